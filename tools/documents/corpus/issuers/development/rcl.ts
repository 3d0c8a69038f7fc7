import { english, plain, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const rcl: Issuer = {
  name: 'RCL',
  forms: {
    delivery_order: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'REGIONAL CONTAINER LINES', { size: 12, bold: true })
        s.text(400, 20, 'DELIVERY ORDER', { size: 13, bold: true })
        s.text(36, 36, 'As agents only', { size: 6 })
        s.text(36, 56, 'TO : THE MANAGER')
        s.text(58, 68, t.text('terminal', f.terminal))
        s.text(400, 56, `D/O NO   : ${t.text('release_number', `DO${f.digits(8)}`)}`)
        s.text(400, 68, `DATE     : ${t.date('document_date', f.arrival, shortNamed)}`)
        s.text(400, 80, `VALID TO : ${t.date('valid_until', f.lastFreeDay, shortNamed)}`)
        s.text(36, 104, 'PLEASE DELIVER TO :', { bold: true })
        s.lines(140, 104, t.party('release_to', f.notify))
        s.text(
          36,
          150,
          `THE UNDERMENTIONED GOODS EX M.V. ${t.text('vessel', f.vessel)} VOY. ${t.text('voyage', f.voyage)} ARRIVED ${t.date('eta', f.arrival, shortNamed)}`,
        )
        s.text(
          36,
          164,
          `FROM ${t.text('port_of_loading', upper(f.loading.name))} TO ${t.text('port_of_discharge', upper(f.discharge.name))}`,
        )
        s.text(36, 178, `B/L NO. ${t.text('bill_of_lading_number', `${f.letters(3)}CB${f.digits(8)}`)}`)
        s.text(300, 178, `CONSIGNEE : ${t.text('consignee', upper(f.consignee.name))}`)
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          200,
          [
            { title: 'CONTAINER', width: 95 },
            { title: 'TYPE', width: 45 },
            { title: 'SEAL', width: 95 },
            { title: 'NO. OF PACKAGES', width: 100 },
            { title: 'DESCRIPTION', width: 110 },
            { title: 'GROSS KGS', width: 79, align: 'right' },
          ],
          f.containers.map((c) => [c.number, c.size, c.seal, `${c.packages} ${f.unit}`, f.goods, plain(c.weight, 3)]),
          { rules: 'all', size: 7 },
        )
        s.text(
          36,
          end + 8,
          `TOTAL ${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}  ${t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3))} KGS`,
          { bold: true },
        )
        s.text(36, end + 26, `EMPTY CONTAINER TO BE RETURNED TO : ${t.text('empty_return_location', f.depot)}`)
        s.prose(36, end + 48, 524, TERMS[1], 6)
        s.stamp(480, end + 120, 36, ['RCL', 'IMPORT DEPT', 'RELEASED'])
      },
    },
    booking_acknowledgement: {
      type: 'booking_confirmation',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Courier')
        s.text(36, 20, 'RCL - REGIONAL CONTAINER LINES', { size: 10, bold: true })
        s.text(36, 34, 'BOOKING ACKNOWLEDGEMENT', { size: 10, bold: true })
        s.text(36, 46, '='.repeat(100), { size: 8 })
        const rows: string[] = [
          `BOOKING NO    : ${t.text('booking_number', `${f.letters(3)}B${f.digits(9)}`)}      BOOKING DATE : ${t.date('document_date', f.booked, shortNamed)}`,
          `BOOKING PARTY : ${upper(f.forwarder.name)}`,
          `SHIPPER       : ${t.text('shipper', upper(f.shipper.name))}`,
          `VESSEL/VOYAGE : ${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`,
          `POR           : ${t.text('place_of_receipt', upper(f.receipt.name))}`,
          `POL           : ${t.text('port_of_loading', upper(f.loading.name))}      ETD : ${t.date('etd', f.departure, shortNamed)}`,
          `POD           : ${t.text('port_of_discharge', upper(f.discharge.name))}      ETA : ${t.date('eta', f.arrival, shortNamed)}`,
          `DEL           : ${t.text('place_of_delivery', upper(f.delivery.name))}`,
          `CONNECTING VIA: ${upper(f.transshipment.name)}`,
          `EQUIPMENT     : ${f.containers.length} X 40HC   SOC: N   DG: N   REEFER: N`,
          `CARGO         : ${f.goods}`,
          `GROSS WEIGHT  : ${t.measure('gross_weight', Math.round(f.weight), 'kg', english(Math.round(f.weight), 0))} KGS`,
        ]
        const end = s.lines(36, 60, rows, { leading: 13 })
        s.text(36, end, '-'.repeat(100))
        s.lines(
          36,
          end + 12,
          [
            `CLOSING DATE/TIME   : ${t.date('cargo_cutoff', f.cargoCutoff, shortNamed)} 23:59`,
            `S/I CLOSING         : ${t.date('documentation_cutoff', f.documentCutoff, shortNamed)} 15:00`,
            `VGM CLOSING         : ${t.date('vgm_cutoff', f.vgmCutoff, shortNamed)} 15:00`,
            `EMPTY PICKUP DEPOT  : ${upper(f.depot)} FROM ${t.date('empty_pickup_date', f.emptyPickup, shortNamed)}`,
            `LADEN RETURN        : ${upper(f.loading.name)} PORT`,
          ],
          { leading: 13 },
        )
        s.prose(36, end + 100, 524, TERMS[2], 6)
      },
    },
  },
}

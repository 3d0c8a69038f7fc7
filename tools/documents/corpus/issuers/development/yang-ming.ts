import { chinese, city, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const yangMing: Issuer = {
  name: 'Yang Ming',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        s.face('Courier')
        s.text(310, 16, 'YANG MING MARINE TRANSPORT CORP.', { size: 10, bold: true, font: 'Helvetica' })
        s.text(400, 32, 'BILL OF LADING', { size: 12, bold: true, font: 'Helvetica' })
        const label = (x: number, y: number, text: string) => s.text(x, y, text, { size: 5.5, font: 'Helvetica' })
        label(34, 48, 'Shipper/Exporter (Complete Name and Address)')
        s.lines(36, 56, [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)])
        label(304, 48, 'Document No. (Booking No.)')
        s.text(306, 56, t.text('booking_number', `YM${f.letters(1)}${f.digits(9)}`))
        label(440, 48, 'B/L No.')
        s.text(442, 56, t.text('bill_of_lading_number', `YMJA${f.letters(1)}${f.digits(9)}`))
        label(304, 72, 'Export References')
        label(34, 100, 'Consignee (Complete Name and Address)')
        s.lines(36, 108, [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)])
        label(304, 100, 'Forwarding Agent-References')
        s.text(306, 108, upper(f.forwarder.name))
        label(34, 152, 'Notify Party (Complete Name and Address)')
        s.lines(36, 160, [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)])
        label(304, 152, 'Delivery Agent at Destination')
        s.lines(306, 160, ['YANG MING (AMERICA) CORP.'])
        label(34, 204, 'Pre-carriage By')
        label(170, 204, 'Place of Receipt')
        s.text(172, 212, t.text('place_of_receipt', upper(f.receipt.name)))
        label(34, 228, 'Ocean Vessel/Voyage/Flag')
        s.text(36, 236, `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`)
        label(170, 228, 'Port of Loading')
        s.text(172, 236, t.text('port_of_loading', upper(f.loading.name)))
        label(34, 252, 'Port of Discharge')
        s.text(36, 260, t.text('port_of_discharge', upper(city(f.discharge))))
        label(170, 252, 'Place of Delivery')
        s.text(172, 260, t.text('place_of_delivery', upper(city(f.delivery))))
        label(304, 228, 'Type of Service')
        s.text(306, 236, 'CY/CY')
        for (const y of [46, 98, 150, 202, 226, 250, 276]) s.line(32, y, 566, y)
        label(34, 280, 'Container No. & Seal No.  Marks & Nos.')
        label(170, 280, 'Quantity and Kind of Packages')
        label(260, 280, 'Description of Goods')
        label(420, 280, 'Gross Weight (KGS)')
        label(500, 280, 'Measurement (CBM)')
        let y = 294
        for (const c of f.containers) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          s.lines(36, y, [c.number, c.seal])
          s.text(172, y, `${c.packages} ${f.unit}`)
          s.text(262, y, f.goods)
          s.text(422, y, plain(c.weight, 3))
          s.text(502, y, plain(c.volume, 3))
          y += 28
        }
        s.text(36, y, '-'.repeat(110), { size: 7 })
        s.text(36, y + 10, `TOTAL:`)
        s.text(172, y + 10, t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`))
        s.text(422, y + 10, t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)))
        s.text(502, y + 10, t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)))
        label(34, 560, 'Total No. of Containers or Packages (in words)')
        s.text(36, 568, `SAY ${f.containers.length} CONTAINER(S) ONLY`)
        s.line(32, 584, 566, 584)
        label(34, 588, 'Freight & Charges')
        label(380, 588, 'Number of Original B/L')
        s.text(382, 596, 'THREE')
        label(380, 610, 'Place of B/L Issue')
        s.text(382, 618, upper(f.loading.name))
        label(380, 632, 'Date of B/L Issue')
        s.text(382, 640, t.date('issue_date', f.issued, chinese))
        label(380, 654, 'Laden on Board the Vessel')
        s.text(382, 662, t.date('on_board_date', f.onBoard, chinese))
        s.prose(34, 690, 520, TERMS[0], 5)
      },
    },
    booking_confirmation: {
      type: 'booking_confirmation',
      draw: (f, s, t) => {
        s.text(40, 24, 'YANG MING', { size: 14, bold: true })
        s.text(200, 28, 'BOOKING ACKNOWLEDGEMENT', { size: 12, bold: true })
        s.text(40, 60, 'TO', { bold: true })
        s.text(70, 60, `: ${upper(f.forwarder.name)}`)
        s.text(40, 73, 'ATTN', { bold: true })
        s.text(70, 73, ': EXPORT DEPT.')
        const rows: [string, string][] = [
          ['BOOKING NO', t.text('booking_number', `I${f.digits(9)}`)],
          ['VESSEL / VOY', `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`],
          ['LOADING PORT', t.text('port_of_loading', upper(f.loading.name))],
          ['DISCHARGE PORT', t.text('port_of_discharge', upper(f.discharge.name))],
          ['DESTINATION', t.text('place_of_delivery', upper(f.delivery.name))],
          ['ETD', t.date('etd', f.departure, named)],
          ['ETA', t.date('eta', f.arrival, named)],
          ['S/I CUT OFF', `${t.date('documentation_cutoff', f.documentCutoff, named)} 15:00`],
          ['VGM CUT OFF', `${t.date('vgm_cutoff', f.vgmCutoff, named)} 15:00`],
          ['CY CUT OFF', `${t.date('cargo_cutoff', f.cargoCutoff, named)} 22:00`],
          ['EMPTY PICK UP', `${upper(f.depot)} FROM ${t.date('empty_pickup_date', f.emptyPickup, named)}`],
          ['FULL RETURN', `${upper(f.loading.name)} CY`],
          ['QTY / TYPE', `${f.containers.length} X 40HQ`],
          ['COMMODITY', f.goods],
        ]
        for (const [i, [label, value]] of rows.entries()) {
          s.text(40, 96 + i * 14, label, { bold: true })
          s.text(160, 96 + i * 14, `: ${value}`)
        }
        s.prose(40, 320, 520, `REMARKS: ${TERMS[1]}`, 7)
      },
    },
  },
}

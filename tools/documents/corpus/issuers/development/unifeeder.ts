import { british, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const unifeeder: Issuer = {
  name: 'Unifeeder',
  forms: {
    booking: {
      type: 'booking_confirmation',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 22, 'unifeeder', { size: 20, bold: true, color: '#d2691e' })
        s.text(36, 52, `BOOKING CONFIRMATION ${t.text('booking_number', `UF${f.digits(8)}`)}`, { size: 13, bold: true })
        t.text('revision', '2')
        s.text(
          36,
          70,
          `Version 2, sent ${t.date('document_date', f.booked, british)} 14:35 by shortsea@unifeeder.example`,
        )
        s.text(36, 94, 'Customer', { bold: true })
        s.lines(36, 106, [f.forwarder.name, ...f.forwarder.address, `Your ref: ${t.text('reference_number', f.order)}`])
        s.text(300, 94, 'Shipper (loading party)', { bold: true })
        s.lines(300, 106, [t.text('shipper', f.shipper.name), ...f.shipper.address])
        s.fill(36, 148, 524, 2, '#d2691e')
        s.text(36, 156, 'Transport plan', { size: 10, bold: true })
        s.text(36, 174, '1  Truck', { bold: true })
        s.text(100, 174, `${t.text('place_of_receipt', f.receipt.name)} to ${f.loading.name}`)
        s.text(36, 190, '2  Vessel', { bold: true })
        s.text(100, 190, `${t.text('vessel', f.vessel)}, voyage ${t.text('voyage', f.voyage)}`)
        s.pairs(
          100,
          204,
          [
            ['Port of loading', t.text('port_of_loading', f.loading.name)],
            ['Departure (ETD)', `${t.date('etd', f.departure, british)} 18:00`],
            ['Port of discharge', t.text('port_of_discharge', f.discharge.name)],
            ['Arrival (ETA)', `${t.date('eta', f.arrival, british)} 07:00`],
          ],
          { gap: 100 },
        )
        s.text(36, 262, '3  Truck', { bold: true })
        s.text(100, 262, `${f.discharge.name} to ${t.text('place_of_delivery', f.delivery.name)}, door delivery`)
        s.fill(36, 282, 524, 2, '#d2691e')
        s.text(36, 290, 'Deadlines (local time)', { size: 10, bold: true })
        s.table(
          36,
          306,
          [
            { title: 'Empty release from', width: 131 },
            { title: 'Documents', width: 131 },
            { title: 'VGM', width: 131 },
            { title: 'Cargo (port closing)', width: 131 },
          ],
          [
            [
              t.date('empty_pickup_date', f.emptyPickup, british),
              `${t.date('documentation_cutoff', f.documentCutoff, british)} 12:00`,
              `${t.date('vgm_cutoff', f.vgmCutoff, british)} 12:00`,
              `${t.date('cargo_cutoff', f.cargoCutoff, british)} 20:00`,
            ],
          ],
          { rules: 'head' },
        )
        s.text(
          36,
          350,
          `Equipment: ${f.containers.length} x 45' pallet wide high cube. Goods: ${f.goods}, gross ${t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 0))} kg`,
        )
        t.measure('gross_weight', Number(f.weight.toFixed(0)), 'kg', '')
        s.prose(36, 380, 524, TERMS[1], 6)
      },
    },
    waybill: {
      type: 'sea_waybill',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 16, 'unifeeder', { size: 16, bold: true, color: '#d2691e' })
        s.text(320, 16, 'Sea Waybill', { size: 15, bold: true })
        s.text(320, 34, 'for combined transport or port to port shipment', { size: 7 })
        const style = { labelSize: 6.5, labelColor: '#666' }
        s.field(
          36,
          48,
          284,
          56,
          'Sender / Shipper',
          t.party('shipper', f.shipper, (x) => x),
          style,
        )
        s.field(
          36,
          104,
          284,
          56,
          'Receiver / Consignee',
          t.party('consignee', f.consignee, (x) => x),
          style,
        )
        s.field(
          36,
          160,
          284,
          56,
          'Notify',
          t.party('notify_party', f.notify, (x) => x),
          style,
        )
        s.fields(
          [
            [320, 48, 120, 28, 'Waybill No.', t.text('bill_of_lading_number', `UFSW${f.digits(8)}`)],
            [440, 48, 120, 28, 'Booking', t.text('booking_number', `UF${f.digits(8)}`)],
            [320, 76, 240, 28, "Shipper's reference", t.text('reference_number', f.order)],
            [320, 104, 240, 56, 'Agent at destination', [`Unifeeder ${f.discharge.name}`, f.trucker.phone]],
            [320, 160, 240, 56, 'Terms of carriage', 'Door / Door'],
            [36, 216, 142, 26, 'Place of receipt', t.text('place_of_receipt', f.receipt.name)],
            [178, 216, 142, 26, 'Port of loading', t.text('port_of_loading', f.loading.name)],
            [320, 216, 120, 26, 'Vessel', t.text('vessel', f.vessel)],
            [440, 216, 120, 26, 'Voyage', t.text('voyage', f.voyage)],
            [36, 242, 142, 26, 'Port of discharge', t.text('port_of_discharge', f.discharge.name)],
            [178, 242, 142, 26, 'Place of delivery', t.text('place_of_delivery', f.delivery.name)],
            [320, 242, 240, 26, 'Customs status', 'C / T2L'],
          ],
          style,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          276,
          [
            { title: 'Unit', width: 80 },
            { title: 'Type', width: 40 },
            { title: 'Seal', width: 80 },
            { title: 'Colli', width: 60, align: 'right' },
            { title: 'Goods', width: 124 },
            { title: 'Gross, kg', width: 70, align: 'right' },
            { title: 'Volume, m3', width: 70, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              f.goods,
              plain(c.weight, 3),
              plain(c.volume, 3),
            ]),
            [
              'Total',
              '',
              '',
              t.measure('packages', f.packages, '', String(f.packages)),
              '',
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)),
            ],
          ],
          { rules: 'head', size: 7.5 },
        )
        s.text(36, end + 30, `Shipped on board ${t.date('on_board_date', f.onBoard, spaced)}`)
        s.text(300, end + 30, `${upper(f.loading.name)}, ${t.date('issue_date', f.issued, spaced)}`)
        s.text(300, end + 40, 'Place and date of issue', { size: 6 })
        s.prose(36, 640, 524, TERMS[0], 6)
      },
    },
  },
}

import { chinese, english, iso, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const kerry: Issuer = {
  name: 'Kerry Logistics',
  forms: {
    house_bill: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        s.text(36, 16, 'KERRY LOGISTICS (HONG KONG) LIMITED', { size: 11, bold: true, color: '#c4570a' })
        s.text(330, 16, 'Combined Transport Bill of Lading', { size: 12, bold: true })
        s.field(36, 36, 270, 56, 'Shipper', t.party('shipper', f.shipper), { labelSize: 6.5 })
        s.field(36, 92, 270, 56, 'Consignee', t.party('consignee', f.consignee), { labelSize: 6.5 })
        s.field(36, 148, 270, 56, 'Notify Party', t.party('notify_party', f.notify), { labelSize: 6.5 })
        s.field(306, 36, 254, 28, 'B/L No.', t.text('bill_of_lading_number', `KLHK${f.digits(8)}`), {
          labelSize: 6.5,
          size: 10,
          bold: true,
        })
        s.prose(310, 68, 246, TERMS[0], 5)
        s.field(
          306,
          148,
          254,
          56,
          'For delivery of goods please apply to',
          [upper(f.forwarder.name), ...f.forwarder.address.map(upper), `TEL ${f.forwarder.phone}`],
          { labelSize: 6.5 },
        )
        s.fields(
          [
            [36, 204, 135, 25, 'Pre-Carriage by', f.feeder],
            [171, 204, 135, 25, 'Place of Receipt', t.text('place_of_receipt', upper(f.receipt.name))],
            [306, 204, 254, 25, 'Freight Payable at', 'DESTINATION'],
            [
              36,
              229,
              135,
              25,
              'Ocean Vessel / Voyage',
              `${t.text('vessel', f.vessel)} V.${t.text('voyage', f.voyage)}`,
            ],
            [171, 229, 135, 25, 'Port of Loading', t.text('port_of_loading', upper(f.loading.name))],
            [306, 229, 254, 25, 'No. of Original B/L', 'ZERO (0) - TELEX RELEASE'],
            [36, 254, 135, 25, 'Port of Discharge', t.text('port_of_discharge', upper(f.discharge.name))],
            [171, 254, 135, 25, 'Place of Delivery', t.text('place_of_delivery', upper(f.delivery.name))],
            [306, 254, 254, 25, 'Final destination', ''],
          ],
          { labelSize: 6 },
        )
        s.table(
          36,
          284,
          [
            { title: 'Marks & Numbers', width: 110 },
            { title: 'Quantity', width: 70 },
            { title: 'Description of Goods', width: 194 },
            { title: 'Gross Weight', width: 75, align: 'right' },
            { title: 'Measurement', width: 75, align: 'right' },
          ],
          [
            [
              ['KLX', f.order, upper(f.discharge.name)],
              [t.measure('packages', f.packages, f.unit, String(f.packages)), f.unit],
              ["SHIPPER'S LOAD, COUNT & SEALED", f.goods, `HS CODE: ${f.hs}`, 'AS PER ATTACHED LIST'],
              [t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)), 'KGS'],
              [t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)), 'CBM'],
            ],
          ],
          { rules: 'head' },
        )
        s.box(36, 284, 524, 250)
        s.text(150, 520, 'CONTAINER DETAILS AS PER ATTACHED LIST (PAGE 2)', { size: 7 })
        s.fields(
          [
            [36, 534, 262, 28, 'Place and date of issue', `HONG KONG  ${t.date('issue_date', f.issued, chinese)}`],
            [298, 534, 262, 28, 'Shipped on board', t.date('on_board_date', f.onBoard, chinese)],
          ],
          { labelSize: 6 },
        )
        s.stamp(480, 620, 38, ['KERRY', 'AS CARRIER'])
        s.page()
        s.text(36, 20, 'ATTACHED LIST', { size: 12, bold: true })
        s.text(400, 20, `B/L NO. ${t.truth.fields.bill_of_lading_number as string}`)
        s.text(400, 32, `VESSEL ${f.vessel} V.${f.voyage}`)
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        s.table(
          36,
          56,
          [
            { title: 'CONTAINER NO.', width: 100 },
            { title: 'SEAL NO.', width: 100 },
            { title: 'SIZE', width: 54 },
            { title: 'PKGS', width: 80, align: 'right' },
            { title: 'G.W. (KGS)', width: 100, align: 'right' },
            { title: 'MEAS. (CBM)', width: 90, align: 'right' },
          ],
          f.containers.map((c) => [
            c.number,
            c.seal,
            c.size,
            String(c.packages),
            english(c.weight, 3),
            plain(c.volume, 3),
          ]),
          { rules: 'all' },
        )
      },
    },
    shipping_order: {
      type: 'booking_confirmation',
      draw: (f, s, t) => {
        s.text(36, 20, 'KERRY LOGISTICS', { size: 13, bold: true, color: '#c4570a' })
        s.text(280, 20, 'BOOKING CONFIRMATION / SHIPPING ORDER', { size: 11, bold: true })
        s.fields(
          [
            [36, 44, 262, 30, 'S/O No. (Booking No.)', t.text('booking_number', `HKG${f.digits(8)}`)],
            [298, 44, 131, 30, 'Issue Date', t.date('document_date', f.booked, iso)],
            [429, 44, 131, 30, 'Carrier', t.text('carrier', 'WAN HAI LINES')],
            [36, 74, 262, 44, 'Shipper', t.party('shipper', f.shipper)],
            [298, 74, 262, 44, 'Forwarder / Agent', upper(f.forwarder.name)],
            [36, 118, 175, 28, 'Vessel', t.text('vessel', f.vessel)],
            [211, 118, 87, 28, 'Voyage', t.text('voyage', f.voyage)],
            [298, 118, 131, 28, 'ETD', t.date('etd', f.departure, iso)],
            [429, 118, 131, 28, 'ETA', t.date('eta', f.arrival, iso)],
            [36, 146, 131, 28, 'Port of Loading', t.text('port_of_loading', upper(f.loading.name))],
            [167, 146, 131, 28, 'Port of Discharge', t.text('port_of_discharge', upper(f.discharge.name))],
            [298, 146, 262, 28, 'Final Destination', t.text('place_of_delivery', upper(f.delivery.name))],
            [36, 174, 131, 28, 'CY Open', `${f.emptyPickup} 00:00`],
            [167, 174, 131, 28, 'CY Closing', `${t.date('cargo_cutoff', f.cargoCutoff, iso)} 18:00`],
            [298, 174, 131, 28, 'SI Cut-off', `${t.date('documentation_cutoff', f.documentCutoff, iso)} 12:00`],
            [429, 174, 131, 28, 'VGM Cut-off', `${t.date('vgm_cutoff', f.vgmCutoff, iso)} 12:00`],
            [36, 202, 262, 28, 'Quantity / Equipment', `${f.containers.length} x 40HQ`],
            [298, 202, 262, 28, 'Commodity', f.goods],
          ],
          { labelSize: 6 },
        )
        s.prose(36, 250, 524, TERMS[1], 7)
      },
    },
    debit_note: {
      type: 'freight_invoice',
      draw: (f, s, t) => {
        s.text(36, 20, 'KERRY LOGISTICS', { size: 13, bold: true, color: '#c4570a' })
        s.text(230, 46, 'DEBIT NOTE - FREIGHT', { size: 13, bold: true })
        s.lines(36, 70, ['TO :', ...t.party('bill_to', f.consignee)])
        s.pairs(
          340,
          70,
          [
            ['DEBIT NOTE NO.', `: ${t.text('invoice_number', `DN${f.digits(8)}`)}`],
            ['DATE', `: ${t.date('invoice_date', f.issued, named)}`],
            ['DUE DATE', `: ${t.date('due_date', f.arrival, named)}`],
            ['JOB NO.', `: ${t.text('reference_number', `HKJ${f.digits(7)}`)}`],
          ],
          { gap: 90 },
        )
        s.pairs(
          36,
          134,
          [
            ['VESSEL / VOYAGE', `: ${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            ['FROM', `: ${t.text('port_of_loading', upper(f.loading.name))}`],
            ['TO', `: ${t.text('port_of_discharge', upper(f.discharge.name))}`],
            ['ETD / ETA', `: ${t.date('etd', f.departure, named)} / ${t.date('eta', f.arrival, named)}`],
            ['MBL NO.', `: ${t.text('master_bill_number', `WHLC${f.digits(9)}`)}`],
            ['HBL NO.', `: ${t.text('house_bill_number', `KLHK${f.digits(8)}`)}`],
          ],
          { gap: 100 },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        const n = f.containers.length
        const rows: [string, number, number][] = [
          ['OCEAN FREIGHT', n, 1680],
          ['EMERGENCY BUNKER SURCHARGE', n, 150],
          ['TELEX RELEASE FEE', 1, 48],
          ['CFS CHARGES', 1, 96.4],
        ]
        let total = 0
        const end = s.table(
          36,
          224,
          [
            { title: 'PARTICULARS', width: 210 },
            { title: 'QTY', width: 60, align: 'right' },
            { title: 'UNIT', width: 54 },
            { title: 'RATE (USD)', width: 90, align: 'right' },
            { title: 'AMOUNT (USD)', width: 110, align: 'right' },
          ],
          rows.map(([name, count, price]) => {
            total += count * price
            t.item({ description: name, quantity: count, unit_price: price, amount: count * price })
            return [name, plain(count, 2), count === n ? 'CNTR' : 'SET', english(price, 2), english(count * price, 2)]
          }),
          { rules: 'head', lineHeight: 13 },
        )
        t.money('ocean_freight', n * 1680, 'USD', '')
        total = Math.round(total * 100) / 100
        s.text(330, end + 8, 'TOTAL : USD', { bold: true })
        s.text(450, end + 8, t.money('total_amount', total, 'USD', english(total, 2)), {
          bold: true,
          width: 108,
          align: 'right',
        })
        s.text(36, end + 30, 'E. & O. E.   ALL CHEQUES TO BE CROSSED AND MADE PAYABLE TO KERRY LOGISTICS', { size: 7 })
      },
    },
  },
}

import { american, city, english, long, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const tropicalShipping: Issuer = {
  name: 'Tropical Shipping',
  forms: {
    arrival: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(36, 18, 'TROPICAL', { size: 22, bold: true, color: '#00695c' })
        s.text(36, 62, 'ARRIVAL NOTICE / FREIGHT COLLECT INVOICE', { size: 12, bold: true })
        s.text(430, 20, 'Bill of Lading #', { size: 7 })
        s.text(430, 30, t.text('bill_of_lading_number', `TSCW${f.digits(8)}`), { size: 13, bold: true })
        s.text(430, 48, `Notice date ${t.date('document_date', f.noticed, american)}`)
        s.fill(36, 80, 540, 14, '#00695c')
        s.text(40, 83, 'Consignee', { color: '#fff', bold: true })
        s.text(220, 83, 'Notify party', { color: '#fff', bold: true })
        s.text(400, 83, 'Shipper', { color: '#fff', bold: true })
        s.lines(40, 98, t.party('consignee', f.consignee))
        s.lines(220, 98, t.party('notify_party', f.notify))
        s.lines(400, 98, t.party('shipper', f.shipper))
        s.fill(36, 136, 540, 14, '#00695c')
        s.text(40, 139, 'Voyage information', { color: '#fff', bold: true })
        s.pairs(
          40,
          156,
          [
            ['Vessel:', t.text('vessel', f.vessel)],
            ['Voyage:', t.text('voyage', f.voyage)],
            ['Origin port:', t.text('port_of_loading', upper(f.loading.name))],
            ['Sail date:', t.date('etd', f.departure, american)],
          ],
          { gap: 80, labelBold: true },
        )
        s.pairs(
          310,
          156,
          [
            ['Destination port:', t.text('port_of_discharge', upper(city(f.discharge)))],
            ['Estimated arrival:', t.date('eta', f.arrival, american)],
            ['Terminal:', t.text('terminal', f.terminal)],
            ['Last free day:', t.date('last_free_day', f.lastFreeDay, american)],
          ],
          { gap: 90, labelBold: true },
        )
        s.fill(36, 212, 540, 14, '#00695c')
        s.text(40, 215, 'Cargo', { color: '#fff', bold: true })
        t.containers(f.containers, ['seal_number', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          230,
          [
            { title: 'Equipment #', width: 100 },
            { title: 'Seal #', width: 100 },
            { title: 'Pieces', width: 70, align: 'right' },
            { title: 'Description', width: 170 },
            { title: 'Weight (kg)', width: 100, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [c.number, c.seal, english(c.packages, 0), f.goods, english(c.weight, 3)]),
            [
              'Shipment total',
              '',
              t.measure('packages', f.packages, '', english(f.packages, 0)),
              '',
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
            ],
          ],
          { rules: 'head', headBold: true },
        )
        s.table(
          320,
          end + 20,
          [
            { title: 'Charge', width: 156 },
            { title: 'Collect USD', width: 100, align: 'right' },
          ],
          [
            ['Ocean freight', '2,640.00'],
            ['Bunker surcharge', '318.00'],
            ['Wharfage', '74.50'],
            ['Amount due', '3,032.50'],
          ],
          { rules: 'all' },
        )
        s.prose(36, 690, 540, TERMS[1], 6)
      },
    },
    waybill: {
      type: 'sea_waybill',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(30, 18, 'TROPICAL', { size: 16, bold: true, color: '#00695c' })
        s.text(300, 18, 'NON-NEGOTIABLE EXPRESS SEA WAYBILL', { size: 12, bold: true })
        const box = { labelSize: 6, size: 8 }
        s.fields(
          [
            [30, 40, 276, 54, '(2) SHIPPER', t.party('shipper', f.shipper)],
            [30, 94, 276, 54, '(3) CONSIGNEE', t.party('consignee', f.consignee)],
            [30, 148, 276, 54, '(4) NOTIFY PARTY', t.party('notify_party', f.notify)],
            [306, 40, 138, 27, '(5) BOOKING NUMBER', t.text('booking_number', `BK${f.digits(8)}`)],
            [444, 40, 138, 27, '(5A) WAYBILL NUMBER', t.text('bill_of_lading_number', `TSCW${f.digits(8)}`)],
            [306, 67, 276, 27, '(6) EXPORT REFERENCES', t.text('reference_number', f.order)],
            [306, 94, 276, 54, '(7) FORWARDING AGENT', [upper(f.forwarder.name), ...f.forwarder.address.map(upper)]],
            [306, 148, 276, 54, '(8) DOMESTIC ROUTING', ''],
            [30, 202, 138, 26, '(12) PRE-CARRIAGE BY', 'TRUCK'],
            [168, 202, 138, 26, '(13) PLACE OF RECEIPT', t.text('place_of_receipt', upper(f.receipt.name))],
            [306, 202, 138, 26, '(14) VESSEL', t.text('vessel', f.vessel)],
            [444, 202, 138, 26, '(14A) VOYAGE', t.text('voyage', f.voyage)],
            [30, 228, 138, 26, '(15) PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name))],
            [168, 228, 138, 26, '(16) PORT OF DISCHARGE', t.text('port_of_discharge', upper(city(f.discharge)))],
            [306, 228, 276, 26, '(17) PLACE OF DELIVERY', t.text('place_of_delivery', upper(city(f.delivery)))],
          ],
          box,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          30,
          260,
          [
            { title: '(18) MARKS, CONTAINER AND SEAL', width: 142 },
            { title: '(19) PKGS', width: 60, align: 'right' },
            { title: '(20) DESCRIPTION', width: 170 },
            { title: '(21) GROSS KILOS', width: 90, align: 'right' },
            { title: '(22) CUBIC METERS', width: 90, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              [c.number, `SEAL ${c.seal}`],
              english(c.packages, 0),
              [`1 X ${c.size} STC`, f.goods],
              english(c.weight, 3),
              english(c.volume, 3),
            ]),
            [
              'TOTALS',
              t.measure('packages', f.packages, f.unit, english(f.packages, 0)),
              f.unit,
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { rules: 'all' },
        )
        s.text(30, end + 20, `LADEN ON BOARD ${upper(t.date('on_board_date', f.onBoard, long))}`, { bold: true })
        s.text(330, end + 20, `DATED ${upper(t.date('issue_date', f.issued, long))}`)
        s.prose(30, 680, 552, TERMS[0], 6)
      },
    },
    invoice: {
      type: 'freight_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(36, 18, 'TROPICAL', { size: 22, bold: true, color: '#00695c' })
        s.text(420, 20, 'FREIGHT INVOICE', { size: 14, bold: true })
        s.lines(36, 60, ['Bill to:', ...t.party('bill_to', f.forwarder)])
        s.pairs(
          370,
          46,
          [
            ['Invoice number', t.text('invoice_number', `INV${f.digits(7)}`)],
            ['Invoice date', t.date('invoice_date', f.invoiced, american)],
            ['Due date', t.date('due_date', f.due, american)],
            ['Account', f.digits(6)],
          ],
          { gap: 90 },
        )
        s.box(36, 110, 540, 62)
        const cells: [string, string][] = [
          ['BILL OF LADING', t.text('bill_of_lading_number', `TSCW${f.digits(8)}`)],
          ['VESSEL', t.text('vessel', f.vessel)],
          ['VOYAGE', t.text('voyage', f.voyage)],
          ['CUSTOMER REFERENCE', t.text('reference_number', f.order)],
          ['LOAD PORT', t.text('port_of_loading', upper(f.loading.name))],
          ['DISCHARGE PORT', t.text('port_of_discharge', upper(city(f.discharge)))],
          ['SHIPPER', t.text('shipper', upper(f.shipper.name))],
          ['CONSIGNEE', t.text('consignee', upper(f.consignee.name))],
        ]
        for (const [i, [label, value]] of cells.entries()) {
          const x = 42 + (i % 4) * 134
          const y = 114 + Math.floor(i / 4) * 30
          s.text(x, y, label, { size: 6, color: '#555' })
          s.text(x, y + 9, value, { size: 8, width: 128 })
        }
        t.containers(f.containers, [])
        const n = f.containers.length
        const rows: [string, number, number][] = [
          ['Ocean freight', n, 2640],
          ['Bunker surcharge', n, 318],
          ['Chassis usage', n, 95],
          ['Documentation', 1, 60],
        ]
        t.money('ocean_freight', n * 2640, 'USD', '')
        const end = s.table(
          36,
          186,
          [
            { title: 'Description', width: 260 },
            { title: 'Quantity', width: 80, align: 'right' },
            { title: 'Rate', width: 100, align: 'right' },
            { title: 'Amount (USD)', width: 100, align: 'right' },
          ],
          rows.map(([description, quantity, rate]) => {
            t.item({ description, quantity, unit_price: rate, amount: quantity * rate })
            return [description, String(quantity), english(rate, 2), english(quantity * rate, 2)]
          }),
          { rules: 'head', headBold: true, lineHeight: 14 },
        )
        const total = rows.reduce((all, [, quantity, rate]) => all + quantity * rate, 0)
        s.text(376, end + 10, 'PLEASE PAY USD', { bold: true })
        s.text(476, end + 10, t.money('total_amount', total, 'USD', english(total, 2)), {
          bold: true,
          width: 98,
          align: 'right',
        })
        s.text(36, end + 10, `Containers: ${f.containers.map((c) => c.number).join(', ')}`)
        s.prose(36, 700, 540, TERMS[2], 6)
      },
    },
  },
}

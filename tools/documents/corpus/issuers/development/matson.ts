import { american, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const matson: Issuer = {
  name: 'Matson',
  forms: {
    freight_bill: {
      type: 'freight_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(36, 24, 'Matson', { size: 22, bold: true, color: '#123a7c' })
        s.text(430, 24, 'FREIGHT BILL', { size: 15, bold: true })
        s.fill(36, 54, 540, 14, '#123a7c')
        s.text(40, 57, 'Freight Bill Number', { color: '#fff' })
        s.text(180, 57, 'Bill Date', { color: '#fff' })
        s.text(280, 57, 'Terms', { color: '#fff' })
        s.text(360, 57, 'Please Pay By', { color: '#fff' })
        s.text(480, 57, 'Customer Code', { color: '#fff' })
        s.text(40, 72, t.text('invoice_number', f.digits(10)))
        s.text(180, 72, t.date('invoice_date', f.issued, american))
        s.text(280, 72, '30 DAYS')
        s.text(360, 72, t.date('due_date', f.arrival, american))
        s.text(480, 72, f.digits(7))
        s.lines(36, 96, ['BILL TO', ...t.party('bill_to', f.forwarder)])
        s.lines(230, 96, ['SHIPPER', ...t.party('shipper', f.shipper)])
        s.lines(410, 96, ['CONSIGNEE', ...t.party('consignee', f.consignee)])
        s.pairs(
          36,
          150,
          [
            ['Vessel', t.text('vessel', f.vessel)],
            ['Voyage', t.text('voyage', f.voyage)],
            ['Sail Date', t.date('etd', f.departure, american)],
            ['Arrival Date', t.date('eta', f.arrival, american)],
          ],
          { gap: 70 },
        )
        s.pairs(
          300,
          150,
          [
            ['Load Port', t.text('port_of_loading', f.loading.name)],
            ['Discharge Port', t.text('port_of_discharge', f.discharge.name)],
            ['Booking', t.text('booking_number', f.digits(7))],
            ['B/L Number', t.text('bill_of_lading_number', `MATS${f.digits(10)}`)],
            ['Shipper Ref', t.text('reference_number', f.order)],
          ],
          { gap: 80 },
        )
        t.containers(f.containers, ['size_type'])
        s.text(36, 224, `Containers: ${f.containers.map((c) => `${c.number} (${c.size})`).join('  ')}`, { width: 540 })
        const n = f.containers.length
        const rows: [string, string, number, number][] = [
          ['OCEAN FREIGHT', 'PER CONTAINER', n, 3185],
          ['FUEL SURCHARGE 36.5 PCT', 'PERCENT', 1, 1162.53 * n],
          ['TERMINAL HANDLING CHARGE', 'PER CONTAINER', n, 510],
          ['BILL OF LADING FEE', 'PER B/L', 1, 40],
        ]
        let total = 0
        const end = s.table(
          36,
          244,
          [
            { title: 'Description', width: 200 },
            { title: 'Basis', width: 110 },
            { title: 'Qty', width: 50, align: 'right' },
            { title: 'Rate', width: 80, align: 'right' },
            { title: 'Charges', width: 100, align: 'right' },
          ],
          rows.map(([name, basis, count, rate]) => {
            const amount = Math.round(count * rate * 100) / 100
            total += amount
            t.item({ description: name, quantity: count, unit_price: rate, amount })
            return [name, basis, String(count), english(rate, 2), english(amount, 2)]
          }),
          { rules: 'head' },
        )
        t.money('ocean_freight', 3185 * n, 'USD', '')
        s.line(440, end + 4, 576, end + 4)
        total = Math.round(total * 100) / 100
        s.text(330, end + 8, 'PLEASE PAY THIS AMOUNT  USD', { bold: true })
        s.text(476, end + 8, t.money('total_amount', total, 'USD', english(total, 2)), {
          bold: true,
          align: 'right',
          width: 98,
        })
        s.prose(36, 700, 540, TERMS[2], 6)
      },
    },
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(36, 24, 'Matson', { size: 22, bold: true, color: '#123a7c' })
        s.text(400, 30, 'Notice of Arrival', { size: 14 })
        s.text(400, 48, t.date('document_date', f.noticed, american))
        s.lines(36, 62, [upper(f.consignee.name), ...f.consignee.address.map(upper)])
        s.text(36, 110, 'Your freight is scheduled to be available as shown below.', { size: 9 })
        s.table(
          36,
          130,
          [
            { title: 'Vessel', width: 120 },
            { title: 'Voyage', width: 60 },
            { title: 'Origin', width: 90 },
            { title: 'Destination', width: 100 },
            { title: 'Est. Arrival', width: 70 },
            { title: 'Est. Available', width: 100 },
          ],
          [
            [
              t.text('vessel', f.vessel),
              t.text('voyage', f.voyage),
              t.text('port_of_loading', f.loading.name),
              t.text('port_of_discharge', f.discharge.name),
              t.date('eta', f.arrival, american),
              american(f.available),
            ],
          ],
          { rules: 'head' },
        )
        s.pairs(
          36,
          176,
          [
            ['Bill of Lading #', t.text('bill_of_lading_number', `MATS${f.digits(10)}`)],
            ['Consignee', t.text('consignee', upper(f.consignee.name))],
            ['Shipper', t.text('shipper', upper(f.shipper.name))],
            ['Pickup Location', t.text('terminal', f.terminal)],
            ['Pickup Hours', 'Mon-Fri 0700-1600, appointment required'],
            ['Last Free Day', t.date('last_free_day', f.lastFreeDay, american)],
          ],
          { gap: 90, labelBold: true },
        )
        t.containers(f.containers, ['seal_number', 'packages', 'gross_weight'])
        const pounds = (kilos: number) => english(Math.round(kilos * 2.20462), 0)
        const end = s.table(
          36,
          268,
          [
            { title: 'Container', width: 90 },
            { title: 'Seal', width: 90 },
            { title: 'Pieces', width: 60, align: 'right' },
            { title: 'Commodity', width: 140 },
            { title: 'Weight LB', width: 70, align: 'right' },
            { title: 'Weight KG', width: 80, align: 'right' },
          ],
          f.containers.map((c) => [
            c.number,
            c.seal,
            String(c.packages),
            f.goods,
            pounds(c.weight),
            english(c.weight, 3),
          ]),
          { rules: 'head' },
        )
        s.text(36, end + 20, 'Freight charges are PREPAID. A signed delivery receipt is required at time of pickup.')
        s.prose(36, 700, 540, TERMS[1], 6)
      },
    },
  },
}

import { american, english } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const usExporter: Issuer = {
  name: 'American seller',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      paper: 'LETTER',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 30, 'Commercial Invoice', { size: 18, bold: true })
        s.text(40, 62, 'Seller', { bold: true })
        s.lines(40, 74, [t.text('shipper', f.shipper.name), ...f.shipper.address, f.shipper.phone], { size: 9 })
        s.text(230, 62, 'Sold To', { bold: true })
        s.lines(230, 74, [t.text('bill_to', f.consignee.name), ...f.consignee.address], { size: 9 })
        s.text(400, 62, 'Ship To', { bold: true })
        s.lines(400, 74, [f.notify.name, ...f.notify.address], { size: 9 })
        const grid: [string, string][] = [
          ['Invoice Number', t.text('invoice_number', `INV-${f.digits(6)}`)],
          ['Invoice Date', t.date('invoice_date', f.booked, american)],
          ['Payment Due', t.date('due_date', f.noticed, american)],
          ['Purchase Order', t.text('purchase_order_number', f.order)],
          ['Incoterms 2020', t.text('incoterm', `CIF ${f.discharge.name}`)],
          ['Country of Origin', t.text('country_of_origin', 'USA')],
          ['Booking No.', t.text('booking_number', f.digits(10))],
          ['Vessel', `${t.text('vessel', f.vessel)}`],
        ]
        for (const [i, [label, value]] of grid.entries()) {
          s.box(40 + (i % 4) * 132, 134 + Math.floor(i / 4) * 30, 132, 30)
          s.text(44 + (i % 4) * 132, 137 + Math.floor(i / 4) * 30, label, { size: 6.5, bold: true })
          s.text(44 + (i % 4) * 132, 149 + Math.floor(i / 4) * 30, value, { size: 8.5 })
        }
        const end = s.table(
          40,
          206,
          [
            { title: 'Part #', width: 80 },
            { title: 'Description', width: 200 },
            { title: 'Qty', width: 60, align: 'right' },
            { title: 'Unit Price', width: 90, align: 'right' },
            { title: 'Extended', width: 100, align: 'right' },
          ],
          f.items.map((item) => {
            t.item({
              description: item.description,
              quantity: item.quantity,
              unit_price: item.price,
              amount: item.amount,
            })
            return [
              item.code,
              item.description,
              english(item.quantity, 0),
              `$${english(item.price, 2)}`,
              `$${english(item.amount, 2)}`,
            ]
          }),
          { rules: 'head', size: 8.5, lineHeight: 14 },
        )
        s.text(380, end + 10, 'Subtotal')
        s.text(460, end + 10, `$${english(f.total, 2)}`, { width: 108, align: 'right' })
        s.text(380, end + 24, 'Insurance')
        s.text(460, end + 24, '$120.00', { width: 108, align: 'right' })
        s.text(380, end + 40, 'Invoice Total', { bold: true, size: 10 })
        s.text(
          460,
          end + 40,
          t.money('total_amount', Math.round((f.total + 120) * 100) / 100, 'USD', `$${english(f.total + 120, 2)}`),
          { bold: true, size: 10, width: 108, align: 'right' },
        )
        s.text(40, end + 20, `Total packages: ${t.measure('packages', f.packages, f.unit, String(f.packages))}`)
        s.text(
          40,
          end + 33,
          `Gross weight: ${t.measure('gross_weight', Math.round(f.weight * 2.20462), 'lb', `${english(Math.round(f.weight * 2.20462), 0)} lbs`)}`,
        )
        s.prose(
          40,
          700,
          530,
          'These commodities, technology, or software were exported from the United States in accordance with the Export Administration Regulations. Diversion contrary to U.S. law is prohibited.',
          6,
        )
      },
    },
  },
}

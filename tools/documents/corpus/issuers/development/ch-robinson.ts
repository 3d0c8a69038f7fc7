import { american, city, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const chRobinson: Issuer = {
  name: 'C.H. Robinson',
  forms: {
    invoice: {
      type: 'freight_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 24, 'C.H. ROBINSON', { size: 14, bold: true })
        s.text(430, 24, 'INVOICE', { size: 16, bold: true })
        s.text(330, 50, 'Invoice Number')
        s.text(450, 50, t.text('invoice_number', f.digits(9)), { bold: true })
        s.text(330, 63, 'Invoice Date')
        s.text(450, 63, t.date('invoice_date', f.arrival, american), { bold: true })
        s.text(330, 76, 'Terms')
        s.text(450, 76, 'NET 30')
        s.text(330, 89, 'Due Date')
        s.text(450, 89, t.date('due_date', f.due, american), { bold: true })
        s.text(330, 102, 'File Number')
        s.text(450, 102, t.text('reference_number', f.digits(8)))
        s.text(40, 60, 'BILL TO', { bold: true })
        s.lines(40, 72, [t.text('bill_to', upper(f.consignee.name)), ...f.consignee.address.map(upper)])
        s.line(40, 122, 570, 122)
        const rows: [string, string, string, string][] = [
          [
            'Shipper:',
            t.text('shipper', upper(f.shipper.name)),
            'Master B/L:',
            t.text('master_bill_number', `EGLV${f.digits(12)}`),
          ],
          [
            'Consignee:',
            t.text('consignee', upper(f.consignee.name)),
            'House B/L:',
            t.text('house_bill_number', f.house),
          ],
          [
            'Vessel/Voyage:',
            `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`,
            'Sail Date:',
            t.date('etd', f.departure, american),
          ],
          [
            'Port of Loading:',
            t.text('port_of_loading', upper(city(f.loading))),
            'Arrival Date:',
            t.date('eta', f.arrival, american),
          ],
          [
            'Port of Discharge:',
            t.text('port_of_discharge', upper(city(f.discharge))),
            'Pieces / Weight:',
            `${f.packages} / ${english(f.weight, 0)} KG`,
          ],
          ['Container(s):', f.containers.map((c) => c.number).join(' '), '', ''],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        for (const c of f.containers) t.container({ number: c.number })
        for (const [i, [a, b, c, d]] of rows.entries()) {
          s.text(40, 130 + i * 13, a, { bold: true })
          s.text(125, 130 + i * 13, b)
          s.text(370, 130 + i * 13, c, { bold: true })
          s.text(450, 130 + i * 13, d)
        }
        const n = f.containers.length
        const charges: [string, number][] = [
          ['OCEAN FREIGHT', 2210 * n],
          ['FUEL SURCHARGE', 220 * n],
          ['DESTINATION CHARGES', 385 * n],
          ['DELIVERY ORDER FEE', 35],
          ['CUSTOMS CLEARANCE', 110],
        ]
        const end = s.table(
          40,
          224,
          [
            { title: 'Description', width: 370 },
            { title: 'Amount (USD)', width: 150, align: 'right' },
          ],
          charges.map(([name, amount]) => {
            t.item({ description: name, amount })
            return [name, english(amount, 2)]
          }),
          { rules: 'head' },
        )
        t.money('ocean_freight', charges[0]![1], 'USD', '')
        const total = charges.reduce((all, [, amount]) => all + amount, 0)
        s.text(330, end + 14, 'PLEASE PAY THIS AMOUNT', { bold: true })
        s.text(410, end + 14, t.money('total_amount', total, 'USD', `$${english(total, 2)}`), {
          bold: true,
          width: 148,
          align: 'right',
        })
        s.prose(40, 700, 530, TERMS[2], 6)
      },
    },
  },
}

import { english, named, type Place, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { after } from '../../prints.ts'

const place = (name: string, region: string, code: string): Place => ({ name, region, country: 'India', code })
const PORTS = [
  place('Mundra', 'Gujarat', 'INMUN'),
  place('Nhava Sheva', 'Maharashtra', 'INNSA'),
  place('Chennai', 'Tamil Nadu', 'INMAA'),
]
const round = (amount: number) => Math.round(amount * 100) / 100

/** An agent of lines, who bills detention in slabs, in rupees with tax. */
export const transworld: Issuer = {
  name: 'Transworld Shipping Agencies',
  forms: {
    detention: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const to = f.random.pick(PORTS)
        const from = f.loading.country === 'India' ? { ...f.loading, name: 'Jebel Ali', country: 'U.A.E.' } : f.loading
        s.text(36, 20, 'TRANSWORLD SHIPPING AGENCIES PRIVATE LIMITED', { size: 13, bold: true })
        s.lines(
          36,
          38,
          [
            'AS AGENTS FOR: SHREYAS CONTAINER LINES',
            'Mafatlal Chambers, 2nd Floor, Lower Parel, Mumbai 400013   CIN: U61100MH0000PTC000000',
            'GSTIN: 27AAAAA0000A1Z5   PAN: AAAAA0000A   SAC: 996759',
          ],
          { size: 7.5 },
        )
        s.text(36, 74, 'TAX INVOICE - IMPORT DETENTION', { size: 12, bold: true, align: 'center', width: 523 })
        const style = { labelSize: 6.5, size: 8.5 }
        const invoice = after(f.returned, 2)
        s.fields(
          [
            [
              36,
              94,
              262,
              64,
              'Details of Receiver (Billed to)',
              [
                ...t.party('bill_to', { ...f.consignee, address: [f.consignee.address[0]!, 'INDIA'] }),
                `GSTIN ${f.digits(2)}${f.letters(5)}${f.digits(4)}${f.letters(1)}1Z${f.digits(1)}`,
              ],
            ],
            [298, 94, 131, 32, 'Invoice No.', t.text('invoice_number', `MUM/DET/${f.digits(5)}/26`)],
            [429, 94, 130, 32, 'Invoice Date', t.date('invoice_date', invoice, named)],
            [298, 126, 131, 32, 'Due Date', t.date('due_date', after(invoice, 7), named)],
            [429, 126, 130, 32, 'Place of Supply', `${upper(to.region)}`],
            [36, 158, 131, 28, 'Vessel', t.text('vessel', f.vessel)],
            [167, 158, 65, 28, 'Voyage', t.text('voyage', f.voyage)],
            [232, 158, 66, 28, 'IGM No.', f.digits(7)],
            [298, 158, 131, 28, 'B/L No.', t.text('bill_of_lading_number', `TLX${f.letters(3)}${f.digits(7)}`)],
            [429, 158, 130, 28, 'Item No.', f.digits(3)],
            [36, 186, 131, 28, 'Port of Loading', t.text('port_of_loading', upper(from.name))],
            [167, 186, 131, 28, 'Port of Discharge', t.text('port_of_discharge', upper(to.name))],
            [298, 186, 131, 28, 'Landing Date', named(f.available)],
            [429, 186, 130, 28, 'Exchange Rate', '1 USD = INR 84.20'],
          ],
          style,
        )
        const free = f.random.pick([5, 7])
        const upto = after(f.available, free - 1)
        const days = (Date.parse(f.returned) - Date.parse(upto)) / 86_400_000
        const first = Math.min(days, 5)
        t.containers(f.containers, ['size_type'])
        const rows: string[][] = []
        let net = 0
        for (const c of f.containers)
          for (const [slab, count, rate] of [
            ['1-5', first, 25],
            ['6 onwards', days - first, 45],
          ] as const) {
            if (count <= 0) continue
            const amount = round(count * rate * 84.2)
            net = round(net + amount)
            t.item({ quantity: count, unit_price: rate, amount })
            rows.push([
              c.number,
              c.size,
              shortNamed(f.gateOut),
              shortNamed(upto),
              shortNamed(f.returned),
              slab,
              String(count),
              english(rate, 2),
              english(count * rate, 2),
              english(amount, 2),
            ])
          }
        t.date('gate_out_date', f.gateOut, named)
        t.date('last_free_day', upto, named)
        t.date('returned_date', f.returned, named)
        t.measure('free_days', free, 'days', '')
        t.measure('chargeable_days', days, 'days', '')
        s.text(
          36,
          222,
          `Free days allowed: ${free}      Total detention days: ${days}      (free time counted from landing date)`,
          { size: 8.5 },
        )
        const end = s.table(
          36,
          238,
          [
            { title: ['Container', 'No.'], width: 78 },
            { title: ['Size', ''], width: 32 },
            { title: ['Gate out', '(full)'], width: 54 },
            { title: ['Free', 'upto'], width: 54 },
            { title: ['Empty', 'return'], width: 54 },
            { title: ['Slab', 'days'], width: 48 },
            { title: ['No. of', 'days'], width: 34, align: 'right' },
            { title: ['Rate', 'USD'], width: 40, align: 'right' },
            { title: ['Amount', 'USD'], width: 56, align: 'right' },
            { title: ['Taxable value', 'INR'], width: 73, align: 'right' },
          ],
          rows,
          { rules: 'all', size: 8, headBold: true, lineHeight: 13 },
        )
        const tax = round(net * 0.18)
        const total = round(net + tax)
        const sums: [string, string][] = [
          ['Total taxable value', english(net, 2)],
          ['IGST @ 18%', english(tax, 2)],
          ['Total invoice value (INR)', t.money('total_amount', total, 'INR', english(total, 2))],
        ]
        for (const [i, [label, value]] of sums.entries()) {
          s.text(340, end + 10 + i * 14, label, { size: 9, bold: i === 2 })
          s.text(470, end + 10 + i * 14, value, { size: 9, bold: i === 2, align: 'right', width: 87 })
        }
        s.lines(
          36,
          end + 64,
          [
            'Bank: HDFC Bank Ltd, Fort, Mumbai   A/c No. 00600000000000   IFSC HDFC0000060',
            'Whether tax is payable under reverse charge: No',
            'Interest @ 18% p.a. is charged if this bill is not paid by its due date. Cheque in favour of the company, crossed.',
            'Subject to Mumbai jurisdiction. E. & O. E.',
          ],
          { size: 8, leading: 12 },
        )
        s.text(
          36,
          end + 116,
          `IRN: ${f.digits(16)}${f.letters(6).toLowerCase()}${f.digits(18)}   Ack. No. ${f.digits(15)}`,
          { size: 6.5 },
        )
        s.lines(400, end + 130, ['For Transworld Shipping Agencies Pvt Ltd', '', '', 'Authorised Signatory'], {
          size: 8,
        })
      },
    },
  },
}

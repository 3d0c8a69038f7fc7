import { american, english, named, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const perDiem: Issuer = {
  name: 'Carrier per diem office',
  forms: {
    per_diem_invoice: {
      type: 'demurrage_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 24, 'BLUEWATER CONTAINER LINE', { size: 12, bold: true })
        s.text(330, 24, 'PER DIEM / DETENTION INVOICE', { size: 12, bold: true })
        s.field(
          40,
          50,
          260,
          60,
          'BILL TO',
          [t.text('bill_to', upper(f.trucker.name)), ...f.trucker.address.map(upper)],
          { labelSize: 7 },
        )
        s.field(300, 50, 135, 30, 'INVOICE NUMBER', t.text('invoice_number', `PD-${f.digits(4)}-${f.digits(5)}`), {
          labelSize: 7,
        })
        s.field(435, 50, 135, 30, 'INVOICE DATE', t.date('invoice_date', f.invoiced, named), { labelSize: 7 })
        s.field(300, 80, 135, 30, 'DUE DATE', t.date('due_date', f.due, named), { labelSize: 7 })
        s.field(435, 80, 135, 30, 'CURRENCY', 'USD', { labelSize: 7 })
        s.field(40, 110, 130, 28, 'BILL OF LADING', t.text('bill_of_lading_number', `BWCL${f.digits(9)}`), {
          labelSize: 7,
        })
        s.field(170, 110, 130, 28, 'BOOKING', t.text('booking_number', f.digits(9)), { labelSize: 7 })
        s.field(300, 110, 270, 28, 'VESSEL / VOYAGE', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`, {
          labelSize: 7,
        })
        const days = 4
        const c = f.containers[0]!
        t.container({ number: c.number, size_type: c.size })
        t.date('gate_out_date', f.gateOut, american)
        t.date('returned_date', f.returned, american)
        t.measure('free_days', 4, 'days', '')
        t.measure('chargeable_days', days, 'days', '')
        s.text(40, 150, 'CONTAINER', { size: 7 })
        s.text(130, 150, c.number, { bold: true })
        s.text(230, 150, 'SIZE/TYPE', { size: 7 })
        s.text(290, 150, c.size, { bold: true })
        const list: [string, string][] = [
          ['OUT-GATE DATE', american(f.gateOut)],
          ['OUT-GATE LOCATION', f.terminal],
          ['IN-GATE DATE', american(f.returned)],
          ['IN-GATE LOCATION', f.depot],
          ['FREE DAYS', '4'],
          ['CHARGEABLE DAYS', String(days)],
        ]
        for (const [i, [label, value]] of list.entries()) {
          s.text(40, 168 + i * 13, label, { size: 7 })
          s.text(150, 168 + i * 13, value)
        }
        const tiers: [string, number, number][] = [
          [`${american(f.gateOut)} - FREE TIME`, 4, 0],
          ['TIER 1', 2, 110],
          ['TIER 2', 2, 165],
        ]
        const end = s.table(
          40,
          260,
          [
            { title: 'PERIOD', width: 230 },
            { title: 'DAYS', width: 60, align: 'right' },
            { title: 'DAILY RATE', width: 90, align: 'right' },
            { title: 'AMOUNT', width: 110, align: 'right' },
          ],
          tiers.map(([name, count, rate]) => {
            t.item({ quantity: count, unit_price: rate, amount: count * rate })
            return [name, String(count), english(rate, 2), english(count * rate, 2)]
          }),
          { rules: 'head' },
        )
        const total = tiers.reduce((all, [, count, rate]) => all + count * rate, 0)
        s.text(330, end + 12, 'TOTAL AMOUNT DUE  USD', { bold: true })
        s.text(450, end + 12, t.money('total_amount', total, 'USD', english(total, 2)), {
          bold: true,
          width: 78,
          align: 'right',
        })
        s.prose(40, 690, 530, `Disputes must be raised within 30 days of the invoice date. ${TERMS[2]}`, 6)
      },
    },
  },
}

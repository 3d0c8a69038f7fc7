import { american, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const terminalOperator: Issuer = {
  name: 'Terminal operator',
  forms: {
    demurrage_invoice: {
      type: 'demurrage_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 24, `${f.terminal} LLC`, { size: 13, bold: true })
        s.text(380, 24, 'DEMURRAGE INVOICE', { size: 13, bold: true })
        s.text(40, 60, 'BILL TO:', { bold: true })
        s.lines(40, 72, [t.text('bill_to', upper(f.trucker.name)), ...f.trucker.address.map(upper)])
        const right: [string, string][] = [
          ['Invoice #:', t.text('invoice_number', `DM${f.digits(8)}`)],
          ['Invoice Date:', t.date('invoice_date', f.gateOut, american)],
          ['Due Date:', t.date('due_date', f.gateOut, american)],
          ['Vessel:', t.text('vessel', f.vessel)],
          ['Voyage:', t.text('voyage', f.voyage)],
          ['B/L:', t.text('bill_of_lading_number', `MAEU${f.digits(9)}`)],
        ]
        for (const [i, [label, value]] of right.entries()) s.pair(380, 60 + i * 13, label, value, { gap: 70 })
        const days = 3
        const rate = 185
        let total = 0
        t.date('last_free_day', f.lastFreeDay, american)
        const end = s.table(
          40,
          160,
          [
            { title: 'Container', width: 85 },
            { title: 'Size', width: 35 },
            { title: 'Discharged', width: 65 },
            { title: 'Last Free Day', width: 70 },
            { title: 'Paid Through', width: 70 },
            { title: 'Days', width: 35, align: 'right' },
            { title: 'Rate', width: 60, align: 'right' },
            { title: 'Amount', width: 80, align: 'right' },
          ],
          f.containers.map((c) => {
            t.container({ number: c.number, size_type: c.size })
            t.item({ quantity: days, unit_price: rate, amount: days * rate })
            total += days * rate
            return [
              c.number,
              c.size,
              american(f.arrival),
              american(f.lastFreeDay),
              american(f.gateOut),
              String(days),
              english(rate, 2),
              english(days * rate, 2),
            ]
          }),
          { rules: 'all' },
        )
        t.measure('chargeable_days', days, 'days', '')
        t.money('rate_per_day', rate, 'USD', '')
        s.text(370, end + 14, 'TOTAL DUE', { bold: true })
        s.text(450, end + 14, t.money('total_amount', total, 'USD', `$${english(total, 2)}`), {
          bold: true,
          width: 88,
          align: 'right',
        })
        s.text(40, end + 40, 'All demurrage must be paid before the container is released from the terminal.')
        s.prose(40, 700, 530, TERMS[2], 6)
      },
    },
    gate_ticket: {
      type: null,
      paper: 'LETTER',
      draw: (f, s) => {
        s.text(180, 30, 'EQUIPMENT INTERCHANGE RECEIPT', { size: 13, bold: true })
        const c = f.containers[0]!
        const rows: [string, string][] = [
          ['Ticket No', f.digits(8)],
          ['Container', c.number],
          ['Size/Type', c.size],
          ['Seal', c.seal],
          ['Gate Out', american(f.gateOut)],
          ['Trucker', f.trucker.name],
          ['Chassis', `${f.letters(4)}${f.digits(6)}`],
          ['Gross Weight', `${english(c.weight, 0)} KG`],
          ['Vessel', f.vessel],
          ['Bill of Lading', `MAEU${f.digits(9)}`],
        ]
        for (const [i, [label, value]] of rows.entries()) s.pair(60, 70 + i * 16, `${label}:`, value, { gap: 100 })
      },
    },
  },
}

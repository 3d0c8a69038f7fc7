import type { Facts } from '../../facts.ts'
import { british, english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const later = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const round = (amount: number) => Math.round(amount * 100) / 100
const line = (f: Facts) => f.random.pick(['MSC', 'ONE', 'HLC', 'YML'])
const bill = (f: Facts) => `${f.letters(4)}${f.digits(9)}`
const navy = '#14213d'

/** A container terminal on the British coast. */
export const britishPort: Issuer = {
  name: 'British container port',
  forms: {
    quay_rent: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const free = 6
        const rate = f.random.pick([37.5, 42.25, 48])
        const days = f.random.pick([2, 4, 5])
        const last = later(f.arrival, free)
        const out = later(last, days)
        const billed = later(out, 1)
        s.text(36, 26, 'Saltmarsh Haven Container Terminal', { size: 15, bold: true, color: navy })
        s.lines(
          36,
          45,
          [
            'Saltmarsh Haven Dock and Railway Company',
            'Dock House, Saltmarsh Haven, Suffolk IP00 0XX      Tel: 01394 000000',
            'VAT Registration No. GB 000 0000 00      Company No. 00000000',
          ],
          { size: 7.5, leading: 10 },
        )
        s.text(430, 28, 'INVOICE', { size: 18, bold: true })
        s.text(430, 50, 'Import quay rent (storage)', { size: 9 })
        s.box(36, 88, 260, 72)
        s.lines(44, 96, t.party('bill_to', f.forwarder), { size: 9, leading: 12 })
        const strip = [
          ['Invoice No', t.text('invoice_number', `QR${f.digits(8)}`)],
          ['Tax point', t.date('invoice_date', billed, british)],
          ['Account No', `F${f.digits(5)}`],
          ['Payment due by', t.date('due_date', later(billed, 14), british)],
          ['Your reference', t.text('reference_number', `${f.letters(3)}${f.digits(7)}`)],
        ] as const
        for (const [i, [label, value]] of strip.entries()) {
          s.text(320, 92 + i * 14, label, { size: 8.5, bold: true })
          s.text(420, 92 + i * 14, value, { size: 8.5 })
        }
        s.fill(36, 176, 523, 15, navy)
        for (const [x, head] of [
          [40, 'Ship'],
          [150, 'Voyage'],
          [225, 'Line'],
          [265, 'Bill of lading'],
          [365, 'Completed discharge'],
          [470, 'Free until'],
        ] as const)
          s.text(x, 180, head, { size: 8, bold: true, color: '#fff' })
        s.box(36, 191, 523, 18)
        s.text(40, 196, t.text('vessel', f.vessel), { size: 8.5 })
        s.text(150, 196, t.text('voyage', f.voyage), { size: 8.5 })
        s.text(225, 196, line(f), { size: 8.5 })
        s.text(265, 196, t.text('bill_of_lading_number', bill(f)), { size: 8.5 })
        s.text(365, 196, `${british(f.arrival)} 14:20`, { size: 8.5 })
        s.text(470, 196, t.date('last_free_day', last, british), { size: 8.5 })
        const end = s.table(
          36,
          222,
          [
            { title: 'Unit', width: 85 },
            { title: 'ISO', width: 40 },
            { title: 'Out of terminal', width: 90 },
            { title: 'Days in', width: 45, align: 'right' },
            { title: 'Free days', width: 50, align: 'right' },
            { title: 'Rent days', width: 50, align: 'right' },
            { title: 'Per day £', width: 55, align: 'right' },
            { title: 'Net £', width: 60, align: 'right' },
            { title: 'VAT', width: 48, align: 'center' },
          ],
          f.containers.map((c) => {
            t.container({ number: c.number, size_type: c.size })
            t.item({ quantity: days, unit_price: rate, amount: round(days * rate) })
            return [
              c.number,
              c.size,
              `${t.date('gate_out_date', out, british)} 09:15`,
              String(free + days),
              t.measure('free_days', free, 'days', String(free)),
              t.measure('chargeable_days', days, 'days', String(days)),
              t.money('rate_per_day', rate, 'GBP', plain(rate, 2)),
              english(days * rate, 2),
              'S',
            ]
          }),
          { rules: 'all', size: 8.5, headSize: 7.5, headBold: true, lineHeight: 14 },
        )
        const net = round(days * rate * f.containers.length)
        const tax = round(net * 0.2)
        for (const [i, [label, value]] of [
          ['Goods/services total', english(net, 2)],
          ['VAT @ 20%', english(tax, 2)],
          ['INVOICE TOTAL', `£${t.money('total_amount', round(net + tax), 'GBP', english(net + tax, 2))}`],
        ].entries()) {
          s.text(370, end + 12 + i * 15, label!, { size: 9, bold: i === 2 })
          s.text(480, end + 12 + i * 15, value!, { size: 9, bold: i === 2, align: 'right', width: 77 })
        }
        s.lines(
          36,
          700,
          [
            'Rent is charged under the Tariff of the terminal, section C, per unit and part day after the free period, weekends included.',
            'BACS: Lloyds Bank  Sort code 00-00-00  Account 00000000.  Remittances to ledger@saltmarshhaven.example quoting the invoice number.',
            'Demurrage and detention charges of the shipping lines are invoiced separately by them.',
          ],
          { size: 7.5, leading: 11 },
        )
        s.text(36, 800, 'Printed by NAVIS 4.1 on behalf of accounts receivable', { size: 6, color: '#777' })
      },
    },
    release_note: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 26, 'Saltmarsh Haven Container Terminal', { size: 15, bold: true, color: navy })
        s.text(36, 50, 'IMPORT RELEASE NOTE', { size: 13, bold: true })
        s.text(380, 52, `Issued ${t.date('document_date', f.available, british)} 11:42`, { size: 9 })
        s.box(36, 74, 523, 34)
        s.text(44, 80, 'RELEASE REFERENCE / PIN', { size: 7 })
        s.text(44, 91, t.text('release_number', `${f.letters(2)}${f.digits(6)}`), { size: 13, bold: true })
        s.text(240, 80, 'RELEASED TO', { size: 7 })
        s.text(240, 93, t.text('release_to', upper(f.trucker.name)), { size: 9.5, bold: true })
        s.text(450, 80, 'EXPIRES', { size: 7 })
        s.text(450, 93, t.date('valid_until', f.lastFreeDay, british), { size: 9.5, bold: true })
        const row = (y: number, cells: readonly (readonly [number, string, string])[]) => {
          for (const [x, label, value] of cells) {
            s.text(x, y, label, { size: 7, color: '#555' })
            s.text(x, y + 10, value, { size: 9 })
          }
        }
        row(120, [
          [44, 'Vessel', t.text('vessel', f.vessel)],
          [170, 'Inward voyage', t.text('voyage', f.voyage)],
          [270, 'Line', line(f)],
          [330, 'Bill of lading', t.text('bill_of_lading_number', bill(f))],
          [450, 'UCN', `${f.digits(4)}${f.letters(3)}${f.digits(6)}`],
        ])
        row(148, [
          [44, 'Berthed', british(f.arrival)],
          [170, 'Port loaded', t.text('port_of_loading', f.loading.code)],
          [270, 'Agent', 'NSA'],
          [330, 'Forwarder', f.forwarder.name],
        ])
        row(176, [
          [44, 'Importer / consignee', t.text('consignee', upper(f.consignee.name))],
          [330, 'Terminal', t.text('terminal', 'NORTH QUAY', ['NORTH QUAY', 'Saltmarsh Haven Container Terminal'])],
        ])
        s.line(36, 204, 559, 204)
        t.containers(f.containers, ['size_type', 'seal_number', 'gross_weight'])
        for (const [i, one] of t.truth.containers.entries()) one.gross_weight = Math.round(f.containers[i]!.weight)
        if (f.containers.length === 1) t.measure('gross_weight', Math.round(f.weight), 'kg', '')
        const end = s.table(
          36,
          212,
          [
            { title: 'Unit', width: 95 },
            { title: 'Type', width: 45 },
            { title: 'Seal', width: 90 },
            { title: 'Gross kg', width: 70, align: 'right' },
            { title: 'Customs', width: 75 },
            { title: 'Line', width: 75 },
            { title: 'Port health', width: 73 },
          ],
          f.containers.map((c) => [
            c.number,
            c.size,
            c.seal,
            String(Math.round(c.weight)),
            'CLEARED',
            'RELEASED',
            'N/A',
          ]),
          { rules: 'head', size: 9, headBold: true, lineHeight: 15 },
        )
        s.lines(
          36,
          end + 20,
          [
            'The unit(s) above may be collected from the terminal against a VBS booking. The driver must state the PIN at the autogate.',
            'Quay rent accrues after the free period and must be paid before the vehicle is booked.',
            'Return of empty: in accordance with the instructions of the line. This note is not transferable.',
          ],
          { size: 8.5, leading: 13 },
        )
        s.text(
          36,
          790,
          'Saltmarsh Haven Dock and Railway Company, Dock House, Suffolk   Customer services 01394 000000',
          {
            size: 7,
            color: '#555',
          },
        )
      },
    },
  },
}

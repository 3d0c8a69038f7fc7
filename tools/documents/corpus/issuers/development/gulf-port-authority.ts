import { american, english } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const later = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

export const gulfPortAuthority: Issuer = {
  name: 'US port authority',
  forms: {
    demurrage: {
      type: 'demurrage_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(36, 18, 'eTerminal  >  Billing  >  Invoice detail', { size: 7, color: '#777' })
        s.text(36, 36, 'Pelican Bay Port Authority', { size: 16, bold: true, color: '#123b5d' })
        s.text(36, 56, 'Container Terminal Revenue Accounting, P.O. Box 0000, Mobile, AL 36601', { size: 7.5 })
        s.text(430, 38, 'Import Demurrage', { size: 12, bold: true })
        const rate = 95
        const days = 6
        const out = later(f.lastFreeDay, days)
        const units = f.containers.slice(0, 2)
        const total = rate * days * units.length
        const card = (x: number, title: string, list: readonly (readonly [string, string])[]) => {
          s.fill(x, 78, 264, 15, '#123b5d')
          s.text(x + 5, 82, title, { size: 8.5, bold: true, color: '#fff' })
          s.box(x, 78, 264, 128)
          for (const [i, [label, value]] of list.entries()) {
            s.text(x + 6, 99 + i * 15, label, { size: 8, color: '#555' })
            s.text(x + 108, 99 + i * 15, value, { size: 8.5, width: 150 })
          }
        }
        card(36, 'Invoice', [
          ['Invoice #', t.text('invoice_number', `D${f.digits(7)}`)],
          ['Finalized', t.date('invoice_date', later(out, 1), american)],
          ['Due upon', t.date('due_date', later(out, 16), american)],
          ['Payee', t.text('bill_to', f.consignee.name)],
          ['Customer ID', f.digits(5)],
          ['Created by', 'N4 batch'],
        ])
        card(312, 'Move', [
          ['Vessel visit', `${t.text('vessel', f.vessel)} (${t.text('voyage', f.voyage)})`],
          ['Line', f.random.pick(['ZIM', 'MSC', 'COS', 'ONE'])],
          ['BL number', t.text('bill_of_lading_number', `${f.letters(4)}${f.digits(9)}`)],
          ['First available', american(f.available)],
          ['Last free day', t.date('last_free_day', f.lastFreeDay, american)],
          ['Paid through / out', t.date('gate_out_date', out, american)],
          ['Free days', t.measure('free_days', 5, 'days', '5')],
        ])
        const end = s.table(
          36,
          222,
          [
            { title: 'Unit', width: 90 },
            { title: 'Event type', width: 130 },
            { title: 'From', width: 75 },
            { title: 'To', width: 75 },
            { title: 'Qty (days)', width: 55, align: 'right' },
            { title: 'Rate', width: 50, align: 'right' },
            { title: 'Charge USD', width: 65, align: 'right' },
          ],
          units.map((c) => {
            t.container({ number: c.number })
            t.item({ description: 'DEMURRAGE_IMPORT', quantity: days, unit_price: rate, amount: rate * days })
            return [
              c.number,
              'DEMURRAGE_IMPORT',
              american(later(f.lastFreeDay, 1)),
              american(out),
              t.measure('chargeable_days', days, 'days', String(days)),
              t.money('rate_per_day', rate, 'USD', english(rate, 2)),
              english(rate * days, 2),
            ]
          }),
          { rules: 'all', headBold: true, lineHeight: 14 },
        )
        s.text(400, end + 10, 'Total charges', { size: 9 })
        s.text(480, end + 10, `$${english(total, 2)}`, { size: 9, align: 'right', width: 94 })
        s.text(400, end + 24, 'Total credits', { size: 9 })
        s.text(480, end + 24, '$0.00', { size: 9, align: 'right', width: 94 })
        s.text(400, end + 38, 'Balance', { size: 10, bold: true })
        s.text(480, end + 38, `$${t.money('total_amount', total, 'USD', english(total, 2))}`, {
          size: 10,
          bold: true,
          align: 'right',
          width: 94,
        })
        s.prose(
          36,
          end + 70,
          538,
          'Demurrage is assessed under Terminal Tariff No. 1-A, rule 34-050, per container and calendar day after expiry of free time. Payment by ACH or credit card through eTerminal is required before an appointment for pick-up can be made. Disputes: demurrage@pelicanbay.example within 30 days. Per diem for equipment use is invoiced by the ocean carrier, not by the Authority.',
          7.5,
        )
        s.text(36, 760, `https://eterminal.pelicanbay.example/billing/invoice?gkey=${f.digits(8)}          1/1`, {
          size: 6.5,
          color: '#777',
        })
      },
    },
    release: {
      type: 'delivery_order',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(36, 18, 'eTerminal  >  Import  >  Pick-up order', { size: 7, color: '#777' })
        s.text(36, 36, 'Pelican Bay Port Authority', { size: 16, bold: true, color: '#123b5d' })
        s.text(36, 60, `Import Delivery Order ${t.text('release_number', `PB${f.digits(7)}`)}`, { size: 13 })
        s.line(36, 80, 576, 80)
        const column = (x: number, list: readonly (readonly [string, string])[]) => {
          for (const [i, [label, value]] of list.entries()) {
            s.text(x, 92 + i * 26, label, { size: 7, color: '#777' })
            s.text(x, 102 + i * 26, value, { size: 9.5, bold: true })
          }
        }
        column(36, [
          ['Entered', t.date('document_date', f.available, american)],
          ['Expires', t.date('valid_until', f.gateOut, american)],
          ['Trucking company', t.text('release_to', f.trucker.name)],
          ['SCAC', f.letters(4)],
        ])
        column(220, [
          ['Vessel', t.text('vessel', f.vessel)],
          ['Inbound voyage', t.text('voyage', f.voyage)],
          ['BL number', t.text('bill_of_lading_number', `${f.letters(4)}${f.digits(9)}`)],
          ['Load port', t.text('port_of_loading', f.loading.code)],
        ])
        column(404, [
          ['Consignee', t.text('consignee', f.consignee.name)],
          ['Facility', t.text('terminal', 'CHOCTAW POINT TERMINAL')],
          ['Last free day', t.date('last_free_day', f.lastFreeDay, american)],
          ['Empty return', t.text('empty_return_location', f.depot)],
        ])
        t.containers(f.containers, ['size_type', 'gross_weight'])
        s.table(
          36,
          206,
          [
            { title: 'Unit', width: 100 },
            { title: 'ISO type', width: 60 },
            { title: 'Yard position', width: 90 },
            { title: 'Gross kg', width: 80, align: 'right' },
            { title: 'Customs', width: 70 },
            { title: 'Line hold', width: 70 },
            { title: 'Fees', width: 70 },
          ],
          f.containers.map((c) => [
            c.number,
            c.size,
            `Y-${f.letters(1)}${f.digits(2)}.${f.digits(2)}.${f.digits(1)}`,
            english(c.weight, 3),
            'RELEASED',
            'RELEASED',
            'PAID',
          ]),
          { rules: 'head', headBold: true, size: 8.5, lineHeight: 15 },
        )
        s.text(36, 330, 'Driver must present TWIC and this order number at the gate kiosk. One move per transaction.', {
          size: 8,
        })
        s.text(36, 760, `https://eterminal.pelicanbay.example/import/edo?gkey=${f.digits(8)}          1/1`, {
          size: 6.5,
          color: '#777',
        })
      },
    },
  },
}

import { british, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const own = (text: string) => text
const slim = (date: string) => `${british(date).slice(0, 6)}${date.slice(2, 4)}`
const UK = ['Felixstowe', 'Southampton', 'London Gateway', 'Liverpool']

export const woodland: Issuer = {
  name: 'Woodland Global',
  forms: {
    invoice: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const n = f.containers.length
        s.text(380, 24, 'woodland', { size: 24, bold: true, color: '#2e7d32' })
        s.lines(
          380,
          54,
          [
            'Woodland Global Limited',
            'Anchor Boulevard, Crossways Business Park',
            'Dartford, Kent DA2 6SN',
            'Tel: 01322 000 000',
            'VAT Reg: GB 000 0000 00',
          ],
          { size: 7.5, leading: 10 },
        )
        s.text(36, 30, 'INVOICE', { size: 18, bold: true })
        s.text(36, 62, 'Invoice to', { size: 7, color: '#666' })
        s.lines(36, 73, [t.text('bill_to', f.consignee.name), f.consignee.address[0]!, 'United Kingdom'], {
          size: 9.5,
          leading: 12,
        })
        const strip = (y: number, cells: readonly (readonly [string, string, number])[]) => {
          let x = 36
          for (const [label, value, width] of cells) {
            s.fill(x, y, width, 12, '#e3efe4')
            s.box(x, y, width, 28)
            s.text(x + 3, y + 3, label, { size: 6.5, bold: true })
            s.text(x + 3, y + 16, value, { size: 8.5, width: width - 6 })
            x += width
          }
        }
        const bill = `OOLU${f.digits(10)}`
        strip(130, [
          ['Invoice Number', t.text('invoice_number', `SI${f.digits(7)}`), 105],
          ['Tax Point', t.date('invoice_date', f.arrival, slim), 80],
          ['Payment Due', t.date('due_date', f.due, slim), 80],
          ['Account', f.letters(3) + f.digits(3), 70],
          ['Our Job', t.text('reference_number', `SIFEL${f.digits(7)}`), 100],
          ['Your PO', t.text('purchase_order_number', f.order), 88],
        ])
        strip(162, [
          ['Ship', t.text('vessel', f.vessel), 125],
          ['Voyage', t.text('voyage', f.voyage), 70],
          ['From', t.text('port_of_loading', f.loading.name), 90],
          ['To', t.text('port_of_discharge', f.random.pick(UK)), 90],
          ['Sailed', t.date('etd', f.departure, slim), 74],
          ['Arrived', t.date('eta', f.arrival, slim), 74],
        ])
        strip(194, [
          ['Supplier', t.text('shipper', f.shipper.name), 195],
          ['Master Bill', t.text('master_bill_number', bill), 114],
          ['House Bill', t.text('house_bill_number', `WLG${f.digits(8)}`), 104],
          ['Terms', `FOB ${f.loading.name}`, 110],
        ])
        t.text('bill_of_lading_number', bill)
        t.containers(f.containers, ['size_type'])
        s.text(36, 230, `Container(s): ${f.containers.map((c) => `${c.number} (${c.size})`).join('  ')}`, {
          size: 8,
          width: 523,
        })
        const rows: [string, number, string, number][] = [
          [
            `Ocean freight ${n} x container @ USD 1,650.00 (roe 1.2740)`,
            Math.round((n * 1650 * 100) / 1.274) / 100,
            'Z',
            0,
          ],
          ['Import THC', n * 228, 'Z', 0],
          ['Port infrastructure / ISPS', n * 22.6, 'Z', 0],
          ['Customs clearance (incl. 5 tariff lines)', 65, 'S', 13],
          ['Duty deferment fee', 25, 'S', 5],
          ['Haulage to premises', n * 410, 'Z', 0],
        ]
        const net = Math.round(rows.reduce((all, [, amount]) => all + amount, 0) * 100) / 100
        t.money('ocean_freight', rows[0]![1], 'GBP', '')
        for (const [description, amount] of rows) t.item({ description, amount })
        const end = s.table(
          36,
          252,
          [
            { title: 'Details of charges', width: 283 },
            { title: 'Net GBP', width: 90, align: 'right' },
            { title: 'VAT code', width: 60, align: 'center' },
            { title: 'VAT GBP', width: 90, align: 'right' },
          ],
          rows.map(([label, amount, code, vat]) => [label, english(amount, 2), code, english(vat, 2)]),
          { rules: 'all', size: 8.5, headBold: true, lineHeight: 15 },
        )
        for (const [i, [label, value]] of [
          ['Net', english(net, 2)],
          ['VAT', '18.00'],
          ['Amount due GBP', t.money('total_amount', Math.round((net + 18) * 100) / 100, 'GBP', english(net + 18, 2))],
        ].entries()) {
          s.box(379, end + 8 + i * 16, 180, 16)
          s.text(384, end + 12 + i * 16, label!, { size: 8.5, bold: i === 2 })
          s.text(469, end + 12 + i * 16, value!, { size: 8.5, bold: i === 2, align: 'right', width: 86 })
        }
        s.lines(
          36,
          690,
          [
            'Bank: Barclays  Sort code 00-00-00  Account 00000000  IBAN GB00 BARC 0000 0000 0000 00',
            'VAT codes: Z zero rated (freight to/from non-UK), S standard rated 20%',
            'All business is transacted under the current BIFA Standard Trading Conditions, copy on request. Queries within 7 days please.',
            'We reserve the right to charge interest under the Late Payment of Commercial Debts Act.',
          ],
          { size: 7, leading: 10 },
        )
      },
    },
    collection: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        const port = f.random.pick(UK)
        s.text(36, 24, 'woodland', { size: 22, bold: true, color: '#2e7d32' })
        s.text(36, 56, 'HAULAGE DELIVERY ORDER', { size: 14, bold: true })
        s.text(330, 58, `Sent ${t.date('document_date', f.available, british)} 15:07 by import.fcl@woodland.example`, {
          size: 7.5,
        })
        const head = (y: number, title: string) => {
          s.fill(36, y, 523, 14, '#2e7d32')
          s.text(40, y + 3, title, { size: 8, bold: true, color: '#fff' })
        }
        head(80, 'HAULIER')
        s.lines(40, 98, [t.text('release_to', f.trucker.name), f.trucker.phone], { size: 9, leading: 12 })
        s.text(300, 98, `Our job: ${t.text('reference_number', `SIFEL${f.digits(7)}`)}`, { size: 9 })
        s.text(300, 110, 'Please quote on your invoice and POD', { size: 7.5, color: '#555' })
        head(130, 'COLLECT')
        s.pairs(
          40,
          149,
          [
            ['From', t.text('terminal', `${upper(port)} DEEP SEA TERMINAL`)],
            ['VBS pin', t.text('release_number', f.digits(8))],
            ['Ship', `${t.text('vessel', f.vessel)}  voy ${t.text('voyage', f.voyage)}`],
            ['ETA', t.date('eta', f.arrival, british)],
            ['Bill of lading', t.text('bill_of_lading_number', `OOLU${f.digits(10)}`)],
          ],
          { gap: 75, size: 9, step: 14, labelBold: true },
        )
        s.pairs(
          320,
          149,
          [
            ['Line', 'OOCL'],
            ['Port of loading', t.text('port_of_loading', f.loading.name)],
            ['Port of arrival', t.text('port_of_discharge', port)],
            ['Quay rent starts after', t.date('last_free_day', f.lastFreeDay, british)],
            ['Customs status', 'Cleared'],
          ],
          { gap: 115, size: 9, step: 14, labelBold: true },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'gross_weight'])
        const end = s.table(
          36,
          228,
          [
            { title: 'Box', width: 100 },
            { title: 'Type', width: 50 },
            { title: 'Seal', width: 93 },
            { title: 'Gross kg', width: 80, align: 'right' },
            { title: 'Deliver on', width: 100 },
            { title: 'At', width: 100 },
          ],
          f.containers.map((c, i) => [
            c.number,
            c.size,
            c.seal,
            english(c.weight, 0),
            british(f.gateOut),
            `${String(8 + i).padStart(2, '0')}:00`,
          ]),
          { rules: 'all', size: 9 },
        )
        for (const [i, c] of f.containers.entries()) t.truth.containers[i]!.gross_weight = Math.round(c.weight)
        if (f.containers.length === 1) t.measure('gross_weight', Math.round(f.weight), 'kg', '')
        head(end + 14, 'DELIVER')
        s.lines(
          40,
          end + 34,
          t.party('consignee', { ...f.consignee, address: [f.consignee.address[0]!, 'United Kingdom'] }, own),
          { size: 9, leading: 12 },
        )
        s.text(300, end + 34, `Goods: ${f.goods}`, { size: 9 })
        s.text(300, end + 46, 'Tail lift: no.  Unloading: 2 hours free.', { size: 9 })
        head(end + 84, 'EMPTY')
        s.text(40, end + 103, `Restitute to ${t.text('empty_return_location', f.depot)}`, { size: 9 })
        s.prose(
          36,
          730,
          523,
          'Waiting time must be notified while the vehicle is on site. A signed delivery note is required by email on the day. RHA conditions of carriage do not apply to this order, BIFA conditions do.',
          7,
        )
      },
    },
  },
}

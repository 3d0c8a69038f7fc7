import type { Facts } from '../../facts.ts'
import { english, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const MAKER = 'RIMBA HEALTHCARE PRODUCTS SDN. BHD.'
const KINDS = [
  'NITRILE EXAM GLOVE POWDER FREE BLUE',
  'LATEX EXAM GLOVE POWDER FREE',
  'NITRILE GLOVE BLACK 5.0 MIL',
  'VINYL SYNMAX GLOVE CLEAR',
]
const SIZES = ['S', 'M', 'L', 'XL', 'XXL']
const lines = (f: Facts) =>
  f.items.map((item, i) => ({
    code: `RH${item.code.slice(3)}-${SIZES[i]!}`,
    name: `${KINDS[item.quantity % KINDS.length]!} SIZE ${SIZES[i]!}`,
    cartons: 100 + (item.quantity % 700),
    price: (1800 + (Math.round(item.price * 100) % 1700)) / 100,
  }))
const sum = (amounts: readonly number[]) => Math.round(amounts.reduce((all, one) => all + one, 0) * 1000) / 1000
const head = (s: Parameters<NonNullable<Issuer['forms'][string]['draw']>>[1]) => {
  s.text(40, 22, MAKER, { size: 13, bold: true })
  s.text(250, 48, '(Co. No. 200001000000)', { size: 7 })
  s.lines(
    40,
    38,
    ['Lot 1188, Jalan Perusahaan 7, Kamunting Raya Industrial Estate,', '34600 Kamunting, Perak, Malaysia'],
    { size: 7.5, leading: 10 },
  )
}

export const malaysianGloves: Issuer = {
  name: 'Malaysian glove maker',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      draw: (f, s, t) => {
        head(s)
        t.text('shipper', MAKER)
        s.text(420, 24, 'INVOICE', { size: 18, bold: true })
        const usd = (amount: number) => english(amount, 2)
        s.box(40, 68, 515, 82)
        s.line(212, 68, 212, 150)
        s.line(384, 68, 384, 150)
        s.text(44, 71, 'BILL TO', { size: 7, bold: true })
        s.lines(44, 82, t.party('bill_to', f.notify), { size: 8.5, leading: 11, width: 164 })
        s.text(216, 71, 'SHIP TO', { size: 7, bold: true })
        s.lines(216, 82, t.party('consignee', f.consignee), { size: 8.5, leading: 11, width: 164 })
        s.pairs(
          388,
          73,
          [
            ['NO.', t.text('invoice_number', `EI26-${f.digits(5)}`)],
            ['DATE', t.date('invoice_date', f.departure, spaced)],
            ['CUST. PO', t.text('purchase_order_number', f.order)],
            ['TERMS', '30 DAYS B/L DATE'],
            ['PAY BY', t.date('due_date', f.arrival, spaced)],
            ['PAGE', '1 OF 1'],
          ],
          { gap: 50, size: 8, step: 12.5, labelBold: true },
        )
        s.table(
          40,
          156,
          [
            { title: 'FEEDER / MOTHER VESSEL', width: 185 },
            { title: 'ETD', width: 70 },
            { title: 'FROM', width: 85 },
            { title: 'TO', width: 85 },
            { title: 'DELIVERY TERM', width: 90 },
          ],
          [
            [
              `${t.text('vessel', f.vessel)} V.${t.text('voyage', f.voyage)}`,
              t.date('etd', f.departure, spaced),
              t.text('port_of_loading', 'PENANG'),
              t.text('port_of_discharge', upper(f.discharge.name)),
              t.text('incoterm', 'FOB PENANG'),
            ],
          ],
          { rules: 'all', size: 8, headSize: 6.5 },
        )
        const all = lines(f)
        const end = s.table(
          40,
          192,
          [
            { title: '#', width: 20 },
            { title: 'ITEM CODE', width: 75 },
            { title: 'DESCRIPTION', width: 220 },
            { title: 'QTY', width: 50, align: 'right' },
            { title: 'UOM', width: 35 },
            { title: ['UNIT PRICE', '(USD)'], width: 50, align: 'right' },
            { title: ['AMOUNT', '(USD)'], width: 65, align: 'right' },
          ],
          all.map((line, i) => {
            const amount = Math.round(line.cartons * line.price * 100) / 100
            t.item({ description: line.name, quantity: line.cartons, unit_price: line.price, amount })
            return [
              String(i + 1),
              line.code,
              [line.name, '10 BOXES X 100 PCS'],
              english(line.cartons, 0),
              'CTN',
              plain(line.price, 2),
              usd(amount),
            ]
          }),
          { rules: 'head', size: 8, headSize: 7, headBold: true, lineHeight: 11 },
        )
        const total = sum(all.map((line) => Math.round(line.cartons * line.price * 100) / 100))
        const cartons = sum(all.map((line) => line.cartons))
        const y = Math.max(end + 10, 400)
        s.line(40, y, 555, y)
        s.text(135, y + 5, `TOTAL ${english(cartons, 0)} CARTONS`, { bold: true })
        t.measure('packages', cartons, 'CARTONS', '')
        s.text(405, y + 5, 'TOTAL USD', { bold: true })
        s.text(465, y + 5, t.money('total_amount', total, 'USD', usd(total)), { bold: true, align: 'right', width: 88 })
        s.line(40, y + 18, 555, y + 18)
        t.containers(f.containers, ['seal_number', 'size_type'])
        t.text('country_of_origin', 'MALAYSIA')
        s.lines(
          40,
          y + 28,
          [
            'ORIGIN OF GOODS: MALAYSIA      HS CODE: 4015.19.0000      510(K) ON FILE',
            `CONTAINER / SEAL: ${f.containers.map((c) => `${c.number} (${c.size}) / ${c.seal}`).join(', ')}`,
            'T/T TO: MAYBANK BERHAD, TAIPING BRANCH, A/C 000000000000, SWIFT MBBEMYKL',
            'INTEREST OF 1.5% PER MONTH ON OVERDUE AMOUNTS. GOODS SOLD ARE NOT RETURNABLE.',
          ],
          { size: 7.5, leading: 12, width: 515 },
        )
        s.text(40, 780, 'COMPUTER GENERATED, NO SIGNATURE REQUIRED', { size: 6.5 })
      },
    },
    packing: {
      type: 'packing_list',
      draw: (f, s, t) => {
        head(s)
        t.text('shipper', MAKER)
        s.text(400, 24, 'PACKING LIST', { size: 16, bold: true })
        s.text(40, 72, 'CONSIGNEE', { size: 7, bold: true })
        s.lines(40, 82, t.party('consignee', f.consignee), { size: 8.5, leading: 11 })
        s.pairs(
          360,
          72,
          [
            ['INVOICE REF', t.text('invoice_number', `EI26-${f.digits(5)}`)],
            ['DATE', t.date('document_date', f.departure, spaced)],
            ['CUST. PO', t.text('purchase_order_number', f.order)],
            ['VESSEL', `${t.text('vessel', f.vessel)} V.${t.text('voyage', f.voyage)}`],
            [
              'FROM / TO',
              `${t.text('port_of_loading', 'PENANG')} / ${t.text('port_of_discharge', upper(f.discharge.name))}`,
            ],
          ],
          { gap: 65, size: 8, step: 12, labelBold: true },
        )
        const all = lines(f)
        const rows = all.map((line) => ({
          ...line,
          net: line.cartons * 6.2,
          gross: line.cartons * 7.05,
          volume: line.cartons * 0.0265,
        }))
        const end = s.table(
          40,
          146,
          [
            { title: 'ITEM CODE', width: 75 },
            { title: 'LOT NO.', width: 65 },
            { title: 'DESCRIPTION', width: 175 },
            { title: 'CTNS', width: 40, align: 'right' },
            { title: 'N.W. KG', width: 55, align: 'right' },
            { title: 'G.W. KG', width: 55, align: 'right' },
            { title: 'M3', width: 50, align: 'right' },
          ],
          rows.map((row) => {
            return [
              row.code,
              `L${f.digits(7)}`,
              row.name,
              String(row.cartons),
              english(row.net, 2),
              english(row.gross, 2),
              plain(row.volume, 3),
            ]
          }),
          { rules: 'head', size: 7.5, headBold: true, lineHeight: 14 },
        )
        const cartons = sum(all.map((line) => line.cartons))
        const net = Number(plain(cartons * 6.2, 2))
        const gross = Number(plain(cartons * 7.05, 2))
        const volume = Number(plain(cartons * 0.0265, 3))
        s.line(40, end + 4, 555, end + 4)
        s.pairs(
          40,
          end + 12,
          [
            ['TOTAL CARTONS', `: ${t.measure('packages', cartons, 'CARTONS', english(cartons, 0))}`],
            ['TOTAL NETT WEIGHT', `: ${t.measure('net_weight', net, 'kg', english(net, 2))} KGS`],
            ['TOTAL GROSS WEIGHT', `: ${t.measure('gross_weight', gross, 'kg', english(gross, 2))} KGS`],
            ['TOTAL MEASUREMENT', `: ${t.measure('volume', volume, 'cbm', plain(volume, 3))} M3`],
          ],
          { gap: 120, labelBold: true, size: 8.5 },
        )
        const box = f.containers[0]!
        t.container({ number: box.number, seal_number: box.seal, size_type: box.size })
        s.text(40, end + 80, `CONTAINER NO. ${box.number}   ${box.size}   SEAL NO. ${box.seal}`, { size: 8.5 })
        s.text(40, end + 98, 'SHIPPING MARK: RH / MADE IN MALAYSIA / CTN NO. 1-UP', { size: 8.5 })
        s.text(40, 780, 'COMPUTER GENERATED, NO SIGNATURE REQUIRED', { size: 6.5 })
      },
    },
  },
}

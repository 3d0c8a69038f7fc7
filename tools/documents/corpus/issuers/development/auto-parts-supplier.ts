import { american, english, type Facts, type Place, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const round = (amount: number, decimals = 2) => Math.round(amount * 10 ** decimals) / 10 ** decimals
const CHARLESTON: Place = { name: 'Charleston', region: 'SC', country: 'United States', code: 'USCHS' }
const PARTS = [
  'BRAKE DISC VENTILATED 330MM',
  'CONTROL ARM LOWER LH',
  'WHEEL HUB BEARING ASSY',
  'DRIVE SHAFT FRONT RH',
  'OIL PUMP HOUSING',
]
const supply = (f: Facts) => {
  const lots = PARTS.slice(0, f.items.length).map((name) => {
    const crates = f.random.between(3, 24)
    const each = f.random.pick([60, 96, 120])
    const price = f.random.between(740, 6820) / 100
    return {
      name,
      part: `${f.digits(3)}-${f.digits(5)}-${f.letters(2)}`,
      crates,
      pieces: crates * each,
      price,
      amount: round(crates * each * price),
      net: crates * 412,
      gross: crates * 447,
    }
  })
  const sum = (of: (one: (typeof lots)[number]) => number) => round(lots.reduce((all, one) => all + of(one), 0))
  return {
    lots,
    sum,
    maker: {
      ...f.shipper,
      name: `${f.shipper.name.split(' ')[0]} Powertrain LLC`,
      address: ['4100 Commerce Parkway', 'Spartanburg, SC 29303, USA'],
    },
  }
}
const port = (place: Place) => [`${upper(place.name)}, ${upper(place.country)}`, upper(place.name)]

/** A supplier of the car makers, whose papers come from its accounting system. */
export const autoPartsSupplier: Issuer = {
  name: 'US auto parts supplier',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      region: 'eu',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const { lots, sum, maker } = supply(f)
        s.text(36, 24, 'Commercial Invoice', { size: 18, bold: true })
        s.text(36, 46, 'For customs purposes - not a request for payment unless stated', { size: 7.5 })
        s.table(
          330,
          22,
          [
            { title: 'Invoice #', width: 82 },
            { title: 'Invoice Date', width: 82 },
            { title: 'Ship Date', width: 82 },
          ],
          [
            [
              t.text('invoice_number', `CI-${f.digits(7)}`),
              t.date('invoice_date', f.documentCutoff, american),
              american(f.departure),
            ],
          ],
          { rules: 'all', size: 9, headSize: 7 },
        )
        const block = (x: number, y: number, w: number, label: string, lines: readonly string[]) => {
          s.box(x, y, w, 66)
          s.fill(x, y, w, 12, '#333')
          s.text(x + 4, y + 3, label, { size: 7, bold: true, color: '#fff' })
          s.lines(x + 4, y + 17, lines, { size: 8.5, leading: 11, width: w - 8 })
        }
        block(36, 62, 180, 'EXPORTER / SHIPPER', [
          ...t.party('shipper', maker, (x) => x),
          `EIN ${f.digits(2)}-${f.digits(7)}`,
        ])
        block(
          216,
          62,
          180,
          'SOLD TO',
          t.party('bill_to', f.notify, (x) => x),
        )
        block(
          396,
          62,
          180,
          'SHIP TO / CONSIGNEE',
          t.party('consignee', f.consignee, (x) => x),
        )
        const discharge = port(f.discharge)
        s.fields(
          [
            [36, 128, 135, 28, 'Customer PO', t.text('purchase_order_number', f.order)],
            [171, 128, 135, 28, 'Incoterms 2020', t.text('incoterm', 'FCA Charleston')],
            [306, 128, 135, 28, 'Payment Terms', 'Net 60'],
            [441, 128, 135, 28, 'Currency', 'USD'],
            [36, 156, 135, 28, 'Vessel / Voyage', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            [
              171,
              156,
              135,
              28,
              'Port of Export',
              t.text('port_of_loading', `${CHARLESTON.name}, ${CHARLESTON.region}`, [
                `${CHARLESTON.name}, ${CHARLESTON.region}`,
                CHARLESTON.name,
              ]),
            ],
            [306, 156, 135, 28, 'Port of Discharge', t.text('port_of_discharge', discharge[0]!, discharge)],
            [441, 156, 135, 28, 'Carrier Booking #', t.text('booking_number', f.digits(9))],
          ],
          { labelSize: 6.5, size: 8.5 },
        )
        const end = s.table(
          36,
          192,
          [
            { title: 'Part Number', width: 90 },
            { title: 'Description', width: 180 },
            { title: 'HTS / Sched. B', width: 75 },
            { title: 'C/O', width: 30 },
            { title: 'Qty', width: 45, align: 'right' },
            { title: 'Unit Price', width: 55, align: 'right' },
            { title: 'Ext. Price', width: 65, align: 'right' },
          ],
          lots.map((lot) => {
            t.item({ description: lot.name, quantity: lot.pieces, unit_price: lot.price, amount: lot.amount })
            return [
              lot.part,
              lot.name,
              `8708.${f.digits(2)}.${f.digits(4)}`,
              'US',
              english(lot.pieces, 0),
              english(lot.price, 2),
              english(lot.amount, 2),
            ]
          }),
          { rules: 'all', size: 8, headBold: true, lineHeight: 14 },
        )
        t.text('country_of_origin', 'US')
        const total = sum((lot) => lot.amount)
        const inland = 385
        const rows: [string, string][] = [
          ['Merchandise total', english(total, 2)],
          ['Inland freight', english(inland, 2)],
          [
            'Invoice total USD',
            t.money('total_amount', round(total + inland), 'USD', english(round(total + inland), 2)),
          ],
        ]
        for (const [i, [label, value]] of rows.entries()) {
          s.text(400, end + 10 + i * 14, label, { size: 9, bold: i === 2 })
          s.text(490, end + 10 + i * 14, value, { size: 9, bold: i === 2, align: 'right', width: 84 })
        }
        s.lines(
          36,
          end + 10,
          [
            `${sum((lot) => lot.crates)} crates   Gross ${english(
              sum((lot) => lot.gross),
              0,
            )} kg / ${english(Math.round(sum((lot) => lot.gross) * 2.20462), 0)} lb`,
            `AES ITN X2026${f.digits(10)}`,
            `Container ${f.containers[0]!.number}  Seal ${f.containers[0]!.seal}`,
          ],
          { size: 8.5, leading: 13 },
        )
        t.container({ number: f.containers[0]!.number, seal_number: f.containers[0]!.seal })
        s.prose(
          36,
          690,
          540,
          'These items are controlled by the U.S. Government and authorized for export only to the country of ultimate destination for use by the ultimate consignee. They may not be resold, transferred, or otherwise disposed of without authorization. I declare that all information in this invoice is true and correct.',
          7.5,
        )
        s.text(36, 730, `Authorized signature ____________________   Date ${american(f.documentCutoff)}`, { size: 8.5 })
      },
    },
    packing: {
      type: 'packing_list',
      region: 'eu',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const { lots, sum, maker } = supply(f)
        s.text(36, 24, maker.name, { size: 13, bold: true })
        s.text(36, 40, maker.address.join(', '), { size: 8 })
        t.text('shipper', maker.name)
        s.text(440, 24, 'PACKING SLIP', { size: 16, bold: true })
        s.pairs(
          380,
          48,
          [
            ['Packing slip #', `PS-${f.digits(7)}`],
            ['Date', t.date('document_date', f.cargoCutoff, american)],
            ['Customer PO', t.text('purchase_order_number', f.order)],
            ['Invoice #', t.text('invoice_number', `CI-${f.digits(7)}`)],
          ],
          { gap: 85, size: 9, labelBold: true },
        )
        s.lines(36, 66, ['SHIP TO', ...t.party('consignee', f.consignee, (x) => x)], { size: 9, leading: 11.5 })
        s.line(36, 116, 576, 116)
        s.text(
          36,
          122,
          `Vessel: ${t.text('vessel', f.vessel)}    Voyage: ${t.text('voyage', f.voyage)}    From: ${t.text('port_of_loading', 'Charleston, SC', ['Charleston, SC', 'Charleston'])}    To: ${t.text('port_of_discharge', f.discharge.name)}`,
          { size: 9 },
        )
        const c = f.containers[0]!
        t.container({ number: c.number, seal_number: c.seal, size_type: c.size })
        s.text(
          36,
          136,
          `Container: ${c.number}    Size: ${c.size}    Seal: ${c.seal}    Ocean B/L: ${t.text('bill_of_lading_number', `MAEU${f.digits(9)}`)}`,
          { size: 9 },
        )
        const end = s.table(
          36,
          156,
          [
            { title: 'Part number', width: 95 },
            { title: 'Description', width: 190 },
            { title: 'Crates', width: 50, align: 'right' },
            { title: 'Dims in.', width: 75, align: 'center' },
            { title: 'Pieces', width: 50, align: 'right' },
            { title: 'Net kg', width: 40, align: 'right' },
            { title: 'Gross kg', width: 40, align: 'right' },
          ],
          lots.map((lot) => [
            lot.part,
            lot.name,
            String(lot.crates),
            '48x45x34',
            english(lot.pieces, 0),
            plain(lot.net, 0),
            plain(lot.gross, 0),
          ]),
          { rules: 'head', size: 8.5, headBold: true, lineHeight: 14 },
        )
        s.line(36, end + 2, 576, end + 2)
        const volume = round(sum((lot) => lot.crates) * 1.203, 3)
        s.pairs(
          36,
          end + 10,
          [
            [
              'Total crates',
              t.measure(
                'packages',
                sum((lot) => lot.crates),
                'crates',
                String(sum((lot) => lot.crates)),
              ),
            ],
            [
              'Total pieces',
              english(
                sum((lot) => lot.pieces),
                0,
              ),
            ],
            [
              'Total net weight',
              `${t.measure(
                'net_weight',
                sum((lot) => lot.net),
                'kg',
                english(
                  sum((lot) => lot.net),
                  0,
                ),
              )} kg (${english(Math.round(sum((lot) => lot.net) * 2.20462), 0)} lb)`,
            ],
            [
              'Total gross weight',
              `${t.measure(
                'gross_weight',
                sum((lot) => lot.gross),
                'kg',
                english(
                  sum((lot) => lot.gross),
                  0,
                ),
              )} kg (${english(Math.round(sum((lot) => lot.gross) * 2.20462), 0)} lb)`,
            ],
            ['Total volume', `${t.measure('volume', volume, 'cbm', plain(volume, 3))} cbm`],
          ],
          { gap: 110, size: 9, labelBold: true },
        )
        s.text(36, 740, 'Claims for shortage must be made within 10 days of receipt. Crates are heat treated (IPPC).', {
          size: 8,
        })
      },
    },
  },
}

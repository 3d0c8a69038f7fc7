import type { Facts, Place } from '../../facts.ts'
import { british, english, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const SAUDI = [
  place('Jeddah', 'Saudi Arabia', 'SAJED'),
  place('Dammam', 'Saudi Arabia', 'SADMM'),
  place('King Abdullah Port', 'Saudi Arabia', 'SAKAC'),
]
const SHIPS = ['BAHRI ABHA', 'BAHRI HOFUF', 'BAHRI TABUK', 'BAHRI YANBU'] as const
const later = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const bill = (f: Facts, { code }: Place) => `NSAU${f.loading.code.slice(2)}${code.slice(2)}${f.digits(6)}`
const green = '#00583d'

/** The national carrier of Saudi Arabia: liner bills, and the invoices of its agency. */
export const bahri: Issuer = {
  name: 'Bahri',
  forms: {
    liner_bill: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (f, s, t) => {
        const to = f.random.pick(SAUDI)
        s.face('Times')
        s.text(30, 16, 'The National Shipping Company of Saudi Arabia', { size: 11, bold: true, color: green })
        s.text(30, 30, 'BAHRI LOGISTICS', { size: 9, bold: true, color: green })
        s.text(330, 14, 'LINER BILL OF LADING', { size: 14, bold: true })
        s.text(330, 31, 'Liner terms approved by The Baltic and International Maritime Conference', { size: 6 })
        const box = (x: number, y: number, w: number, h: number, label: string, value: string | string[]) =>
          s.field(x, y, w, h, label, value, { labelSize: 6.5, size: 8.5, inset: 6 })
        box(30, 42, 280, 62, 'Shipper', t.party('shipper', f.shipper))
        box(310, 42, 255, 26, 'B/L No.', t.text('bill_of_lading_number', bill(f, to)))
        box(310, 68, 255, 36, 'Reference No.', t.text('reference_number', `${f.letters(2)}-${f.digits(6)}`))
        box(30, 104, 280, 62, 'Consignee', t.party('consignee', f.consignee))
        box(310, 104, 255, 62, "Carrier's agent at port of discharge", [
          `BAHRI AGENCY, ${upper(to.name)}`,
          'P.O. BOX 00000, KINGDOM OF SAUDI ARABIA',
          'TEL +966 12 000 0000',
        ])
        box(30, 166, 280, 62, 'Notify address', t.party('notify_party', f.notify))
        box(310, 166, 255, 62, 'Freight details, charges etc.', [
          'FREIGHT PREPAID AS PER',
          'AGREEMENT',
          `L/C NO. ${f.digits(10)}`,
        ])
        box(30, 228, 140, 26, 'Pre-carriage by*', '')
        box(170, 228, 140, 26, 'Place of receipt by pre-carrier*', '')
        box(30, 254, 140, 26, 'Vessel', `${t.text('vessel', f.random.pick(SHIPS))} V.${t.text('voyage', f.digits(3))}`)
        box(170, 254, 140, 26, 'Port of loading', t.text('port_of_loading', upper(f.loading.name)))
        box(30, 280, 140, 26, 'Port of discharge', t.text('port_of_discharge', upper(to.name)))
        box(170, 280, 140, 26, 'Place of delivery by on-carrier*', '')
        box(310, 228, 255, 78, 'Daily demurrage rate (additional clause A)', '')
        s.box(30, 306, 535, 232)
        s.line(30, 320, 565, 320)
        for (const [x, head] of [
          [36, 'Marks and Nos.'],
          [150, 'Number and kind of packages; description of goods'],
          [390, 'Gross weight'],
          [490, 'Measurement'],
        ] as const)
          s.text(x, 310, head, { size: 7 })
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        s.lines(
          36,
          330,
          [`P.O. ${f.order}`, `${upper(to.name)}`, `C/NO. 1-${f.packages}`, 'MADE IN', upper(f.loading.country)],
          {
            size: 8.5,
          },
        )
        s.lines(
          150,
          330,
          [
            `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit} SAID TO CONTAIN`,
            f.goods,
            `IN ${f.containers.length} CONTAINER(S), SHIPPER'S LOAD AND COUNT`,
            `HS ${f.hs}`,
          ],
          { size: 8.5, leading: 11 },
        )
        t.measure('packages', f.packages, f.unit, '')
        s.text(390, 330, `${t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3))} KGS`, { size: 8.5 })
        s.text(490, 330, `${t.measure('volume', f.volume, 'cbm', plain(f.volume, 3))} CBM`, { size: 8.5 })
        s.text(36, 412, 'CONTAINER        TYPE      SEAL', { size: 7 })
        for (const [i, c] of f.containers.entries()) {
          s.text(36, 424 + i * 13, `${c.number}  ${c.size}`, { size: 8.5 })
          s.text(150, 424 + i * 13, `SEAL ${c.seal}   ${c.packages} ${f.unit}`, { size: 8.5 })
          s.text(390, 424 + i * 13, `${plain(c.weight, 3)} KGS`, { size: 8.5 })
          s.text(490, 424 + i * 13, `${plain(c.volume, 3)} CBM`, { size: 8.5 })
        }
        s.text(150, 496, `CLEAN ON BOARD ${t.date('on_board_date', f.onBoard, named)}`, { size: 9, bold: true })
        s.text(150, 508, 'VESSEL IS CLASSED AND MAY ENTER SAUDI PORTS ACCORDING TO ITS RULES', { size: 7 })
        s.text(36, 528, 'Particulars furnished by the Merchant', { size: 6.5 })
        s.prose(34, 544, 265, TERMS[0], 6.5)
        s.fields(
          [
            [310, 538, 127, 28, 'Freight payable at', upper(f.loading.name)],
            [437, 538, 128, 28, 'Place and date of issue', ''],
            [310, 566, 127, 28, 'Number of original Bs/L', '3/3'],
            [437, 566, 128, 28, 'Signature', ''],
          ],
          { labelSize: 6.5, size: 8.5 },
        )
        s.text(440, 551, `${upper(f.loading.name)}, ${t.date('issue_date', f.issued, named)}`, {
          size: 8.5,
          width: 122,
        })
        s.text(310, 640, 'As agents for the carrier, The National Shipping Company of Saudi Arabia', { size: 7 })
        s.text(34, 640, '*Applicable only when document used as a Through Bill of Lading', { size: 6.5 })
      },
    },
    detention_invoice: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const to = f.random.pick(SAUDI)
        const free = 14
        const first = later(f.arrival, 1)
        const last = later(f.arrival, free)
        const used = free + f.random.pick([4, 7, 9])
        const back = later(f.arrival, used)
        const days = used - free
        const rate = 75
        const billed = later(back, 3)
        s.text(36, 24, 'BAHRI AGENCY', { size: 16, bold: true, color: green })
        s.text(36, 44, 'C.R. 4030000000   VAT Reg. No. 300000000000003', { size: 7.5 })
        s.text(0, 66, 'TAX INVOICE', { size: 13, bold: true, align: 'center', width: 595 })
        s.text(0, 82, 'Container Detention Charges', { size: 9, align: 'center', width: 595 })
        s.box(36, 98, 523, 74)
        s.line(300, 98, 300, 172)
        s.text(42, 104, 'Bill to', { size: 7.5, color: '#555' })
        s.lines(42, 116, [...t.party('bill_to', f.consignee), `VAT No. 3${f.digits(13)}3`], { size: 9, leading: 12 })
        s.pairs(
          308,
          104,
          [
            ['Invoice number', t.text('invoice_number', `DET-${to.code.slice(2)}-26-${f.digits(5)}`)],
            ['Invoice date', t.date('invoice_date', billed, british)],
            ['Payment due', t.date('due_date', later(billed, 15), british)],
            ['Currency', 'SAR'],
            ['Supply date', british(back)],
          ],
          { gap: 95, size: 8.5, step: 13 },
        )
        s.fields(
          [
            [36, 172, 131, 28, 'B/L number', t.text('bill_of_lading_number', bill(f, to))],
            [167, 172, 131, 28, 'Vessel', t.text('vessel', f.random.pick(SHIPS))],
            [298, 172, 60, 28, 'Voyage', t.text('voyage', f.digits(3))],
            [358, 172, 100, 28, 'POL', t.text('port_of_loading', upper(f.loading.name))],
            [458, 172, 101, 28, 'POD', t.text('port_of_discharge', upper(to.name))],
            [36, 200, 131, 28, 'Discharge date', british(f.arrival)],
            [167, 200, 131, 28, 'Free period (calendar days)', t.measure('free_days', free, 'days', String(free))],
            [298, 200, 160, 28, 'Free period from / to', ''],
            [458, 200, 101, 28, 'Free days per', 'CONTRACT'],
          ],
          { labelSize: 6.5, size: 8.5, labelColor: '#555' },
        )
        s.text(301, 212, `${british(first)} - ${t.date('last_free_day', last, british)}`, { size: 8.5 })
        const end = s.table(
          36,
          242,
          [
            { title: 'Container', width: 95 },
            { title: 'Type', width: 45 },
            { title: 'Gate out', width: 75 },
            { title: 'Returned', width: 75 },
            { title: ['Chargeable', 'days'], width: 60, align: 'right' },
            { title: ['Rate / day', 'SAR'], width: 70, align: 'right' },
            { title: ['Amount', 'SAR'], width: 103, align: 'right' },
          ],
          f.containers.map((c) => {
            t.container({ number: c.number, size_type: c.size })
            t.item({ quantity: days, unit_price: rate, amount: days * rate })
            return [
              c.number,
              c.size,
              t.date('gate_out_date', f.available, british),
              t.date('returned_date', back, british),
              t.measure('chargeable_days', days, 'days', String(days)),
              t.money('rate_per_day', rate, 'SAR', plain(rate, 2)),
              english(days * rate, 2),
            ]
          }),
          { rules: 'all', size: 8.5, headBold: true, lineHeight: 14 },
        )
        const net = days * rate * f.containers.length
        const tax = Math.round(net * 15) / 100
        for (const [i, [label, value]] of [
          ['Total excluding VAT', english(net, 2)],
          ['VAT 15%', english(tax, 2)],
          ['Total including VAT (SAR)', t.money('total_amount', net + tax, 'SAR', english(net + tax, 2))],
        ].entries()) {
          s.text(320, end + 10 + i * 15, label!, { size: 9, bold: i === 2 })
          s.text(456, end + 10 + i * 15, value!, { size: 9, bold: i === 2, align: 'right', width: 101 })
        }
        s.box(36, end + 10, 64, 64)
        s.text(46, end + 38, 'QR', { size: 12, color: '#999' })
        s.lines(
          36,
          end + 96,
          [
            'Bank transfer to: Riyad Bank, Jeddah, IBAN SA00 2000 0000 0000 0000 0000, beneficiary Bahri Agency',
            'Objections are accepted in writing within 14 days from the invoice date only.',
            'Detention tariff import dry: day 1-14 free; thereafter SAR 75 (20/40) per day up to day 30, then SAR 150.',
          ],
          { size: 8, leading: 13 },
        )
      },
    },
  },
}

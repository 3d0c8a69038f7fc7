import type { Facts } from '../../facts.ts'
import { british, city, english, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const own = (text: string) => text
const PORTS = ['Felixstowe', 'Southampton', 'London Gateway'] as const
const NAME = 'Calder Vale Engineering Ltd'
const ADDRESS = ['Calder Works, Mill Lane', 'Huddersfield HD0 0XX', 'United Kingdom']
const WARES = [
  'Centrifugal pump casing, cast iron',
  'Gate valve DN80 PN16, flanged',
  'Bearing housing, machined',
  'Shaft coupling, torsionally flexible',
  'Impeller, bronze, balanced',
]
const wares = (f: Facts) => f.items.map((item, i) => ({ ...item, name: WARES[(i + item.quantity) % WARES.length]! }))

/** A manufacturer in the north of England. */
export const britishExporter: Issuer = {
  name: 'British manufacturer',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      region: 'us',
      draw: (f, s, t) => {
        const port = f.random.pick(PORTS)
        s.text(36, 28, t.text('shipper', NAME), { size: 16, bold: true, color: '#5b2333' })
        s.lines(
          36,
          50,
          [ADDRESS.join(', '), 'Tel +44 1484 000000   sales@caldervale.example   www.caldervale.example'],
          {
            size: 7.5,
          },
        )
        s.text(36, 78, 'EXPORT INVOICE', { size: 14, bold: true })
        s.text(330, 82, 'EORI GB000000000000     VAT No. GB 000 0000 00', { size: 8 })
        const address = (x: number, label: string, lines: readonly string[]) => {
          s.text(x, 104, label, { size: 7.5, bold: true })
          s.lines(x, 116, lines, { size: 9, leading: 11, width: 165 })
        }
        address(36, 'Invoice address', t.party('bill_to', f.notify, own))
        address(210, 'Consignee / delivery address', t.party('consignee', f.consignee, own))
        s.pairs(
          388,
          104,
          [
            ['Invoice no.', t.text('invoice_number', `CV${f.digits(6)}`)],
            ['Date / tax point', t.date('invoice_date', f.cargoCutoff, british)],
            ['Your order no.', t.text('purchase_order_number', f.order)],
            ['Our ref.', t.text('reference_number', `SO${f.digits(6)}`)],
            ['Customer a/c', `${f.letters(4)}01`],
          ],
          { gap: 78, size: 8.5, step: 13 },
        )
        s.fields(
          [
            [36, 178, 131, 28, 'Terms of delivery (Incoterms 2020)', ''],
            [167, 178, 131, 28, 'Port of shipment', t.text('port_of_loading', port)],
            [
              298,
              178,
              131,
              28,
              'Port of destination',
              t.text('port_of_discharge', city(f.discharge), [city(f.discharge), f.discharge.name]),
            ],
            [429, 178, 130, 28, 'Vessel / voyage', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            [36, 206, 131, 28, 'Country of origin', t.text('country_of_origin', 'United Kingdom')],
            [167, 206, 131, 28, 'Terms of payment', '30 days from date of invoice'],
            [298, 206, 131, 28, 'Payment due', t.date('due_date', f.arrival, british)],
            [429, 206, 130, 28, 'Bill of lading', t.text('bill_of_lading_number', `OOLU${f.digits(10)}`)],
          ],
          { labelSize: 6, size: 8.5 },
        )
        const incoterm = `CIF ${f.discharge.name}`
        s.text(39, 189, t.text('incoterm', incoterm), { size: 8.5 })
        t.containers(f.containers, [])
        s.text(36, 242, `Containers: ${f.containers.map((c) => c.number).join(', ')}`, { size: 8, width: 523 })
        const rows = wares(f)
        const end = s.table(
          36,
          258,
          [
            { title: 'Line', width: 28 },
            { title: 'Part no.', width: 62 },
            { title: 'Description', width: 173 },
            { title: 'Commodity code', width: 75 },
            { title: 'Qty', width: 45, align: 'right' },
            { title: 'Unit price GBP', width: 65, align: 'right' },
            { title: 'Value GBP', width: 75, align: 'right' },
          ],
          rows.map((item, i) => {
            t.item({ description: item.name, quantity: item.quantity, unit_price: item.price, amount: item.amount })
            return [
              String((i + 1) * 10),
              item.code,
              item.name,
              `8413 9${f.digits(1)} 00`,
              String(item.quantity),
              english(item.price, 2),
              english(item.amount, 2),
            ]
          }),
          { rules: 'head', size: 8.5, headSize: 7.5, headBold: true, lineHeight: 15 },
        )
        s.line(36, end + 2, 559, end + 2)
        const freight = round(f.weight / 20)
        const insurance = round(f.total * 0.002)
        for (const [i, [label, value]] of [
          ['Goods total', english(f.total, 2)],
          ['Freight', english(freight, 2)],
          ['Insurance', english(insurance, 2)],
          ['VAT 0% (export)', '0.00'],
          [
            'Invoice total GBP',
            t.money(
              'total_amount',
              round(f.total + freight + insurance),
              'GBP',
              english(f.total + freight + insurance, 2),
            ),
          ],
        ].entries()) {
          s.text(370, end + 8 + i * 14, label!, { size: 9, bold: i === 4 })
          s.text(470, end + 8 + i * 14, value!, { size: 9, bold: i === 4, align: 'right', width: 87 })
        }
        s.lines(
          36,
          end + 10,
          [
            `Gross weight ${english(f.weight, 3)} kg   Net weight ${english(f.net, 3)} kg`,
            `${f.packages} ${f.unit.toLowerCase()}`,
            'Shipping marks: as addressed',
          ],
          { size: 8.5, leading: 13 },
        )
        s.prose(
          36,
          end + 96,
          523,
          'We certify that this invoice shows the actual price of the goods described, that no other invoice has been or will be issued, and that all particulars are true and correct. The exporter of the products covered by this document declares that, except where otherwise clearly indicated, these products are of United Kingdom origin.',
          8,
        )
        s.lines(
          36,
          end + 146,
          [
            'Bank: Yorkshire Commercial Bank plc, Leeds   Sort code 00-00-00   Account 00000000   IBAN GB00 YCBK 0000 0000 0000 00',
            'Goods remain our property until paid for in full. Conditions of sale available on request.',
          ],
          { size: 7.5, leading: 11 },
        )
        s.text(36, end + 190, `For ${NAME}   ......................................   Export Manager`, { size: 8.5 })
      },
    },
    packing_list: {
      type: 'packing_list',
      region: 'us',
      draw: (f, s, t) => {
        const port = f.random.pick(PORTS)
        s.text(36, 28, t.text('shipper', NAME), { size: 16, bold: true, color: '#5b2333' })
        s.text(36, 50, ADDRESS.join(', '), { size: 7.5 })
        s.text(410, 28, 'PACKING LIST', { size: 15, bold: true })
        s.text(36, 76, 'Consignee', { size: 7.5, bold: true })
        s.lines(36, 88, t.party('consignee', f.consignee, own), { size: 9, leading: 11 })
        s.pairs(
          340,
          76,
          [
            ['Packing list date', t.date('document_date', f.emptyPickup, british)],
            ['Invoice no.', t.text('invoice_number', `CV${f.digits(6)}`)],
            ['Your order no.', t.text('purchase_order_number', f.order)],
            ['Our ref.', t.text('reference_number', `SO${f.digits(6)}`)],
          ],
          { gap: 95, size: 8.5, step: 13 },
        )
        s.text(
          36,
          138,
          `Shipment by sea from ${t.text('port_of_loading', port)} to ${t.text('port_of_discharge', f.discharge.name)} per ${t.text('vessel', f.vessel)}, voyage ${t.text('voyage', f.voyage)}`,
          { size: 9 },
        )
        const rows = wares(f)
        const end = s.table(
          36,
          158,
          [
            { title: 'Pkg nos.', width: 62 },
            { title: ['No. of', 'pkgs'], width: 38, align: 'right' },
            { title: 'Contents', width: 178 },
            { title: 'Qty', width: 45, align: 'right' },
            { title: ['Net weight', 'kg'], width: 70, align: 'right' },
            { title: ['Gross weight', 'kg'], width: 70, align: 'right' },
            { title: ['Volume', 'm³'], width: 60, align: 'right' },
          ],
          (() => {
            let from = 1
            return rows.map((item) => {
              const range = `${from} - ${from + item.cartons - 1}`
              from += item.cartons
              return [
                range,
                String(item.cartons),
                [item.name, `Part no. ${item.code}`],
                String(item.quantity),
                english(item.net, 3),
                english(item.gross, 3),
                english(item.volume, 3),
              ]
            })
          })(),
          { rules: 'all', headBold: true, headSize: 7.5, lineHeight: 12 },
        )
        s.text(38, end + 5, 'Total', { bold: true })
        const figure = (x: number, width: number, text: string) =>
          s.text(x + 2, end + 5, text, { bold: true, align: 'right', width: width - 4 })
        figure(98, 38, t.measure('packages', f.packages, f.unit, String(f.packages)))
        figure(359, 70, t.measure('net_weight', f.net, 'kg', english(f.net, 3)))
        figure(429, 70, t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)))
        figure(499, 60, t.measure('volume', f.volume, 'cbm', english(f.volume, 3)))
        s.text(36, end + 28, 'Loaded in', { size: 8.5, bold: true })
        t.containers(f.containers, ['seal_number', 'size_type'])
        for (const [i, c] of f.containers.entries())
          s.text(
            36,
            end + 42 + i * 13,
            `${c.size}  container ${c.number}   seal ${c.seal}   tare ${english(c.tare, 0)} kg`,
            {
              size: 8.5,
            },
          )
        s.lines(
          36,
          end + 110,
          [
            'All wood packaging is heat treated and marked in accordance with ISPM 15.',
            `Packages are ${f.unit.toLowerCase()} on export skids. Marks: ${upper(f.consignee.name)} / ${f.order}`,
          ],
          { size: 8.5, leading: 13 },
        )
        s.text(36, end + 160, 'Packed by ....................     Checked by ....................', { size: 8.5 })
      },
    },
    certificate_of_origin: {
      type: null,
      region: 'us',
      draw: (f, s) => {
        s.fill(30, 24, 535, 700, '#fbf7e6')
        s.box(30, 24, 535, 700)
        s.box(30, 24, 268, 64)
        s.text(34, 28, '1  Consignor', { size: 7 })
        s.lines(40, 40, [NAME, ...ADDRESS], { size: 8.5 })
        s.text(310, 30, `No. ${f.letters(1)}${f.digits(6)}`, { size: 10, bold: true })
        s.text(440, 30, 'ORIGINAL', { size: 10, bold: true })
        s.box(30, 88, 268, 64)
        s.text(34, 92, '2  Consignee', { size: 7 })
        s.lines(40, 104, [f.consignee.name, ...f.consignee.address], { size: 8.5 })
        s.lines(310, 56, ['UNITED KINGDOM', 'CERTIFICATE OF ORIGIN'], {
          size: 12,
          bold: true,
          leading: 17,
        })
        s.field(298, 118, 267, 34, '3  Country of origin', 'UNITED KINGDOM', { labelSize: 7, size: 9 })
        s.field(
          30,
          152,
          268,
          48,
          '4  Transport details (optional)',
          [`By sea, ${f.vessel} voy. ${f.voyage}`, `Felixstowe to ${f.discharge.name}`],
          {
            labelSize: 7,
            size: 8.5,
          },
        )
        s.field(
          298,
          152,
          267,
          48,
          '5  Remarks',
          [`Invoice CV${f.digits(6)} dated ${spaced(f.cargoCutoff)}`, `Order ${f.order}`],
          {
            labelSize: 7,
            size: 8.5,
          },
        )
        s.line(30, 216, 565, 216)
        s.text(34, 204, '6  Item number; marks, numbers, number and kind of packages; description of goods', {
          size: 7,
        })
        s.text(450, 204, '7  Quantity', { size: 7 })
        s.line(440, 200, 440, 520)
        for (const [i, item] of wares(f).entries()) {
          s.text(40, 226 + i * 24, `${i + 1}.  ${item.cartons} ${f.unit.toLowerCase()}  ${item.name}`, { size: 8.5 })
          s.text(450, 226 + i * 24, `${plain(item.gross, 3)} kg gross`, { size: 8.5 })
        }
        s.text(40, 360, f.containers.map((c) => c.number).join(', '), { size: 8.5, width: 390 })
        s.line(30, 520, 565, 520)
        s.text(
          34,
          526,
          '8  THE UNDERSIGNED AUTHORITY CERTIFIES THAT THE GOODS DESCRIBED ABOVE ORIGINATE IN THE COUNTRY SHOWN IN BOX 3',
          {
            size: 7,
          },
        )
        s.text(60, 690, `Huddersfield, ${spaced(f.documentCutoff)}`, { size: 8.5 })
        s.stamp(470, 630, 46, ['CHAMBER OF', 'COMMERCE', 'MID', 'YORKSHIRE'])
      },
    },
  },
}

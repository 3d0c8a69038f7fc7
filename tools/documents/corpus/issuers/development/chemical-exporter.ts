import { continental, dotted, english, type Facts, type Place, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const round = (amount: number, decimals = 2) => Math.round(amount * 10 ** decimals) / 10 ** decimals
const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const PORTS = [place('Antwerp', 'Belgium', 'BEANR'), place('Rotterdam', 'Netherlands', 'NLRTM')]
const PRODUCTS = [
  'ISOPROPYL ALCOHOL 99%',
  'BUTYL ACETATE',
  'PROPYLENE GLYCOL USP',
  'EPOXY RESIN 128',
  'XYLENE MIXED ISOMERS',
]
const chemicals = (f: Facts) => {
  const lots = PRODUCTS.slice(0, Math.min(f.items.length, 3)).map((product) => {
    const drums = f.random.pick([80, 40, 60, 76])
    const each = f.random.pick([160, 180, 200])
    const price = f.random.between(92, 320) / 100
    return {
      product,
      drums,
      each,
      kilos: drums * each,
      price,
      amount: round(drums * each * price),
      batch: `${f.letters(2)}${f.digits(6)}`,
    }
  })
  const sum = (of: (one: (typeof lots)[number]) => number) => round(lots.reduce((all, one) => all + of(one), 0))
  const maker = {
    ...f.shipper,
    name: `${f.shipper.name.split(' ')[0]} Specialty Chemicals NV`,
    address: ['Scheldelaan 460, Haven 725', '2040 Antwerpen, Belgium'],
  }
  return { lots, sum, maker, from: f.random.pick(PORTS) }
}
const green = '#1b5e20'

export const chemicalExporter: Issuer = {
  name: 'Belgian chemical exporter',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      draw: (f, s, t) => {
        const { lots, sum, maker, from } = chemicals(f)
        s.text(50, 30, maker.name, { size: 13, bold: true, color: green })
        s.text(50, 46, `${maker.address.join(', ')}  -  VAT BE 0${f.digits(3)}.${f.digits(3)}.${f.digits(3)}`, {
          size: 7.5,
        })
        t.text('shipper', maker.name)
        s.text(50, 74, 'Export invoice', { size: 17 })
        const pairs = { gap: 105, size: 9, step: 12.5 }
        s.pairs(
          330,
          74,
          [
            ['Invoice number', t.text('invoice_number', `90${f.digits(6)}`)],
            ['Invoice date', t.date('invoice_date', f.departure, dotted)],
            ['Due date', t.date('due_date', f.returned, dotted)],
            ['Customer number', f.digits(7)],
            ['Sales order', `SO ${f.digits(8)}`],
            ['Your purchase order', t.text('purchase_order_number', f.order)],
            ['Delivery note', `80${f.digits(6)}`],
          ],
          pairs,
        )
        s.text(50, 104, 'Invoice address', { size: 7.5, color: green })
        s.lines(
          50,
          115,
          t.party('bill_to', f.consignee, (x) => x),
          { size: 9.5, leading: 12 },
        )
        s.text(50, 170, 'Ship-to party', { size: 7.5, color: green })
        s.lines(
          50,
          181,
          t.party('consignee', f.consignee, (x) => x),
          { size: 9.5, leading: 12 },
        )
        s.pairs(
          330,
          172,
          [
            [
              'Terms of delivery',
              t.text('incoterm', `CIP ${f.delivery.name}`, [
                `CIP ${f.delivery.name}`,
                `CIP ${f.delivery.name} (Incoterms 2020)`,
              ]),
            ],
            ['Terms of payment', '45 days net'],
            ['Port of loading', t.text('port_of_loading', from.name)],
            ['Port of discharge', t.text('port_of_discharge', f.discharge.name)],
          ],
          pairs,
        )
        s.line(50, 228, 550, 228)
        let y = s.table(
          50,
          234,
          [
            { title: 'Item', width: 40 },
            { title: 'Material / description', width: 210 },
            { title: 'Quantity kg', width: 75, align: 'right' },
            { title: 'Price / 100 kg', width: 80, align: 'right' },
            { title: 'Value USD', width: 95, align: 'right' },
          ],
          lots.map((lot, i) => {
            // The price is one for a hundred kilograms, so it is not that of one of the quantity.
            t.item({ quantity: lot.kilos, amount: lot.amount })
            return [
              String((i + 1) * 10),
              [
                lot.product,
                `Batch ${lot.batch}, ${lot.drums} drums of ${lot.each} kg`,
                `Commodity code 2905${f.digits(4)}`,
              ],
              continental(lot.kilos, 0),
              continental(lot.price * 100, 2),
              continental(lot.amount, 2),
            ]
          }),
          { rules: 'head', size: 9, headBold: true, lineHeight: 12 },
        )
        const total = sum((lot) => lot.amount)
        s.line(330, y + 4, 550, y + 4)
        s.text(330, y + 10, 'Net value', { size: 9 })
        s.text(455, y + 10, continental(total, 2), { size: 9, align: 'right', width: 93 })
        s.text(330, y + 24, 'VAT 0% exempt (art. 39 §1)', { size: 9 })
        s.text(455, y + 24, '0,00', { size: 9, align: 'right', width: 93 })
        s.text(330, y + 40, 'Invoice total USD', { size: 10.5, bold: true })
        s.text(455, y + 40, t.money('total_amount', total, 'USD', continental(total, 2)), {
          size: 10.5,
          bold: true,
          align: 'right',
          width: 93,
        })
        y += 10
        s.lines(
          50,
          y,
          [
            `Country of origin: ${t.text('country_of_origin', 'Belgium')}`,
            `Net weight ${continental(
              sum((lot) => lot.kilos),
              0,
            )} kg`,
            `Gross weight ${continental(
              sum((lot) => lot.drums * (lot.each + 18)),
              0,
            )} kg`,
            `Container ${f.containers[0]!.number}`,
          ],
          { size: 9, leading: 13 },
        )
        t.container({ number: f.containers[0]!.number })
        s.prose(
          50,
          690,
          500,
          'Our general conditions of sale apply. Safety data sheets are sent with the first delivery and on request. Claims about quantity must be notified within eight days after receipt. Ownership passes on full payment. Chemicals are released for industrial use only.',
          7,
        )
        s.text(50, 760, 'KBC Bank Antwerpen  IBAN BE00 0000 0000 0000  BIC KREDBEBB  RPR Antwerpen', { size: 7.5 })
      },
    },
    packing: {
      type: 'packing_list',
      draw: (f, s, t) => {
        const { lots, sum, maker, from } = chemicals(f)
        s.text(50, 30, maker.name, { size: 13, bold: true, color: green })
        s.text(50, 46, maker.address.join(', '), { size: 7.5 })
        t.text('shipper', maker.name)
        s.text(50, 74, 'Packing list / weight note', { size: 16 })
        s.fields(
          [
            [50, 100, 250, 56, 'Ship-to party', t.party('consignee', f.consignee, (x) => x)],
            [300, 100, 125, 28, 'Delivery note', `80${f.digits(6)}`],
            [425, 100, 125, 28, 'Date', t.date('document_date', f.cargoCutoff, dotted)],
            [300, 128, 125, 28, 'Invoice', t.text('invoice_number', `90${f.digits(6)}`)],
            [425, 128, 125, 28, 'Purchase order', t.text('purchase_order_number', f.order)],
            [50, 156, 125, 28, 'Vessel', t.text('vessel', f.vessel)],
            [175, 156, 125, 28, 'Voyage', t.text('voyage', f.voyage)],
            [300, 156, 125, 28, 'Port of loading', t.text('port_of_loading', from.name)],
            [425, 156, 125, 28, 'Port of discharge', t.text('port_of_discharge', f.discharge.name)],
            [50, 184, 125, 28, 'Carrier booking', t.text('booking_number', `${f.letters(3)}${f.digits(7)}`)],
            [175, 184, 125, 28, 'Container', f.containers[0]!.number],
            [300, 184, 125, 28, 'Seal', f.containers[0]!.seal],
            [425, 184, 125, 28, 'Container type', f.containers[0]!.size],
          ],
          { labelSize: 6.5, size: 9, labelColor: green },
        )
        const c = f.containers[0]!
        t.container({ number: c.number, seal_number: c.seal, size_type: c.size })
        const drums = sum((lot) => lot.drums)
        const net = sum((lot) => lot.kilos)
        const gross = sum((lot) => lot.drums * (lot.each + 18))
        const end = s.table(
          50,
          222,
          [
            { title: 'Material', width: 170 },
            { title: 'Batch', width: 75 },
            { title: 'Drums', width: 55, align: 'right' },
            { title: 'kg / drum', width: 55, align: 'right' },
            { title: 'Net kg', width: 70, align: 'right' },
            { title: 'Gross kg', width: 75, align: 'right' },
          ],
          [
            ...lots.map((lot) => [
              lot.product,
              lot.batch,
              String(lot.drums),
              String(lot.each),
              continental(lot.kilos, 0),
              continental(lot.drums * (lot.each + 18), 0),
            ]),
            [
              'Total',
              '',
              t.measure('packages', drums, 'drums', String(drums)),
              '',
              t.measure('net_weight', net, 'kg', continental(net, 0)),
              t.measure('gross_weight', gross, 'kg', continental(gross, 0)),
            ],
          ],
          { rules: 'all', size: 9, lineHeight: 14 },
        )
        s.text(
          50,
          end + 12,
          'Drums on CP3 pallets, stretch wrapped, 4 drums to a pallet. UN approved 1A1. Tare of a drum 18 kg.',
          { size: 9 },
        )
        s.text(50, end + 26, `Loaded ${spaced(f.cargoCutoff)} 06:30 - 08:15, checked by T. Claes`, { size: 9 })
      },
    },
    dangerous_goods: {
      type: null,
      draw: (f, s) => {
        const { lots, maker, from } = chemicals(f)
        const lot = lots[0]!
        s.text(40, 20, 'MULTIMODAL DANGEROUS GOODS FORM', { size: 14, bold: true, align: 'center', width: 515 })
        s.text(
          40,
          38,
          'This form may be used as a dangerous goods declaration as it meets the requirements of SOLAS 74, chapter VII, regulation 4; MARPOL 73/78, Annex III, regulation 4',
          { size: 6, align: 'center', width: 515 },
        )
        s.fields(
          [
            [40, 50, 258, 54, '1  Shipper / Consignor / Sender', [upper(maker.name), ...maker.address.map(upper)]],
            [298, 50, 129, 27, '2  Transport document number', `MEDU${f.letters(2)}${f.digits(6)}`],
            [427, 50, 128, 27, '3  Page 1 of 1 pages', ''],
            [298, 77, 257, 27, "4  Shipper's reference", f.order],
            [40, 104, 258, 54, '6  Consignee', [upper(f.consignee.name), ...f.consignee.address.map(upper)]],
            [298, 104, 257, 54, '7  Carrier (to be completed by the carrier)', 'MSC MEDITERRANEAN SHIPPING COMPANY'],
            [
              40,
              158,
              258,
              40,
              '8  This shipment is within the limitations prescribed for',
              ['CARGO AIRCRAFT ONLY - NOT APPLICABLE'],
            ],
            [
              298,
              158,
              257,
              40,
              '9  Additional handling information',
              [`EMERGENCY CONTACT 24 H: +32 3 ${f.digits(3)} ${f.digits(4)}`],
            ],
            [40, 198, 129, 27, '10  Vessel / flight no. and date', `${f.vessel} ${f.voyage}`],
            [169, 198, 129, 27, '11  Port / place of loading', upper(from.name)],
            [298, 198, 129, 27, '12  Port / place of discharge', upper(f.discharge.name)],
            [427, 198, 128, 27, '13  Destination', upper(f.delivery.name)],
            [
              40,
              225,
              515,
              110,
              '14  Shipping marks; number and kind of packages; description of goods; gross mass (kg); net mass (kg); cube (m3)',
              [
                `${lot.drums} STEEL DRUMS (1A1)`,
                `UN 1219, ${lot.product}, CLASS 3, PG II, (12 C c.c.)`,
                'EmS F-E, S-D    MARINE POLLUTANT: NO',
                `GROSS MASS ${english(lot.drums * (lot.each + 18), 0)} KG    NET MASS ${english(lot.kilos, 0)} KG`,
              ],
            ],
            [40, 335, 129, 27, '15  Container identification no.', f.containers[0]!.number],
            [169, 335, 129, 27, '16  Seal number(s)', f.containers[0]!.seal],
            [298, 335, 129, 27, '17  Container size and type', f.containers[0]!.size],
            [427, 335, 64, 27, '18  Tare (kg)', String(f.containers[0]!.tare)],
            [491, 335, 64, 27, '19  Gross (kg)', plain(lot.drums * (lot.each + 18) + f.containers[0]!.tare, 0)],
          ],
          { labelSize: 6, size: 8.5 },
        )
        s.text(40, 370, 'CONTAINER / VEHICLE PACKING CERTIFICATE', { size: 8, bold: true })
        s.prose(
          40,
          382,
          515,
          'I hereby declare that the goods described above have been packed/loaded into the container/vehicle identified above in accordance with the applicable provisions. I hereby declare that the contents of this consignment are fully and accurately described above by the proper shipping name, and are classified, packaged, marked and labelled/placarded, and are in all respects in proper condition for transport according to the applicable international and national governmental regulations.',
          8,
        )
        s.fields(
          [
            [
              40,
              450,
              258,
              60,
              '20  Name of company; name / status of declarant; place and date',
              [upper(maker.name), 'T. CLAES, DGSA', `ANTWERP ${dotted(f.cargoCutoff)}`],
            ],
            [
              298,
              450,
              257,
              60,
              '21  Receiving organisation receipt; haulier; vehicle reg. no.',
              [upper(f.trucker.name)],
            ],
          ],
          { labelSize: 6, size: 8.5 },
        )
      },
    },
  },
}

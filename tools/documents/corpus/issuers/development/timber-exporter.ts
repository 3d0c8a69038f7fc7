import { english, type Facts, type Place, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const round = (amount: number, decimals = 2) => Math.round(amount * 10 ** decimals) / 10 ** decimals
const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const PORTS = [place('Riga', 'Latvia', 'LVRIX'), place('Klaipeda', 'Lithuania', 'LTKLJ')]
const SECTIONS = ['47 x 150 mm', '47 x 175 mm', '22 x 100 mm', '75 x 200 mm', '38 x 89 mm']

/** Sawn timber in packs, sold by the cubic metre. */
function packs(f: Facts) {
  const lots = SECTIONS.slice(0, f.items.length).map((section) => {
    const count = f.random.between(4, 14)
    const cubic = round((count * f.random.between(2100, 3900)) / 1000, 3)
    const price = f.random.between(228, 345)
    return { section, count, cubic, price, amount: round(cubic * price) }
  })
  const sum = (of: (one: (typeof lots)[number]) => number, decimals = 2) =>
    round(
      lots.reduce((all, one) => all + of(one), 0),
      decimals,
    )
  const from = f.random.pick(PORTS)
  return {
    lots,
    sum,
    from,
    mill: {
      ...f.shipper,
      name: `${f.shipper.name.split(' ')[0]} Sawmill SIA`,
      address: ['Kurzemes iela 4', `LV-3301 Kuldiga, Latvia`],
    },
  }
}
const brown = '#5d4037'

export const timberExporter: Issuer = {
  name: 'Baltic timber exporter',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const { lots, sum, from, mill } = packs(f)
        s.fill(0, 0, 595, 8, brown)
        s.text(40, 22, 'INVOICE', { size: 20, bold: true, color: brown })
        s.text(150, 29, `No. ${t.text('invoice_number', `KS-26/${f.digits(4)}`)}`, { size: 11 })
        s.text(400, 29, `Date ${t.date('invoice_date', f.issued, spaced)}`, { size: 10 })
        const put = (x: number, y: number, label: string, lines: readonly string[]) => {
          s.text(x, y, label, { size: 8, bold: true, color: brown })
          s.lines(x, y + 11, lines, { size: 9, leading: 11.5 })
        }
        put(40, 56, 'Seller', [...t.party('shipper', mill, (x) => x), `Reg. no. LV4000${f.digits(7)}`])
        put(300, 56, 'Buyer', [
          ...t.party('bill_to', f.consignee, (x) => x),
          `VAT ${f.discharge.code.slice(0, 2)}${f.digits(9)}`,
        ])
        put(40, 122, 'Contract', [t.text('purchase_order_number', f.order), `dated ${spaced(f.booked)}`])
        put(170, 122, 'Delivery terms', [
          t.text('incoterm', `CIF ${f.discharge.name}`, [
            `CIF ${f.discharge.name}`,
            `CIF ${f.discharge.name} Incoterms 2020`,
          ]),
          'Incoterms 2020',
        ])
        put(300, 122, 'Payment', ['30 days from B/L date', `due ${t.date('due_date', f.lastFreeDay, spaced)}`])
        put(430, 122, 'Certificate', [`FSC 100% ${f.letters(2)}-COC-${f.digits(6)}`])
        put(40, 164, 'Loaded at', [t.text('port_of_loading', from.name)])
        put(170, 164, 'Discharged at', [t.text('port_of_discharge', f.discharge.name)])
        put(300, 164, 'Vessel / voyage', [t.text('vessel', f.vessel), t.text('voyage', f.voyage)])
        put(430, 164, 'Bill of lading', [t.text('bill_of_lading_number', `MEDU${f.letters(2)}${f.digits(6)}`)])
        const end = s.table(
          40,
          204,
          [
            { title: 'Goods', width: 200 },
            { title: 'Packs', width: 50, align: 'right' },
            { title: 'm3', width: 75, align: 'right' },
            { title: 'EUR per m3', width: 85, align: 'right' },
            { title: 'EUR', width: 105, align: 'right' },
          ],
          lots.map((lot) => {
            const description = `Sawn spruce KD C24 ${lot.section}`
            t.item({ description, quantity: lot.cubic, unit_price: lot.price, amount: lot.amount })
            return [description, String(lot.count), plain(lot.cubic, 3), english(lot.price, 2), english(lot.amount, 2)]
          }),
          { rules: 'head', size: 9, headBold: true, lineHeight: 14 },
        )
        s.line(40, end + 3, 555, end + 3)
        const total = sum((lot) => lot.amount)
        s.text(42, end + 8, 'Total', { size: 9.5, bold: true })
        s.text(240, end + 8, String(sum((lot) => lot.count)), { size: 9.5, bold: true, align: 'right', width: 48 })
        s.text(
          290,
          end + 8,
          plain(
            sum((lot) => lot.cubic, 3),
            3,
          ),
          { size: 9.5, bold: true, align: 'right', width: 73 },
        )
        s.text(450, end + 8, t.money('total_amount', total, 'EUR', english(total, 2)), {
          size: 9.5,
          bold: true,
          align: 'right',
          width: 103,
        })
        s.lines(
          40,
          end + 32,
          [
            `Containers: ${f.containers.map((c) => c.number).join(', ')}`,
            `Country of origin: ${t.text('country_of_origin', 'Latvia')}   CN code 4407 12 00`,
            'VAT 0%: export, article 43 of the VAT law.',
            `EUDR due diligence reference 26LV${f.letters(4)}${f.digits(6)}`,
          ],
          { size: 9, leading: 13 },
        )
        t.containers(f.containers, [])
        s.lines(
          40,
          760,
          [
            'AS SEB Banka, Riga   SWIFT UNLALV2X   IBAN LV00 UNLA 0000 0000 0000 0',
            'Prepared electronically and valid without signature.',
          ],
          { size: 8, leading: 11 },
        )
      },
    },
    packing: {
      type: 'packing_list',
      region: 'eu',
      draw: (f, s, t) => {
        const { lots, sum, from, mill } = packs(f)
        s.fill(0, 0, 595, 8, brown)
        s.text(40, 22, 'PACKING SPECIFICATION', { size: 16, bold: true, color: brown })
        s.text(
          300,
          28,
          `to invoice ${t.text('invoice_number', `KS-26/${f.digits(4)}`)} of ${t.date('document_date', f.issued, spaced)}`,
          { size: 10 },
        )
        s.text(40, 52, `Seller: ${t.text('shipper', mill.name)}, ${mill.address.join(', ')}`, { size: 9 })
        s.text(40, 66, `Receiver: ${t.text('consignee', f.consignee.name)}, ${f.consignee.address.join(', ')}`, {
          size: 9,
        })
        s.text(
          40,
          80,
          `Contract: ${t.text('purchase_order_number', f.order)}      Goods: Sawn spruce, kiln dried, C24, treated HT`,
          { size: 9 },
        )
        s.text(
          40,
          94,
          `Vessel: ${t.text('vessel', f.vessel)}      Loading port: ${t.text('port_of_loading', from.name)}      Discharge port: ${t.text('port_of_discharge', f.discharge.name)}`,
          { size: 9 },
        )
        s.text(40, 108, `Bill of lading: ${t.text('bill_of_lading_number', `MEDU${f.letters(2)}${f.digits(6)}`)}`, {
          size: 9,
        })
        const rows = lots.flatMap((lot) =>
          [5.1, 4.8, 3.9].map((length, i) => [
            lot.section,
            plain(length, 1),
            i === 0 ? String(lot.count) : '',
            english(lot.count * 44 - i * 7, 0),
            i === 0 ? plain(lot.cubic, 3) : '',
          ]),
        )
        const end = s.table(
          40,
          128,
          [
            { title: 'Section', width: 130 },
            { title: 'Length m', width: 80, align: 'right' },
            { title: 'Packs', width: 80, align: 'right' },
            { title: 'Pieces', width: 90, align: 'right' },
            { title: 'Volume m3', width: 135, align: 'right' },
          ],
          rows,
          { rules: 'head', size: 9, headBold: true },
        )
        const count = sum((lot) => lot.count)
        const cubic = sum((lot) => lot.cubic, 3)
        const gross = Math.round(cubic * 462)
        s.line(40, end + 2, 555, end + 2)
        s.pairs(
          40,
          end + 10,
          [
            ['Total packs', t.measure('packages', count, 'packs', String(count))],
            ['Total volume', `${t.measure('volume', cubic, 'm3', plain(cubic, 3))} m3`],
            ['Gross weight', `${t.measure('gross_weight', gross, 'kg', english(gross, 0))} kg`],
            ['Net weight', `${t.measure('net_weight', gross - count * 6, 'kg', english(gross - count * 6, 0))} kg`],
          ],
          { gap: 90, size: 9.5, step: 14, labelBold: true },
        )
        t.containers(f.containers, ['seal_number', 'size_type'])
        s.lines(
          300,
          end + 10,
          ['Container / seal / type', ...f.containers.map((c) => `${c.number} / ${c.seal} / ${c.size}`)],
          { size: 9, leading: 13 },
        )
        s.text(40, 790, upper('All packs are marked with section, length and mill number 0417'), { size: 7.5 })
      },
    },
    phytosanitary: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        const { sum, from, mill } = packs(f)
        s.face('Times')
        s.text(40, 22, 'PLANT PROTECTION ORGANIZATION OF LATVIA', { size: 10, bold: true, align: 'center', width: 515 })
        s.text(40, 40, 'PHYTOSANITARY CERTIFICATE', { size: 16, bold: true, align: 'center', width: 515 })
        s.text(400, 62, `No. EC/LV/26/${f.digits(5)}`, { size: 10, bold: true })
        s.fields(
          [
            [40, 80, 258, 54, '1. Name and address of exporter', [mill.name, ...mill.address]],
            [298, 80, 257, 54, '3. Declared name and address of consignee', [f.consignee.name, ...f.consignee.address]],
            [40, 134, 258, 30, '4. To: Plant Protection Organization(s) of', f.discharge.country],
            [298, 134, 257, 30, '5. Place of origin', 'LATVIA, KURZEME'],
            [40, 164, 258, 30, '6. Declared means of conveyance', `VESSEL ${f.vessel} FROM ${upper(from.name)}`],
            [298, 164, 257, 30, '7. Declared point of entry', upper(f.discharge.name)],
            [
              40,
              194,
              350,
              76,
              '8. Distinguishing marks: number and description of packages; name of produce; botanical name of plants',
              [
                `${sum((lot) => lot.count)} PACKS SAWN WOOD`,
                'PICEA ABIES',
                ...f.containers.slice(0, 3).map((c) => c.number),
              ],
            ],
            [
              390,
              194,
              165,
              76,
              '9. Quantity declared',
              `${plain(
                sum((lot) => lot.cubic, 3),
                3,
              )} M3`,
            ],
          ],
          { labelSize: 6.5, size: 9, font: 'Times' },
        )
        s.prose(
          40,
          280,
          515,
          '10. This is to certify that the plants, plant products or other regulated articles described herein have been inspected and/or tested according to appropriate official procedures and are considered to be free from the quarantine pests specified by the importing contracting party and to conform with the current phytosanitary requirements of the importing contracting party, including those for regulated non-quarantine pests.',
          9,
        )
        s.fields(
          [
            [
              40,
              350,
              515,
              40,
              '11. Additional declaration',
              ['THE WOOD HAS BEEN HEAT TREATED TO A CORE TEMPERATURE OF 56 C FOR 30 MINUTES'],
            ],
            [40, 390, 258, 30, '12. Treatment', 'HEAT TREATMENT (HT)'],
            [298, 390, 257, 30, '14. Date / duration and temperature', `${spaced(f.documentCutoff)} / 30 MIN 56 C`],
            [40, 420, 258, 60, '18. Place of issue / date', [`RIGA, ${spaced(f.cargoCutoff)}`, 'Inspector: I. OZOLA']],
            [298, 420, 257, 60, 'Stamp of organization', ''],
          ],
          { labelSize: 6.5, size: 9, font: 'Times' },
        )
        s.stamp(450, 452, 26, ['VAAD', 'LATVIA'])
      },
    },
  },
}

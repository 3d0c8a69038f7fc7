import { english, long, type Place, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const GRADES = [
  'YIRGACHEFFE GRADE 2 WASHED',
  'SIDAMO GRADE 2 WASHED',
  'LIMU GRADE 2 WASHED',
  'DJIMMAH GRADE 5 NATURAL',
  'HARRAR GRADE 4 NATURAL',
]
const DJIBOUTI: Place = { name: 'Djibouti', region: '', country: 'Djibouti', code: 'DJJIB' }

export const ethiopianCoffee: Issuer = {
  name: 'Ethiopian coffee exporter',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        // Priced by the pound, as the market is.
        const lots = GRADES.slice(0, Math.min(f.items.length, 4)).map((grade) => {
          const bags = f.random.between(40, 320)
          const pounds = round(bags * 60 * 2.20462)
          const price = f.random.between(310, 480) / 100
          return { grade, bags, pounds, price, amount: round(pounds * price) }
        })
        const bags = lots.reduce((all, one) => all + one.bags, 0)
        const total = round(lots.reduce((all, one) => all + one.amount, 0))
        const seller = { ...f.shipper, name: 'Gedeo Highland Coffee Export PLC' }
        s.text(40, 26, t.text('shipper', upper(seller.name)), {
          size: 15,
          bold: true,
          color: '#5b3a1a',
          align: 'center',
          width: 515,
        })
        s.lines(
          40,
          46,
          [
            `Akaki Kality Sub City, Woreda 06, Addis Ababa, Ethiopia   P.O. Box ${f.digits(5)}`,
            `Tel +251 11 4${f.digits(6)}   Fax +251 11 4${f.digits(6)}   TIN ${f.digits(10)}   Exporter licence EX/${f.digits(4)}/18`,
          ],
          { size: 8, align: 'center', width: 515 },
        )
        s.line(40, 70, 555, 70)
        s.text(40, 80, 'COMMERCIAL INVOICE', { size: 14, bold: true, align: 'center', width: 515 })
        s.fields(
          [
            [40, 106, 258, 62, 'Sold to', t.party('bill_to', f.consignee, (x) => x)],
            [298, 106, 128, 31, 'Invoice No.', t.text('invoice_number', `GHC/${f.digits(3)}/2026`)],
            [426, 106, 129, 31, 'Invoice date', t.date('invoice_date', f.issued, long)],
            [298, 137, 128, 31, 'Sales contract No.', t.text('purchase_order_number', `S-${f.digits(5)}`)],
            [426, 137, 129, 31, 'Bank permit No.', `CBE ${f.digits(7)}`],
            [40, 168, 129, 31, 'Vessel', t.text('vessel', f.vessel)],
            [169, 168, 129, 31, 'Voyage', t.text('voyage', f.voyage)],
            [298, 168, 128, 31, 'Port of shipment', t.text('port_of_loading', DJIBOUTI.name)],
            [426, 168, 129, 31, 'Destination port', t.text('port_of_discharge', f.discharge.name)],
            [
              40,
              199,
              129,
              31,
              'Bill of Lading No.',
              t.text('bill_of_lading_number', `${f.letters(4)}DJI${f.digits(6)}`),
            ],
            [169, 199, 129, 31, 'Country of origin', t.text('country_of_origin', 'Ethiopia')],
            [298, 199, 128, 31, 'Terms of sale', t.text('incoterm', 'FOB Djibouti', ['FOB Djibouti', 'FOB'])],
            [426, 199, 129, 31, 'Payment', 'Cash against documents'],
          ],
          { labelSize: 6.5, size: 9, labelColor: '#5b3a1a' },
        )
        const end = s.table(
          40,
          240,
          [
            { title: ['ECX lot', ''], width: 60 },
            { title: ['Description', ''], width: 185 },
            { title: ['Bags of', '60 kg'], width: 50, align: 'right' },
            { title: ['Net weight', 'lbs'], width: 75, align: 'right' },
            { title: ['Price', 'USD/lb'], width: 55, align: 'right' },
            { title: ['Amount', 'USD'], width: 90, align: 'right' },
          ],
          [
            ...lots.map((lot) => {
              // Bags or pounds can be taken for the quantity.
              t.item({ description: lot.grade, unit_price: lot.price, amount: lot.amount })
              return [
                `010/${f.digits(4)}`,
                lot.grade,
                String(lot.bags),
                english(lot.pounds, 2),
                english(lot.price, 2),
                english(lot.amount, 2),
              ]
            }),
            ['', 'Total', String(bags), '', '', t.money('total_amount', total, 'USD', english(total, 2))],
          ],
          { rules: 'all', size: 9, headBold: true, lineHeight: 15 },
        )
        s.lines(
          40,
          end + 12,
          [
            `Total net weight ${english(bags * 60, 2)} kgs     Total gross weight ${english(bags * 60.8, 2)} kgs     Crop year 2025/26`,
            'Packed in new jute bags with GrainPro liners.  ICO marks as per certificate of origin.',
            `Loaded in container ${f.containers[0]!.number}  seal ${f.containers[0]!.seal}`,
          ],
          { size: 9, leading: 13 },
        )
        t.container({ number: f.containers[0]!.number, seal_number: f.containers[0]!.seal })
        s.text(40, end + 62, 'Bank details', { size: 9, bold: true })
        s.lines(
          40,
          end + 75,
          [
            'Commercial Bank of Ethiopia, Addis Ababa, Finfine branch',
            `Account 1000 ${f.digits(4)} ${f.digits(5)}    SWIFT CBETETA0XXX`,
          ],
          { size: 9, leading: 12 },
        )
        s.lines(380, end + 110, ['Authorized signature and stamp', '', '______________________'], {
          size: 9,
          leading: 12,
        })
        s.stamp(330, end + 140, 36, ['GEDEO', 'HIGHLAND', 'COFFEE'], '#5b3a1a')
      },
    },
  },
}

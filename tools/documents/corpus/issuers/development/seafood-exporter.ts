import { chinese, city, english, type Facts, type Place, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const round = (amount: number, decimals = 2) => Math.round(amount * 10 ** decimals) / 10 ** decimals
const place = (name: string, code: string): Place => ({ name, region: '', country: 'Vietnam', code })
const PORTS = [place('Cat Lai, Ho Chi Minh City', 'VNCLI'), place('Cai Mep', 'VNCMT')]
const SIZES = ['16/20', '21/25', '26/30', '31/40', '41/50']

/** Frozen shrimp in cartons of ten kilograms, size by size. */
function catchOf(f: Facts) {
  const from = f.random.pick(PORTS)
  const lots = SIZES.slice(0, f.items.length).map((size) => {
    const cartons = f.random.between(80, 520)
    const price = f.random.between(620, 1180) / 100
    return { size, cartons, kilos: cartons * 10, price, amount: round(cartons * 10 * price) }
  })
  const sum = (of: (one: (typeof lots)[number]) => number) => round(lots.reduce((all, one) => all + of(one), 0))
  return {
    from,
    lots,
    cartons: sum((one) => one.cartons),
    kilos: sum((one) => one.kilos),
    gross: round(sum((one) => one.cartons) * 11.6),
    total: sum((one) => one.amount),
    seller: {
      ...f.shipper,
      name: f.shipper.name.replace(
        / (Home Textiles|Ceramics|Cycle Works|Coffee Traders|Furniture|Lighting|Hand Tools|Toys|Machine Parts|Packaging|Auto Components|Kitchenware|Garments|Paper Products)/,
        ' Seafood',
      ),
      address: ['Lot 14, Tra Noc Industrial Zone', 'Can Tho City, Vietnam'],
    },
  }
}

export const seafoodExporter: Issuer = {
  name: 'Vietnamese seafood exporter',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      draw: (f, s, t) => {
        const { from, lots, cartons, kilos, total, seller } = catchOf(f)
        s.face('Times')
        s.text(40, 24, t.text('shipper', upper(seller.name)), {
          size: 14,
          bold: true,
          align: 'center',
          width: 515,
          color: '#003c78',
        })
        s.text(
          40,
          42,
          `${seller.address.join(', ')}  -  Tel: (84-292) 3 84${f.digits(4)}  -  EU code: DL ${f.digits(3)}`,
          { size: 8.5, align: 'center', width: 515 },
        )
        s.line(40, 56, 555, 56)
        s.text(40, 66, 'COMMERCIAL INVOICE', { size: 17, bold: true, align: 'center', width: 515 })
        s.pairs(
          340,
          92,
          [
            ['No.', `: ${t.text('invoice_number', `${f.digits(3)}/SF-26`)}`],
            ['Date', `: ${t.date('invoice_date', f.emptyPickup, chinese)}`],
            ['Contract No.', `: ${t.text('purchase_order_number', f.order, [f.order])}`],
          ],
          { gap: 70, size: 10.5 },
        )
        s.lines(40, 92, ['For account and risk of Messrs.:', ...t.party('bill_to', f.consignee)], {
          size: 10.5,
          leading: 13,
        })
        s.pairs(
          40,
          154,
          [
            ['Shipped per', `: M/V ${t.text('vessel', f.vessel)}  V. ${t.text('voyage', f.voyage)}`],
            ['Sailing on or about', `: ${chinese(f.departure)}`],
            [
              'From',
              `: ${t.text('port_of_loading', `${upper(from.name)}, VIETNAM`, [`${upper(from.name)}, VIETNAM`, upper(from.name)])}`,
            ],
            [
              'To',
              `: ${t.text('port_of_discharge', upper(city(f.discharge)), [upper(city(f.discharge)), upper(f.discharge.name)])}`,
            ],
            [
              'Terms of delivery',
              `: ${t.text('incoterm', `CFR ${upper(f.discharge.name)}`, [`CFR ${upper(f.discharge.name)}`, `CFR ${upper(f.discharge.name)}, INCOTERMS 2020`])}, INCOTERMS 2020`,
            ],
            ['Terms of payment', ': 20% deposit, balance by T/T against copy of documents'],
            ['Container / seal', `: ${f.containers[0]!.number} / ${f.containers[0]!.seal}`],
          ],
          { gap: 110, size: 10.5, step: 14 },
        )
        t.container({ number: f.containers[0]!.number, seal_number: f.containers[0]!.seal })
        const end = s.table(
          40,
          262,
          [
            { title: ['DESCRIPTION OF GOODS'], width: 195 },
            { title: ['SIZE', '(PCS/LB)'], width: 60, align: 'center' },
            { title: ['QUANTITY', '(CTNS)'], width: 60, align: 'right' },
            { title: ['NET WEIGHT', '(KGS)'], width: 65, align: 'right' },
            { title: ['UNIT PRICE', '(USD/KG)'], width: 60, align: 'right' },
            { title: ['AMOUNT', '(USD)'], width: 75, align: 'right' },
          ],
          [
            ...lots.map((lot, i) => {
              // Quantity can be taken as cartons or as kilograms.
              t.item({ unit_price: lot.price, amount: lot.amount })
              return [
                i === 0 ? 'FROZEN RAW VANNAMEI SHRIMP PD TAIL-ON' : '- DITTO -',
                lot.size,
                english(lot.cartons, 0),
                english(lot.kilos, 2),
                english(lot.price, 2),
                english(lot.amount, 2),
              ]
            }),
            [
              'TOTAL',
              '',
              english(cartons, 0),
              english(kilos, 2),
              '',
              t.money('total_amount', total, 'USD', english(total, 2)),
            ],
          ],
          { rules: 'all', size: 9.5, headSize: 8.5, headBold: true, lineHeight: 15 },
        )
        s.lines(
          40,
          end + 10,
          [
            `SAY: US DOLLARS ${english(total, 2)} ONLY`,
            'PACKING: 10 KGS NET PER CARTON (5 X 2 KGS PRINTED BAGS)',
            `ORIGIN: PRODUCT OF ${t.text('country_of_origin', 'VIETNAM')} - FARM RAISED    FDA REGISTRATION ${f.digits(11)}`,
          ],
          { size: 10, leading: 14 },
        )
        s.lines(
          40,
          end + 70,
          [
            "SELLER'S BANK: VIETCOMBANK, CAN THO BRANCH   SWIFT BFTVVNVX011",
            `ACCOUNT NO. 0111 ${f.digits(3)} ${f.digits(6)} (USD)`,
          ],
          { size: 9, leading: 12 },
        )
        s.text(380, end + 110, `FOR ${upper(seller.name)}`, { size: 9, bold: true, width: 175 })
      },
    },
    packing: {
      type: 'packing_list',
      draw: (f, s, t) => {
        const { from, lots, cartons, kilos, gross, seller } = catchOf(f)
        s.face('Times')
        s.text(40, 24, t.text('shipper', upper(seller.name)), {
          size: 14,
          bold: true,
          align: 'center',
          width: 515,
          color: '#003c78',
        })
        s.text(40, 42, `${seller.address.join(', ')}  -  EU code: DL ${f.digits(3)}`, {
          size: 8.5,
          align: 'center',
          width: 515,
        })
        s.line(40, 56, 555, 56)
        s.text(40, 66, 'DETAILED PACKING LIST', { size: 16, bold: true, align: 'center', width: 515 })
        s.text(
          40,
          96,
          `Invoice No. ${t.text('invoice_number', `${f.digits(3)}/SF-26`)}  dated ${chinese(f.emptyPickup)}`,
          { size: 10.5 },
        )
        s.text(340, 96, `Contract No. ${t.text('purchase_order_number', f.order)}`, { size: 10.5 })
        s.text(40, 112, `Consignee: ${t.text('consignee', upper(f.consignee.name))}`, { size: 10.5 })
        s.text(
          40,
          128,
          `Vessel: ${t.text('vessel', f.vessel)}   Voyage: ${t.text('voyage', f.voyage)}   B/L No.: ${t.text('bill_of_lading_number', `ONEY${f.letters(4)}${f.digits(8)}`)}`,
          { size: 10.5 },
        )
        s.text(
          40,
          144,
          `From: ${t.text('port_of_loading', upper(from.name))}   To: ${t.text('port_of_discharge', upper(f.discharge.name))}`,
          { size: 10.5 },
        )
        const c = f.containers[0]!
        t.container({ number: c.number, seal_number: c.seal, size_type: c.size })
        s.text(40, 160, `Container No.: ${c.number} (${c.size} RF, -20 C)   Seal No.: ${c.seal}`, { size: 10.5 })
        const end = s.table(
          40,
          184,
          [
            { title: 'SIZE', width: 60, align: 'center' },
            { title: 'PRODUCTION CODE', width: 115 },
            { title: 'PRODUCTION DATE', width: 110 },
            { title: 'CARTONS', width: 70, align: 'right' },
            { title: 'NET WT (KGS)', width: 80, align: 'right' },
            { title: 'GROSS WT (KGS)', width: 80, align: 'right' },
          ],
          [
            ...lots.map((lot) => [
              lot.size,
              `VN${f.digits(3)}VI${f.digits(3)}`,
              chinese(f.booked),
              english(lot.cartons, 0),
              english(lot.kilos, 2),
              english(lot.cartons * 11.6, 2),
            ]),
            [
              'TOTAL',
              '',
              '',
              t.measure('packages', cartons, 'cartons', english(cartons, 0)),
              t.measure('net_weight', kilos, 'kg', english(kilos, 2)),
              t.measure('gross_weight', gross, 'kg', english(gross, 2)),
            ],
          ],
          { rules: 'all', size: 9.5, headSize: 8, lineHeight: 15 },
        )
        s.lines(
          40,
          end + 14,
          [
            'Product: FROZEN RAW VANNAMEI SHRIMP PD TAIL-ON, HS 0306.17',
            'Best before: 24 months from the production date',
            `Can Tho, ${t.date('document_date', f.vgmCutoff, chinese)}`,
          ],
          { size: 10.5, leading: 14 },
        )
      },
    },
  },
}

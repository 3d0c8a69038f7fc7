import type { Facts } from '../../facts.ts'
import { city, english, iso, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const round = (amount: number, decimals = 2) => Math.round(amount * 10 ** decimals) / 10 ** decimals
const GOODS = [
  'BLUETOOTH SPEAKER BT-5',
  'USB-C POWER ADAPTER 65W',
  'WIRELESS EARBUDS TWS PRO',
  'LED DESK LAMP WITH CHARGER',
  'ACTION CAMERA 4K',
]
const trade = (f: Facts) => {
  const lots = GOODS.slice(0, f.items.length).map((name) => {
    const cartons = f.random.between(12, 240)
    const each = f.random.pick([20, 24, 40, 50])
    const price = f.random.between(310, 4280) / 100
    return {
      name,
      sku: `${f.letters(3)}-${f.digits(4)}`,
      cartons,
      each,
      pieces: cartons * each,
      price,
      amount: round(cartons * each * price),
      net: round(cartons * 9.4),
      gross: round(cartons * 10.65),
      volume: round(cartons * 0.062, 3),
    }
  })
  const sum = (of: (one: (typeof lots)[number]) => number, decimals = 2) =>
    round(
      lots.reduce((all, one) => all + of(one), 0),
      decimals,
    )
  return {
    lots,
    sum,
    seller: {
      ...f.shipper,
      name: `${f.shipper.name.split(' ')[0]} Electronics (HK) Limited`,
      address: ['Unit 1203, 12/F, Wing Fat Centre, 62 Tsun Yip Street', 'Kwun Tong, Kowloon, Hong Kong'],
    },
  }
}

/** A trader of Hong Kong who has the goods made in Shenzhen. */
export const electronicsTrader: Issuer = {
  name: 'Hong Kong electronics trader',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      draw: (f, s, t) => {
        const { lots, sum, seller } = trade(f)
        s.text(40, 24, t.text('shipper', seller.name), { size: 14, bold: true, align: 'center', width: 515 })
        s.lines(40, 42, [...seller.address, `TEL: (852) 2${f.digits(3)} ${f.digits(4)}   EMAIL: sales@example.hk`], {
          size: 8,
          align: 'center',
          width: 515,
        })
        s.text(40, 80, 'INVOICE', { size: 14, bold: true, align: 'center', width: 515 })
        s.pairs(
          40,
          104,
          [
            ['SOLD TO', `: ${t.text('bill_to', upper(f.consignee.name))}`],
            ['', `  ${upper(f.consignee.address[0]!)}`],
            ['', `  ${upper(f.consignee.address[1]!)}`],
            ['ATTN', ': PURCHASING DEPT.'],
            ['SHIPMENT FROM', `: ${t.text('port_of_loading', 'YANTIAN, CHINA', ['YANTIAN, CHINA', 'YANTIAN'])}`],
            [
              'SHIPMENT TO',
              `: ${t.text('port_of_discharge', upper(city(f.discharge)), [upper(city(f.discharge)), upper(f.discharge.name)])}`,
            ],
            ['SHIPPED PER', `: ${t.text('vessel', f.vessel)} V.${t.text('voyage', f.voyage)}`],
          ],
          { gap: 90, size: 9 },
        )
        s.pairs(
          370,
          104,
          [
            ['INVOICE NO.', `: ${t.text('invoice_number', `HK26${f.digits(5)}`)}`],
            ['DATE', `: ${t.date('invoice_date', f.cargoCutoff, iso)}`],
            ['P.O. NO.', `: ${t.text('purchase_order_number', f.order)}`],
            ['P.I. NO.', `: PI26${f.digits(5)}`],
            ['PAYMENT', ': T/T 30/70'],
            ['PRICE TERM', `: ${t.text('incoterm', 'FOB YANTIAN')}`],
            ['CURRENCY', ': USD'],
          ],
          { gap: 80, size: 9 },
        )
        const end = s.table(
          40,
          206,
          [
            { title: 'ITEM NO.', width: 70 },
            { title: 'DESCRIPTION', width: 185 },
            { title: 'QTY (PCS)', width: 70, align: 'right' },
            { title: 'U/PRICE (USD)', width: 80, align: 'right' },
            { title: 'AMOUNT (USD)', width: 110, align: 'right' },
          ],
          lots.map((lot) => {
            t.item({ description: lot.name, quantity: lot.pieces, unit_price: lot.price, amount: lot.amount })
            return [
              lot.sku,
              [lot.name, `HS CODE 8518.22`],
              english(lot.pieces, 0),
              english(lot.price, 2),
              english(lot.amount, 2),
            ]
          }),
          { rules: 'head', size: 9, headBold: true, lineHeight: 12 },
        )
        const total = sum((lot) => lot.amount)
        s.line(40, end + 4, 555, end + 4)
        s.text(42, end + 10, 'TOTAL:', { size: 9.5, bold: true })
        s.text(
          297,
          end + 10,
          english(
            sum((lot) => lot.pieces),
            0,
          ),
          { size: 9.5, bold: true, align: 'right', width: 66 },
        )
        s.text(447, end + 10, t.money('total_amount', total, 'USD', english(total, 2)), {
          size: 9.5,
          bold: true,
          align: 'right',
          width: 106,
        })
        s.line(40, end + 24, 555, end + 24)
        s.lines(
          40,
          end + 32,
          [
            `LESS DEPOSIT 30% RECEIVED: USD ${english(round(total * 0.3), 2)}      BALANCE DUE: USD ${english(round(total * 0.7), 2)}`,
            `COUNTRY OF ORIGIN: ${t.text('country_of_origin', 'CHINA')}`,
            `CONTAINER: ${f.containers[0]!.number}`,
            'GOODS CONTAIN LITHIUM ION BATTERIES PACKED WITH EQUIPMENT, UN3481, SECTION II',
          ],
          { size: 9, leading: 13 },
        )
        t.container({ number: f.containers[0]!.number })
        s.lines(
          40,
          650,
          [
            'BENEFICIARY BANK: HSBC HONG KONG, 1 QUEEN’S ROAD CENTRAL',
            'SWIFT: HSBCHKHHHKH   BANK CODE: 004   A/C NO.: 000-000000-838',
            'ANY CLAIM MUST BE MADE WITHIN 30 DAYS AFTER ARRIVAL OF THE GOODS.',
          ],
          { size: 8, leading: 11 },
        )
        s.lines(380, 710, ['FOR AND ON BEHALF OF', seller.name], { size: 8, width: 175 })
      },
    },
    packing: {
      type: 'packing_list',
      landscape: true,
      draw: (f, s, t) => {
        const { lots, sum, seller } = trade(f)
        s.text(40, 22, t.text('shipper', seller.name), { size: 14, bold: true })
        s.text(40, 40, seller.address.join(', '), { size: 8 })
        s.text(620, 22, 'PACKING LIST', { size: 16, bold: true })
        s.pairs(
          40,
          62,
          [
            ['TO', `: ${t.text('consignee', upper(f.consignee.name))}`],
            ['', `  ${upper(f.consignee.address.join(', '))}`],
            [
              'FROM / TO',
              `: ${t.text('port_of_loading', 'YANTIAN')} / ${t.text('port_of_discharge', upper(f.discharge.name))}`,
            ],
          ],
          { gap: 70, size: 9 },
        )
        s.pairs(
          560,
          62,
          [
            ['INVOICE NO.', `: ${t.text('invoice_number', `HK26${f.digits(5)}`)}`],
            ['DATE', `: ${t.date('document_date', f.cargoCutoff, iso)}`],
            ['P.O. NO.', `: ${t.text('purchase_order_number', f.order)}`],
          ],
          { gap: 80, size: 9 },
        )
        let next = 1
        const end = s.table(
          40,
          110,
          [
            { title: ['CTN NO.', ''], width: 80 },
            { title: ['ITEM NO.', ''], width: 80 },
            { title: ['DESCRIPTION', ''], width: 190 },
            { title: ['CTNS', ''], width: 50, align: 'right' },
            { title: ['PCS/', 'CTN'], width: 45, align: 'right' },
            { title: ['TOTAL', 'PCS'], width: 60, align: 'right' },
            { title: ['N.W.', '(KGS)'], width: 75, align: 'right' },
            { title: ['G.W.', '(KGS)'], width: 75, align: 'right' },
            { title: ['MEAS.', '(CBM)'], width: 65, align: 'right' },
          ],
          [
            ...lots.map((lot) => {
              const first = next
              next += lot.cartons
              return [
                `${first} - ${next - 1}`,
                lot.sku,
                lot.name,
                String(lot.cartons),
                String(lot.each),
                english(lot.pieces, 0),
                plain(lot.net, 2),
                plain(lot.gross, 2),
                plain(lot.volume, 3),
              ]
            }),
            [
              'TOTAL',
              '',
              '',
              t.measure(
                'packages',
                sum((lot) => lot.cartons),
                'cartons',
                String(sum((lot) => lot.cartons)),
              ),
              '',
              english(
                sum((lot) => lot.pieces),
                0,
              ),
              t.measure(
                'net_weight',
                sum((lot) => lot.net),
                'kg',
                plain(
                  sum((lot) => lot.net),
                  2,
                ),
              ),
              t.measure(
                'gross_weight',
                sum((lot) => lot.gross),
                'kg',
                plain(
                  sum((lot) => lot.gross),
                  2,
                ),
              ),
              t.measure(
                'volume',
                sum((lot) => lot.volume, 3),
                'cbm',
                plain(
                  sum((lot) => lot.volume, 3),
                  3,
                ),
              ),
            ],
          ],
          { rules: 'all', size: 9, headBold: true, headSize: 8, lineHeight: 14 },
        )
        const c = f.containers[0]!
        t.container({ number: c.number, seal_number: c.seal, size_type: c.size })
        s.lines(
          40,
          end + 16,
          [
            `CONTAINER NO.: ${c.number}   SIZE: ${c.size}   SEAL NO.: ${c.seal}`,
            `SHIPPING MARKS: ${upper(f.consignee.name.split(' ')[0]!)} / ${f.order} / C/NO. 1-UP / MADE IN CHINA`,
            `VESSEL: ${t.text('vessel', f.vessel)}   VOYAGE: ${t.text('voyage', f.voyage)}   S/O NO.: ${t.text('booking_number', `${f.digits(10)}`)}`,
          ],
          { size: 9, leading: 14 },
        )
      },
    },
  },
}

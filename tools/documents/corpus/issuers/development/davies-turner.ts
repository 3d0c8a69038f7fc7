import type { Facts, Place } from '../../facts.ts'
import { british, english, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'

const place = (name: string, code: string): Place => ({ name, region: '', country: 'United Kingdom', code })
const UK = [place('Felixstowe', 'GBFXT'), place('Southampton', 'GBSOU'), place('London Gateway', 'GBLGP')]
const TERMINALS: Record<string, string> = {
  GBFXT: 'Trinity Terminal, Felixstowe',
  GBSOU: 'DP World Southampton',
  GBLGP: 'DP World London Gateway',
}
const local = (f: Facts) => {
  const to = f.random.pick(UK)
  return { to, consignee: { ...f.consignee, address: [f.consignee.address[0]!, to.country] } }
}
const round = (amount: number) => Math.round(amount * 100) / 100
const green = '#00563f'

export const daviesTurner: Issuer = {
  name: 'Davies Turner',
  forms: {
    arrival: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 1)
        const { to, consignee } = local(f)
        s.text(40, 24, 'Davies Turner', { size: 20, bold: true, color: green, font: 'Times' })
        s.lines(
          380,
          24,
          ['Davies Turner & Co. Ltd', 'London House, Hampton Road, Croydon', 'Ocean import  020 8000 0000'],
          { size: 7.5 },
        )
        s.text(40, 62, 'PRE-ARRIVAL NOTIFICATION', { size: 13, bold: true })
        s.lines(
          40,
          86,
          t.party('consignee', consignee, (x) => x),
          { size: 9.5, leading: 12 },
        )
        s.pairs(
          340,
          86,
          [
            ['Our job number', t.text('reference_number', `BHM/SI/${f.digits(6)}`)],
            ['Your order', f.order],
            ['Date', t.date('document_date', f.noticed, spaced)],
            ['Handled by', 'Claire Hodgson'],
          ],
          { gap: 90, size: 9 },
        )
        s.text(40, 146, 'We are pleased to advise that the goods described below are on their way to you.', { size: 9 })
        const master = `COSU${f.digits(10)}`
        const grid: [string, string, string, string][] = [
          ['Supplier', t.text('shipper', f.shipper.name), 'Shipping line', t.text('carrier', 'COSCO Shipping')],
          ['Vessel', t.text('vessel', f.vessel), 'Voyage', t.text('voyage', f.voyage)],
          ['From', t.text('port_of_loading', f.loading.name), 'Sailed', t.date('etd', f.departure, spaced)],
          ['To', t.text('port_of_discharge', to.name), 'Due', t.date('eta', f.arrival, spaced)],
          [
            'Line bill of lading',
            t.text('bill_of_lading_number', t.text('master_bill_number', master)),
            'House bill',
            t.text('house_bill_number', `DT${f.letters(3)}${f.digits(6)}`),
          ],
          [
            'Berth',
            t.text('terminal', TERMINALS[to.code]!),
            'Quay rent starts after',
            t.date('last_free_day', f.lastFreeDay, spaced),
          ],
          [
            'Final delivery',
            t.text('place_of_delivery', f.random.pick(['Dartford', 'Coleshill', 'Trafford Park'])),
            'Terms',
            'FOB',
          ],
        ]
        for (const [i, [a, b, c, d]] of grid.entries()) {
          const y = 164 + i * 17
          if (i % 2 === 0) s.fill(40, y, 515, 17, '#eef4f1')
          s.text(44, y + 5, a, { size: 8, color: green })
          s.text(124, y + 4.5, b, { size: 8.5, width: 180 })
          s.text(310, y + 5, c, { size: 8, color: green })
          s.text(410, y + 4.5, d, { size: 8.5, width: 140 })
        }
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          40,
          296,
          [
            { title: 'Container', width: 90 },
            { title: 'Type', width: 45 },
            { title: 'Seal', width: 85 },
            { title: 'Packages', width: 65, align: 'right' },
            { title: '   Goods', width: 120 },
            { title: 'Gross kg', width: 60, align: 'right' },
            { title: 'M3', width: 50, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              `   ${f.goods}`,
              plain(c.weight, 1),
              plain(c.volume, 3),
            ]),
            [
              'Total',
              '',
              '',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              `   ${f.unit}`,
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 1)),
              t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)),
            ],
          ],
          { rules: 'head', size: 8.5, headBold: true },
        )
        s.text(40, end + 14, 'What we need from you', { size: 10, bold: true, color: green })
        s.lines(
          40,
          end + 30,
          [
            '1. Clearance instructions with commodity codes, EORI number and deferment account.',
            '2. Commercial invoice, packing list and, where claimed, proof of origin.',
            '3. The original house bill of lading, unless telex released at origin.',
            '4. A delivery date. Vehicles are booked from two working days after the vessel has berthed.',
          ],
          { size: 8.5, leading: 12 },
        )
        s.prose(
          40,
          760,
          515,
          'Davies Turner & Co. Ltd. All business is transacted under the current trading conditions of the British International Freight Association. Quay rent, demurrage and port storage are charged at cost. Registered in England No. 00000000. VAT GB 000 0000 00.',
          6.5,
        )
      },
    },
    invoice: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const { to, consignee } = local(f)
        const n = f.containers.length
        s.text(40, 24, 'Davies Turner', { size: 20, bold: true, color: green, font: 'Times' })
        s.text(400, 28, 'SALES INVOICE', { size: 15, bold: true, color: green })
        s.lines(
          40,
          70,
          t.party('bill_to', consignee, (x) => x),
          { size: 9.5, leading: 12 },
        )
        s.pairs(
          350,
          60,
          [
            ['Invoice no.', t.text('invoice_number', `SI${f.digits(7)}`)],
            ['Tax point', t.date('invoice_date', f.available, british)],
            ['Payment due', t.date('due_date', f.due, british)],
            ['Account', `${f.letters(4)}${f.digits(3)}`],
            ['Job', t.text('reference_number', `BHM/SI/${f.digits(6)}`)],
          ],
          { gap: 85, size: 9, labelBold: true },
        )
        s.box(40, 136, 515, 62)
        s.lines(
          46,
          142,
          [
            `Shipper: ${t.text('shipper', f.shipper.name)}        Your order: ${f.order}`,
            `Vessel/voyage: ${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}        Bill of lading: ${t.text('bill_of_lading_number', `DT${f.letters(3)}${f.digits(6)}`)}`,
            `Port of loading: ${t.text('port_of_loading', f.loading.name)}        Port of discharge: ${t.text('port_of_discharge', to.name)}        Arrived: ${t.date('eta', f.arrival, british)}`,
            `Containers: ${f.containers.map((c) => c.number).join(', ')}`,
          ],
          { size: 8.5, leading: 13, width: 503 },
        )
        t.containers(f.containers, [])
        const exchange = 1.27
        const rows: [string, number, string, 'Z' | 'S'][] = [
          ['Sea freight', round((2350 * n) / exchange), `USD ${english(2350 * n, 2)} @ ${exchange}`, 'Z'],
          ['UK terminal handling', 168 * n, '', 'Z'],
          ['Customs entry', 65, '', 'S'],
          ['Port health inspection', 84.5, '', 'S'],
          ['Haulage to door', 495 * n, '', 'Z'],
          ['Deferment fee', 27.5, '', 'S'],
        ]
        const end = s.table(
          40,
          208,
          [
            { title: 'Charge', width: 190 },
            { title: 'Currency amount', width: 150 },
            { title: 'VAT code', width: 65, align: 'center' },
            { title: 'GBP', width: 110, align: 'right' },
          ],
          rows.map(([description, amount, note, code]) => {
            t.item({ description, amount })
            return [description, note, code, english(amount, 2)]
          }),
          { rules: 'head', size: 9, headBold: true, lineHeight: 14 },
        )
        t.money('ocean_freight', rows[0]![1], 'GBP', '')
        const net = round(rows.reduce((all, [, amount]) => all + amount, 0))
        const vat = round((65 + 84.5 + 27.5) * 0.2)
        s.table(
          40,
          end + 14,
          [
            { title: 'VAT code', width: 60 },
            { title: 'Rate', width: 50, align: 'right' },
            { title: 'Goods', width: 80, align: 'right' },
            { title: 'VAT', width: 70, align: 'right' },
          ],
          [
            ['Z', '0%', english(round(net - 177), 2), '0.00'],
            ['S', '20%', '177.00', english(vat, 2)],
          ],
          { rules: 'all', size: 8.5 },
        )
        const sums: [string, string][] = [
          ['Net', english(net, 2)],
          ['VAT', english(vat, 2)],
          ['Total payable GBP', t.money('total_amount', round(net + vat), 'GBP', english(round(net + vat), 2))],
        ]
        for (const [i, [label, value]] of sums.entries()) {
          s.text(350, end + 16 + i * 15, label, { size: 9.5, bold: i === 2 })
          s.text(450, end + 16 + i * 15, value, { size: 9.5, bold: i === 2, align: 'right', width: 103 })
        }
        s.lines(
          40,
          730,
          [
            'Bank: Barclays Bank PLC, Croydon   Sort code 20-00-00   Account 00000000   IBAN GB00 BARC 2000 0000 0000 00',
            `Please quote invoice and account number. Duty and VAT paid on your behalf (${upper(spaced(f.available))}) are invoiced separately.`,
            'BIFA member. Statutory interest is charged on late payment under the Late Payment of Commercial Debts Act 1998.',
          ],
          { size: 7.5, leading: 11 },
        )
      },
    },
  },
}

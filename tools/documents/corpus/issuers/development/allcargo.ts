import { british, english, type Facts, type Place, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { port, rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const place = (name: string, code: string): Place => ({ name, region: '', country: 'India', code })
const INDIA = [place('Nhava Sheva', 'INNSA'), place('Mundra', 'INMUN'), place('Chennai', 'INMAA')]
/** The same shipment out of India. */
function indian(f: Facts): Facts {
  const loading = f.random.pick(INDIA)
  const shipper = { ...f.shipper, address: [f.shipper.address[0]!, loading.country] }
  return { ...f, loading, receipt: place(f.random.pick(['Tughlakabad', 'Sabarmati', 'Whitefield']), ''), shipper }
}
const dashed = (date: string) => british(date).replaceAll('/', '-')

export const allcargo: Issuer = {
  name: 'Allcargo Logistics',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(indian(facts), 3)
        s.text(36, 16, 'ALLCARGO', { size: 18, bold: true, color: '#e4002b' })
        s.text(36, 37, 'LOGISTICS LIMITED  -  MTO REGN. NO. MTO/DGS/0000/2026', { size: 6 })
        s.text(300, 16, 'MULTIMODAL TRANSPORT DOCUMENT / BILL OF LADING', { size: 9.5, bold: true })
        s.text(300, 30, 'Issued under the Multimodal Transportation of Goods Act, 1993', { size: 6.5 })
        const style = { labelSize: 6, size: 8 }
        s.fields(
          [
            [
              36,
              48,
              262,
              62,
              'Consignor / Shipper',
              [
                ...t.party('shipper', f.shipper),
                `IEC ${f.digits(10)}  GSTIN ${f.digits(2)}${f.letters(5)}${f.digits(4)}${f.letters(1)}1Z5`,
              ],
            ],
            [
              298,
              48,
              131,
              31,
              'MTD / B/L No.',
              t.text('bill_of_lading_number', `ALC/${f.loading.code.slice(2)}/${f.digits(6)}`),
            ],
            [429, 48, 131, 31, 'Shipment reference No.', t.text('reference_number', `SR${f.digits(7)}`)],
            [298, 79, 262, 31, 'Shipping Bill No. & Date', `${f.digits(7)} DT. ${dashed(f.documentCutoff)}`],
            [36, 110, 262, 62, 'Consignee (or order)', t.party('consignee', f.consignee)],
            [
              298,
              110,
              262,
              62,
              'Delivery agent at destination',
              [
                `ECU WORLDWIDE ${upper(f.discharge.name)}`,
                `${f.random.between(1, 90)} PORT STREET`,
                `TEL ${f.notify.phone}`,
              ],
            ],
            [36, 172, 262, 62, 'Notify Party / address', t.party('notify_party', f.notify)],
            [298, 172, 131, 31, 'Modes / means of transport', 'ROAD / SEA'],
            [429, 172, 131, 31, 'Route / place of transhipment', upper(f.transshipment.name)],
            [298, 203, 262, 31, 'Freight amount / payable at', 'FREIGHT PREPAID / MUMBAI'],
            [36, 234, 131, 27, 'Place of acceptance', t.text('place_of_receipt', `ICD ${upper(f.receipt.name)}`)],
            [167, 234, 131, 27, 'Port of loading', port(t, 'port_of_loading', f.loading)],
            [298, 234, 131, 27, 'Port of discharge', port(t, 'port_of_discharge', f.discharge)],
            [429, 234, 131, 27, 'Place of delivery', port(t, 'place_of_delivery', f.delivery)],
            [36, 261, 262, 27, 'Vessel / Voyage', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            [298, 261, 262, 27, 'Type of movement', 'FCL/FCL   CY/CY'],
          ],
          style,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          290,
          [
            { title: ['Container No.(s) /', 'Seal No.'], width: 95 },
            { title: ['Marks and', 'numbers'], width: 60 },
            {
              title: ['Number of packages, kind of packages,', 'general description of goods (said to contain)'],
              width: 199,
            },
            { title: ['Gross weight', '(kg)'], width: 90, align: 'right' },
            { title: ['Measurement', '(cbm)'], width: 80, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              [c.number, c.seal, c.size],
              'AS PER INV',
              [`${c.packages} ${f.unit}`, f.goods, `HSN ${f.hs.replace('.', '')}`],
              plain(c.weight, 3),
              plain(c.volume, 3),
            ]),
            [
              'TOTAL',
              '',
              `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)),
            ],
          ],
          { rules: 'head', size: 8, headSize: 6, lineHeight: 11 },
        )
        s.box(36, 288, 524, 268)
        s.lines(
          200,
          end + 8,
          [
            `NET WT: ${plain(f.net, 3)} KGS`,
            `INV NO. EXP/${f.digits(4)}/26-27 DT. ${dashed(f.emptyPickup)}`,
            `SHIPPED ON BOARD DATE: ${t.date('on_board_date', f.onBoard, dashed)}`,
          ],
          { size: 8 },
        )
        s.fields(
          [
            [36, 556, 175, 34, 'Number of original MTD(s)', '03 (THREE)'],
            [211, 556, 175, 34, 'Place and date of issue', `MUMBAI ${t.date('issue_date', f.issued, dashed)}`],
            [386, 556, 174, 34, 'For Allcargo Logistics Ltd. as carrier', 'Authorised signatory'],
          ],
          style,
        )
        s.text(36, 594, 'Particulars above furnished by consignor / consignor’s agent', { size: 6 })
        s.prose(36, 606, 524, TERMS[0], 5.5)
        s.text(
          36,
          806,
          'Regd. office: Avashya House, CST Road, Kalina, Santacruz (E), Mumbai 400 098   CIN L00000MH1993PLC000000',
          { size: 6 },
        )
      },
    },
    invoice: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = indian(facts)
        const n = f.containers.length
        s.text(36, 18, 'ALLCARGO LOGISTICS LIMITED', { size: 12, bold: true, color: '#e4002b' })
        s.text(
          36,
          34,
          'Avashya House, CST Road, Kalina, Santacruz (E), Mumbai 400 098  GSTIN 27AAAAA0000A1Z5  PAN AAAAA0000A',
          { size: 6.5 },
        )
        s.text(36, 52, 'TAX INVOICE - OCEAN EXPORT FREIGHT', { size: 12, bold: true, align: 'center', width: 524 })
        s.text(450, 68, '(Original for recipient)', { size: 7 })
        const style = { labelSize: 6, size: 8 }
        s.fields(
          [
            [
              36,
              80,
              262,
              66,
              'Bill To',
              [
                ...t.party('bill_to', f.shipper),
                `GSTIN 27${f.letters(5)}${f.digits(4)}${f.letters(1)}1Z${f.digits(1)}`,
                'Place of supply: Maharashtra (27)',
              ],
            ],
            [298, 80, 131, 33, 'Invoice No.', t.text('invoice_number', `MUM/OE/26-27/${f.digits(5)}`)],
            [429, 80, 131, 33, 'Invoice Date', t.date('invoice_date', f.issued, dashed)],
            [298, 113, 131, 33, 'Due Date', t.date('due_date', f.arrival, dashed)],
            [429, 113, 131, 33, 'Job No.', t.text('reference_number', `OE/${f.digits(6)}`)],
            [
              36,
              146,
              131,
              27,
              'MBL No.',
              t.text('bill_of_lading_number', t.text('master_bill_number', `MEDU${f.letters(2)}${f.digits(6)}`)),
            ],
            [
              167,
              146,
              131,
              27,
              'HBL No.',
              t.text('house_bill_number', `ALC/${f.loading.code.slice(2)}/${f.digits(6)}`),
            ],
            [298, 146, 131, 27, 'Vessel', t.text('vessel', f.vessel)],
            [429, 146, 131, 27, 'Voyage', t.text('voyage', f.voyage)],
            [36, 173, 131, 27, 'POL', t.text('port_of_loading', upper(f.loading.name))],
            [167, 173, 131, 27, 'POD', t.text('port_of_discharge', upper(f.discharge.name))],
            [298, 173, 131, 27, 'ETD', t.date('etd', f.departure, dashed)],
            [429, 173, 131, 27, 'ETA', t.date('eta', f.arrival, dashed)],
            [36, 200, 262, 27, 'Consignee', t.text('consignee', upper(f.consignee.name))],
            [298, 200, 262, 27, 'Container Nos.', f.containers.map((c) => c.number).join(' ')],
          ],
          style,
        )
        t.containers(f.containers, [])
        const exchange = 83.4
        // Indian groups: the rupees of each charge with its tax.
        const rows = (
          [
            ['Ocean Freight', '996521', 'USD', n, 1150, 5],
            ['Bunker Surcharge', '996521', 'USD', n, 240, 5],
            ['Origin THC', '996711', 'INR', n, 11200, 18],
            ['BL Fee', '996719', 'INR', 1, 3500, 18],
            ['Seal Charges', '996719', 'INR', n, 650, 18],
          ] as const
        ).map(([description, sac, currency, quantity, rate, percent]) => {
          const amount = round(quantity * rate * (currency === 'USD' ? exchange : 1))
          return { description, sac, currency, quantity, rate, percent, amount, tax: round((amount * percent) / 100) }
        })
        const end = s.table(
          36,
          234,
          [
            { title: 'Sr', width: 20 },
            { title: 'Charge description', width: 112 },
            { title: 'SAC', width: 42 },
            { title: 'Cur', width: 30 },
            { title: 'Qty', width: 30, align: 'right' },
            { title: 'Rate', width: 60, align: 'right' },
            { title: 'Ex. rate', width: 45, align: 'right' },
            { title: 'Taxable value INR', width: 75, align: 'right' },
            { title: 'IGST %', width: 35, align: 'right' },
            { title: 'IGST INR', width: 75, align: 'right' },
          ],
          rows.map(({ description, sac, currency, quantity, rate, percent, amount, tax }, i) => {
            t.item({ description, quantity, unit_price: rate, amount })
            if (i === 0) t.money('ocean_freight', amount, 'INR', '')
            return [
              String(i + 1),
              description,
              sac,
              currency,
              String(quantity),
              plain(rate, 2),
              currency === 'USD' ? plain(exchange, 2) : '1.00',
              english(amount, 2),
              String(percent),
              english(tax, 2),
            ]
          }),
          { rules: 'all', size: 7.5, headSize: 6, lineHeight: 13 },
        )
        const net = round(rows.reduce((all, { amount }) => all + amount, 0))
        const tax = round(rows.reduce((all, one) => all + one.tax, 0))
        s.pairs(
          350,
          end + 10,
          [
            ['Total taxable value', english(net, 2)],
            ['Total IGST', english(tax, 2)],
            ['Invoice total (INR)', t.money('total_amount', round(net + tax), 'INR', english(round(net + tax), 2))],
          ],
          { gap: 120, size: 9, labelBold: true },
        )
        s.text(36, end + 12, 'E. & O. E.  Tax is not payable under reverse charge.', { size: 7.5 })
        s.text(36, end + 26, `IRN ${f.digits(12)}${f.letters(6).toLowerCase()}${f.digits(14)}`, { size: 7 })
        s.lines(
          36,
          690,
          [
            'Bank: HDFC Bank Ltd, Fort, Mumbai   A/c 00000000000000   IFSC HDFC0000060',
            'Interest @ 18% p.a. will be charged on payments after the due date.',
          ],
          { size: 7.5 },
        )
        s.prose(36, 720, 524, TERMS[2], 6)
      },
    },
  },
}

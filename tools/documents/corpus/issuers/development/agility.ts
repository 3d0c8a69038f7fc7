import { british, city, english, plain, shortNamed, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const own = (text: string) => text
const teal = '#00788a'

export const agility: Issuer = {
  name: 'Agility Logistics',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        const master = `MEDU${f.letters(2)}${f.digits(6)}`
        s.text(36, 24, 'Agility', { size: 22, bold: true, color: teal })
        s.text(330, 26, 'Import Arrival Notice', { size: 15, bold: true, color: teal })
        s.text(330, 46, `Job No: ${t.text('reference_number', `${f.discharge.code.slice(2)}-SI-${f.digits(7)}`)}`, {
          size: 9,
          bold: true,
        })
        s.text(330, 58, `Date: ${t.date('document_date', f.noticed, spaced)}     Issued by: P. Dsouza`, { size: 8 })
        s.line(36, 74, 559, 74)
        const column = (x: number, label: string, lines: readonly string[]) => {
          s.text(x, 80, label, { size: 7, bold: true, color: teal })
          s.lines(x, 91, lines, { size: 8, leading: 10, width: 168 })
        }
        column(36, 'CONSIGNEE', t.party('consignee', f.consignee, own))
        column(212, 'NOTIFY PARTY', t.party('notify_party', f.notify, own))
        column(388, 'SHIPPER', t.party('shipper', f.shipper, own))
        s.line(36, 128, 559, 128)
        s.pairs(
          36,
          136,
          [
            ['Master B/L', t.text('bill_of_lading_number', t.text('master_bill_number', master))],
            ['House B/L', t.text('house_bill_number', `AGL${f.letters(3)}${f.digits(7)}`)],
            ['Shipping Line', t.text('carrier', 'MSC')],
            ['Mother Vessel', `${f.vessel} / ${f.voyage}`],
            ['Arrival Vessel', `${t.text('vessel', f.feeder)} / ${t.text('voyage', f.feederVoyage)}`],
            ['PO Number', f.order],
          ],
          { gap: 85, size: 8.5, step: 14, labelBold: true },
        )
        s.pairs(
          310,
          136,
          [
            ['Origin', t.text('place_of_receipt', f.receipt.name)],
            ['Port of Loading', t.text('port_of_loading', f.loading.name)],
            ['Port of Discharge', t.text('port_of_discharge', f.discharge.name)],
            ['Destination', t.text('place_of_delivery', f.delivery.name)],
            ['ETD / ATD', t.date('etd', f.departure, spaced)],
            ['ETA', t.date('eta', f.arrival, spaced)],
          ],
          { gap: 100, size: 8.5, step: 14, labelBold: true },
        )
        s.fill(36, 226, 523, 16, '#d9eef1')
        s.text(42, 231, `Discharge terminal: ${t.text('terminal', f.terminal)}`, { size: 8.5, width: 280 })
        s.text(340, 231, `Line free time until: ${t.date('last_free_day', f.lastFreeDay, spaced)}`, { size: 8.5 })
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          252,
          [
            { title: 'Container', width: 85 },
            { title: 'Type', width: 45 },
            { title: 'Seal', width: 85 },
            { title: 'Pkgs', width: 55, align: 'right' },
            { title: 'Gross Wt (kg)', width: 80, align: 'right' },
            { title: 'Vol (m3)', width: 60, align: 'right' },
            { title: 'Goods', width: 113 },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              english(c.weight, 3),
              english(c.volume, 3),
              f.goods,
            ]),
            ...(f.containers.length > 1
              ? [
                  [
                    'Total',
                    '',
                    '',
                    t.measure('packages', f.packages, f.unit, String(f.packages)),
                    t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
                    t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
                    '',
                  ],
                ]
              : []),
          ],
          { rules: 'head', headBold: true, lineHeight: 13 },
        )
        s.text(36, end + 14, 'Estimated charges at destination', { size: 9, bold: true, color: teal })
        const after = s.table(
          36,
          end + 28,
          [
            { title: 'Charge', width: 230 },
            { title: 'Currency', width: 60 },
            { title: 'Amount', width: 90, align: 'right' },
          ],
          [
            ['Terminal handling', 'EUR', english(245 * f.containers.length, 2)],
            ['Delivery order fee', 'EUR', '55.00'],
            ['Import documentation', 'EUR', '40.00'],
          ],
          { rules: 'head' },
        )
        s.lines(
          36,
          after + 16,
          [
            'Please send the following documents to enable customs clearance:',
            '  [x] endorsed original bill of lading      [x] commercial invoice      [x] packing list      [ ] certificate of origin',
            'Demurrage and detention charges levied by the shipping line or terminal are for the account of the consignee.',
          ],
          { size: 8.5, leading: 13 },
        )
        s.prose(36, 770, 523, TERMS[1], 5.5)
      },
    },
    tax_invoice: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const n = f.containers.length
        s.text(36, 24, 'Agility', { size: 22, bold: true, color: teal })
        const job = `DXB-SI-${f.digits(7)}`
        s.lines(36, 52, ['Agility Logistics L.L.C.', 'P.O. Box 00000, Jebel Ali, Dubai, UAE', 'TRN 100000000000003'], {
          size: 7.5,
        })
        s.text(400, 26, 'Tax Invoice', { size: 17, bold: true })
        s.fields(
          [
            [310, 52, 125, 28, 'Invoice No.', t.text('invoice_number', `DXB26${f.digits(7)}`)],
            [435, 52, 124, 28, 'Invoice Date', t.date('invoice_date', f.arrival, shortNamed)],
            [310, 80, 125, 28, 'Credit Terms', '30 DAYS'],
            [435, 80, 124, 28, 'Due Date', t.date('due_date', f.due, shortNamed)],
            [310, 108, 125, 28, 'Job Number', t.text('reference_number', job, [job, f.order])],
            [435, 108, 124, 28, 'Customer Ref.', f.order],
            [
              36,
              88,
              274,
              48,
              'Customer',
              [t.text('bill_to', f.consignee.name), f.consignee.address[0]!, `TRN ${f.digits(15)}`],
            ],
            [36, 136, 174, 28, 'Shipper', t.text('shipper', f.shipper.name)],
            [210, 136, 100, 28, 'Incoterm', 'FOB'],
            [
              310,
              136,
              125,
              28,
              'MBL',
              t.text('bill_of_lading_number', t.text('master_bill_number', `HLCU${f.letters(3)}26${f.digits(7)}`)),
            ],
            [435, 136, 124, 28, 'HBL', t.text('house_bill_number', `AGL${f.letters(3)}${f.digits(7)}`)],
            [36, 164, 174, 28, 'Vessel / Voyage', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            [210, 164, 100, 28, 'Pkgs', `${f.packages} ${f.unit}`],
            [310, 164, 125, 28, 'Load Port', t.text('port_of_loading', upper(f.loading.name))],
            [435, 164, 124, 28, 'Discharge Port', t.text('port_of_discharge', 'JEBEL ALI')],
            [36, 192, 87, 28, 'ETD', t.date('etd', f.departure, shortNamed)],
            [123, 192, 87, 28, 'ETA', t.date('eta', f.arrival, shortNamed)],
            [210, 192, 100, 28, 'Chargeable Wt', `${plain(f.weight, 2)} KG`],
            [310, 192, 249, 28, 'Container Nos.', f.containers.map((c) => c.number).join(' ')],
          ],
          { labelSize: 6.5, labelColor: teal, size: 8 },
        )
        t.containers(f.containers, [])
        const rows: [string, string, number, number, number][] = [
          ['Ocean Freight (USD 1,940.00 x 3.6730)', `${n} CNT`, round(1940 * 3.673), round(1940 * 3.673 * n), 0],
          ['Delivery Order Charges', '1 BL', 450, 450, 0],
          ['Terminal Handling Charges', `${n} CNT`, 1140, 1140 * n, 0],
          ['Customs Clearance', '1 BOE', 350, 350, 5],
          ['Transportation Jebel Ali to Warehouse', `${n} CNT`, 675, 675 * n, 5],
          ['Token / Gate Fees', `${n} CNT`, 45, 45 * n, 5],
        ]
        let net = 0
        let tax = 0
        t.money('ocean_freight', rows[0]![3], 'AED', '')
        const end = s.table(
          36,
          232,
          [
            { title: 'Sr', width: 22 },
            { title: 'Charge Description', width: 195 },
            { title: 'Basis', width: 50 },
            { title: 'Rate', width: 62, align: 'right' },
            { title: 'Taxable (AED)', width: 72, align: 'right' },
            { title: 'VAT %', width: 34, align: 'right' },
            { title: 'VAT (AED)', width: 88, align: 'right' },
          ],
          rows.map(([description, basis, rate, amount, percent], i) => {
            net = round(net + amount)
            tax = round(tax + (amount * percent) / 100)
            t.item({ description, quantity: Number.parseInt(basis, 10), unit_price: rate, amount })
            return [
              String(i + 1),
              description,
              basis,
              english(rate, 2),
              english(amount, 2),
              String(percent),
              english((amount * percent) / 100, 2),
            ]
          }),
          { rules: 'all', size: 8, headSize: 7, headBold: true, lineHeight: 14 },
        )
        for (const [i, [label, value]] of [
          ['Sub Total', english(net, 2)],
          ['VAT', english(tax, 2)],
          ['Invoice Total AED', t.money('total_amount', round(net + tax), 'AED', english(net + tax, 2))],
        ].entries()) {
          s.box(365, end + i * 16, 194, 16)
          s.text(370, end + 4 + i * 16, label!, { bold: i === 2 })
          s.text(471, end + 4 + i * 16, value!, { bold: i === 2, align: 'right', width: 86 })
        }
        s.lines(
          36,
          end + 66,
          [
            'Remittance: Citibank N.A. Dubai   A/C 0000000000   IBAN AE00 0211 0000 0000 0000 000   SWIFT CITIAEAD',
            'All business is transacted subject to NAFL standard trading conditions. Discrepancies are to be notified within 7 days.',
            'This is a computer generated document and does not require a signature.',
          ],
          { size: 7.5, leading: 12 },
        )
      },
    },
    quotation: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        s.text(36, 24, 'Agility', { size: 22, bold: true, color: teal })
        s.text(350, 28, 'Sea Freight Quotation', { size: 15, bold: true, color: teal })
        s.pairs(
          350,
          52,
          [
            ['Quote No.', `Q${f.digits(8)}/1`],
            ['Date', british(f.booked)],
            ['Valid until', british(f.departure)],
            ['Prepared by', 'Sales Desk FCL'],
          ],
          { gap: 80, size: 8.5 },
        )
        s.lines(36, 66, ['To:', f.consignee.name, ...f.consignee.address], { size: 9, leading: 12 })
        s.text(
          36,
          130,
          'Thank you for your enquiry. We are pleased to offer as follows, subject to space and equipment:',
          {
            size: 9,
          },
        )
        s.fields(
          [
            [36, 148, 175, 30, 'Port of loading', city(f.loading)],
            [211, 148, 174, 30, 'Port of discharge', city(f.discharge)],
            [385, 148, 174, 30, 'Final destination', city(f.delivery)],
            [36, 178, 175, 30, 'Commodity', f.goods],
            [211, 178, 174, 30, 'Equipment', f.containers.map((c) => `1x${c.size}`).join(' + ')],
            [385, 178, 174, 30, 'Estimated weight', `${english(f.weight, 0)} kg`],
            [36, 208, 175, 30, 'Carrier / transit time', 'CMA CGM / 31 days'],
            [211, 208, 174, 30, 'Free time', '7 days demurrage, 5 days detention'],
            [385, 208, 174, 30, 'Routing', `via ${f.transshipment.name}`],
          ],
          { labelSize: 6.5, size: 8.5, labelColor: teal },
        )
        const end = s.table(
          36,
          252,
          [
            { title: 'Charge', width: 220 },
            { title: 'Unit', width: 90 },
            { title: 'Currency', width: 60 },
            { title: 'Rate', width: 80, align: 'right' },
            { title: 'Minimum', width: 73, align: 'right' },
          ],
          [
            ['Ocean freight', 'per container', 'USD', '2,150.00', ''],
            ['Emission surcharge', 'per container', 'USD', '64.00', ''],
            ['Terminal handling origin', 'per container', 'USD', '165.00', ''],
            ['Terminal handling destination', 'per container', 'EUR', '250.00', ''],
            ['Bill of lading fee', 'per bill of lading', 'USD', '55.00', ''],
            ['Customs clearance import', 'per entry', 'EUR', '95.00', '95.00'],
            ['Delivery to door', 'per container', 'EUR', '480.00', ''],
          ],
          { rules: 'all', size: 9, headBold: true, lineHeight: 15 },
        )
        s.text(36, end + 18, 'Conditions', { size: 9, bold: true })
        s.prose(
          36,
          end + 32,
          523,
          'Rates are subject to general rate increases and to surcharges in force at the time of shipment. Duties, taxes, inspections, storage, demurrage and detention are excluded and will be invoiced at cost. General cargo only, non-hazardous, not exceeding legal road weights. The offer becomes binding only on our booking confirmation.',
          8.5,
        )
        s.text(
          36,
          end + 110,
          'Accepted for and on behalf of the customer: ........................................   Date: ....................',
          {
            size: 8.5,
          },
        )
      },
    },
  },
}

import { british, english, type Facts, named, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { after, rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const home = (f: Facts) => ({ ...f.consignee, address: [`P.O. Box ${f.digits(4)}`, 'Tema, Ghana'] })

/** The agent of a line at Tema, and the terminal there. */
export const ghanaianTerminal: Issuer = {
  name: 'Ghanaian agent',
  forms: {
    demurrage: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 24, 'GOLD COAST SHIPPING AGENCIES LTD', { size: 13, bold: true, color: '#7a5200' })
        s.lines(40, 42, ['Community 1, Harbour Area, P.O. Box 00, Tema', 'TIN C000000000X   Tel 0303 20 0000'], {
          size: 7.5,
        })
        s.text(380, 24, 'CONTAINER DEMURRAGE', { size: 12, bold: true })
        s.text(380, 40, 'VAT INVOICE', { size: 11, bold: true })
        s.lines(40, 76, ['To:', ...t.party('bill_to', home(f))], { size: 9, leading: 12 })
        const day = 86_400_000
        const free = 7
        const lastFree = after(f.arrival, free - 1)
        const late = (Date.parse(f.gateOut) - Date.parse(lastFree)) / day
        s.pairs(
          340,
          76,
          [
            ['Invoice No', t.text('invoice_number', `GCS/DEM/${f.digits(5)}/26`)],
            ['Invoice Date', t.date('invoice_date', f.gateOut, british)],
            ['Due Date', t.date('due_date', after(f.gateOut, 7), british)],
            ['Our Ref', t.text('reference_number', `TEM${f.digits(6)}`)],
            ['Clearing agent', f.forwarder.name],
          ],
          { gap: 85, size: 9 },
        )
        s.fields(
          [
            [40, 150, 172, 28, 'VESSEL', t.text('vessel', f.vessel)],
            [212, 150, 86, 28, 'VOYAGE', t.text('voyage', f.voyage)],
            [298, 150, 128, 28, 'B/L NUMBER', t.text('bill_of_lading_number', `PILU${f.letters(3)}${f.digits(8)}`)],
            [426, 150, 129, 28, 'ROTATION NO', `${f.letters(3)}${f.digits(5)}/26`],
            [40, 178, 172, 28, 'PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name))],
            [212, 178, 86, 28, 'PORT OF DISCHARGE', t.text('port_of_discharge', 'TEMA')],
            [298, 178, 128, 28, 'DATE OF DISCHARGE', british(f.arrival)],
            [426, 178, 129, 28, 'FREE DAYS', t.measure('free_days', free, 'days', String(free))],
          ],
          { labelSize: 6.5, size: 9 },
        )
        t.measure('chargeable_days', late, 'days', '')
        t.date('last_free_day', lastFree, british)
        const rate = f.random.pick([20, 30, 45])
        t.money('rate_per_day', rate, 'USD', '')
        t.containers(f.containers, ['size_type'])
        const end = s.table(
          40,
          216,
          [
            { title: 'CONTAINER NO', width: 90 },
            { title: 'TYPE', width: 42 },
            { title: 'FREE UNTIL', width: 76 },
            { title: 'GATE OUT', width: 76 },
            { title: 'DAYS CHARGED', width: 70, align: 'right' },
            { title: 'USD / DAY', width: 66, align: 'right' },
            { title: 'AMOUNT USD', width: 95, align: 'right' },
          ],
          f.containers.map((c) => {
            t.item({ quantity: late, unit_price: rate, amount: late * rate })
            return [
              c.number,
              c.size,
              british(lastFree),
              t.date('gate_out_date', f.gateOut, british),
              String(late),
              english(rate, 2),
              english(late * rate, 2),
            ]
          }),
          { rules: 'all', size: 8.5, headSize: 6.5, lineHeight: 13 },
        )
        const net = late * rate * f.containers.length
        const levies = round(net * 0.06)
        const vat = round((net + levies) * 0.15)
        const total = round(net + levies + vat)
        const sums: [string, string][] = [
          ['Sub-total', english(net, 2)],
          ['NHIL / GETFund / COVID levy 6%', english(levies, 2)],
          ['VAT 15%', english(vat, 2)],
          ['TOTAL USD', t.money('total_amount', total, 'USD', english(total, 2))],
        ]
        for (const [i, [label, value]] of sums.entries()) {
          s.text(320, end + 12 + i * 14, label, { size: 9, bold: i === 3 })
          s.text(460, end + 12 + i * 14, value, { size: 9, bold: i === 3, align: 'right', width: 93 })
        }
        s.text(320, end + 72, `Payable in cedis at GHS 15.40:  GHS ${english(round(total * 15.4), 2)}`, { size: 8 })
        s.text(40, end + 14, 'Demurrage is inclusive of weekends and public holidays.', { size: 8 })
        s.prose(40, 690, 515, TERMS[2], 6.5)
        s.text(
          40,
          740,
          'Pay to: Ecobank Ghana, Tema main branch, account 0000 0000 0000 00 (USD). Cheques are not accepted.',
          { size: 8 },
        )
      },
    },
    delivery_order: {
      type: 'delivery_order',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0)
        s.text(40, 24, 'GOLD COAST SHIPPING AGENCIES LTD', { size: 13, bold: true, color: '#7a5200' })
        s.text(40, 44, 'DELIVERY ORDER', { size: 16, bold: true })
        s.text(360, 28, `D/O No. ${t.text('release_number', `TEM/DO/${f.digits(6)}`)}`, { size: 10, bold: true })
        s.text(360, 44, `Date: ${t.date('document_date', f.available, named)}`, { size: 9 })
        s.text(360, 57, `Expires: ${t.date('valid_until', f.lastFreeDay, named)}`, { size: 9 })
        s.text(
          40,
          80,
          `The Terminal Manager, ${t.text('terminal', f.random.pick(['MPS TERMINAL 3', 'GPHA TEMA TERMINAL 2']))}, Tema Port`,
          { size: 9.5 },
        )
        s.text(40, 96, 'Please deliver the undermentioned containers, ex', { size: 9.5 })
        s.text(
          40,
          112,
          `MV ${t.text('vessel', f.vessel)}   Voyage ${t.text('voyage', f.voyage)}   which arrived on ${named(f.arrival)}`,
          { size: 10, bold: true },
        )
        s.text(
          40,
          130,
          `to Messrs. ${t.text('release_to', upper(f.forwarder.name))}  (clearing agent, licence no. ${f.digits(5)})`,
          { size: 9.5 },
        )
        s.text(40, 146, `for account of the consignee ${t.text('consignee', upper(f.consignee.name))}`, { size: 9.5 })
        s.table(
          40,
          168,
          [
            { title: 'B/L No.', width: 130 },
            { title: 'Loaded at', width: 125 },
            { title: 'Discharged at', width: 125 },
            { title: 'BOE / UCR No.', width: 135 },
          ],
          [
            [
              t.text('bill_of_lading_number', `PILU${f.letters(3)}${f.digits(8)}`),
              t.text('port_of_loading', upper(f.loading.name)),
              t.text('port_of_discharge', 'TEMA'),
              `${f.digits(3)}26${f.digits(7)}`,
            ],
          ],
          { rules: 'all', size: 9, lineHeight: 14 },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight'])
        const end = s.table(
          40,
          212,
          [
            { title: 'Container No.', width: 95 },
            { title: 'Type', width: 45 },
            { title: 'Seal No.', width: 95 },
            { title: 'Marks and description', width: 130 },
            { title: 'Packages', width: 65, align: 'right' },
            { title: 'Weight (kgs)', width: 85, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              `${f.goods}`,
              String(c.packages),
              english(c.weight, 0),
            ]),
            [
              'Total',
              '',
              '',
              '',
              t.measure('packages', f.packages, '', String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 0)),
            ],
          ],
          { rules: 'all', size: 8.5 },
        )
        s.lines(
          40,
          end + 14,
          [
            `Freight: PAID    Local charges receipt: GCS${f.digits(6)}`,
            'Container guarantee: deposit USD 500.00 per unit held',
            `Revalidation after ${named(f.lastFreeDay)} is subject to payment of demurrage.`,
          ],
          { size: 9, leading: 13 },
        )
        s.stamp(480, end + 90, 36, ['GOLD COAST', 'SHIPPING', 'RELEASED'], '#7a5200')
        s.prose(40, 720, 380, TERMS[1], 6)
      },
    },
  },
}

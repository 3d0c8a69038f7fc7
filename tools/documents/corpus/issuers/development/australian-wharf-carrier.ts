import { british, english, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const own = (text: string) => text
const round = (amount: number) => Math.round(amount * 100) / 100

export const australianWharfCarrier: Issuer = {
  name: 'Australian wharf carrier',
  forms: {
    cartage_order: {
      type: 'delivery_order',
      region: 'eu',
      landscape: true,
      draw: (f, s, t) => {
        s.fill(30, 20, 782, 30, '#f4b400')
        s.text(38, 28, 'BOTANY WHARF CARTAGE', { size: 15, bold: true })
        s.text(600, 30, 'IMPORT DELIVERY ORDER', { size: 13, bold: true })
        s.table(
          30,
          60,
          [
            { title: 'Release number', width: 140 },
            { title: 'Date', width: 100 },
            { title: 'Your reference', width: 140 },
            { title: 'Release to carrier', width: 202 },
            { title: 'Consignee', width: 200 },
          ],
          [
            [
              t.text('release_number', `EDO${f.digits(8)}`),
              t.date('document_date', f.available, british),
              t.text('reference_number', f.order),
              t.text('release_to', f.trucker.name),
              t.text('consignee', f.consignee.name),
            ],
          ],
          { rules: 'all', headBold: true, size: 9 },
        )
        s.table(
          30,
          104,
          [
            { title: 'Vessel', width: 140 },
            { title: 'Voyage', width: 100 },
            { title: 'Bill of lading', width: 140 },
            { title: 'Discharge port', width: 102 },
            { title: 'Terminal', width: 200 },
            { title: 'Last free day', width: 100 },
          ],
          [
            [
              t.text('vessel', f.vessel),
              t.text('voyage', f.voyage),
              t.text('bill_of_lading_number', `PILU${f.letters(3)}${f.digits(8)}`),
              t.text('port_of_discharge', f.discharge.name),
              t.text('terminal', f.terminal),
              t.date('last_free_day', f.lastFreeDay, british),
            ],
          ],
          { rules: 'all', headBold: true, size: 9 },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'gross_weight'])
        const end = s.table(
          30,
          154,
          [
            { title: 'Container', width: 130 },
            { title: 'Size', width: 60 },
            { title: 'Seal', width: 120 },
            { title: 'Gross weight (kg)', width: 110, align: 'right' },
            { title: 'Goods', width: 202 },
            { title: 'Dehire to', width: 160 },
          ],
          f.containers.map((c) => [c.number, c.size, c.seal, plain(c.weight, 3), f.goods, f.depot]),
          { rules: 'all', headBold: true, size: 9 },
        )
        s.text(30, end + 16, 'Side loader required. Driver to photograph seal before departure from the wharf.', {
          size: 9,
        })
        s.prose(30, end + 40, 782, TERMS[2], 6.5)
      },
    },
    detention: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.fill(36, 24, 524, 26, '#f4b400')
        s.text(44, 31, 'BOTANY WHARF CARTAGE', { size: 13, bold: true })
        s.text(350, 32, 'Tax invoice: container detention', { size: 11, bold: true })
        s.text(36, 62, 'Invoice to', { size: 7, color: '#777' })
        s.lines(36, 72, t.party('bill_to', f.consignee, own), { size: 9 })
        s.pairs(
          350,
          62,
          [
            ['Invoice number', t.text('invoice_number', `WC${f.digits(6)}`)],
            ['Invoice date', t.date('invoice_date', f.invoiced, spaced)],
            ['Due date', t.date('due_date', f.due, spaced)],
            ['Bill of lading', t.text('bill_of_lading_number', `PILU${f.letters(3)}${f.digits(8)}`)],
          ],
          { gap: 90, size: 9, step: 14 },
        )
        s.pairs(
          36,
          128,
          [
            ['Vessel', t.text('vessel', f.vessel)],
            ['Voyage', t.text('voyage', f.voyage)],
            ['Port of discharge', t.text('port_of_discharge', upper(f.discharge.name))],
          ],
          { gap: 90, size: 9, step: 14 },
        )
        s.pairs(
          310,
          128,
          [
            ['Free days', '7'],
            ['Last free day', t.date('last_free_day', f.lastFreeDay, spaced)],
            ['Gate out', t.date('gate_out_date', f.gateOut, spaced)],
            ['Empty returned', t.date('returned_date', f.returned, spaced)],
          ],
          { gap: 90, size: 9, step: 14 },
        )
        t.measure('free_days', 7, 'days', '')
        const days = 10
        const rate = 115
        t.measure('chargeable_days', days, 'days', '')
        t.money('rate_per_day', rate, 'AUD', '')
        t.containers(f.containers, ['size_type'])
        const end = s.table(
          36,
          194,
          [
            { title: 'Container', width: 114 },
            { title: 'Size', width: 50 },
            { title: 'Days charged', width: 110, align: 'right' },
            { title: 'AUD per day', width: 110, align: 'right' },
            { title: 'Amount AUD', width: 140, align: 'right' },
          ],
          f.containers.map((c) => {
            t.item({ quantity: days, unit_price: rate, amount: days * rate })
            return [c.number, c.size, String(days), english(rate, 2), english(days * rate, 2)]
          }),
          { rules: 'head', size: 9, lineHeight: 14 },
        )
        const net = f.containers.length * days * rate
        const tax = round(net * 0.1)
        for (const [i, [label, value]] of [
          ['Subtotal', english(net, 2)],
          ['GST 10%', english(tax, 2)],
          ['Total AUD', t.money('total_amount', round(net + tax), 'AUD', english(net + tax, 2))],
        ].entries()) {
          s.text(370, end + 12 + i * 15, label!, { size: 9, bold: i === 2 })
          s.text(440, end + 12 + i * 15, value!, { size: 9, bold: i === 2, width: 118, align: 'right' })
        }
        s.prose(36, 760, 524, TERMS[2], 6)
      },
    },
  },
}

import { continental, dotted, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const own = (text: string) => text
const round = (amount: number) => Math.round(amount * 100) / 100
const dashed = (date: string) => dotted(date).replaceAll('.', '-')

export const dutchTerminal: Issuer = {
  name: 'Dutch container terminal',
  forms: {
    opslag: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(360, 24, 'Maaskade Terminals B.V.', { size: 13, bold: true, color: '#e36c0a' })
        s.lines(360, 42, ['Havennummer 8190', 'Europaweg 402, Maasvlakte', `KvK ${f.digits(8)}`], { size: 7.5 })
        s.lines(50, 80, t.party('bill_to', f.forwarder, own), { size: 9.5 })
        s.text(50, 140, 'Factuur demurrage / Demurrage invoice', { size: 14, bold: true })
        s.pairs(
          50,
          166,
          [
            ['Factuurnummer', `: ${t.text('invoice_number', `26${f.digits(6)}`)}`],
            ['Factuurdatum', `: ${t.date('invoice_date', f.invoiced, dashed)}`],
            ['Vervaldatum', `: ${t.date('due_date', f.due, dashed)}`],
            ['Uw referentie', `: ${t.text('reference_number', f.order)}`],
          ],
          { gap: 100, size: 9 },
        )
        s.pairs(
          310,
          166,
          [
            ['Schip', `: ${t.text('vessel', f.vessel)}`],
            ['Reisnummer', `: ${t.text('voyage', f.voyage)}`],
            ['Cognossement (B/L)', `: ${t.text('bill_of_lading_number', `MEDU${f.letters(2)}${f.digits(6)}`)}`],
            ['Vrije dagen', ': 7'],
          ],
          { gap: 100, size: 9 },
        )
        t.measure('free_days', 7, 'days', '')
        const days = 3
        const rate = 62.5
        t.measure('chargeable_days', days, 'days', '')
        t.money('rate_per_day', rate, 'EUR', '')
        t.date('last_free_day', f.lastFreeDay, dashed)
        t.date('gate_out_date', f.gateOut, dashed)
        t.containers(f.containers, ['size_type'])
        const end = s.table(
          50,
          236,
          [
            { title: ['Container', ''], width: 92 },
            { title: ['Type', ''], width: 40 },
            { title: ['Laatste vrije dag', 'Last free day'], width: 90 },
            { title: ['Uit terminal', 'Gate out'], width: 80 },
            { title: ['Dagen', 'Chargeable days'], width: 80, align: 'right' },
            { title: ['Tarief EUR', 'Rate per day'], width: 60, align: 'right' },
            { title: ['Bedrag EUR', 'Amount'], width: 68, align: 'right' },
          ],
          f.containers.map((c) => {
            t.item({ quantity: days, unit_price: rate, amount: days * rate })
            return [
              c.number,
              c.size,
              dashed(f.lastFreeDay),
              dashed(f.gateOut),
              String(days),
              continental(rate, 2),
              continental(days * rate, 2),
            ]
          }),
          { rules: 'head', size: 8.5 },
        )
        const net = f.containers.length * days * rate
        const tax = round(net * 0.21)
        s.pairs(
          350,
          end + 14,
          [
            ['Subtotaal', continental(net, 2)],
            ['BTW 21%', continental(tax, 2)],
            ['Totaal te betalen EUR', t.money('total_amount', round(net + tax), 'EUR', continental(net + tax, 2))],
          ],
          { gap: 130, size: 9 },
        )
        s.prose(50, 760, 500, TERMS[2], 6)
      },
    },
    release: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(50, 24, 'Maaskade Terminals B.V.', { size: 13, bold: true, color: '#e36c0a' })
        s.text(50, 50, 'Vrijstelling / Delivery order import container', { size: 14, bold: true })
        const rows: [string, string, string][] = [
          ['Vrijstellingsnummer', 'Release no.', t.text('release_number', `VR${f.digits(8)}`)],
          ['Datum', 'Date', t.date('document_date', f.available, dashed)],
          ['Geldig tot', 'Valid until', t.date('valid_until', f.lastFreeDay, dashed)],
          ['Vrijgesteld aan', 'Released to', t.text('release_to', upper(f.trucker.name))],
          ['Ontvanger', 'Consignee', t.text('consignee', upper(f.consignee.name))],
          ['B/L-nummer', 'B/L number', t.text('bill_of_lading_number', `MEDU${f.letters(2)}${f.digits(6)}`)],
          ['Schip', 'Vessel', t.text('vessel', f.vessel)],
          ['Reis', 'Voyage', t.text('voyage', f.voyage)],
          ['Laadhaven', 'Port of loading', t.text('port_of_loading', upper(f.loading.name))],
          ['Terminal', 'Terminal', t.text('terminal', 'MAASKADE TERMINALS')],
        ]
        for (const [i, [dutch, foreign, value]] of rows.entries()) {
          s.box(50, 80 + i * 22, 500, 22)
          s.text(55, 83 + i * 22, dutch, { size: 7.5, bold: true })
          s.text(55, 92 + i * 22, foreign, { size: 6, color: '#555' })
          s.text(200, 86 + i * 22, value, { size: 9.5 })
        }
        t.containers(f.containers, ['size_type', 'gross_weight'])
        s.table(
          50,
          320,
          [
            { title: ['Container'], width: 130 },
            { title: ['Type'], width: 70 },
            { title: ['Bruto gewicht (kg)'], width: 110, align: 'right' },
            { title: ['Douane'], width: 100 },
            { title: ['Pincode'], width: 90 },
          ],
          f.containers.map((c) => [c.number, c.size, continental(c.weight, 3), 'Vrij / cleared', f.digits(5)]),
          { rules: 'all', size: 9 },
        )
        s.prose(
          50,
          460,
          500,
          'De chauffeur meldt zich aan met pincode en Cargo Card. Zonder voormelding geen toegang.',
          8,
        )
      },
    },
  },
}

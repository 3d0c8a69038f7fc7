import { british, continental, type Facts, type Place, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const NORTH = [
  place('Rotterdam', 'Netherlands', 'NLRTM'),
  place('Thamesport', 'United Kingdom', 'GBTHP'),
  place('Antwerp', 'Belgium', 'BEANR'),
]
const SOUTH = [
  place('Bilbao', 'Spain', 'ESBIO'),
  place('Leixoes', 'Portugal', 'PTLEI'),
  place('Setubal', 'Portugal', 'PTSET'),
  place('Agadir', 'Morocco', 'MAAGA'),
]
const trip = (f: Facts) => ({
  from: f.random.pick(NORTH),
  to: f.random.pick(SOUTH),
  ship: f.random.pick(['WEC VAN GOGH', 'WEC REMBRANDT', 'WEC MONDRIAAN', 'WEC DE HOOGH']),
})
const round = (amount: number) => Math.round(amount * 100) / 100
const teal = '#007a87'

export const wec: Issuer = {
  name: 'WEC Lines',
  forms: {
    booking: {
      type: 'booking_confirmation',
      region: 'eu',
      draw: (f, s, t) => {
        const { from, to, ship } = trip(f)
        s.text(40, 24, 'WEC Lines', { size: 20, bold: true, color: teal })
        s.text(40, 48, 'Shortsea & Door to Door', { size: 8, color: teal })
        s.lines(390, 24, ['WEC Holland Rotterdam', 'Smirnoffweg 3, 3088 HE Rotterdam', 'T +31 10 491 33 00'], {
          size: 7.5,
          leading: 9.5,
        })
        s.text(40, 72, 'Booking confirmation', { size: 15, bold: true })
        s.text(200, 77, `Booking number ${t.text('booking_number', `RTM${f.digits(7)}`)}`, { size: 10 })
        s.line(40, 94, 555, 94)
        const grid = (x: number, y: number, rows: readonly (readonly [string, string])[], gap = 92) =>
          s.pairs(x, y, rows, { gap, size: 8.5, step: 13.5 })
        grid(40, 102, [
          ['Customer', f.forwarder.name],
          ['Customer reference', t.text('reference_number', f.order)],
          ['Contact', 'S. de Wit'],
          ['Booking date', spaced(f.booked)],
        ])
        grid(
          310,
          102,
          [
            ['Sender', t.text('shipper', f.shipper.name)],
            ['Receiver', t.text('consignee', f.consignee.name)],
            ['Terms', 'Door / Quay'],
            ['Commodity', `${f.goods} (${f.hs})`],
          ],
          70,
        )
        s.fill(40, 164, 515, 13, '#d9eef0')
        s.text(44, 167, 'MAIN TRANSPORT', { size: 7.5, bold: true, color: teal })
        s.table(
          40,
          180,
          [
            { title: 'Vessel', width: 120 },
            { title: 'Voyage', width: 60 },
            { title: 'POL', width: 75 },
            { title: 'ETS', width: 75 },
            { title: 'POD', width: 75 },
            { title: 'ETA', width: 75 },
          ],
          [
            [
              t.text('vessel', ship),
              t.text('voyage', `${f.digits(3)}S${f.digits(1)}`),
              t.text('port_of_loading', from.name),
              t.date('etd', f.departure, british),
              t.text('port_of_discharge', to.name),
              t.date('eta', f.noticed, british),
            ],
          ],
          { size: 8.5, headBold: true, rules: 'head' },
        )
        s.fill(40, 216, 515, 13, '#d9eef0')
        s.text(44, 219, 'CONTAINERS', { size: 7.5, bold: true, color: teal })
        t.containers(f.containers, ['size_type'])
        const end = s.table(
          40,
          232,
          [
            { title: '#', width: 25 },
            { title: 'Container', width: 100 },
            { title: 'Type', width: 55 },
            { title: 'Loading address', width: 190 },
            { title: 'Loading date / time', width: 130 },
          ],
          f.containers.map((c, i) => [
            String(i + 1),
            c.number,
            c.size,
            `${f.shipper.address[0]}, ${f.random.pick(['Tilburg', 'Venlo', 'Zwolle'])}`,
            `${british(f.vgmCutoff)} 0${8 + (i % 2)}:00`,
          ]),
          { size: 8.5, headBold: true, rules: 'head' },
        )
        s.fill(40, end + 10, 515, 13, '#d9eef0')
        s.text(44, end + 13, 'CLOSINGS', { size: 7.5, bold: true, color: teal })
        grid(
          44,
          end + 30,
          [
            ['Terminal', t.text('terminal', `${upper(from.name)} SHORTSEA TERMINAL`)],
            ['Gate closing', `${t.date('cargo_cutoff', f.cargoCutoff, british)} 10:00`],
            ['Doc closing', `${t.date('documentation_cutoff', f.documentCutoff, british)} 12:00`],
            ['VGM closing', `${t.date('vgm_cutoff', f.vgmCutoff, british)} 16:00`],
            ['Empty release ex depot', `${t.date('empty_pickup_date', f.emptyPickup, british)}, ${f.depot}`],
          ],
          120,
        )
        s.prose(
          40,
          end + 112,
          515,
          'Waiting time at the loading address: 2 hours free, then EUR 55.00 per hour. Maximum payload 25 tons. Customs documents (EX A, T1, T2L) must reach us before the doc closing. All transport is subject to the WEC Lines bill of lading terms.',
          8,
        )
        s.text(40, 800, 'WEC Holland B.V.   CoC 24000000   VAT NL0000000B01', { size: 7 })
      },
    },
    invoice: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const { from, to, ship } = trip(f)
        const n = f.containers.length
        s.text(40, 24, 'WEC Lines', { size: 20, bold: true, color: teal })
        s.text(455, 28, 'INVOICE', { size: 18, bold: true, color: teal })
        s.lines(
          40,
          66,
          t.party('bill_to', f.consignee, (x) => x),
          { size: 9.5, leading: 12.5 },
        )
        const style = { labelSize: 6.5, size: 8.5, labelColor: teal }
        s.fields(
          [
            [300, 56, 128, 28, 'Invoice number', t.text('invoice_number', `26${f.digits(7)}`)],
            [428, 56, 127, 28, 'Invoice date', t.date('invoice_date', f.noticed, british)],
            [300, 84, 128, 28, 'Payment due', t.date('due_date', f.gateOut, british)],
            [428, 84, 127, 28, 'Debtor', f.digits(5)],
            [
              40,
              122,
              129,
              28,
              'B/L number',
              t.text('bill_of_lading_number', `WECC${f.digits(4)}${to.code.slice(2)}${f.digits(4)}`),
            ],
            [169, 122, 129, 28, 'Booking', t.text('booking_number', `RTM${f.digits(7)}`)],
            [298, 122, 129, 28, 'Your reference', t.text('reference_number', f.order)],
            [427, 122, 128, 28, 'Your VAT number', `NL${f.digits(9)}B01`],
            [40, 150, 129, 28, 'Vessel', t.text('vessel', ship)],
            [169, 150, 129, 28, 'Voyage', t.text('voyage', `${f.digits(3)}S${f.digits(1)}`)],
            [
              298,
              150,
              129,
              28,
              'Port of loading / ETS',
              `${t.text('port_of_loading', from.name)} ${t.date('etd', f.departure, british)}`,
            ],
            [
              427,
              150,
              128,
              28,
              'Port of discharge / ETA',
              `${t.text('port_of_discharge', to.name)} ${t.date('eta', f.noticed, british)}`,
            ],
            [40, 178, 258, 28, 'Sender', t.text('shipper', f.shipper.name)],
            [298, 178, 257, 28, 'Receiver', t.text('consignee', f.consignee.name)],
          ],
          style,
        )
        const charges: [string, number, number, string][] = [
          ['Seafreight', n, 845, '0'],
          ['Low Sulphur Surcharge', n, 62.5, '0'],
          ['Terminal Handling Charge POD', n, 188, '0'],
          ['Oncarriage to door', n, 410, '0'],
          ['Import documentation fee', 1, 42.5, 'H'],
        ]
        const net = round(charges.reduce((all, [, q, p]) => all + q * p, 0))
        const tax = round(42.5 * 0.21)
        const end = s.table(
          40,
          220,
          [
            { title: 'Description', width: 215 },
            { title: 'Qty', width: 40, align: 'right' },
            { title: 'Price', width: 80, align: 'right' },
            { title: 'Curr', width: 50, align: 'center' },
            { title: 'VAT', width: 35, align: 'center' },
            { title: 'Amount EUR', width: 95, align: 'right' },
          ],
          charges.map(([description, quantity, unit_price, code]) => {
            const amount = round(quantity * unit_price)
            t.item({ description, quantity, unit_price, amount })
            if (description === 'Seafreight') t.money('ocean_freight', amount, 'EUR', '')
            return [description, String(quantity), continental(unit_price, 2), 'EUR', code, continental(amount, 2)]
          }),
          { size: 8.5, rules: 'all', lineHeight: 13 },
        )
        t.containers(f.containers, ['size_type'])
        s.text(40, end + 10, `Containers: ${f.containers.map((c) => `${c.number} (${c.size})`).join(', ')}`, {
          size: 8,
          width: 515,
        })
        s.table(
          40,
          end + 28,
          [
            { title: 'VAT code', width: 60 },
            { title: 'Basis', width: 80, align: 'right' },
            { title: '%', width: 40, align: 'right' },
            { title: 'VAT', width: 70, align: 'right' },
          ],
          [
            ['0  zero rated', continental(round(net - 42.5), 2), '0', '0,00'],
            ['H  high', '42,50', '21', continental(tax, 2)],
          ],
          { size: 8 },
        )
        s.text(340, end + 34, 'Total excl. VAT', { size: 9 })
        s.text(440, end + 34, continental(net, 2), { size: 9, align: 'right', width: 113 })
        s.text(340, end + 50, 'Total incl. VAT', { size: 10, bold: true })
        s.text(
          440,
          end + 50,
          `EUR ${t.money('total_amount', round(net + tax), 'EUR', continental(round(net + tax), 2))}`,
          {
            size: 10,
            bold: true,
            align: 'right',
            width: 113,
          },
        )
        s.prose(40, 720, 515, TERMS[2], 6.5)
        s.text(40, 780, 'ABN AMRO Bank   IBAN NL00 ABNA 0123 4567 89   BIC ABNANL2A   VAT NL0000000B01', { size: 7.5 })
      },
    },
  },
}

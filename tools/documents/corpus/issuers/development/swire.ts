import type { Facts, Party, Place } from '../../facts.ts'
import { english, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const FROM = [
  place('Brisbane', 'Australia', 'AUBNE'),
  place('Auckland', 'New Zealand', 'NZAKL'),
  place('Tauranga', 'New Zealand', 'NZTRG'),
]
const TO = [
  place('Lae', 'Papua New Guinea', 'PGLAE'),
  place('Suva', 'Fiji', 'FJSUV'),
  place('Noumea', 'New Caledonia', 'NCNOU'),
  place('Port Moresby', 'Papua New Guinea', 'PGPOM'),
]
const pacific = (f: Facts) => ({
  from: f.random.pick(FROM),
  to: f.random.pick(TO),
  ship: f.random.pick(['NEW GUINEA CHIEF', 'PAPUAN CHIEF', 'KWANGTUNG', 'HIGHLAND CHIEF']),
})
const at = (party: Party, { country }: Place): Party => ({ ...party, address: [party.address[0]!, country] })
const weekday = (date: string) =>
  `${new Date(date).toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'short' })} ${spaced(date)}`

export const swire: Issuer = {
  name: 'Swire Shipping',
  forms: {
    booking: {
      type: 'booking_confirmation',
      draw: (f, s, t) => {
        const { from, to, ship } = pacific(f)
        s.fill(0, 0, 595, 46, '#16324f')
        s.text(36, 14, 'Swire Shipping', { size: 17, bold: true, color: '#fff' })
        s.text(360, 18, 'BOOKING ACKNOWLEDGEMENT', { size: 12, bold: true, color: '#fff' })
        s.lines(36, 58, [
          `To: ${f.shipper.name}`,
          `Attn: Export Documentation`,
          `Dear Customer, thank you for your booking, which we have accepted as follows. Please check all details and tell us at once of any error.`,
        ])
        const bar = (y: number, title: string) => {
          s.fill(36, y, 523, 14, '#dfe6ee')
          s.text(40, y + 3, title, { size: 8.5, bold: true, color: '#16324f' })
        }
        bar(96, '1  Booking')
        s.pairs(
          40,
          111,
          [
            ['Swire booking ref', t.text('booking_number', `SB${f.digits(8)}`)],
            ['Shipper', t.text('shipper', f.shipper.name)],
            ['Shipper ref', t.text('reference_number', f.order)],
            ['Acknowledged on', t.date('document_date', f.booked, spaced)],
          ],
          { labelBold: true, gap: 110, step: 11 },
        )
        s.pairs(
          310,
          114,
          [
            ['Service', `North Pacific Express ${f.random.pick(['NPX', 'PNG', 'PIX'])}`],
            ['Haulage in / out', 'Merchant / Merchant'],
            ['Payment', 'Prepaid'],
          ],
          { labelBold: true, gap: 100 },
        )
        bar(158, '2  Voyage')
        s.table(
          36,
          176,
          [
            { title: 'Vessel', width: 120 },
            { title: 'Voy', width: 55 },
            { title: 'Load', width: 85 },
            { title: 'Sails', width: 85 },
            { title: 'Discharge', width: 93 },
            { title: 'Arrives', width: 85 },
          ],
          [
            [
              t.text('vessel', ship),
              t.text('voyage', `${f.digits(3)}N`),
              t.text('port_of_loading', from.name),
              t.date('etd', f.departure, weekday),
              t.text('port_of_discharge', to.name),
              t.date('eta', f.noticed, weekday),
            ],
          ],
          { rules: 'all', headBold: true },
        )
        s.text(
          36,
          214,
          `Place of acceptance: ${t.text('place_of_receipt', `${from.name} CY`, [from.name, `${from.name} CY`])}`,
        )
        s.text(
          310,
          214,
          `Place of final delivery: ${t.text('place_of_delivery', `${to.name} CY`, [to.name, `${to.name} CY`])}`,
        )
        bar(232, '3  Equipment and cargo')
        const weight = Math.round(f.weight)
        s.table(
          36,
          250,
          [
            { title: 'Units', width: 50 },
            { title: 'Equipment', width: 110 },
            { title: 'Commodity', width: 183 },
            { title: 'Cargo weight (kg)', width: 100, align: 'right' },
            { title: 'Hazardous', width: 80 },
          ],
          [
            [
              String(f.containers.length),
              f.random.pick(['20ft General Purpose', '40ft High Cube', '20ft Reefer']),
              f.goods,
              t.measure('gross_weight', weight, 'kg', english(weight, 0)),
              'No',
            ],
          ],
          { rules: 'all', headBold: true },
        )
        s.text(36, 284, `Release of empties: ${f.depot}, from ${t.date('empty_pickup_date', f.emptyPickup, weekday)}`)
        bar(304, '4  What we need from you, and when (local time at load port)')
        s.pairs(
          40,
          324,
          [
            ['Shipping instructions to us', `${t.date('documentation_cutoff', f.documentCutoff, weekday)}, 1200 hrs`],
            ['Verified gross mass', `${t.date('vgm_cutoff', f.vgmCutoff, weekday)}, 1600 hrs`],
            ['Full containers received, first day', weekday(f.documentCutoff)],
            ['Full containers received, last day', `${t.date('cargo_cutoff', f.cargoCutoff, weekday)}, 1500 hrs`],
          ],
          { gap: 190, step: 15, labelBold: true },
        )
        s.prose(
          36,
          400,
          523,
          'Rolling or cancelling less than five working days before sailing may be charged. Schedules are estimates. Please declare dangerous goods, timber packaging and biosecurity treatments in good time: cargo without a fumigation certificate may be refused at the terminal. Booking is subject to the terms of our bill of lading, which you will find on our web site. Import demurrage and container detention apply at destination.',
          7,
        )
        s.text(
          36,
          790,
          'The China Navigation Co. Pte. Ltd., 300 Beach Road, Singapore  -  customer service +65 6309 0000',
          {
            size: 7,
            color: '#555',
          },
        )
      },
    },
    arrival: {
      type: 'arrival_notice',
      draw: (f, s, t) => {
        const { from, to, ship } = pacific(f)
        s.text(36, 26, 'Swire Shipping', { size: 17, bold: true, color: '#16324f' })
        s.text(36, 48, 'Agent at destination: Consort Express Agencies', { size: 7.5 })
        s.text(36, 70, 'ADVICE OF CARGO ARRIVING', { size: 13 })
        s.lines(36, 98, ['To the notify party:', ...t.party('notify_party', at(f.notify, to))], {
          size: 9,
          leading: 12,
        })
        s.text(400, 98, `Date: ${t.date('document_date', f.departure, spaced)}`, { size: 9 })
        s.prose(
          36,
          160,
          523,
          'We advise that the goods below are on board and expected at your port. Please have your original bill of lading or bank guarantee ready, and arrange customs and quarantine clearance before arrival.',
          9,
        )
        s.pairs(
          36,
          200,
          [
            ['Ship and voyage', `${t.text('vessel', ship)} V ${t.text('voyage', `${f.digits(3)}N`)}`],
            ['Loaded at', `${t.text('port_of_loading', from.name)} on ${t.date('etd', f.onBoard, spaced)}`],
            ['Due at', `${t.text('port_of_discharge', to.name)} on ${t.date('eta', f.noticed, spaced)}`],
            ['Berth', t.text('terminal', `${upper(to.name)} INTERNATIONAL WHARF`)],
            ['Bill of lading', t.text('bill_of_lading_number', `SWSP${from.code.slice(2)}${f.digits(7)}`)],
            ['Shipper', t.text('shipper', upper(f.shipper.name))],
            ['Consignee', t.text('consignee', upper(f.consignee.name))],
            ['Said to be', `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit} ${f.goods}`],
            [
              'Weight / measure',
              `${t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 0))} kgs / ${t.measure('volume', f.volume, 'cbm', plain(f.volume, 3))} m3`,
            ],
            ['Free time ends', t.date('last_free_day', f.arrival, spaced)],
          ],
          { gap: 120, size: 9.5, step: 17 },
        )
        t.measure('gross_weight', Math.round(f.weight), 'kg', '')
        t.containers(f.containers, ['size_type', 'seal_number'])
        s.text(36, 384, 'Containers (number / type / seal)', { size: 9.5 })
        s.lines(
          156,
          398,
          f.containers.map((c) => `${c.number} / ${c.size} / ${c.seal}`),
          { size: 9.5, leading: 14 },
        )
        s.text(36, 480, 'Charges payable before release (if freight collect): nil', { size: 9 })
        s.lines(36, 520, ['Yours faithfully,', '', 'Import Desk', 'As agents only'], { size: 9, leading: 13 })
      },
    },
  },
}

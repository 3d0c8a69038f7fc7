import { continental, type Facts, named, type Place, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { after } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const orange = '#e87511'
const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const AFRICA = [
  place('Luanda', 'Angola', 'AOLAD'),
  place('Pointe Noire', 'Congo', 'CGPNR'),
  place('Matadi', 'DR Congo', 'CDMAT'),
  place('Lobito', 'Angola', 'AOLOB'),
]
const FROM = [
  place('Rotterdam', 'Netherlands', 'NLRTM'),
  place('Antwerp', 'Belgium', 'BEANR'),
  place('Lisbon', 'Portugal', 'PTLIS'),
]
const voyage = (f: Facts) => ({
  from: f.random.pick(FROM),
  to: f.random.pick(AFRICA),
  ship: f.random.pick(['NILEDUTCH LION', 'NILEDUTCH ANTELOPE', 'NILEDUTCH ORYX']),
})

export const nileDutch: Issuer = {
  name: 'NileDutch',
  forms: {
    booking: {
      type: 'booking_confirmation',
      region: 'eu',
      draw: (f, s, t) => {
        const { from, to, ship } = voyage(f)
        s.text(40, 26, 'NileDutch', { size: 22, color: orange, bold: true })
        s.text(40, 52, 'Africa Line B.V.', { size: 9, color: '#666' })
        s.text(40, 80, `Booking Confirmation ${t.text('booking_number', `NDRT${f.digits(7)}`)}`, {
          size: 14,
          bold: true,
        })
        s.text(40, 98, `Version 2 - replaces confirmation dated ${spaced(f.booked)}`, { size: 7.5, color: '#666' })
        const head = (y: number, text: string) => {
          s.fill(40, y, 515, 13, orange)
          s.text(44, y + 3, text, { size: 8, bold: true, color: '#fff' })
        }
        head(114, 'Parties')
        s.pairs(
          44,
          132,
          [
            ['Booking party', f.forwarder.name],
            ['Shipper', t.text('shipper', f.shipper.name)],
            ['Contract party', f.forwarder.name],
          ],
          { gap: 90 },
        )
        s.pairs(
          310,
          132,
          [
            ['Booking party ref.', t.text('reference_number', f.order)],
            ['Quotation no.', `NDQ${f.digits(6)}`],
            ['Booked by', 'Export desk Rotterdam'],
          ],
          { gap: 95 },
        )
        head(176, 'Transport')
        s.table(
          40,
          192,
          [
            { title: 'Leg', width: 70 },
            { title: 'Location', width: 130 },
            { title: 'Vessel', width: 130 },
            { title: 'Voyage', width: 65 },
            { title: 'Date', width: 120 },
          ],
          [
            [
              'Receipt',
              t.text('place_of_receipt', from.name),
              '',
              '',
              `Closing ${t.date('cargo_cutoff', f.cargoCutoff, spaced)} 14:00`,
            ],
            [
              'Load',
              t.text('port_of_loading', from.name),
              t.text('vessel', ship),
              t.text('voyage', `${f.digits(4)}S`),
              `ETD ${t.date('etd', f.departure, spaced)}`,
            ],
            ['Discharge', t.text('port_of_discharge', to.name), '', '', `ETA ${t.date('eta', f.arrival, spaced)}`],
            ['Delivery', t.text('place_of_delivery', to.name), '', '', ''],
          ],
          { rules: 'head', size: 8.5, headBold: true, lineHeight: 13 },
        )
        head(272, 'Equipment and cargo')
        s.table(
          40,
          288,
          [
            { title: 'No.', width: 40 },
            { title: 'Equipment', width: 130 },
            { title: 'Commodity', width: 180 },
            { title: 'HS', width: 60 },
            { title: 'Cargo weight', width: 105, align: 'right' },
          ],
          [
            [
              String(f.containers.length),
              `${f.containers[0]!.size} (SOC: no)`,
              f.goods,
              f.hs,
              `${continental(21500, 0)} kg each`,
            ],
          ],
          { rules: 'head', size: 8.5, headBold: true },
        )
        head(330, 'Depot and terminal')
        s.pairs(
          44,
          348,
          [
            ['Empty release', `${f.depot}, reference NDC${f.digits(5)}`],
            ['Empty release date', t.date('empty_pickup_date', f.emptyPickup, spaced)],
            [
              'Full return terminal',
              t.text('terminal', `${upper(from.name)} ${f.random.pick(['EAST', 'DELTA'])} TERMINAL`),
            ],
            ['Doc closing (B/L instructions)', `${t.date('documentation_cutoff', f.documentCutoff, spaced)} 12:00`],
            ['VGM deadline', `${t.date('vgm_cutoff', f.vgmCutoff, spaced)} 12:00`],
          ],
          { gap: 140, size: 8.5 },
        )
        head(420, 'Clauses')
        s.prose(
          44,
          438,
          505,
          `Cargo to ${to.country}: a cargo tracking note (ECTN / CNCA / FERI / BESC) is compulsory and its number must appear in the shipping instructions and on the bill of lading. Cargo without a validated note will not be loaded, and costs, storage and detention are for account of the merchant. VGM must be sent by EDI or web portal. Bookings are accepted subject to our bill of lading terms.`,
          8,
        )
        s.text(
          40,
          790,
          'NileDutch  |  Plaza Building, Weena 695, 3013 AM Rotterdam  |  P.O. Box 23303, 3001 KH  |  T +31 10 000 00 00',
          { size: 7, color: '#666' },
        )
      },
    },
    demurrage: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const { from, to, ship } = voyage(f)
        const first = f.random.between(4, 10)
        const second = f.random.between(2, 12)
        const returned = after(f.arrival, 14 + first + second)
        s.text(380, 26, 'NileDutch', { size: 22, color: orange, bold: true })
        s.lines(
          380,
          54,
          [`NileDutch ${to.country}, as agent`, `Avenida 4 de Fevereiro 00, ${to.name}`, `NIF 54${f.digits(8)}`],
          { size: 7.5 },
        )
        s.text(40, 30, 'DEMURRAGE & DETENTION INVOICE', { size: 13, bold: true })
        s.lines(40, 62, t.party('bill_to', { ...f.consignee, address: [f.consignee.address[0]!, to.country] }), {
          size: 9,
          leading: 12,
        })
        const style = { labelSize: 6, size: 8.5, labelColor: '#666' }
        s.fields(
          [
            [40, 116, 103, 28, 'Invoice', t.text('invoice_number', `DD${f.digits(2)}-${f.digits(6)}`)],
            [143, 116, 103, 28, 'Date', t.date('invoice_date', after(returned, 3), named)],
            [246, 116, 103, 28, 'Payable before', t.date('due_date', after(returned, 33), named)],
            [349, 116, 103, 28, 'B/L', t.text('bill_of_lading_number', `NIDU${f.letters(2)}${f.digits(8)}`)],
            [452, 116, 103, 28, 'Client code', `${f.letters(3)}${f.digits(4)}`],
            [40, 144, 206, 28, 'Vessel', t.text('vessel', ship)],
            [246, 144, 103, 28, 'Voyage', t.text('voyage', `${f.digits(4)}S`)],
            [349, 144, 103, 28, 'POL', t.text('port_of_loading', from.name)],
            [452, 144, 103, 28, 'POD', t.text('port_of_discharge', to.name)],
          ],
          style,
        )
        const rows = f.containers.flatMap((c) => [
          [c, `Day 16 - ${15 + first}`, first, 25] as const,
          [c, `From day ${16 + first}`, second, 50] as const,
        ])
        t.containers(f.containers, ['size_type'])
        const end = s.table(
          40,
          186,
          [
            { title: 'Container', width: 85 },
            { title: 'Size', width: 38 },
            { title: 'Discharged', width: 68 },
            { title: 'Gate in empty', width: 72 },
            { title: 'Period', width: 92 },
            { title: 'Days', width: 40, align: 'right' },
            { title: 'Tariff', width: 50, align: 'right' },
            { title: 'USD', width: 70, align: 'right' },
          ],
          rows.map(([c, period, days, rate], i) => {
            t.item({ quantity: days, unit_price: rate, amount: days * rate })
            const again = i % 2 === 1
            return [
              again ? '' : c.number,
              again ? '' : c.size,
              again ? '' : named(f.arrival),
              again ? '' : t.date('returned_date', returned, named),
              period,
              String(days),
              continental(rate, 2),
              continental(days * rate, 2),
            ]
          }),
          { rules: 'head', size: 8, headBold: true },
        )
        const total = f.containers.length * (first * 25 + second * 50)
        s.text(
          300,
          end + 10,
          `Total days charged per container: ${t.measure('chargeable_days', first + second, 'days', String(first + second))}`,
          { size: 8 },
        )
        s.text(300, end + 26, 'Total due USD', { size: 10, bold: true })
        s.text(455, end + 26, t.money('total_amount', total, 'USD', continental(total, 2)), {
          size: 10,
          bold: true,
          align: 'right',
          width: 98,
        })
        s.text(40, end + 10, `Free period: ${t.measure('free_days', 15, 'days', '15')} calendar days after discharge`, {
          size: 8,
        })
        s.text(
          40,
          end + 26,
          `Equivalent in ${to.country === 'Angola' ? 'AOA' : 'XAF'} at the rate of the day of payment`,
          { size: 8 },
        )
        s.prose(
          40,
          700,
          515,
          `${TERMS[2]} Containers not returned within 90 days are considered lost and invoiced at replacement value.`,
          6.5,
        )
        s.text(40, 790, `Payment to: Banco BAI, ${to.name}, account 0000 1234 5678, beneficiary NileDutch agency`, {
          size: 7.5,
        })
        s.text(40, 802, `Issued by ${upper('accounts')} on behalf of the carrier`, { size: 6.5 })
      },
    },
  },
}

import type { Facts, Place } from '../../facts.ts'
import { british, continental, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const green = '#00703c'
const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const ITALY = [
  place('La Spezia', 'Italy', 'ITSPE'),
  place('Genova', 'Italy', 'ITGOA'),
  place('Salerno', 'Italy', 'ITSAL'),
]
const MED = [
  place('Casablanca', 'Morocco', 'MACAS'),
  place('Izmir', 'Turkey', 'TRIZM'),
  place('Alexandria', 'Egypt', 'EGALY'),
  place('Rades', 'Tunisia', 'TNRDS'),
]
const SHIPS = ['VENTO DI MAESTRALE', 'VENTO DI SCIROCCO', 'GRECALE EXPRESS']
const ends = (f: Facts) => ({ italy: f.random.pick(ITALY), abroad: f.random.pick(MED), ship: f.random.pick(SHIPS) })

/** An Italian line in the Mediterranean: English to shippers abroad, Italian and English to receivers at home. */
export const tarros: Issuer = {
  name: 'Tarros',
  forms: {
    booking: {
      type: 'booking_confirmation',
      region: 'eu',
      draw: (f, s, t) => {
        const { italy, abroad, ship } = ends(f)
        s.text(36, 24, 'TARROS', { size: 24, bold: true, color: green })
        s.text(36, 52, 'Tarros S.p.A. - Via Privata OTO 8, 19136 La Spezia', { size: 7 })
        s.text(350, 28, 'BOOKING CONFIRMATION', { size: 14, bold: true })
        s.pairs(
          350,
          50,
          [
            ['Booking nr.', t.text('booking_number', `${italy.code.slice(2)}${f.digits(7)}`)],
            ['Date', british(f.booked)],
            ['Operator', 'F. Bertoni'],
          ],
          { gap: 70 },
        )
        s.pairs(
          36,
          80,
          [
            ['To', upper(f.forwarder.name)],
            ['Attn.', 'Export department'],
            ['Your ref.', t.text('reference_number', f.order)],
          ],
          { gap: 55 },
        )
        s.text(
          36,
          128,
          'We are pleased to confirm the following booking, subject to space and equipment availability:',
          {
            size: 8.5,
          },
        )
        const row = (y: number, cells: readonly (readonly [string, string, number])[]) => {
          let x = 36
          for (const [label, value, width] of cells) {
            s.fill(x, y, width, 11, '#e3f0e8')
            s.box(x, y, width, 29)
            s.text(x + 3, y + 2.5, label, { size: 6.5, color: green, width: width - 5 })
            s.text(x + 3, y + 16, value, { size: 8.5, width: width - 5 })
            x += width
          }
        }
        row(146, [
          ['Shipper', t.text('shipper', f.shipper.name), 262],
          ['Service contract', `TA-${f.digits(5)}`, 130],
          ['Movement', 'CY/CY', 132],
        ])
        row(175, [
          ['Vessel', t.text('vessel', ship), 132],
          ['Voyage', t.text('voyage', `${f.digits(3)}S`), 65],
          ['Port of loading', t.text('port_of_loading', italy.name), 131],
          ['Port of discharge', t.text('port_of_discharge', abroad.name), 131],
          ['Final dest.', abroad.code, 65],
        ])
        row(204, [
          ['ETS', t.date('etd', f.departure, british), 132],
          ['ETA', t.date('eta', f.noticed, british), 131],
          ['Loading terminal', t.text('terminal', f.random.pick(['Terminal del Golfo', 'Terminal San Giorgio'])), 261],
        ])
        row(233, [
          ['Equipment', `${f.containers.length} x ${f.containers[0]!.size}`, 132],
          ['Commodity', `${f.goods}  HS ${f.hs}`, 261],
          ['Cargo weight kg', continental(Math.round(f.weight), 0), 131],
        ])
        row(272, [
          ['Empty pick-up depot', `${f.depot} - Santo Stefano Magra`, 262],
          ['Empty available from', `${t.date('empty_pickup_date', f.emptyPickup, british)} 08:00`, 131],
          ['Release pin', f.digits(6), 131],
        ])
        row(301, [
          ['Full delivery (gate closing)', `${t.date('cargo_cutoff', f.cargoCutoff, british)} 12:00`, 175],
          ['B/L instructions closing', `${t.date('documentation_cutoff', f.documentCutoff, british)} 17:00`, 175],
          ['VGM closing', `${t.date('vgm_cutoff', f.vgmCutoff, british)} 12:00`, 174],
        ])
        s.text(36, 344, 'Rates (EUR per container)', { size: 8.5, bold: true })
        s.table(
          36,
          358,
          [
            { title: 'Charge', width: 180 },
            { title: 'Basis', width: 70 },
            { title: 'Amount', width: 80, align: 'right' },
            { title: 'P/C', width: 50 },
          ],
          [
            ['Sea freight all in', 'Unit', '780,00', 'Prepaid'],
            ['THC La Spezia', 'Unit', '195,00', 'Prepaid'],
            ['Low sulphur surcharge', 'Unit', '45,00', 'Prepaid'],
            ['B/L fee', 'Doc', '60,00', 'Prepaid'],
          ],
          { rules: 'head', size: 8 },
        )
        s.prose(
          36,
          440,
          524,
          'Vessel schedule is given without guarantee. Export demurrage: 5 calendar days free at terminal, thereafter EUR 20 per day. In case of cancellation after the empty release a fee of EUR 100 per container will be charged. Please quote our booking number in all correspondence.',
          7.5,
        )
        s.text(36, 800, 'Tarros S.p.A.  cap. soc. EUR 10.000.000 i.v.  R.E.A. SP 00000  P.IVA 00000000000', {
          size: 6.5,
        })
      },
    },
    delivery_order: {
      type: 'delivery_order',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0)
        const { italy, abroad, ship } = ends(f)
        s.text(36, 22, 'TARROS', { size: 18, bold: true, color: green })
        s.text(190, 22, 'BUONO DI CONSEGNA MERCE', { size: 13, bold: true })
        s.text(190, 38, 'IMPORT DELIVERY ORDER', { size: 10 })
        s.text(420, 22, `N. ${t.text('release_number', `BC/26/${f.digits(6)}`)}`, { size: 11, bold: true })
        s.text(420, 40, `${italy.name}, li ${t.date('document_date', f.available, british)}`, { size: 8 })
        const two = (y: number, it: string, en: string, value: string) => {
          s.text(36, y, it, { size: 8, bold: true })
          s.text(36, y + 9, en, { size: 6, color: '#666' })
          s.text(190, y + 2, value, { size: 9.5 })
          s.line(186, y + 14, 560, y + 14)
        }
        two(
          68,
          'Spett.le terminal',
          'Terminal',
          t.text('terminal', f.random.pick(['TERMINAL DEL GOLFO', 'TERMINAL SAN GIORGIO'])),
        )
        two(90, 'Si prega consegnare a', 'Please deliver to', t.text('release_to', upper(f.forwarder.name)))
        two(112, 'Per conto del ricevitore', 'On behalf of receiver', t.text('consignee', upper(f.consignee.name)))
        two(
          134,
          'Polizza di carico',
          'Bill of lading',
          t.text('bill_of_lading_number', `TARR${abroad.code.slice(2)}${f.digits(6)}`),
        )
        two(
          156,
          'Nave / viaggio',
          'Vessel / voyage',
          `M/N ${t.text('vessel', ship)}  v. ${t.text('voyage', `${f.digits(3)}N`)}`,
        )
        two(178, 'Arrivata il', 'Arrived on', british(f.arrival))
        two(200, 'Proveniente da', 'Port of loading', t.text('port_of_loading', upper(abroad.name)))
        two(222, 'Porto di sbarco', 'Port of discharge', t.text('port_of_discharge', upper(italy.name)))
        two(244, 'Manifesto / partita A3', 'Manifest / A3 item', `26${f.digits(6)} / ${f.digits(4)}`)
        two(266, 'Validita del buono fino al', 'Valid until', t.date('valid_until', f.lastFreeDay, british))
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          296,
          [
            { title: ['Contenitore', 'Container'], width: 90 },
            { title: ['Tipo', 'Type'], width: 44 },
            { title: ['Sigillo', 'Seal'], width: 80 },
            { title: ['Colli', 'Packages'], width: 56, align: 'right' },
            { title: ['Merce', 'Goods'], width: 150 },
            { title: ['Peso lordo kg', 'Gross weight'], width: 104, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              continental(c.packages, 0),
              f.goods,
              continental(c.weight, 0),
            ]),
            [
              'Totale',
              '',
              '',
              t.measure('packages', f.packages, '', continental(f.packages, 0)),
              '',
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 0)),
            ],
          ],
          { rules: 'all', headSize: 6.5 },
        )
        s.lines(
          36,
          end + 14,
          [
            'Riconsegna del vuoto / Empty return: Deposito Cross, Via Aurelia, Santo Stefano Magra',
            'Franchigia detention: 7 giorni. Il vuoto va reso pulito e non danneggiato.',
            'Nolo: PAGATO   -   Diritti di consegna: INCASSATI',
          ],
          { size: 8, leading: 12 },
        )
        s.stamp(480, end + 90, 36, ['TARROS S.P.A.', 'AGENZIA', 'SVINCOLATO'], green)
        s.prose(36, 700, 380, TERMS[1], 6)
      },
    },
  },
}

import { british, english, type Facts, type Place, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const EAST = [
  place('Ashdod', 'Israel', 'ILASH'),
  place('Haifa', 'Israel', 'ILHFA'),
  place('Limassol', 'Cyprus', 'CYLMS'),
  place('Alexandria', 'Egypt', 'EGALY'),
]
const BRITAIN = [place('Felixstowe', 'United Kingdom', 'GBFXT'), place('London Gateway', 'United Kingdom', 'GBLGP')]
const trip = (f: Facts) => ({
  east: f.random.pick(EAST),
  uk: f.random.pick(BRITAIN),
  ship: f.random.pick(['RACHEL BORCHARD', 'MIRIAM BORCHARD', 'CHARLOTTE BORCHARD', 'LUCY BORCHARD']),
})
const at = (party: Facts['shipper'], where: Place) => ({ ...party, address: [party.address[0]!, where.country] })

export const borchard: Issuer = {
  name: 'Borchard Lines',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0)
        const { east, uk, ship } = trip(f)
        s.face('Times')
        s.text(310, 18, 'BORCHARD LINES LIMITED', { size: 14, bold: true })
        s.text(310, 34, 'Chiswell Street, London EC1Y 4XY', { size: 8 })
        s.text(310, 50, 'COMBINED TRANSPORT BILL OF LADING', { size: 11, bold: true })
        s.text(310, 64, 'Code Name: "CONBILL-B"', { size: 7 })
        const style = { labelSize: 6.5, size: 8.5, font: 'Times' as const }
        s.fields(
          [
            [34, 18, 266, 66, 'Shipper', t.party('shipper', at(f.shipper, uk))],
            [
              300,
              84,
              131,
              30,
              'Bill of Lading No.',
              t.text('bill_of_lading_number', `BOL${uk.code.slice(2)}${f.digits(6)}`),
            ],
            [431, 84, 130, 30, 'Reference No.', t.text('reference_number', f.order)],
            [34, 84, 266, 66, 'Consigned to order of', t.party('consignee', at(f.consignee, east))],
            [
              300,
              114,
              261,
              36,
              "Carrier's agents at port of discharge",
              [`${f.random.pick(['ALLALOUF', 'ORION', 'GAP'])} SHIPPING, ${upper(east.name)}`, `TEL ${f.notify.phone}`],
            ],
            [34, 150, 266, 66, 'Notify party/address', t.party('notify_party', at(f.notify, east))],
            [
              300,
              150,
              261,
              66,
              "Forwarder's reference / remarks",
              [upper(f.forwarder.name), `FILE ${f.digits(6)}`, 'ONE ORIGINAL TO BE SURRENDERED AT DESTINATION'],
            ],
            [34, 216, 133, 28, 'Pre-carriage by', 'ROAD'],
            [
              167,
              216,
              133,
              28,
              'Place of receipt',
              t.text('place_of_receipt', f.random.pick(['BIRMINGHAM', 'LEEDS', 'MANCHESTER'])),
            ],
            [34, 244, 133, 28, 'Vessel', t.text('vessel', ship)],
            [167, 244, 133, 28, 'Port of loading', t.text('port_of_loading', upper(uk.name))],
            [34, 272, 133, 28, 'Port of discharge', t.text('port_of_discharge', upper(east.name))],
            [167, 272, 133, 28, 'Place of delivery', t.text('place_of_delivery', upper(east.name))],
            [300, 216, 131, 28, 'Voyage No.', t.text('voyage', `${f.digits(4)}E`)],
            [431, 216, 130, 28, 'Number of original Bs/L', 'THREE (3)'],
            [300, 244, 261, 28, 'Freight payable at', 'LONDON'],
            [300, 272, 261, 28, 'Service', 'FCL / FCL'],
          ],
          style,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'gross_weight'])
        s.box(34, 300, 527, 250)
        s.table(
          34,
          302,
          [
            { title: ['Marks and Nos.', 'Container No.; Seal No.'], width: 130 },
            { title: ['Number and kind of packages; description of goods', ''], width: 240 },
            { title: ['Gross weight', 'kgs'], width: 77, align: 'right' },
            { title: ['Measurement', 'm3'], width: 80, align: 'right' },
          ],
          [
            [
              ['AS ADDRESSED', f.order],
              [`${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`, f.goods, `TARIFF ${f.hs}`],
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 0)),
              t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)),
            ],
          ],
          { size: 8.5, headSize: 6.5, rules: 'head' },
        )
        let y = 380
        for (const c of f.containers) {
          s.text(36, y, `${c.number}`, { size: 8.5 })
          s.text(166, y, `1 x ${c.size}   Seal ${c.seal}   ${plain(c.weight, 0)} kgs gross   tare ${c.tare} kgs`, {
            size: 8.5,
          })
          y += 13
        }
        s.lines(
          166,
          y + 12,
          [
            'FREIGHT PREPAID',
            'CLEAN ON BOARD',
            `Shipped on board ${ship} ${t.date('on_board_date', f.onBoard, british)}`,
            `L/C No. ILC${f.digits(8)} dated ${british(f.booked)}`,
          ],
          { size: 8.5, leading: 11 },
        )
        s.fields(
          [
            [34, 550, 266, 32, 'Place and date of issue', `LONDON  ${t.date('issue_date', f.issued, british)}`],
            [300, 550, 261, 32, 'Signed for BORCHARD LINES LTD as Carrier', ''],
          ],
          style,
        )
        s.prose(34, 590, 527, `${TERMS[0]} ${TERMS[1]}`, 6)
      },
    },
    release: {
      type: 'delivery_order',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0)
        const { east, uk, ship } = trip(f)
        const ours = `IMP${f.digits(5)}`
        s.text(40, 26, 'Borchard Lines Ltd', { size: 15, bold: true, font: 'Times' })
        s.text(40, 44, 'UK Import Department - Felixstowe   T 01394 000000   imports@borchard.example', { size: 8 })
        s.text(40, 70, 'IMPORT RELEASE NOTE', { size: 15, bold: true })
        s.text(
          40,
          90,
          'This is your authority to collect the undermentioned container(s), subject to HM Customs and port health clearance.',
          { size: 8 },
        )
        const end = s.pairs(
          40,
          114,
          [
            ['Release Ref / PIN', `: ${t.text('release_number', `BL${f.digits(6)}`)}`],
            ['Date', `: ${t.date('document_date', f.available, british)}`],
            ['Released to', `: ${t.text('release_to', f.trucker.name)}`],
            ['Importer', `: ${t.text('consignee', f.consignee.name)}`],
            ['B/L No', `: ${t.text('bill_of_lading_number', `BOL${east.code.slice(2)}${f.digits(6)}`)}`],
            ['Vessel / Voyage', `: ${t.text('vessel', ship)} / ${t.text('voyage', `${f.digits(4)}W`)}`],
            ['Arrival', `: ${british(f.arrival)}`],
            ['Loaded', `: ${t.text('port_of_loading', east.name)}`],
            ['Discharged', `: ${t.text('port_of_discharge', uk.name)}`],
            ['Quay', `: ${t.text('terminal', uk.code === 'GBFXT' ? 'Trinity Terminal' : 'London Gateway Berth 2')}`],
            ['UCN', `: ${f.letters(3)}${f.digits(6)}  Rotation ${f.digits(5)}`],
            ['Quay rent free until', `: ${t.date('last_free_day', f.lastFreeDay, british)}`],
            ['Our ref / your ref', `: ${ours} / ${f.order}`],
          ],
          { gap: 130, size: 9.5, step: 15, labelBold: true },
        )
        t.text('reference_number', '', [ours, f.order, `${ours} / ${f.order}`])
        t.containers(f.containers, ['size_type', 'seal_number', 'gross_weight', 'packages'])
        const down = s.table(
          40,
          end + 10,
          [
            { title: 'Container', width: 95 },
            { title: 'Type', width: 50 },
            { title: 'Seal', width: 90 },
            { title: 'Contents', width: 180 },
            { title: 'Gross kgs', width: 100, align: 'right' },
          ],
          f.containers.map((c) => [
            c.number,
            c.size,
            c.seal,
            `${c.packages} ${f.unit} ${f.goods}`,
            english(c.weight, 0),
          ]),
          { rules: 'all', size: 8.5, headBold: true },
        )
        if (f.containers.length > 1)
          s.text(
            40,
            down + 8,
            `Total: ${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}, ${t.measure('gross_weight', f.weight, 'kg', english(f.weight, 0))} kgs`,
            { size: 9 },
          )
        s.lines(
          40,
          down + 34,
          [
            `Empties to be restituted to ${f.depot}, Walton Avenue, Felixstowe, within 7 days of collection.`,
            'Restitution reference must be booked 24 hours before. Equipment detention GBP 22.00 per day thereafter.',
            'E. & O. E.',
          ],
          { size: 8.5, leading: 12 },
        )
        s.prose(40, 730, 515, TERMS[1], 6)
      },
    },
  },
}

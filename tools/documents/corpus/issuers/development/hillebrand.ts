import { continental, dotted, english, type Facts, type Place, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const place = (name: string, region: string, country: string, code: string): Place => ({ name, region, country, code })
/** Ports, with the towns whose cellars ship there. */
const CELLARS = [
  place('Cape Town', 'Stellenbosch', 'South Africa', 'ZACPT'),
  place('Leghorn', 'Siena', 'Italy', 'ITLIV'),
  place('Fos-sur-Mer', 'Avignon', 'France', 'FRFOS'),
  place('San Antonio', 'Curico', 'Chile', 'CLSAI'),
]
const WINE = ['BOTTLED WINE', 'SPARKLING WINE', 'SPIRITS']
const wine = (f: Facts) => ({ from: f.random.pick(CELLARS), cargo: f.random.pick(WINE) })
const plum = '#6d1f42'

/** A forwarder of wine and beer. */
export const hillebrand: Issuer = {
  name: 'JF Hillebrand',
  forms: {
    booking: {
      type: 'booking_confirmation',
      draw: (f, s, t) => {
        const { from, cargo } = wine(f)
        s.text(40, 26, 'jf hillebrand', { size: 20, bold: true, color: plum })
        s.text(40, 56, 'Shipment booking confirmation', { size: 14 })
        s.text(400, 30, `Date  ${spaced(f.booked)}`, { size: 8.5 })
        s.text(400, 42, `JFH file  ${t.text('reference_number', `ZA${f.digits(7)}`)}`, { size: 8.5 })
        const label = { size: 7, color: plum }
        const put = (x: number, y: number, name: string, value: string | readonly string[]) => {
          s.text(x, y, name, label)
          s.lines(x, y + 10, typeof value === 'string' ? [value] : value, { size: 9, leading: 11 })
        }
        put(
          40,
          84,
          'Winery / supplier (shipper)',
          t.party('shipper', { ...f.shipper, address: [f.shipper.address[0]!, from.country] }, (x) => x),
        )
        put(
          220,
          84,
          'Importer (consignee)',
          t.party('consignee', f.consignee, (x) => x),
        )
        put(400, 84, 'Notify', [t.text('notify_party', f.forwarder.name)])
        s.line(40, 134, 555, 134)
        put(40, 140, 'Carrier', t.text('carrier', f.random.pick(['MSC', 'MAERSK', 'HAPAG-LLOYD'])))
        put(140, 140, 'Carrier booking number', t.text('booking_number', `${f.digits(9)}`))
        put(270, 140, 'Vessel', t.text('vessel', f.vessel))
        put(400, 140, 'Voyage', t.text('voyage', f.voyage))
        put(40, 168, 'Place of receipt', t.text('place_of_receipt', from.region))
        put(140, 168, 'Port of loading', t.text('port_of_loading', from.name))
        put(
          270,
          168,
          'Port of discharge',
          t.text('port_of_discharge', `${f.discharge.name}, ${f.discharge.region}`, [
            `${f.discharge.name}, ${f.discharge.region}`,
            f.discharge.name,
          ]),
        )
        put(400, 168, 'Place of delivery', t.text('place_of_delivery', f.delivery.name))
        put(40, 196, 'Estimated departure', t.date('etd', f.departure, spaced))
        put(140, 196, 'Estimated arrival', t.date('eta', f.arrival, spaced))
        put(270, 196, 'Incoterm', 'EXW')
        put(400, 196, 'Temperature', 'Insulated liner, not controlled')
        s.line(40, 222, 555, 222)
        const end = s.table(
          40,
          228,
          [
            { title: 'Equipment', width: 110 },
            { title: 'Goods', width: 150 },
            { title: 'Cases', width: 70, align: 'right' },
            { title: 'Litres', width: 80, align: 'right' },
            { title: 'Gross weight', width: 105, align: 'right' },
          ],
          [
            [
              `${f.containers.length} x ${f.containers[0]!.size}`,
              cargo,
              english(1260, 0),
              english(11340, 1),
              `${english(17640, 0)} kg`,
            ],
          ],
          { rules: 'head', size: 9 },
        )
        s.text(40, end + 14, 'Please observe the following', { size: 10, bold: true, color: plum })
        s.pairs(
          40,
          end + 30,
          [
            [
              'Empty container to be collected',
              `${t.date('empty_pickup_date', f.emptyPickup, spaced)} from ${f.depot}`,
            ],
            ['Loading at the winery', spaced(f.documentCutoff)],
            ['Shipping documents to JFH', `${t.date('documentation_cutoff', f.documentCutoff, spaced)} before 11:00`],
            ['Verified gross mass', `${t.date('vgm_cutoff', f.vgmCutoff, spaced)} before 16:00`],
            ['Stack closes', `${t.date('cargo_cutoff', f.cargoCutoff, spaced)} 18:00`],
          ],
          { gap: 170, size: 9, step: 14 },
        )
        s.prose(
          40,
          end + 120,
          515,
          'Export documents: commercial invoice, packing list, V I 1 certificate of analysis and certificate of origin where required. US importers need an FDA prior notice and a TTB COLA. Please do not load without our liner. Insurance is only arranged on written instruction.',
          8.5,
        )
        s.prose(40, 770, 515, TERMS[1], 5.5)
      },
    },
    waybill: {
      type: 'sea_waybill',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0)
        const { from, cargo } = wine(f)
        s.text(34, 18, 'JF HILLEBRAND', { size: 14, bold: true, color: plum })
        s.text(34, 34, 'trading as ODYSSEUS NVOCC - SCAC JFHB', { size: 6.5 })
        s.text(310, 18, 'HOUSE SEA WAYBILL', { size: 13, bold: true })
        s.text(310, 34, 'NON-NEGOTIABLE - SUBJECT TO CMI UNIFORM RULES FOR SEA WAYBILLS', { size: 6 })
        const style = { labelSize: 6, size: 8, labelColor: plum }
        s.fields(
          [
            [
              34,
              46,
              264,
              60,
              'Shipper',
              t.party('shipper', { ...f.shipper, address: [f.shipper.address[0]!, from.country] }),
            ],
            [298, 46, 132, 30, 'HSWB number', t.text('bill_of_lading_number', `JFH${f.digits(8)}`)],
            [430, 46, 130, 30, 'File', t.text('reference_number', `CT${f.digits(6)}`)],
            [298, 76, 262, 30, 'Importer licence / TTB permit', `${f.letters(2)}-I-${f.digits(5)}`],
            [34, 106, 264, 60, 'Consignee (not to order)', t.party('consignee', f.consignee)],
            [
              298,
              106,
              262,
              60,
              'Delivery agent',
              ['JF HILLEBRAND USA INC.', '2147 ROUTE 27 SOUTH, EDISON NJ', 'TEL 1-732-000-0000'],
            ],
            [34, 166, 264, 60, 'Notify', t.party('notify_party', f.notify)],
            [298, 166, 131, 30, 'Place of receipt', t.text('place_of_receipt', upper(from.name))],
            [429, 166, 131, 30, 'Port of loading', t.text('port_of_loading', upper(from.name))],
            [298, 196, 131, 30, 'Port of discharge', t.text('port_of_discharge', upper(f.discharge.name))],
            [429, 196, 131, 30, 'Place of delivery', t.text('place_of_delivery', upper(f.delivery.name))],
            [34, 226, 264, 27, 'Vessel and voyage', `${t.text('vessel', f.vessel)} V. ${t.text('voyage', f.voyage)}`],
            [298, 226, 262, 27, 'Freight', 'COLLECT'],
          ],
          style,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          34,
          256,
          [
            { title: 'Container / seal', width: 105 },
            { title: 'Type', width: 40 },
            { title: 'Cases', width: 50, align: 'right' },
            { title: '   Description', width: 181 },
            { title: 'Kilos gross', width: 80, align: 'right' },
            { title: 'Cbm', width: 70, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              [c.number, c.seal],
              c.size,
              String(c.packages),
              [`   CASES ${cargo}`, '   HS 2204.21'],
              english(c.weight, 0),
              english(c.volume, 3),
            ]),
            [
              'Total',
              '',
              t.measure('packages', f.packages, 'cases', String(f.packages)),
              '   CASES',
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 0)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { rules: 'head', size: 8, lineHeight: 12 },
        )
        s.box(34, 253, 526, 280)
        s.lines(
          230,
          end + 14,
          [
            'STOW AWAY FROM HEAT AND BELOW WATERLINE',
            'SHIPPER LOAD STOW AND COUNT',
            `SHIPPED ${upper(t.date('on_board_date', f.onBoard, spaced))}`,
          ],
          { size: 8 },
        )
        s.fields(
          [
            [
              34,
              533,
              264,
              30,
              'Issued at / on',
              `${upper(from.name)} / ${upper(t.date('issue_date', f.issued, spaced))}`,
            ],
            [298, 533, 262, 30, 'For the carrier', 'JF HILLEBRAND'],
          ],
          style,
        )
        s.prose(34, 574, 526, TERMS[0], 6)
      },
    },
    quotation: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        const { from, cargo } = wine(f)
        s.text(40, 26, 'jf hillebrand', { size: 20, bold: true, color: plum })
        s.text(40, 60, 'Freight rate offer', { size: 15, bold: true })
        s.pairs(
          40,
          90,
          [
            ['Offer number', `Q${f.digits(7)}`],
            ['For the attention of', f.consignee.name],
            ['Date of offer', dotted(f.booked)],
            ['Rates valid until', dotted(f.departure)],
            ['Port of loading', from.name],
            ['Port of discharge', f.discharge.name],
            ['Commodity', cargo],
            ['Carrier', 'MSC or similar, transit 24 to 31 days'],
          ],
          { gap: 120, size: 9.5, step: 15 },
        )
        s.table(
          40,
          224,
          [
            { title: 'Item', width: 230 },
            { title: "Per 20'", width: 90, align: 'right' },
            { title: "Per 40'", width: 90, align: 'right' },
            { title: 'Currency', width: 80, align: 'right' },
          ],
          [
            ['Collection from winery', continental(385, 2), continental(470, 2), 'EUR'],
            ['Ocean freight', continental(1120, 2), continental(1890, 2), 'USD'],
            ['Insulation liner', continental(210, 2), continental(360, 2), 'EUR'],
            ['Terminal handling at destination', continental(235, 2), continental(265, 2), 'EUR'],
            ['Waybill and delivery order fee', continental(65, 2), continental(65, 2), 'EUR'],
            ['Customs entry', continental(95, 2), continental(95, 2), 'EUR'],
          ],
          { rules: 'all', size: 9, lineHeight: 15 },
        )
        s.prose(
          40,
          360,
          515,
          `This offer is not a booking. Equipment and space are subject to availability, all surcharges are valid at the time of shipment (VATOS). Free time at destination: 7 days combined demurrage and detention. To book, send us the booking form with offer number and your purchase order. ${TERMS[1]}`,
          8.5,
        )
      },
    },
  },
}

import { american, english, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const PORTS = [
  ['PUERTO LIMON', 'COSTA RICA'],
  ['SANTO TOMAS DE CASTILLA', 'GUATEMALA'],
  ['PUERTO CABELLO', 'VENEZUELA'],
  ['CARTAGENA', 'COLOMBIA'],
] as const
const INLAND = ['SAN JOSE', 'GUATEMALA CITY', 'VALENCIA', 'BOGOTA'] as const

/** A Florida line to Central America and the Caribbean. */
export const kingOcean: Issuer = {
  name: 'King Ocean',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const at = f.random.below(4)
        const [port, country] = PORTS[at]!
        const away = (one: typeof f.consignee) => ({ ...one, address: [one.address[0]!, country] })
        s.text(28, 22, 'KING OCEAN SERVICES LIMITED', { size: 15, bold: true, font: 'Times' })
        s.text(28, 40, 'Received in apparent good order and condition from the shipper named herein', { size: 5.5 })
        s.text(408, 22, 'BILL OF LADING', { size: 12, bold: true, font: 'Times' })
        s.text(408, 37, 'NOT NEGOTIABLE UNLESS CONSIGNED "TO ORDER"', { size: 6 })
        s.fields(
          [
            [28, 50, 278, 56, 'SHIPPER/EXPORTER (complete name and address)', t.party('shipper', f.shipper)],
            [306, 50, 139, 26, 'BOOKING NO.', t.text('booking_number', f.digits(7))],
            [445, 50, 139, 26, 'B/L NO.', t.text('bill_of_lading_number', `KOSLPEV${f.digits(7)}`)],
            [306, 76, 278, 30, 'EXPORT REFERENCES', t.text('reference_number', f.order)],
            [28, 106, 278, 56, 'CONSIGNEE (complete name and address)', t.party('consignee', away(f.consignee))],
            [306, 106, 278, 56, 'FORWARDING AGENT - F.M.C. NO.', [upper(f.forwarder.name), `FMC ${f.digits(5)}`]],
            [28, 162, 278, 56, 'NOTIFY PARTY (complete name and address)', t.party('notify_party', away(f.notify))],
            [306, 162, 278, 28, 'POINT AND COUNTRY OF ORIGIN OF GOODS', 'FL - USA'],
            [306, 190, 278, 28, 'FOR DELIVERY OF GOODS APPLY TO', `KING OCEAN AGENCIES, ${country}`],
            [28, 218, 139, 26, 'PRE-CARRIAGE BY', 'TRUCK'],
            [167, 218, 139, 26, 'PLACE OF RECEIPT BY PRE-CARRIER', t.text('place_of_receipt', 'MIAMI, FL')],
            [28, 244, 139, 26, 'VESSEL  VOY.', `${t.text('vessel', f.vessel)}  ${t.text('voyage', `${f.digits(3)}S`)}`],
            [167, 244, 139, 26, 'PORT OF LOADING', t.text('port_of_loading', 'PORT EVERGLADES, FL')],
            [28, 270, 139, 26, 'PORT OF DISCHARGE', t.text('port_of_discharge', port)],
            [167, 270, 139, 26, 'PLACE OF DELIVERY BY ON-CARRIER', t.text('place_of_delivery', INLAND[at]!)],
            [306, 218, 139, 52, 'LOADING PIER/TERMINAL', 'KING OCEAN TERMINAL'],
            [445, 218, 139, 52, 'TYPE OF MOVE', 'DOOR TO PORT'],
            [306, 270, 278, 26, 'ONWARD INLAND ROUTING', ''],
          ],
          { size: 7.5 },
        )
        s.text(216, 298, 'PARTICULARS FURNISHED BY SHIPPER', { size: 6.5, bold: true })
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        s.box(28, 306, 556, 250)
        s.table(
          28,
          306,
          [
            { title: ['MKS. & NOS.', 'CONTAINER NOS.'], width: 120 },
            { title: ['NO. OF', 'PKGS.'], width: 60, align: 'right' },
            { title: ['HM', ''], width: 20 },
            { title: 'DESCRIPTION OF PACKAGES AND GOODS', width: 196 },
            { title: ['GROSS WEIGHT', '(KILOS)'], width: 80, align: 'right' },
            { title: ['MEASUREMENT', '(CBM)'], width: 80, align: 'right' },
          ],
          [
            ...f.containers.map((c, i) => [
              [c.number, `SEAL ${c.seal}`],
              String(c.packages),
              '',
              [`1 X ${c.size} CONTAINER STC`, i === 0 ? f.goods : 'SAID TO CONTAIN AS ABOVE'],
              english(c.weight, 3),
              english(c.volume, 3),
            ]),
            [
              'TOTAL',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              '',
              f.unit,
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { rules: 'head', lineHeight: 13, size: 7.5, headSize: 6 },
        )
        s.lines(
          152,
          500,
          [
            'FREIGHT PREPAID',
            'THESE COMMODITIES, TECHNOLOGY OR SOFTWARE WERE EXPORTED FROM THE',
            'UNITED STATES IN ACCORDANCE WITH THE EXPORT ADMINISTRATION REGULATIONS.',
            `AES ITN: X2026${f.digits(10)}`,
          ],
          { size: 6.5 },
        )
        s.table(
          28,
          556,
          [
            { title: 'FREIGHT CHARGES', width: 138 },
            { title: 'PREPAID', width: 70, align: 'right' },
            { title: 'COLLECT', width: 70, align: 'right' },
          ],
          [
            ['OCEAN FREIGHT', 'AS AGREED', ''],
            ['BUNKER SURCHARGE', 'AS AGREED', ''],
            ['TOTAL', 'AS AGREED', ''],
          ],
          { rules: 'all', size: 7 },
        )
        s.fields([
          [306, 556, 139, 26, 'LADEN ON BOARD DATE', t.date('on_board_date', f.onBoard, (d) => upper(shortNamed(d)))],
          [445, 556, 139, 26, 'DATED AT MIAMI, FL', t.date('issue_date', f.issued, (d) => upper(shortNamed(d)))],
          [306, 582, 278, 34, 'BY  KING OCEAN SERVICES LIMITED, AS CARRIER', ''],
        ])
        s.prose(28, 640, 556, TERMS[0], 5.5)
      },
    },
    booking: {
      type: 'booking_confirmation',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const at = f.random.below(4)
        const [port, country] = PORTS[at]!
        s.face('Courier')
        s.text(40, 30, 'KING OCEAN SERVICES', { size: 14, bold: true })
        s.text(40, 48, '400 HERON KEY PARKWAY  MIAMI, FL', { size: 8 })
        s.text(420, 30, `PAGE   1`, { size: 9 })
        s.text(420, 42, `DATE   ${t.date('document_date', f.booked, american)}`, { size: 9 })
        s.text(40, 74, '*** BOOKING CONFIRMATION ***', { size: 11, bold: true })
        s.pairs(
          40,
          98,
          [
            ['BOOKING NUMBER', `: ${t.text('booking_number', f.digits(7))}`],
            ['SHIPPER', `: ${t.text('shipper', upper(f.shipper.name))}`],
            ['FORWARDER', `: ${upper(f.forwarder.name)}`],
            ['FORWARDER REF', `: ${t.text('reference_number', f.order)}`],
            ['VESSEL/VOYAGE', `: ${t.text('vessel', f.vessel)} / ${t.text('voyage', `${f.digits(3)}S`)}`],
            ['PLACE OF RECEIPT', `: ${t.text('place_of_receipt', 'MIAMI, FL')}`],
            ['LOAD PORT', `: ${t.text('port_of_loading', 'PORT EVERGLADES, FL')}`],
            ['DISCHARGE PORT', `: ${t.text('port_of_discharge', `${port}, ${country}`)}`],
            ['FINAL DESTINATION', `: ${t.text('place_of_delivery', INLAND[at]!)}`],
            ['SAILING DATE', `: ${t.date('etd', f.departure, american)}`],
            ['ESTIMATED ARRIVAL', `: ${t.date('eta', f.arrival, american)}`],
          ],
          { gap: 110, step: 13, size: 9 },
        )
        s.line(40, 246, 572, 246)
        s.lines(
          40,
          252,
          [
            'QTY  EQUIPMENT        COMMODITY                              EST. WEIGHT (KGS)',
            ` ${f.containers.length}   40FT HIGH CUBE   ${f.goods.padEnd(36)}   ${t.measure(
              'gross_weight',
              Math.round(f.weight),
              'kg',
              english(Math.round(f.weight), 0).padStart(12),
            )}`,
          ],
          { size: 9, leading: 13 },
        )
        s.line(40, 282, 572, 282)
        s.pairs(
          40,
          292,
          [
            ['EMPTY AVAILABLE FROM', `: ${t.date('empty_pickup_date', f.emptyPickup, american)}`],
            ['CUT OFF - DOCUMENTS', `: ${t.date('documentation_cutoff', f.documentCutoff, american)} 12:00`],
            ['CUT OFF - VGM', `: ${t.date('vgm_cutoff', f.vgmCutoff, american)} 15:00`],
            ['CUT OFF - CARGO', `: ${t.date('cargo_cutoff', f.cargoCutoff, american)} 16:00`],
          ],
          { gap: 130, step: 13, size: 9 },
        )
        s.lines(
          40,
          360,
          [
            'LOADED UNITS MUST BE DELIVERED TO KING OCEAN TERMINAL, PORT EVERGLADES.',
            'GATE HOURS MON-FRI 0800-1645. NO UNIT WILL BE LOADED WITHOUT VGM AND AES.',
            'DEAD FREIGHT APPLIES TO CANCELLATIONS WITHIN 48 HOURS OF SAILING.',
          ],
          { size: 8, leading: 11 },
        )
      },
    },
    arrival: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(36, 26, 'King Ocean Services', { size: 16, bold: true, font: 'Times', color: '#10316b' })
        s.text(36, 46, 'Inbound Customer Service', { size: 8 })
        s.text(440, 30, 'Arrival Notice', { size: 13, color: '#10316b' })
        s.text(440, 47, `Issued ${t.date('document_date', f.noticed, american)}`)
        s.lines(36, 76, ['Consignee', ...t.party('consignee', f.consignee)], { size: 9 })
        s.lines(306, 76, ['Notify', ...t.party('notify_party', f.notify)], { size: 9 })
        s.lines(36, 128, ['Shipper', t.text('shipper', upper(f.shipper.name))], { size: 9 })
        s.table(
          36,
          160,
          [
            { title: 'B/L #', width: 110 },
            { title: 'Vessel', width: 120 },
            { title: 'Voy', width: 60 },
            { title: 'From', width: 125 },
            { title: 'To', width: 125 },
          ],
          [
            [
              t.text('bill_of_lading_number', `KOSL${f.letters(3)}${f.digits(7)}`),
              t.text('vessel', f.vessel),
              t.text('voyage', `${f.digits(3)}N`),
              t.text('port_of_loading', f.random.pick(['PUERTO LIMON', 'PUERTO CABELLO', 'SANTO TOMAS'])),
              t.text('port_of_discharge', 'PORT EVERGLADES, FL'),
            ],
          ],
          { rules: 'all', size: 9 },
        )
        s.prose(
          36,
          204,
          540,
          `Please be advised that the shipment below is due to arrive on ${t.date('eta', f.arrival, american)} and will be available at ${t.text('terminal', 'King Ocean Terminal')}. Free time expires ${t.date('last_free_day', f.lastFreeDay, american)}; demurrage is assessed thereafter.`,
          9,
        )
        t.containers(f.containers, ['seal_number', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          248,
          [
            { title: 'Unit', width: 100 },
            { title: 'Seal', width: 90 },
            { title: 'Pieces', width: 60, align: 'right' },
            { title: 'Weight KG', width: 90, align: 'right' },
            { title: '', width: 14 },
            { title: 'Description', width: 186 },
          ],
          f.containers.map((c) => [c.number, c.seal, String(c.packages), english(c.weight, 3), '', f.goods]),
          { rules: 'head', size: 9 },
        )
        const n = f.containers.length
        const charges = [
          ['Terminal handling', 385 * n],
          ['Documentation', 65],
          ['Security fee', 14 * n],
        ] as const
        const total = charges.reduce((all, [, amount]) => all + amount, 0)
        s.text(36, end + 20, 'Charges due before release', { size: 9, bold: true })
        s.pairs(
          36,
          end + 34,
          charges.map(([name, amount]) => [name, `$ ${english(amount, 2)}`] as const),
          { gap: 140, size: 9 },
        )
        s.text(36, end + 76, 'Total due', { size: 9, bold: true })
        s.text(176, end + 76, t.money('total_amount', total, 'USD', `$ ${english(total, 2)}`), { size: 9, bold: true })
        s.prose(36, 700, 540, TERMS[1], 6)
      },
    },
  },
}

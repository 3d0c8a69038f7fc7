import { city, english, iso, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { port, rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

/** 2026.12.31 */
const points = (date: string) => date.replaceAll('-', '.')

export const pantos: Issuer = {
  name: 'LX Pantos',
  forms: {
    waybill: {
      type: 'sea_waybill',
      draw: (facts, s, t) => {
        const f = rounded(facts, 3)
        s.text(40, 18, 'LX PANTOS CO., LTD.', { size: 13, bold: true, color: '#5b2d86' })
        s.text(40, 34, 'FOURTH FLOOR, 58 SAEMUNAN-RO, JONGNO-GU, SEOUL, KOREA', { size: 6.5 })
        s.text(340, 18, 'SEA WAYBILL', { size: 15, bold: true })
        s.text(340, 37, 'FOR COMBINED TRANSPORT OR PORT TO PORT SHIPMENT', { size: 6 })
        const style = { labelSize: 5.5, size: 7.5 }
        s.fields(
          [
            [40, 48, 258, 58, 'Shipper / Exporter', t.party('shipper', f.shipper)],
            [
              298,
              48,
              258,
              26,
              'S.W.B. No.',
              t.text('bill_of_lading_number', `PLI${f.loading.code.slice(2)}${f.digits(8)}`),
            ],
            [298, 74, 258, 32, 'Export References', [t.text('reference_number', f.order)]],
            [40, 106, 258, 58, 'Consignee', t.party('consignee', f.consignee)],
            [
              298,
              106,
              258,
              58,
              'Forwarding Agent References',
              ['LX PANTOS AMERICA, INC.', '5700 MERCURY AVE, CYPRESS CA', 'TEL 1-562-000-0000 FAX 1-562-000-0001'],
            ],
            [40, 164, 258, 58, 'Notify Party', t.party('notify_party', f.notify)],
            [298, 164, 258, 26, 'Point and Country of Origin', upper(f.loading.country)],
            [
              298,
              190,
              258,
              58,
              'Domestic Routing / Export Instructions',
              ['SURRENDERED', 'DEVANNING AT CONSIGNEE PREMISES'],
            ],
            [40, 222, 129, 26, 'Pre-carriage by', f.feeder],
            [
              169,
              222,
              129,
              26,
              'Place of Receipt',
              t.text('place_of_receipt', `${upper(f.receipt.name)} CY`, [
                `${upper(f.receipt.name)} CY`,
                upper(f.receipt.name),
              ]),
            ],
            [
              40,
              248,
              129,
              26,
              'Ocean Vessel / Voyage / Flag',
              `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`,
            ],
            [169, 248, 129, 26, 'Port of Loading', port(t, 'port_of_loading', f.loading)],
            [298, 248, 129, 26, 'Port of Discharge', port(t, 'port_of_discharge', f.discharge)],
            [
              427,
              248,
              129,
              26,
              'Place of Delivery',
              t.text('place_of_delivery', `${upper(city(f.delivery))} CY`, [
                `${upper(city(f.delivery))} CY`,
                upper(city(f.delivery)),
                upper(f.delivery.name),
              ]),
            ],
          ],
          style,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        s.text(200, 276, 'PARTICULARS FURNISHED BY SHIPPER', { size: 5.5 })
        const end = s.table(
          40,
          284,
          [
            { title: ['Container No. / Seal No.', 'Marks and Numbers'], width: 122 },
            { title: ['No. of Containers', 'or Pkgs.'], width: 76, align: 'center' },
            { title: ['Description of Goods', ''], width: 160 },
            { title: ['Gross Weight', '(KGS)'], width: 80, align: 'right' },
            { title: ['Measurement', '(CBM)'], width: 78, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              [c.number, c.seal],
              [`1 X ${c.size}`, `${c.packages}`],
              [f.goods, `HS CODE ${f.hs.replace('.', '')}`],
              english(c.weight, 3),
              english(c.volume, 3),
            ]),
            [
              'TOTAL',
              t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`),
              '"FREIGHT PREPAID"',
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { size: 7.5, headSize: 5.5, rules: 'head', lineHeight: 12 },
        )
        s.box(40, 274, 516, 270)
        s.text(240, end + 14, `LADEN ON BOARD  ${t.date('on_board_date', f.onBoard, points)}`, { size: 7.5 })
        s.fields(
          [
            [40, 544, 172, 32, 'Freight and Charges', 'FREIGHT PREPAID AS ARRANGED'],
            [212, 544, 172, 32, 'Freight Payable at', 'SEOUL, KOREA'],
            [384, 544, 172, 32, 'Place and Date of Issue', `SEOUL, KOREA  ${t.date('issue_date', f.issued, points)}`],
            [40, 576, 344, 40, 'Declared value (refer to clause 6)', 'NIL'],
            [384, 576, 172, 40, 'Acting as a carrier', 'LX PANTOS CO., LTD.'],
          ],
          style,
        )
        s.prose(40, 624, 516, TERMS[0], 5.5)
      },
    },
    booking: {
      type: 'booking_confirmation',
      draw: (f, s, t) => {
        const own = `PTSEL${f.digits(8)}`
        const line = `${f.letters(3)}${f.digits(9)}`
        s.fill(0, 0, 595, 46, '#5b2d86')
        s.text(40, 14, 'BOOKING CONFIRMATION', { size: 16, bold: true, color: '#fff' })
        s.text(460, 18, 'LX Pantos', { size: 12, color: '#fff' })
        const th = { size: 7.5, bold: true }
        const row = (y: number, cells: readonly (readonly [string, string])[]) => {
          for (const [i, [label, value]] of cells.entries()) {
            const x = 40 + i * 258
            s.fill(x, y, 86, 18, '#efe9f4')
            s.box(x, y, 86, 18)
            s.box(x + 86, y, 172, 18)
            s.text(x + 4, y + 5, label, th)
            s.text(x + 90, y + 5, value, { size: 8.5, width: 164 })
          }
        }
        const rows: [string, string][][] = [
          [
            ['Booking No', t.text('booking_number', own, [own, line])],
            ['Booking Date', iso(f.booked)],
          ],
          [
            ['Line Booking No', line],
            ['Liner', t.text('carrier', f.random.pick(['HMM', 'ONE', 'YANG MING']))],
          ],
          [
            ['Shipper', t.text('shipper', f.shipper.name)],
            ['Consignee', t.text('consignee', f.consignee.name)],
          ],
          [
            ['Customer Ref', t.text('reference_number', f.order)],
            ['Incoterms', 'FOB'],
          ],
          [
            ['Vessel', t.text('vessel', f.vessel)],
            ['Voyage', t.text('voyage', f.voyage)],
          ],
          [
            ['POR', t.text('place_of_receipt', f.receipt.name)],
            ['POL', t.text('port_of_loading', f.loading.name)],
          ],
          [
            ['POD', t.text('port_of_discharge', f.discharge.name)],
            ['DLV', t.text('place_of_delivery', f.delivery.name)],
          ],
          [
            ['ETD', `${t.date('etd', f.departure, iso)} 22:00`],
            ['ETA', `${t.date('eta', f.arrival, iso)} 06:00`],
          ],
          [
            ['T/S Port', f.transshipment.name],
            ['Service Term', 'CY / CY'],
          ],
          [
            ['CNTR', `${f.containers[0]!.size} x ${f.containers.length}`],
            ['Commodity', f.goods],
          ],
        ]
        for (const [i, cells] of rows.entries()) row(60 + i * 18, cells)
        s.text(40, 254, 'CUT-OFF & PICK-UP', { size: 9, bold: true, color: '#5b2d86' })
        s.table(
          40,
          268,
          [
            { title: 'Doc Closing (S/I)', width: 129 },
            { title: 'VGM Closing', width: 129 },
            { title: 'Cargo Closing (CY)', width: 129 },
            { title: 'Empty Pick Up', width: 129 },
          ],
          [
            [
              `${t.date('documentation_cutoff', f.documentCutoff, iso)} 12:00`,
              `${t.date('vgm_cutoff', f.vgmCutoff, iso)} 12:00`,
              `${t.date('cargo_cutoff', f.cargoCutoff, iso)} 18:00`,
              t.date('empty_pickup_date', f.emptyPickup, iso),
            ],
          ],
          { rules: 'all', size: 8.5, headBold: true, lineHeight: 15 },
        )
        s.pairs(
          40,
          316,
          [
            ['Pick-up CY', `${f.depot}  TEL ${f.shipper.phone}`],
            [
              'Loading Terminal',
              t.text('terminal', `${upper(f.loading.name)} NEW PORT TERMINAL ${f.random.between(1, 4)}`),
            ],
            ['PIC', 'J.H. KIM / Ocean Export 2 Team / +82-2-0000-0000'],
          ],
          { gap: 95, size: 8.5, labelBold: true },
        )
        s.text(40, 368, 'REMARK', { size: 9, bold: true, color: '#5b2d86' })
        s.lines(
          40,
          382,
          [
            '1. Container weight must not exceed the road limit at destination (USA: 19,950 KGS for 40FT).',
            '2. AMS/ISF data must be submitted 48 hours before vessel departure.',
            '3. Schedule is subject to change without prior notice by the carrier.',
            '4. Cancellation after the doc closing is subject to dead freight.',
          ],
          { size: 8, leading: 12 },
        )
        s.prose(40, 780, 516, TERMS[1], 5.5)
      },
    },
  },
}

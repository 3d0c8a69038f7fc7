import { chinese, english, named, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { port, rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

export const kintetsu: Issuer = {
  name: 'Kintetsu World Express',
  forms: {
    waybill: {
      type: 'sea_waybill',
      draw: (facts, s, t) => {
        const f = rounded(facts, 2)
        s.text(34, 16, 'KWE', { size: 24, bold: true, color: '#c00' })
        s.text(96, 20, 'KINTETSU WORLD EXPRESS, INC.', { size: 8, bold: true })
        s.text(96, 31, 'APLL/KWE OCEAN - NVOCC', { size: 6 })
        s.text(330, 20, 'NON-NEGOTIABLE WAYBILL', { size: 13, bold: true })
        const style = { labelSize: 6, size: 8, font: 'Courier' as const }
        s.fields(
          [
            [34, 46, 264, 60, 'Shipper/Exporter', t.party('shipper', f.shipper)],
            [
              298,
              46,
              132,
              30,
              'Waybill No.',
              t.text('bill_of_lading_number', `KWE${f.loading.code.slice(2)}${f.digits(7)}`),
            ],
            [430, 46, 132, 30, 'Shipper Ref.', t.text('reference_number', f.order)],
            [298, 76, 264, 30, 'Also reference', `INV NO. ${f.letters(2)}-${f.digits(5)}`],
            [34, 106, 264, 60, 'Consignee', t.party('consignee', f.consignee)],
            [
              298,
              106,
              264,
              60,
              'Party to contact for cargo release',
              ['KINTETSU WORLD EXPRESS (U.S.A.), INC.', 'ONE JERICHO PLAZA, JERICHO NY', 'TEL (516) 933-0000'],
            ],
            [34, 166, 264, 60, 'Notify Party', t.party('notify_party', f.notify)],
            [298, 166, 264, 60, 'Remarks', ['CY-CY', "SHIPPER'S LOAD AND COUNT"]],
            [34, 226, 132, 27, 'Pre-carriage by', ''],
            [166, 226, 132, 27, 'Place of receipt', t.text('place_of_receipt', upper(f.receipt.name))],
            [298, 226, 132, 27, 'Vessel  Voy. No.', `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`],
            [430, 226, 132, 27, 'Port of loading', port(t, 'port_of_loading', f.loading)],
            [34, 253, 132, 27, 'Port of discharge', port(t, 'port_of_discharge', f.discharge)],
            [166, 253, 132, 27, 'Place of delivery', port(t, 'place_of_delivery', f.delivery)],
            [298, 253, 264, 27, 'Final destination (for the merchant’s reference only)', ''],
          ],
          style,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        s.box(34, 280, 528, 262)
        s.table(
          34,
          281,
          [
            { title: 'Container No./Seal No. Marks and Numbers', width: 140 },
            { title: 'No. of Containers or Packages', width: 110 },
            { title: 'Kind of Packages; Description of Goods', width: 128 },
            { title: 'Gross Weight', width: 75, align: 'right' },
            { title: 'Measurement', width: 75, align: 'right' },
          ],
          [
            [
              'NO MARK',
              `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
              [f.goods, `HS:${f.hs}`],
              `${t.measure('gross_weight', f.weight, 'kg', english(f.weight, 2))} KGS`,
              `${t.measure('volume', f.volume, 'cbm', english(f.volume, 3))} CBM`,
            ],
          ],
          { rules: 'head', font: 'Courier', size: 7.5, headSize: 5.5 },
        )
        let y = 340
        s.text(38, y - 12, '** CONTAINER DETAILS **', { size: 7.5, font: 'Courier' })
        for (const c of f.containers) {
          s.text(
            38,
            y,
            `${c.number}/${c.seal}/${c.size}  ${c.packages} ${f.unit}  ${english(c.weight, 2)} KGS  ${english(c.volume, 3)} CBM`,
            { size: 7.5, font: 'Courier' },
          )
          y += 11
        }
        s.lines(
          176,
          y + 14,
          [
            'FREIGHT COLLECT',
            `ON BOARD DATE: ${t.date('on_board_date', f.onBoard, named)}`,
            `ETA ${upper(f.discharge.name)} ${named(f.arrival)}`,
          ],
          {
            size: 7.5,
            font: 'Courier',
          },
        )
        s.fields(
          [
            [
              34,
              542,
              176,
              40,
              'Total number of containers or packages (in words)',
              `${f.containers.length} CONTAINER(S) ONLY`,
            ],
            [210, 542, 176, 40, 'Freight and charges', 'COLLECT AS ARRANGED'],
            [
              386,
              542,
              176,
              40,
              'Place and date of issue',
              [upper(f.loading.name), t.date('issue_date', f.issued, named)],
            ],
          ],
          style,
        )
        s.prose(
          34,
          592,
          528,
          `${TERMS[0]} This waybill is not a document of title and delivery is made to the consignee without surrender.`,
          6,
        )
      },
    },
    arrival: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (facts, s, t) => {
        const f = rounded(facts, 1, 2)
        s.text(30, 18, 'KWE', { size: 20, bold: true, color: '#c00' })
        s.lines(
          84,
          20,
          ['KINTETSU WORLD EXPRESS (U.S.A.), INC.', 'OCEAN IMPORT - 1 JERICHO PLAZA, JERICHO, NY 11753'],
          { size: 7.5 },
        )
        s.text(370, 20, 'OCEAN ARRIVAL NOTICE', { size: 14, bold: true })
        s.lines(
          370,
          38,
          [
            `NOTICE DATE ${t.date('document_date', f.noticed, chinese)}`,
            `FILE NO. ${t.text('reference_number', `JFK-OI-${f.digits(6)}`)}`,
          ],
          { size: 8 },
        )
        const master = `ONEY${f.letters(4)}${f.digits(8)}`
        const house = `KWE${f.loading.code.slice(2)}${f.digits(7)}`
        const third = (y: number, cells: readonly (readonly [string, string])[]) => {
          for (const [i, [label, value]] of cells.entries()) {
            s.text(30 + i * 140, y, label, { size: 6.5, color: '#c00' })
            s.text(30 + i * 140, y + 9, value, { size: 8.5, width: 134 })
          }
          s.line(30, y + 22, 582, y + 22)
        }
        s.line(30, 64, 582, 64)
        third(68, [
          ['MASTER B/L', t.text('bill_of_lading_number', t.text('master_bill_number', master))],
          ['HOUSE B/L', t.text('house_bill_number', house)],
          ['AMS NO.', house],
          ['CUSTOMER P/O', f.order],
        ])
        third(94, [
          ['VESSEL', t.text('vessel', f.vessel)],
          ['VOYAGE', t.text('voyage', f.voyage)],
          ['STEAMSHIP LINE', t.text('carrier', 'OCEAN NETWORK EXPRESS')],
          ['SERVICE', 'CY / CY'],
        ])
        third(120, [
          ['LOADING PORT', t.text('port_of_loading', upper(f.loading.name))],
          ['ETD', t.date('etd', f.departure, chinese)],
          ['DISCHARGE PORT', port(t, 'port_of_discharge', f.discharge)],
          ['ETA', t.date('eta', f.arrival, chinese)],
        ])
        third(146, [
          ['FINAL DESTINATION', port(t, 'place_of_delivery', f.delivery)],
          ['ETA DESTINATION', chinese(f.available)],
          ['CONTAINER LOCATION', t.text('terminal', f.terminal)],
          ['FREE TIME EXPIRES', t.date('last_free_day', f.lastFreeDay, chinese)],
        ])
        s.lines(30, 176, ['SHIPPER', ...t.party('shipper', f.shipper)], { size: 8 })
        s.lines(220, 176, ['CONSIGNEE', ...t.party('consignee', f.consignee)], { size: 8 })
        s.lines(410, 176, ['NOTIFY', ...t.party('notify_party', f.notify)], { size: 8 })
        s.line(30, 222, 582, 222)
        t.containers(f.containers, ['seal_number', 'size_type'])
        const end = s.table(
          30,
          226,
          [
            { title: 'MARKS / CONTAINER', width: 170 },
            { title: 'PACKAGES', width: 90 },
            { title: 'DESCRIPTION', width: 130 },
            { title: 'WEIGHT', width: 85, align: 'right' },
            { title: 'MEASUREMENT', width: 77, align: 'right' },
          ],
          [
            [
              f.containers.map((c) => `${c.number} ${c.size} ${c.seal}`),
              `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
              f.goods,
              [
                `${t.measure('gross_weight', f.weight, 'kg', english(f.weight, 1))} K`,
                `${english(f.weight * 2.20462, 1)} L`,
              ],
              [
                `${t.measure('volume', f.volume, 'cbm', english(f.volume, 2))} M`,
                `${english(f.volume * 35.3147, 2)} F`,
              ],
            ],
          ],
          { size: 8, headSize: 6.5, headBold: true, rules: 'head' },
        )
        const n = f.containers.length
        s.table(
          280,
          Math.max(end + 24, 320),
          [
            { title: 'CHARGES', width: 180 },
            { title: 'PPD', width: 50, align: 'right' },
            { title: 'COLLECT USD', width: 72, align: 'right' },
          ],
          [
            ['OCEAN FREIGHT', '', english(n * 2080, 2)],
            ['DESTINATION DELIVERY', '', english(n * 640, 2)],
            ['IMPORT HANDLING', '', '75.00'],
            ['TOTAL DUE', '', english(n * 2720 + 75, 2)],
          ],
          { size: 8, rules: 'all' },
        )
        s.lines(
          30,
          600,
          [
            'CUSTOMS BROKER: PLEASE PROVIDE 7501 / 3461 COPY AND PAYMENT BEFORE REQUESTING FREIGHT RELEASE.',
            'STORAGE, DEMURRAGE AND PER DIEM ACCRUED AFTER FREE TIME ARE FOR THE ACCOUNT OF THE CARGO.',
            'REMIT TO: MIZUHO BANK NEW YORK, ABA 026004307, A/C H00-000-000000.',
          ],
          { size: 7.5, leading: 11 },
        )
        s.prose(30, 650, 552, TERMS[1], 6)
      },
    },
  },
}

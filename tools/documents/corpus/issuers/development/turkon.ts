import { american, english, named, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { port, rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const blue = '#1b3f8b'
const SHIPS = ['MUHAMMET ABAYLI', 'CAFER DEDE', 'MEHMET KAHVECI A', 'YASAR KEMAL T']

export const turkon: Issuer = {
  name: 'Turkon Line',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      draw: (facts, s, t) => {
        const f = rounded(facts, 2)
        const bill = `TRKU${f.digits(9)}`
        s.text(360, 20, 'TURKON', { size: 20, bold: true, color: blue })
        s.text(452, 27, 'CONTAINER TRANSPORTATION', { size: 6, color: blue })
        s.text(360, 46, 'BILL OF LADING', { size: 12, bold: true })
        s.text(462, 49, 'for port to port or combined transport', { size: 5.5 })
        const box = { labelSize: 5.5, size: 7.5, labelColor: blue }
        s.fields(
          [
            [
              26,
              18,
              320,
              66,
              'SHIPPER / EXPORTER (COMPLETE NAME AND ADDRESS)',
              [...t.party('shipper', f.shipper), `TEL: ${f.shipper.phone}`, `VERGI NO: ${f.digits(10)}`],
            ],
            [346, 66, 112, 24, 'BOOKING NO.', t.text('booking_number', `IST${f.digits(7)}`)],
            [458, 66, 112, 24, 'BILL OF LADING NO.', t.text('bill_of_lading_number', bill)],
            [346, 90, 224, 24, 'EXPORT REFERENCES', t.text('reference_number', f.order)],
            [
              26,
              84,
              320,
              66,
              'CONSIGNEE (COMPLETE NAME AND ADDRESS / NON-NEGOTIABLE UNLESS CONSIGNED TO ORDER)',
              [...t.party('consignee', f.consignee), `PH: ${f.consignee.phone}`],
            ],
            [
              346,
              114,
              224,
              36,
              'FORWARDING AGENT - REFERENCES (FMC NO.)',
              [upper(f.forwarder.name), `FMC NO. ${f.digits(5)}N`],
            ],
            [26, 150, 320, 62, 'NOTIFY PARTY (COMPLETE NAME AND ADDRESS)', t.party('notify_party', f.notify)],
            [
              346,
              150,
              224,
              62,
              'FOR DELIVERY OF GOODS PLEASE APPLY TO',
              ['TURKON AMERICA INC.', '500 PLAZA DRIVE 3RD FLOOR', 'SECAUCUS NJ 07094', 'TEL 201-866-0000'],
            ],
            [26, 212, 160, 25, 'PRE-CARRIAGE BY', 'TRUCK'],
            [186, 212, 160, 25, 'PLACE OF RECEIPT', t.text('place_of_receipt', upper(f.receipt.name))],
            [
              26,
              237,
              160,
              25,
              'OCEAN VESSEL / VOYAGE NO.',
              `${t.text('vessel', f.random.pick(SHIPS))} / ${t.text('voyage', `${f.digits(3)}W`)}`,
            ],
            [186, 237, 160, 25, 'PORT OF LOADING', port(t, 'port_of_loading', f.loading)],
            [26, 262, 160, 25, 'PORT OF DISCHARGE', port(t, 'port_of_discharge', f.discharge)],
            [186, 262, 160, 25, 'PLACE OF DELIVERY', port(t, 'place_of_delivery', f.delivery)],
            [346, 212, 112, 25, 'FREIGHT PAYABLE AT', 'DESTINATION'],
            [458, 212, 112, 25, 'TYPE OF MOVE', 'FCL/FCL'],
            [
              346,
              237,
              224,
              50,
              'POINT AND COUNTRY OF ORIGIN / DOMESTIC ROUTING',
              [upper(f.loading.country), `REGIME NO ${f.digits(8)}EX${f.digits(6)}`],
            ],
          ],
          box,
        )
        s.box(26, 287, 544, 270)
        s.text(200, 289, 'PARTICULARS FURNISHED BY SHIPPER', { size: 6, color: blue })
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          26,
          298,
          [
            { title: ['MARKS AND NUMBERS', 'CONTAINER NO. / SEAL NO.'], width: 134 },
            { title: ['NO. OF', 'PKGS'], width: 56, align: 'center' },
            { title: ['DESCRIPTION OF PACKAGES AND GOODS'], width: 204 },
            { title: ['GROSS WEIGHT', 'KGS'], width: 80, align: 'right' },
            { title: ['MEASUREMENT', 'CBM'], width: 70, align: 'right' },
          ],
          [
            ...f.containers.map((c, i) => [
              [c.number, `SEAL: ${c.seal}`],
              String(c.packages),
              [
                `1 X ${c.size} CONTAINER S.T.C. ${f.unit}`,
                i === 0 ? `${f.goods} HS CODE: ${f.hs}` : `${f.goods} (CONT'D)`,
              ],
              english(c.weight, 2),
              english(c.volume, 3),
            ]),
            [
              `TOTAL: ${f.containers.length} CONTAINER(S)`,
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              '',
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 2)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { size: 7.5, headSize: 5.5, lineHeight: 12, rules: 'head' },
        )
        s.lines(
          220,
          end + 10,
          [
            'FREIGHT COLLECT AS ARRANGED',
            `INVOICE NO ${f.letters(3)}2026${f.digits(9)}`,
            "SHIPPER'S LOAD, STOW, COUNT AND SEAL",
            `SHIPPED ON BOARD ${t.date('on_board_date', f.onBoard, named)}`,
          ],
          { size: 7.5 },
        )
        s.fields(
          [
            [
              26,
              557,
              272,
              40,
              'FREIGHT AND CHARGES      PREPAID      COLLECT',
              ['OCEAN FREIGHT                 AS ARR.'],
            ],
            [298, 557, 136, 40, 'DECLARED VALUE (SEE CLAUSE 7)', 'NIL'],
            [434, 557, 136, 40, 'NUMBER OF ORIGINAL B(S)/L', '3 (THREE)'],
            [298, 597, 272, 28, 'PLACE AND DATE OF ISSUE', `ISTANBUL  ${t.date('issue_date', f.issued, named)}`],
            [26, 597, 272, 28, 'SIGNED FOR THE CARRIER TURKON KONTEYNER TASIMACILIK VE DENIZCILIK A.S.', 'AS CARRIER'],
          ],
          box,
        )
        s.prose(26, 634, 544, TERMS[0], 5.5)
      },
    },
    arrival: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0, 2)
        s.text(30, 20, 'TURKON AMERICA INC.', { size: 13, bold: true, color: blue })
        s.lines(
          30,
          37,
          ['As agents for Turkon Line, Istanbul', '500 Plaza Drive, Secaucus, NJ 07094   Phone 201-866-0000'],
          {
            size: 7,
            leading: 9,
          },
        )
        s.text(396, 20, 'ARRIVAL NOTICE', { size: 16, bold: true })
        s.text(396, 42, `Date issued: ${t.date('document_date', f.noticed, american)}`, { size: 8 })
        s.line(30, 60, 582, 60)
        const put = (x: number, y: number, label: string, lines: readonly string[]) => {
          s.text(x, y, label, { size: 7, bold: true, color: blue })
          s.lines(x, y + 11, lines, { size: 8, leading: 10 })
        }
        put(30, 68, 'Shipper', t.party('shipper', f.shipper))
        put(220, 68, 'Consignee', t.party('consignee', f.consignee))
        put(410, 68, 'Notify', t.party('notify_party', f.notify))
        s.line(30, 118, 582, 118)
        s.pairs(
          30,
          126,
          [
            ['B/L No.', t.text('bill_of_lading_number', `TRKU${f.digits(9)}`)],
            ['Vessel', t.text('vessel', f.random.pick(SHIPS))],
            ['Voyage', t.text('voyage', `${f.digits(3)}W`)],
            ['Lloyd’s No.', `9${f.digits(6)}`],
            ['Port of Loading', t.text('port_of_loading', f.loading.name)],
            ['Sailed', t.date('etd', f.departure, american)],
          ],
          { gap: 85, size: 8.5, labelBold: true },
        )
        s.pairs(
          310,
          126,
          [
            ['Port of Discharge', port(t, 'port_of_discharge', f.discharge, (x) => x)],
            ['E.T.A.', t.date('eta', f.arrival, american)],
            ['Place of Delivery', port(t, 'place_of_delivery', f.delivery, (x) => x)],
            ['Pier / Terminal', t.text('terminal', f.terminal)],
            ['FIRMS', f.firms],
            ['Free time expires', t.date('last_free_day', f.lastFreeDay, american)],
          ],
          { gap: 95, size: 8.5, labelBold: true },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          30,
          214,
          [
            { title: 'Container', width: 88 },
            { title: 'Type', width: 40 },
            { title: 'Seal', width: 78 },
            { title: 'Pkgs', width: 56, align: 'right' },
            { title: 'Description', width: 150 },
            { title: 'Weight (Kgs)', width: 75, align: 'right' },
            { title: 'CBM', width: 65, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              f.goods,
              english(c.weight, 0),
              english(c.volume, 2),
            ]),
            [
              'B/L total',
              '',
              '',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              f.unit,
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 0)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 2)),
            ],
          ],
          { rules: 'all', headBold: true, size: 8 },
        )
        s.text(30, end + 14, 'Charges due at destination', { size: 9, bold: true })
        const n = f.containers.length
        s.table(
          30,
          end + 28,
          [
            { title: 'Code', width: 60 },
            { title: 'Charge', width: 200 },
            { title: 'USD', width: 90, align: 'right' },
          ],
          [
            ['OFT', 'OCEAN FREIGHT COLLECT', english(n * 1925, 2)],
            ['DTHC', 'TERMINAL HANDLING DESTINATION', english(n * 410, 2)],
            ['CHS', 'CHASSIS USAGE', english(n * 95, 2)],
            ['', 'TOTAL', english(n * 2430, 2)],
          ],
          { rules: 'head', size: 8 },
        )
        s.prose(
          30,
          620,
          552,
          'ISF 10+2 and customs clearance are the responsibility of the importer. Original bill of lading, duly endorsed, must be surrendered at our office before the freight release is transmitted. Wire: JPMorgan Chase, account no. 000000123, ABA 021000021. Questions on per diem: perdiem@turkonamerica.example.',
          7,
        )
        s.prose(30, 662, 552, TERMS[1], 6)
      },
    },
  },
}

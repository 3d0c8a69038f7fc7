import { american, english, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { port, rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const red = '#d2232a'

/** Forms of the years before the line was bought. */
export const apl: Issuer = {
  name: 'APL',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      paper: 'LETTER',
      draw: (facts, s, t) => {
        const f = rounded(facts, 3)
        const bill = `APLU${f.digits(9)}`
        s.text(26, 14, 'APL', { size: 22, bold: true, color: red })
        s.text(80, 22, 'APL CO. PTE LTD', { size: 7, bold: true })
        s.text(300, 16, 'BILL OF LADING FOR OCEAN TRANSPORT', { size: 9.5, bold: true })
        s.text(300, 28, 'OR COMBINED TRANSPORT  -  ORIGINAL', { size: 7 })
        const style = { labelSize: 5, size: 7.5 }
        s.fields(
          [
            [26, 40, 280, 60, 'SHIPPER (Principal or Seller licensee and full address)', t.party('shipper', f.shipper)],
            [306, 40, 140, 24, 'BOOKING NUMBER', t.text('booking_number', f.digits(9))],
            [446, 40, 140, 24, 'BILL OF LADING NUMBER', t.text('bill_of_lading_number', bill)],
            [
              306,
              64,
              280,
              36,
              'EXPORT REFERENCES',
              [t.text('reference_number', f.order), `SVC CONTRACT ${f.letters(2)}26/${f.digits(4)}`],
            ],
            [
              26,
              100,
              280,
              60,
              'CONSIGNEE (Name and Full Address/Non-Negotiable Unless Consigned to Order)',
              t.party('consignee', f.consignee),
            ],
            [
              306,
              100,
              280,
              36,
              'FORWARDING AGENT (References, F.M.C. No.)',
              [upper(f.forwarder.name), `CHB ${f.digits(4)}`],
            ],
            [306, 136, 280, 24, 'POINT AND COUNTRY OF ORIGIN OF GOODS', upper(f.loading.country)],
            [
              26,
              160,
              280,
              60,
              'NOTIFY PARTY (Name and Full Address)',
              [...t.party('notify_party', f.notify), `T: ${f.notify.phone}`],
            ],
            [
              306,
              160,
              280,
              60,
              'ALSO NOTIFY (Name and Full Address) / DOMESTIC ROUTING/EXPORT INSTRUCTIONS/PIER-TERMINAL/ONWARD ROUTING',
              ['DEST OFC: APL LIMITED, 1111 BROADWAY, OAKLAND CA', 'TEL 800-999-0000'],
            ],
            [26, 220, 140, 24, 'INITIAL CARRIAGE (MODE)*', 'FEEDER'],
            [166, 220, 140, 24, 'PLACE OF RECEIPT*', t.text('place_of_receipt', upper(f.receipt.name))],
            [
              26,
              244,
              140,
              24,
              'EXPORT CARRIER (Vessel, voyage & flag)',
              `${t.text('vessel', `APL ${f.random.pick(['GARNET', 'TOPAZ', 'TURQUOISE', 'CYPRINE'])}`)} ${t.text('voyage', f.digits(3))} SGP`,
            ],
            [166, 244, 140, 24, 'PORT OF LOADING', port(t, 'port_of_loading', f.loading)],
            [26, 268, 140, 24, 'PORT OF DISCHARGE', port(t, 'port_of_discharge', f.discharge)],
            [166, 268, 140, 24, 'PLACE OF DELIVERY*', port(t, 'place_of_delivery', f.delivery)],
            [306, 220, 280, 24, 'FOR TRANSSHIPMENT TO', upper(f.transshipment.name)],
            [306, 244, 280, 48, 'EXCESS VALUATION: REFER TO CLAUSE 7(iii) ON REVERSE SIDE', ['CY/CY   FCL/FCL']],
          ],
          style,
        )
        s.text(190, 294, 'PARTICULARS FURNISHED BY SHIPPER', { size: 6, bold: true })
        s.table(
          26,
          302,
          [
            { title: ['MKS. & NOS.', 'CONTAINER NOS.'], width: 140 },
            { title: ['NO. OF', 'PKGS'], width: 56 },
            { title: ['DESCRIPTION OF PACKAGES AND GOODS', ''], width: 214 },
            { title: ['GROSS', 'WEIGHT'], width: 80, align: 'right' },
            { title: ['MEASURE-', 'MENT'], width: 70, align: 'right' },
          ],
          [],
          { rules: 'head', headSize: 5.5 },
        )
        s.box(26, 302, 560, 262)
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        let y = 324
        s.text(28, y, 'N/M', { size: 7.5 })
        s.text(168, y, t.measure('packages', f.packages, f.unit, String(f.packages)), { size: 7.5 })
        s.lines(224, y, [`${f.unit}`, f.goods, `HTS ${f.hs}`, `P.O. ${f.order}`], { size: 7.5 })
        s.text(440, y, `${t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3))} KG`, {
          size: 7.5,
          align: 'right',
          width: 74,
        })
        s.text(516, y, `${t.measure('volume', f.volume, 'cbm', english(f.volume, 3))} CM`, {
          size: 7.5,
          align: 'right',
          width: 68,
        })
        y += 58
        for (const c of f.containers) {
          s.text(28, y, `${c.number}`, { size: 7.5 })
          s.text(28, y + 9, `${c.size} SEAL ${c.seal}`, { size: 7.5 })
          s.text(168, y, String(c.packages), { size: 7.5 })
          s.text(224, y, f.unit, { size: 7.5 })
          s.text(440, y, `${english(c.weight, 3)} KG`, { size: 7.5, align: 'right', width: 74 })
          s.text(516, y, `${english(c.volume, 3)} CM`, { size: 7.5, align: 'right', width: 68 })
          y += 22
        }
        s.lines(
          224,
          y + 8,
          [
            'FREIGHT COLLECT',
            "SHIPPER'S LOAD, COUNT AND SEAL",
            `LADEN ON BOARD ${upper(t.date('on_board_date', f.onBoard, shortNamed))}`,
            `ISF FILED BY CONSIGNEE ${upper(shortNamed(f.vgmCutoff))}`,
          ],
          { size: 7.5 },
        )
        s.table(
          26,
          566,
          [
            { title: 'FREIGHT & CHARGES', width: 120 },
            { title: 'REVENUE TONS', width: 60 },
            { title: 'RATE', width: 50 },
            { title: 'PER', width: 30 },
            { title: 'PREPAID', width: 60, align: 'right' },
            { title: 'COLLECT', width: 60, align: 'right' },
          ],
          [
            ['OCEAN FREIGHT', '', '1850.00', 'PC', '', english(1850 * f.containers.length, 2)],
            ['DOCUMENTATION', '', '50.00', 'BL', '50.00', ''],
          ],
          { rules: 'head', size: 7, headSize: 5.5 },
        )
        s.fields(
          [
            [416, 566, 170, 24, 'NUMBER OF ORIGINAL BILLS', 'THREE (3)'],
            [416, 590, 170, 24, 'DATE CARGO RECEIVED', upper(shortNamed(f.cargoCutoff))],
            [
              416,
              614,
              170,
              24,
              'PLACE AND DATE OF ISSUE',
              `${upper(f.loading.name)}  ${upper(t.date('issue_date', f.issued, shortNamed))}`,
            ],
          ],
          style,
        )
        s.prose(26, 644, 380, TERMS[0], 5)
        s.text(416, 646, 'APL CO. PTE LTD, as carrier', { size: 6.5 })
        s.text(26, 770, '* APPLICABLE ONLY WHEN USED FOR MULTIMODAL OR THROUGH TRANSPORTATION', { size: 5 })
      },
    },
    arrival: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0, 2)
        s.face('Courier')
        s.text(30, 20, 'APL', { size: 20, bold: true, font: 'Helvetica', color: red })
        s.text(200, 24, 'ARRIVAL NOTICE / FREIGHT BILL', { size: 12, bold: true })
        s.text(470, 22, 'PAGE   1', { size: 8 })
        s.text(470, 33, t.date('document_date', f.noticed, american), { size: 8 })
        const line = (y: number, label: string, value: string, x = 30, gap = 96) => {
          s.text(x, y, label, { size: 8 })
          s.text(x + gap, y, value, { size: 8 })
        }
        line(56, 'BILL OF LADING:', t.text('bill_of_lading_number', `APLU${f.digits(9)}`))
        line(56, 'BOOKING:', t.text('booking_number', f.digits(9)), 330, 80)
        line(
          68,
          'VESSEL/VOYAGE:',
          `${t.text('vessel', `APL ${f.random.pick(['GARNET', 'TOPAZ', 'TURQUOISE'])}`)} / ${t.text('voyage', f.digits(3))}`,
        )
        line(68, 'ETA PORT:', t.date('eta', f.arrival, american), 330, 80)
        line(80, 'LOAD PORT:', t.text('port_of_loading', upper(f.loading.name)))
        line(80, 'ORIGIN:', t.text('place_of_receipt', upper(f.receipt.name)), 330, 80)
        line(92, 'DISCH PORT:', port(t, 'port_of_discharge', f.discharge))
        line(92, 'DEST:', port(t, 'place_of_delivery', f.delivery), 330, 80)
        line(104, 'CARGO AT:', t.text('terminal', f.terminal))
        line(104, 'FIRMS:', f.firms, 330, 80)
        line(116, 'LAST FREE DAY:', t.date('last_free_day', f.lastFreeDay, american))
        line(116, 'IT NO:', f.digits(9), 330, 80)
        s.line(30, 130, 582, 130)
        s.lines(30, 136, ['SHIPPER', ...t.party('shipper', f.shipper)], { size: 8 })
        s.lines(30, 184, ['CONSIGNEE', ...t.party('consignee', f.consignee)], { size: 8 })
        s.lines(310, 136, ['NOTIFY', ...t.party('notify_party', f.notify)], { size: 8 })
        s.lines(310, 184, ['BROKER', upper(f.forwarder.name), f.forwarder.phone], { size: 8 })
        s.line(30, 232, 582, 232)
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        const end = s.table(
          30,
          236,
          [
            { title: 'CONTAINER', width: 90 },
            { title: 'SZ/TY', width: 50 },
            { title: 'SEAL', width: 90 },
            { title: 'QTY', width: 60, align: 'right' },
            { title: '  COMMODITY', width: 180 },
            { title: 'KILOS', width: 80, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              `  ${f.goods}`,
              String(c.weight),
            ]),
            [
              'TOTAL',
              '',
              '',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              `  ${f.unit}`,
              t.measure('gross_weight', f.weight, 'kg', String(f.weight)),
            ],
          ],
          { size: 8 },
        )
        line(end + 4, 'MEASUREMENT:', `${t.measure('volume', f.volume, 'cbm', english(f.volume, 2))} CBM`)
        const n = f.containers.length
        s.table(
          30,
          end + 26,
          [
            { title: 'CHARGE', width: 220 },
            { title: 'PREPAID USD', width: 100, align: 'right' },
            { title: 'COLLECT USD', width: 100, align: 'right' },
          ],
          [
            ['OCEAN FREIGHT', '', english(1850 * n, 2)],
            ['BUNKER CHARGE', '', english(412 * n, 2)],
            ['ORIGIN RECEIVING CHARGE', english(140 * n, 2), ''],
            ['TOTAL COLLECT', '', english(2262 * n, 2)],
          ],
          { size: 8 },
        )
        s.lines(
          30,
          560,
          [
            'PLEASE REMIT COLLECT CHARGES TO: APL LIMITED, PO BOX 00000, PASADENA CA 91189',
            'FREIGHT RELEASE REQUIRES PAYMENT AND ONE ENDORSED ORIGINAL BILL OF LADING.',
            'PICK UP NUMBER FOR INLAND RAIL RAMPS IS ISSUED ON FREIGHT AND CUSTOMS RELEASE.',
            `AVAILABILITY: WWW.APL.EXAMPLE OR CALL 800-999-0000. PRINTED ${american(f.noticed)} 06:14 PT.`,
          ],
          { size: 7.5, leading: 10 },
        )
      },
    },
  },
}

import { american, english, type Place, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const place = (name: string, region: string, country: string, code: string): Place => ({ name, region, country, code })
const EUROPE = [place('Antwerp', '', 'Belgium', 'BEANR'), place('Southampton', '', 'United Kingdom', 'GBSOU')]
const AMERICA = [place('Wilmington', 'NC', 'United States', 'USILM'), place('Chester', 'PA', 'United States', 'USCTR')]

export const icl: Issuer = {
  name: 'Independent Container Line',
  forms: {
    express: {
      type: 'sea_waybill',
      paper: 'LETTER',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0, 2)
        const from = f.random.pick(EUROPE)
        const to = f.random.pick(AMERICA)
        const c = { font: 'Courier' as const, size: 8, labelSize: 5.5 }
        s.text(30, 20, 'ICL', { size: 26, bold: true, color: '#c8102e' })
        s.text(82, 26, 'INDEPENDENT CONTAINER LINE, LTD.', { size: 9, bold: true })
        s.text(82, 38, '5060 Cox Road, Glen Allen, Virginia 23060  (804) 555-0100', { size: 6.5 })
        s.text(360, 24, 'NON-NEGOTIABLE SEA WAYBILL', { size: 13, bold: true })
        s.fields(
          [
            [
              30,
              54,
              276,
              62,
              'SHIPPER/EXPORTER',
              t.party('shipper', { ...f.shipper, address: [f.shipper.address[0]!, from.country] }),
            ],
            [306, 54, 138, 28, 'SEA WAYBILL NO.', t.text('bill_of_lading_number', `IILU${f.letters(2)}${f.digits(6)}`)],
            [444, 54, 138, 28, 'BOOKING NO.', t.text('booking_number', `${f.letters(2)}${f.digits(6)}`)],
            [306, 82, 276, 34, 'SHIPPER REF', t.text('reference_number', f.order)],
            [30, 116, 276, 62, 'CONSIGNEE', t.party('consignee', f.consignee)],
            [306, 116, 276, 34, 'FORWARDING AGENT, F.M.C. NO.', [upper(f.forwarder.name), `FMC ${f.digits(5)}`]],
            [306, 150, 276, 28, 'POINT AND COUNTRY OF ORIGIN OF GOODS', upper(from.country)],
            [30, 178, 276, 62, 'NOTIFY PARTY/INTERMEDIATE CONSIGNEE', t.party('notify_party', f.notify)],
            [
              306,
              178,
              276,
              62,
              'ALSO NOTIFY - DOMESTIC ROUTING / EXPORT INSTRUCTIONS',
              ['CARGO TO BE PICKED UP AT PORT', `TEL ${f.notify.phone}`],
            ],
            [30, 240, 138, 26, 'PRE-CARRIAGE BY', 'TRUCK'],
            [168, 240, 138, 26, 'PLACE OF RECEIPT BY PRE-CARRIER', t.text('place_of_receipt', upper(from.name))],
            [
              30,
              266,
              138,
              26,
              'EXPORTING CARRIER (VESSEL)',
              t.text('vessel', f.random.pick(['INDEPENDENT VISION', 'INDEPENDENT SPIRIT', 'INDEPENDENT QUEST'])),
            ],
            [168, 266, 50, 26, 'VOYAGE', t.text('voyage', `${f.digits(3)}W`)],
            [218, 266, 88, 26, 'FLAG', 'MADEIRA'],
            [
              30,
              292,
              138,
              26,
              'PORT OF LOADING',
              t.text('port_of_loading', `${upper(from.name)}, ${upper(from.country)}`, [
                `${upper(from.name)}, ${upper(from.country)}`,
                upper(from.name),
              ]),
            ],
            [
              168,
              292,
              138,
              26,
              'PORT OF DISCHARGE',
              t.text('port_of_discharge', `${upper(to.name)}, ${to.region}`, [
                `${upper(to.name)}, ${to.region}`,
                upper(to.name),
              ]),
            ],
            [306, 240, 276, 26, 'LOADING PIER/TERMINAL', `${upper(from.name)} CONTAINER PIER`],
            [306, 266, 138, 26, 'TYPE OF MOVE', 'PORT/PORT'],
            [444, 266, 138, 26, 'CONTAINERIZED', 'YES [X]   NO [ ]'],
            [306, 292, 276, 26, 'FOR TRANSSHIPMENT TO', ''],
          ],
          c,
        )
        s.box(30, 318, 552, 232)
        s.text(30, 320, 'PARTICULARS FURNISHED BY SHIPPER', { size: 6, align: 'center', width: 552 })
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          30,
          330,
          [
            { title: ['MARKS AND NUMBERS', '/CONTAINER NOS.'], width: 118 },
            { title: ['NO. OF', 'PKGS.'], width: 46, align: 'right' },
            { title: ['  DESCRIPTION OF PACKAGES AND GOODS', ''], width: 218 },
            { title: ['GROSS WEIGHT', 'KGS'], width: 90, align: 'right' },
            { title: ['MEASUREMENT', 'CBM'], width: 80, align: 'right' },
          ],
          f.containers.map((one) => [
            [one.number, `SEAL# ${one.seal}`],
            String(one.packages),
            [`  1X${one.size} CONTAINER S.T.C. ${f.unit}`, `  ${f.goods}`, `  HTS ${f.hs}`],
            english(one.weight, 0),
            english(one.volume, 2),
          ]),
          { rules: 'head', size: 8, headSize: 6, font: 'Courier', lineHeight: 12 },
        )
        s.table(
          30,
          end + 6,
          [
            { title: '', width: 118 },
            { title: '', width: 46, align: 'right' },
            { title: '', width: 218 },
            { title: '', width: 90, align: 'right' },
            { title: '', width: 80, align: 'right' },
          ],
          [
            [
              'TOTAL',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              '',
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 0)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 2)),
            ],
          ],
          { font: 'Courier' },
        )
        s.text(150, 536, `LADEN ON BOARD ${t.date('on_board_date', f.onBoard, american)}   FREIGHT COLLECT`, {
          font: 'Courier',
        })
        s.fields(
          [
            [
              30,
              550,
              276,
              110,
              'FREIGHT RATES, CHARGES, WEIGHTS AND/OR MEASUREMENTS',
              [
                'OCEAN FREIGHT  LUMPSUM     COLLECT',
                'BUNKER SURCHARGE           COLLECT',
                'CHASSIS USAGE              COLLECT',
              ],
            ],
            [306, 550, 138, 30, 'DECLARED VALUE (SEE CLAUSE 18)', 'NVD'],
            [444, 550, 138, 30, 'DATED AT', upper(from.name)],
            [306, 580, 138, 30, 'ON (MM/DD/YYYY)', t.date('issue_date', f.issued, american)],
            [444, 580, 138, 30, 'BY', 'ICL AS CARRIER'],
          ],
          c,
        )
        s.prose(310, 616, 268, TERMS[0], 5)
        s.prose(30, 668, 552, TERMS[1], 5)
      },
    },
  },
}

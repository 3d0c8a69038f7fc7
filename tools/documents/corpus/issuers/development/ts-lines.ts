import { british, chinese, english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const tsLines: Issuer = {
  name: 'TS Lines',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Courier')
        s.text(36, 20, 'T.S. LINES LTD.', { size: 13, bold: true })
        s.text(36, 36, '*** A R R I V A L   N O T I C E ***', { size: 11, bold: true })
        const rows: [string, string][] = [
          ['NOTICE DATE', t.date('document_date', f.noticed, british)],
          ['TO', upper(f.consignee.name)],
          ['ATTN', 'IMPORT DEPARTMENT'],
          ['VESSEL NAME', t.text('vessel', f.vessel)],
          ['VOYAGE NO', t.text('voyage', f.voyage)],
          ['LOADING PORT', t.text('port_of_loading', upper(f.loading.name))],
          ['DISCHARGE PORT', t.text('port_of_discharge', upper(f.discharge.name))],
          ['FINAL DEST', t.text('place_of_delivery', upper(f.delivery.name))],
          ['SAILED ON', t.date('etd', f.departure, british)],
          ['E T A', t.date('eta', f.arrival, british)],
          ['BERTH', t.text('terminal', f.terminal)],
          ['B/L NUMBER', t.text('bill_of_lading_number', `TSL${f.letters(3)}${f.digits(8)}`)],
          ['SHIPPER', t.text('shipper', upper(f.shipper.name))],
          ['CONSIGNEE', t.text('consignee', upper(f.consignee.name))],
          ['NOTIFY', t.text('notify_party', upper(f.notify.name))],
          ['COMMODITY', f.goods],
          ['TTL PKGS', t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`)],
          ['TTL WEIGHT', t.measure('gross_weight', f.weight, 'kg', `${english(f.weight, 3)} KGS`)],
          ['TTL MEAS', t.measure('volume', f.volume, 'cbm', `${plain(f.volume, 3)} CBM`)],
          ['FREIGHT', 'PREPAID'],
        ]
        const end = s.pairs(
          36,
          62,
          rows.map(([a, b]) => [a, `: ${b}`] as const),
          { gap: 100, step: 12 },
        )
        t.containers(f.containers, ['seal_number', 'size_type'])
        s.text(36, end + 6, 'CONTAINER NO.   SEAL NO.        TYPE', { bold: true })
        for (const [i, c] of f.containers.entries())
          s.text(36, end + 20 + i * 12, `${c.number.padEnd(16)}${c.seal.padEnd(16)}${c.size}`)
        s.text(36, end + 90, `FREE TIME EXPIRES : ${t.date('last_free_day', f.lastFreeDay, british)}`)
        s.face('Helvetica')
        s.prose(36, end + 110, 520, TERMS[1], 6)
      },
    },
    combined_bill: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 14, 'ORIGINAL', { size: 9, color: '#a00', bold: true })
        s.text(140, 14, 'COMBINED TRANSPORT BILL OF LADING', { size: 12, bold: true })
        s.text(430, 30, 'T.S. LINES LTD.', { size: 12, bold: true })
        s.field(36, 48, 250, 60, 'SHIPPER (COMPLETE NAME AND ADDRESS)', t.party('shipper', f.shipper))
        s.field(36, 108, 250, 60, 'CONSIGNEE (COMPLETE NAME AND ADDRESS)', t.party('consignee', f.consignee))
        s.field(36, 168, 250, 60, 'NOTIFY PARTY (COMPLETE NAME AND ADDRESS)', t.party('notify_party', f.notify))
        s.fields([
          [286, 48, 137, 30, 'BOOKING NO.', t.text('booking_number', `S${f.digits(9)}`)],
          [423, 48, 137, 30, 'BILL OF LADING NO.', t.text('bill_of_lading_number', `TSL${f.letters(3)}${f.digits(8)}`)],
          [286, 78, 274, 30, 'EXPORT REFERENCES', ''],
          [286, 108, 274, 60, 'FORWARDING AGENT - REFERENCES', [upper(f.forwarder.name), `FMC NO. ${f.digits(5)}N`]],
          [286, 168, 274, 60, 'DOMESTIC ROUTING / EXPORT INSTRUCTIONS / ALSO NOTIFY', ['ALSO NOTIFY: SAME AS ABOVE']],
          [36, 228, 125, 26, 'PRE-CARRIAGE BY', `${f.feeder} ${f.feederVoyage}`],
          [161, 228, 125, 26, 'PLACE OF RECEIPT', t.text('place_of_receipt', upper(f.receipt.name))],
          [286, 228, 274, 26, 'LOADING PIER / TERMINAL', `${upper(f.loading.name)} CT`],
          [36, 254, 125, 26, 'OCEAN VESSEL', t.text('vessel', f.vessel)],
          [161, 254, 45, 26, 'VOY', t.text('voyage', f.voyage)],
          [206, 254, 80, 26, 'PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name))],
          [286, 254, 274, 26, 'ORIGINALS TO BE RELEASED AT', upper(f.loading.name)],
          [36, 280, 170, 26, 'PORT OF DISCHARGE', t.text('port_of_discharge', upper(f.discharge.name))],
          [206, 280, 180, 26, 'PLACE OF DELIVERY', t.text('place_of_delivery', upper(f.delivery.name))],
          [386, 280, 174, 26, 'TYPE OF MOVE', 'FCL/FCL  CY/CY'],
        ])
        s.text(230, 309, 'PARTICULARS AS FURNISHED BY SHIPPER', { size: 6 })
        const one = f.containers[0]!
        const lines = f.containers.map((c) => `${c.number}/${c.seal}/${c.size}`)
        t.containers(f.containers, ['seal_number', 'size_type'])
        s.table(
          36,
          318,
          [
            { title: 'MARKS AND NUMBERS', width: 120 },
            { title: ['NO. OF', 'PKGS'], width: 50 },
            { title: ['H', 'M'], width: 16 },
            { title: 'DESCRIPTION OF PACKAGES AND GOODS', width: 198 },
            { title: ['GROSS WEIGHT', '(KGS)'], width: 70, align: 'right' },
            { title: ['MEASUREMENT', '(CBM)'], width: 70, align: 'right' },
          ],
          [
            [
              ['N/M', `C/NO. 1-${f.packages}`, `MADE IN ${upper(f.loading.country)}`],
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              '',
              [
                f.unit,
                `${f.containers.length} CONTAINER(S) S.T.C.`,
                f.goods,
                `P.O. ${f.order}`,
                `TEMP: N/A   TARE ${one.tare}`,
              ],
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { rules: 'all', lineHeight: 24 },
        )
        s.lines(40, 470, lines)
        s.box(36, 318, 524, 220)
        s.text(380, 524, `SHIPPED ON BOARD ${t.date('on_board_date', f.onBoard, chinese)}`, { bold: true })
        s.fields([
          [36, 538, 200, 26, 'FREIGHT AND CHARGES', 'FREIGHT COLLECT'],
          [236, 538, 100, 26, 'NUMBER OF B(S)/L', '3'],
          [336, 538, 112, 26, 'PLACE OF ISSUE', upper(f.loading.name)],
          [448, 538, 112, 26, 'DATE OF ISSUE', t.date('issue_date', f.issued, chinese)],
        ])
        s.prose(36, 575, 524, TERMS[0], 5)
      },
    },
  },
}

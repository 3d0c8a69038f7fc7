import { american, english, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { port, rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const blue = '#0054a6'

export const dimerco: Issuer = {
  name: 'Dimerco',
  forms: {
    arrival: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (facts, s, t) => {
        const f = rounded(facts, 2)
        s.text(30, 18, 'DIMERCO', { size: 20, bold: true, color: blue })
        s.text(30, 42, 'DIMERCO EXPRESS (U.S.A.) CORP.', { size: 8, bold: true })
        s.lines(30, 52, ['955 DILLON DRIVE, WOOD DALE, IL 60191', 'TEL: 630-595-0000   FAX: 630-595-0001'], {
          size: 7,
          leading: 9,
        })
        s.text(360, 20, 'ARRIVAL NOTICE', { size: 17, bold: true, color: blue })
        s.pairs(
          360,
          42,
          [
            ['DATE', `: ${t.date('document_date', f.noticed, shortNamed)}`],
            ['REF NO.', `: ${t.text('reference_number', `SEI-ORD${f.digits(6)}`)}`],
            ['PREPARED BY', ': AMY.LIN'],
          ],
          { gap: 70, step: 10 },
        )
        const master = `YMJA${f.letters(1)}${f.digits(9)}`
        s.fields(
          [
            [30, 78, 276, 54, 'SHIPPER', t.party('shipper', f.shipper)],
            [30, 132, 276, 54, 'CONSIGNEE', t.party('consignee', f.consignee)],
            [30, 186, 276, 54, 'NOTIFY PARTY', t.party('notify_party', f.notify)],
            [306, 78, 138, 27, 'MB/L NO.', t.text('bill_of_lading_number', t.text('master_bill_number', master))],
            [444, 78, 138, 27, 'HB/L NO.', t.text('house_bill_number', `DIM${f.loading.code.slice(2)}${f.digits(7)}`)],
            [306, 105, 138, 27, 'VESSEL', t.text('vessel', f.vessel)],
            [444, 105, 138, 27, 'VOYAGE', t.text('voyage', f.voyage)],
            [306, 132, 138, 27, 'PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name))],
            [444, 132, 138, 27, 'ON BOARD / ETD', t.date('etd', f.departure, shortNamed)],
            [306, 159, 138, 27, 'PORT OF DISCHARGE', port(t, 'port_of_discharge', f.discharge)],
            [444, 159, 138, 27, 'ETA', t.date('eta', f.arrival, shortNamed)],
            [306, 186, 138, 27, 'FINAL DESTINATION', port(t, 'place_of_delivery', f.delivery)],
            [444, 186, 138, 27, 'DEST. ETA', shortNamed(f.available)],
            [306, 213, 138, 27, 'IT NO. / DATE', `${f.digits(9)}`],
            [444, 213, 138, 27, 'L.F.D.', t.date('last_free_day', f.lastFreeDay, shortNamed)],
            [30, 240, 552, 27, 'FREIGHT LOCATION (FIRMS)', `${t.text('terminal', f.terminal)}  (${f.firms})`],
          ],
          { labelSize: 6, labelColor: blue, size: 8 },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          30,
          272,
          [
            { title: 'CONTAINER#', width: 85 },
            { title: 'SIZE', width: 40 },
            { title: 'SEAL#', width: 80 },
            { title: 'PKGS', width: 62, align: 'right' },
            { title: '  DESCRIPTION', width: 145 },
            { title: 'KGS', width: 75, align: 'right' },
            { title: 'CBM', width: 65, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              `  ${f.goods}`,
              english(c.weight, 2),
              english(c.volume, 3),
            ]),
            [
              '',
              '',
              'TOTAL',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              `  ${f.unit}`,
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 2)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { size: 8, rules: 'head', headBold: true },
        )
        s.lines(
          30,
          end + 18,
          [
            'FREIGHT: COLLECT.  A SEPARATE INVOICE WILL BE SENT BY OUR ACCOUNTING DEPARTMENT.',
            'EXPRESS RELEASE: NO.  ORIGINAL HOUSE BILL OF LADING IS REQUIRED.',
            `CUSTOMS ENTRY SHOULD BE FILED BEFORE ${upper(shortNamed(f.arrival))} TO AVOID GENERAL ORDER.`,
          ],
          { size: 8, leading: 12 },
        )
        s.prose(30, 680, 552, TERMS[1], 6)
      },
    },
    invoice: {
      type: 'freight_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const n = f.containers.length
        s.text(30, 18, 'DIMERCO', { size: 20, bold: true, color: blue })
        s.text(30, 42, 'DIMERCO EXPRESS (U.S.A.) CORP.', { size: 8, bold: true })
        s.text(430, 22, 'DEBIT NOTE', { size: 16, bold: true })
        s.lines(30, 70, ['BILL TO', ...t.party('bill_to', f.consignee)], { size: 9, leading: 11 })
        s.pairs(
          360,
          48,
          [
            ['INVOICE NO.', `: ${t.text('invoice_number', `ORDSI26${f.digits(6)}`)}`],
            ['INVOICE DATE', `: ${t.date('invoice_date', f.arrival, american)}`],
            ['DUE DATE', `: ${t.date('due_date', f.invoiced, american)}`],
            ['TERMS', ': NET 18 DAYS'],
            ['OUR REF', `: ${t.text('reference_number', `SEI-ORD${f.digits(6)}`)}`],
            ['CUST ID', `: ${f.letters(5)}${f.digits(2)}`],
          ],
          { gap: 80, step: 12 },
        )
        s.line(30, 126, 582, 126)
        s.pairs(
          30,
          132,
          [
            ['SHIPPER', `: ${t.text('shipper', upper(f.shipper.name))}`],
            ['CONSIGNEE', `: ${t.text('consignee', upper(f.consignee.name))}`],
            [
              'MASTER B/L',
              `: ${t.text('bill_of_lading_number', t.text('master_bill_number', `YMJA${f.letters(1)}${f.digits(9)}`))}`,
            ],
            ['HOUSE B/L', `: ${t.text('house_bill_number', `DIM${f.loading.code.slice(2)}${f.digits(7)}`)}`],
          ],
          { gap: 80, step: 12 },
        )
        s.pairs(
          340,
          132,
          [
            ['VSL/VOY', `: ${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            [
              'POL',
              `: ${t.text('port_of_loading', upper(f.loading.name))}  ETD ${t.date('etd', f.departure, american)}`,
            ],
            [
              'POD',
              `: ${t.text('port_of_discharge', upper(f.discharge.name))}  ETA ${t.date('eta', f.arrival, american)}`,
            ],
            ['COMMODITY', `: ${f.goods}`],
          ],
          { gap: 70, step: 12 },
        )
        t.containers(f.containers, ['size_type'])
        s.text(30, 184, `CONTAINER : ${f.containers.map((c) => `${c.number}(${c.size})`).join(' ')}`, { width: 552 })
        const rows: [string, string, string, number, number][] = [
          ['OCF', 'OCEAN FREIGHT', 'CNTR', n, 2310],
          ['PSS', 'PEAK SEASON SURCHARGE', 'CNTR', n, 300],
          ['DDC', 'DESTINATION DELIVERY CHARGE', 'CNTR', n, 465],
          ['CFC', 'CHASSIS FEE', 'DAY', 4, 38.5],
          ['HDL', 'IMPORT HANDLING', 'SHPT', 1, 85],
          ['ISF', 'ISF FILING', 'SHPT', 1, 35],
        ]
        const total = round(rows.reduce((all, [, , , q, p]) => all + q * p, 0))
        const end = s.table(
          30,
          204,
          [
            { title: 'CODE', width: 50 },
            { title: 'DESCRIPTION', width: 220 },
            { title: 'UNIT', width: 60 },
            { title: 'QTY', width: 50, align: 'right' },
            { title: 'RATE', width: 80, align: 'right' },
            { title: 'AMOUNT(USD)', width: 92, align: 'right' },
          ],
          rows.map(([code, description, unit, quantity, unit_price]) => {
            const amount = round(quantity * unit_price)
            t.item({ description, quantity, unit_price, amount })
            if (code === 'OCF') t.money('ocean_freight', amount, 'USD', '')
            return [code, description, unit, String(quantity), english(unit_price, 2), english(amount, 2)]
          }),
          { size: 8.5, rules: 'head', headBold: true, lineHeight: 13 },
        )
        s.line(30, end + 4, 582, end + 4)
        s.text(390, end + 10, 'TOTAL AMOUNT DUE', { size: 9, bold: true })
        s.text(490, end + 10, t.money('total_amount', total, 'USD', `USD ${english(total, 2)}`), {
          size: 9,
          bold: true,
          align: 'right',
          width: 90,
        })
        s.lines(
          30,
          end + 40,
          [
            'PAYMENT BY WIRE: CATHAY BANK, EL MONTE CA  ABA 122203950  A/C 00-000-00000',
            'PAYMENT BY CHECK: P.O. BOX 00000, CHICAGO IL 60673.  PLEASE SHOW OUR INVOICE NO.',
          ],
          { size: 8, leading: 11 },
        )
        s.prose(30, 700, 552, TERMS[2], 6)
      },
    },
  },
}

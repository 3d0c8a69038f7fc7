import type { Facts } from '../../facts.ts'
import { american, city, english, iso, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const later = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const bill = (f: Facts) => `SMLM${f.letters(3)}${f.digits(8)}`
const orange = '#e4572e'

export const smLine: Issuer = {
  name: 'SM Line',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        const number = bill(f)
        s.text(28, 14, 'SM LINE CORPORATION', { size: 14, bold: true, color: orange })
        s.text(300, 16, 'BILL OF LADING', { size: 13, bold: true })
        s.text(430, 20, 'PAGE :  1 OF 1', { size: 7 })
        s.text(430, 30, 'COPY NON-NEGOTIABLE', { size: 7, bold: true })
        s.fields(
          [
            [
              28,
              42,
              272,
              56,
              'SHIPPER/EXPORTER (COMPLETE NAME AND ADDRESS)',
              [...t.party('shipper', f.shipper), `PH ${f.shipper.phone}`],
            ],
            [300, 42, 134, 28, 'BOOKING NO.', t.text('booking_number', `${f.letters(3)}M${f.digits(8)}`)],
            [434, 42, 134, 28, 'BILL OF LADING NO.', t.text('bill_of_lading_number', number)],
            [300, 70, 268, 28, 'EXPORT REFERENCES (FOR THE MERCHANT)', ''],
            [28, 98, 272, 56, 'CONSIGNEE (COMPLETE NAME AND ADDRESS)', t.party('consignee', f.consignee)],
            [
              300,
              98,
              268,
              56,
              'FORWARDING AGENT-REFERENCES / FMC NO.',
              [upper(f.forwarder.name), ...f.forwarder.address.map(upper), `FMC ${f.digits(6)}F`],
            ],
            [28, 154, 272, 56, 'NOTIFY PARTY (COMPLETE NAME AND ADDRESS)', t.party('notify_party', f.notify)],
            [300, 154, 268, 28, 'FINAL DESTINATION (FOR THE MERCHANT REFERENCE ONLY)', ''],
            [300, 182, 268, 28, 'SERVICE TYPE/MODE', 'CY / CY'],
            [28, 210, 136, 24, 'PRE-CARRIAGE BY', ''],
            [
              164,
              210,
              136,
              24,
              'PLACE OF RECEIPT',
              t.text('place_of_receipt', `${upper(f.receipt.name)}, ${upper(f.receipt.country)}`, [
                `${upper(f.receipt.name)}, ${upper(f.receipt.country)}`,
                upper(f.receipt.name),
              ]),
            ],
            [
              28,
              234,
              136,
              24,
              'OCEAN VESSEL VOYAGE NO. FLAG',
              `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`,
            ],
            [
              164,
              234,
              136,
              24,
              'PORT OF LOADING',
              t.text('port_of_loading', `${upper(f.loading.name)}, ${upper(f.loading.country)}`, [
                `${upper(f.loading.name)}, ${upper(f.loading.country)}`,
                upper(f.loading.name),
              ]),
            ],
            [
              28,
              258,
              136,
              24,
              'PORT OF DISCHARGE',
              t.text('port_of_discharge', upper(city(f.discharge)), [
                upper(city(f.discharge)),
                upper(f.discharge.name),
              ]),
            ],
            [
              164,
              258,
              136,
              24,
              'PLACE OF DELIVERY',
              t.text('place_of_delivery', upper(city(f.delivery)), [upper(city(f.delivery)), upper(f.delivery.name)]),
            ],
            [
              300,
              210,
              268,
              72,
              'FOR DELIVERY OF GOODS PLEASE APPLY TO:',
              ['SM LINE CORPORATION', '3131 CAMELBACK ROAD, PHOENIX, AZ', 'TEL (602) 000-0000'],
            ],
          ],
          { size: 8 },
        )
        s.text(31, 284, 'CHECK "HM" COLUMN IF HAZARDOUS MATERIAL', { size: 5 })
        s.box(28, 292, 540, 264)
        s.line(28, 314, 568, 314)
        for (const x of [148, 204, 226, 412, 490]) {
          s.line(x, 292, x, 314)
          s.line(x, 368, x, 556)
        }
        for (const [x, ...head] of [
          [31, 'CNTR. NOS. W/SEAL NOS.', 'MARKS & NUMBERS'],
          [151, 'QUANTITY', '(FOR CUSTOMS)'],
          [207, 'H', 'M'],
          [229, 'DESCRIPTION OF GOODS'],
          [415, 'GROSS WEIGHT'],
          [493, 'MEASUREMENT'],
        ] as const)
          s.lines(x, 296, head, { size: 5.5, leading: 8 })
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        t.measure('packages', f.packages, f.unit, '')
        for (const [i, c] of f.containers.entries())
          s.text(
            31,
            320 + i * 11,
            `${c.number} / ${c.seal} / ${c.packages} ${f.unit} / FCL / FCL / ${c.size} / ${plain(c.weight, 3)} KGS / ${plain(c.volume, 3)} CBM`,
            { size: 6.5, width: 530 },
          )
        const y = 374
        s.text(31, y, 'N/M', { size: 8 })
        s.lines(151, y, [String(f.packages), f.unit], { size: 8, width: 50 })
        s.lines(
          229,
          y,
          [
            `${f.containers.length} CONTAINER(S)`,
            '"SHIPPER\'S LOAD AND COUNT"',
            f.goods,
            `P/O NO. ${f.order}  HS CODE : ${f.hs}`,
            '"FREIGHT COLLECT"',
          ],
          { size: 8 },
        )
        s.text(415, y, `${t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3))} KGS`, { size: 8, width: 72 })
        s.text(493, y, `${t.measure('volume', f.volume, 'cbm', english(f.volume, 3))} CBM`, { size: 8, width: 72 })
        s.text(229, 520, '** SUBJECT TO THE TERMS OF SERVICE CONTRACT **', { size: 6 })
        s.text(229, 530, `S/C NO. PAC${f.digits(5)}`, { size: 7 })
        s.table(
          28,
          558,
          [
            { title: 'FREIGHT & CHARGES', width: 130 },
            { title: 'RATED AS', width: 60 },
            { title: 'RATE', width: 60 },
            { title: 'PREPAID', width: 60 },
            { title: 'COLLECT', width: 70 },
          ],
          [['FREIGHT AND CHARGES', '', '', '', 'AS ARRANGED']],
          { rules: 'all', headSize: 5.5, size: 7 },
        )
        s.fields(
          [
            [408, 558, 160, 24, 'NUMBER OF ORIGINAL B(S)/L', 'ZERO (0)'],
            [408, 582, 160, 24, 'PLACE OF B(S)/L ISSUE', upper(f.loading.name)],
            [408, 606, 80, 24, 'DATED', t.date('issue_date', f.issued, iso)],
            [488, 606, 80, 24, 'LADEN ON BOARD', t.date('on_board_date', f.onBoard, iso)],
          ],
          { size: 8 },
        )
        s.text(412, 640, 'SIGNED BY : SM LINE CORPORATION, as Carrier', { size: 7 })
        s.prose(28, 600, 368, TERMS[0], 5.5)
      },
    },
    detention: {
      type: 'demurrage_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const free = f.random.pick([4, 5])
        const rate = f.random.pick([145, 165, 180])
        const out = f.available
        const last = later(out, free - 1)
        const over = f.random.pick([3, 5, 6])
        const back = later(last, over)
        const units = f.containers.slice(0, 3)
        const billed = later(back, 9)
        s.text(36, 24, 'SM LINE CORPORATION', { size: 13, bold: true, color: orange })
        s.lines(36, 41, ['c/o SM Line America', '3131 Camelback Road, Phoenix, AZ 85016', 'Tax ID 00-0000000'], {
          size: 7.5,
        })
        s.text(370, 24, 'INVOICE', { size: 16, bold: true })
        s.text(370, 44, 'Equipment Detention (Per Diem) - Import', { size: 8.5 })
        s.line(36, 74, 576, 74)
        s.text(36, 80, 'BILL TO:', { size: 8, bold: true })
        s.lines(36, 92, [...t.party('bill_to', f.trucker), `SCAC ${f.letters(4)}`], { size: 9, leading: 11 })
        s.pairs(
          370,
          82,
          [
            ['Invoice No.', t.text('invoice_number', `USD${f.digits(8)}`)],
            ['Invoice Date', t.date('invoice_date', billed, american)],
            ['Due Date', t.date('due_date', later(billed, 30), american)],
            ['Customer Code', `US${f.digits(6)}`],
          ],
          { gap: 90, size: 9, step: 13 },
        )
        s.line(36, 142, 576, 142)
        s.pairs(
          36,
          150,
          [
            ['B/L No.', t.text('bill_of_lading_number', bill(f))],
            ['Vessel/Voyage', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            [
              'Port of Discharge',
              t.text('port_of_discharge', upper(city(f.discharge)), [
                upper(city(f.discharge)),
                upper(f.discharge.name),
              ]),
            ],
          ],
          { gap: 90, size: 8.5, step: 14 },
        )
        t.text('port_of_discharge', '', [upper(city(f.discharge)), upper(f.discharge.name)])
        s.pairs(
          340,
          150,
          [
            ['Date of availability', american(f.available)],
            ['Allowed free time (days)', t.measure('free_days', free, 'days', String(free))],
            ['Start / end of free time', `${american(out)} - ${t.date('last_free_day', last, american)}`],
          ],
          { gap: 120, size: 8.5, step: 14 },
        )
        const end = s.table(
          36,
          204,
          [
            { title: 'Container', width: 85 },
            { title: 'Type', width: 40 },
            { title: 'Gate Out (Full)', width: 75 },
            { title: 'Gate In (Empty)', width: 75 },
            { title: 'Charge From', width: 70 },
            { title: 'Over Days', width: 50, align: 'right' },
            { title: 'Rate', width: 60, align: 'right' },
            { title: 'Amount (USD)', width: 85, align: 'right' },
          ],
          units.map((c) => {
            t.container({ number: c.number, size_type: c.size })
            t.item({ quantity: over, unit_price: rate, amount: over * rate })
            return [
              c.number,
              c.size,
              t.date('gate_out_date', out, american),
              t.date('returned_date', back, american),
              american(later(last, 1)),
              t.measure('chargeable_days', over, 'days', String(over)),
              t.money('rate_per_day', rate, 'USD', english(rate, 2)),
              english(over * rate, 2),
            ]
          }),
          { rules: 'all', headBold: true, headSize: 7, lineHeight: 14 },
        )
        const total = over * rate * units.length
        s.text(400, end + 8, 'TOTAL AMOUNT DUE', { size: 9, bold: true })
        s.text(500, end + 8, t.money('total_amount', total, 'USD', `$${english(total, 2)}`), {
          size: 9,
          bold: true,
          align: 'right',
          width: 74,
        })
        s.prose(
          36,
          end + 40,
          540,
          'The charges are consistent with 46 CFR Part 541. The billing party’s performance did not cause or contribute to the underlying invoiced charges. Requests for fee mitigation, refund or waiver must be submitted within 30 calendar days of the invoice date to detention.dispute@smline.example; the billing party will attempt to resolve a request within 30 days. Rate basis: SM Line Tariff SMLM-001, Rule 019, effective 01/01/2026.',
          7.5,
        )
        s.lines(
          36,
          end + 110,
          [
            'PAYMENT BY ACH / WIRE:  Bank of Hope, Los Angeles   ABA 000000000   ACCT 0000000000   SWIFT NARAUS6L',
            'PLEASE REFERENCE THE INVOICE NUMBER WITH YOUR PAYMENT.',
          ],
          { size: 8, leading: 12 },
        )
      },
    },
  },
}

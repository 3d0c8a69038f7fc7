import { readFile } from '@boxtrail/document-reading/read-file'
import { readBillOfDocument } from '@boxtrail/engine/charges/audit/bill-of-document'
import type { Charge } from '@boxtrail/engine/charges/tariff'
import { expect, test } from 'vitest'
import { containers } from './layouts/layout.ts'

const [box] = containers

/** The days, rates and total that are read for a charge of a bill. */
const read = async (charge: Charge, ...lines: string[]) => {
  const title = charge === 'detention' ? 'DETENTION INVOICE' : 'DEMURRAGE INVOICE'
  const all = [title, 'Invoice no.: EX-1001      Invoice date: 2026-05-20', `Container: ${box}`, '', ...lines, '']
  const { extraction } = await readFile(new TextEncoder().encode(all.join('\n')), { name: 'a.txt' })
  const { bill } = readBillOfDocument(extraction!.payload, box, charge, extraction!.proposed)
  return [bill.charged_days ?? null, bill.daily_rates?.join() ?? null, bill.total_amount ?? null]
}
const FIVE_DAYS = ['Chargeable days: 5', 'Rate per day: USD 100.00']
const TABLE = 'Description          Days   Rate     Amount (USD)'

test.each<[string, string[], number | null]>([
  ['a payment', ['Total charges: USD 500.00', 'Amount paid: USD 200.00', 'Total amount due: USD 300.00'], 500],
  ['a payment behind the total', ['Invoice total: USD 500.00', 'Paid: USD 500.00', 'Balance due: USD 0.00'], 500],
  [
    'a payment, the total of the charge left out',
    ['Payment received: USD 200.00', 'Total amount due: USD 300.00'],
    null,
  ],
  [
    'a payment of a day',
    ['Subtotal: USD 500.00', 'Less payment received 2026-05-01: USD 200.00', 'Total amount due: USD 300.00'],
    500,
  ],
  [
    'a payment received on a day',
    ['Subtotal: USD 500.00', 'Payment received on 2026-05-01: USD 200.00', 'Total amount due: USD 300.00'],
    500,
  ],
  ['nothing that was paid', ['Amount paid: USD 0.00', 'Total amount due: USD 500.00'], 500],
  ['terms of payment', ['Payment due: 2026-06-20', 'Total amount due: USD 500.00'], 500],
  ['a late fee', ['Demurrage charges: USD 500.00', 'Late payment fee: USD 50.00', 'Total amount due: USD 550.00'], 500],
  ['a late fee, the charge left out', ['Plus: late payment charge   USD 25.00', 'Total amount due: USD 525.00'], null],
  ['a late fee to come', ['Late payment fee: USD 10.00 per day overdue', 'Total amount due: USD 500.00'], 500],
  [
    'an earlier bill',
    ['Current charges: USD 500.00', 'Previous balance: USD 400.00', 'Total amount due: USD 900.00'],
    500,
  ],
])('the total of a bill is what it charges, with %s', async (_what, lines, total) => {
  expect(await read('demurrage', ...FIVE_DAYS, ...lines)).toEqual([5, '100', total])
})

test.each([
  'Security deposit: USD 300.00',
  'Past due: USD 1,200.00',
  'Late payment fee: USD 25.00',
  'Interest: USD 12.00',
])('rows that make the total prove it, whatever else the bill says: %s', async (beside) => {
  const rows = ['Demurrage            5      100.00   500.00', 'Total due                            500.00']
  expect(await read('demurrage', TABLE, ...rows, '', beside)).toEqual([5, '100', 500])
})

test.each(['Reefer plug days 1-3', 'Exam site days 4-5'])(
  'days of another service are of no charge: %s',
  async (service) => {
    const rows = [
      'Demurrage            3      100.00   300.00',
      `${service.padEnd(20)} 3      30.00    90.00`,
      'Detention            4      60.00    240.00',
      'Total due                            630.00',
    ]
    expect((await read('demurrage', TABLE, ...rows)).slice(0, 2)).toEqual([3, '100'])
  },
)

test('a step that is paid in advance is one', async () => {
  const rows = ['Days 1-3 advance     3      100.00   300.00', 'Days 4-5             2      150.00   300.00']
  expect(await read('demurrage', TABLE, ...rows, 'Total due                            600.00')).toEqual([
    5,
    '100,150',
    600,
  ])
})

test.each<[string, Charge, string[], unknown[]]>([
  [
    'a deposit',
    'detention',
    [
      'Detention            4      80.00    320.00',
      'Deposit paid                         -100.00',
      'Total due                            220.00',
    ],
    [4, '80', 320],
  ],
  [
    'a waiver',
    'detention',
    [
      'Detention            4      80.00    320.00',
      'Waiver                               -100.00',
      'Total due                            220.00',
    ],
    [null, '80', 220],
  ],
  [
    'a step of the first charge',
    'demurrage',
    [
      'Demurrage            3      100.00   300.00',
      'Tier 2               2      150.00   300.00',
      'Detention            4      60.00    240.00',
      'Total due                            840.00',
    ],
    [5, '100,150', 600],
  ],
  [
    'a step of the last charge',
    'detention',
    [
      'Demurrage            3      100.00   300.00',
      'Detention            4      60.00    240.00',
      'Days 5-8             4      90.00    360.00',
      'Total due                            900.00',
    ],
    [8, '60,90', 600],
  ],
  [
    'a step of the other charge',
    'demurrage',
    [
      'Demurrage            3      100.00   300.00',
      'Detention            4      60.00    240.00',
      'Days 5-8             4      90.00    360.00',
      'Total due                            900.00',
    ],
    [3, '100', 300],
  ],
  [
    'days of a chassis',
    'detention',
    [
      'Demurrage            3      100.00   300.00',
      'Detention            4      60.00    240.00',
      'Chassis days 1-4     4      30.00    120.00',
      'Total due                            660.00',
    ],
    [4, '60', 240],
  ],
])('rows of a bill with %s are those of their charge', async (_what, charge, rows, found) => {
  expect(await read(charge, TABLE, ...rows)).toEqual(found)
})

const priced = (...lines: string[]) => read('demurrage', ...lines)

test.each<[string, string[], unknown[]]>([
  ['one rate', ['Charged 5 days at EUR 100.00 per day', 'Total: EUR 500.00'], [5, '100', 500]],
  ['tax', ['Charged 5 days at GBP 48.00 per day', 'VAT @ 20%: GBP 48.00', 'Total: GBP 288.00'], [5, '48', null]],
  [
    'tax and what is due without it',
    ['Charged 5 days at GBP 48.00 per day', 'Net: GBP 240.00', 'VAT @ 20%: GBP 48.00', 'Total: GBP 288.00'],
    [5, '48', 240],
  ],
  [
    'two rates in one line',
    ['5 days at EUR 100.00 per day and 3 days at EUR 150.00 per day', 'Total amount: EUR 950.00'],
    [8, '100,150', 950],
  ],
  [
    'two rates in two lines',
    ['5 Tage à 100,00 EUR pro Tag', '2 Tage à 140,00 EUR pro Tag', 'Gesamtbetrag: 780,00 EUR'],
    [7, '100,140', 780],
  ],
  [
    'a tariff beside other charges',
    ['5 days at EUR 100.00 per day', '5 days at EUR 150.00 per day', 'Total: EUR 800.00'],
    [null, null, null],
  ],
  [
    'steps in one line',
    ['Days 1-5: 5 x EUR 40.00 = EUR 200.00; days 6-8: 3 x EUR 60.00 = EUR 180.00', 'Total: EUR 380.00'],
    [8, '40,60', 380],
  ],
  [
    'a sentence that adds them up',
    ['We charge 7 days at EUR 30.00 per day, in total EUR 210.00.', 'Amount due: EUR 210.00'],
    [7, '30', 210],
  ],
])('days at a rate without their amount are rows if their sum is printed: %s', async (_what, lines, found) => {
  expect(await priced(...lines)).toEqual(found)
})

test.each<[string, string[], unknown[]]>([
  ['tax', ['Subtotal: USD 500.00', 'IVA 16%: USD 80.00', 'Total: USD 580.00'], [5, '100', 500]],
  ['tax behind its rate', ['Subtotaal: USD 500.00', '21% btw: USD 105.00', 'Totaal: USD 605.00'], [5, '100', 500]],
  ['tax alone', ['VAT 20%: USD 100.00', 'Total: USD 600.00'], [5, '100', null]],
  ['a discount', ['Gross: USD 500.00', 'Discount 25%: USD -125.00', 'Net amount payable: USD 375.00'], [5, '100', 375]],
  ['a waiver', ['Charges: USD 500.00', 'Waived: USD 200.00', 'Total due: USD 300.00'], [5, '100', 300]],
  ['a discount of nothing printed', ['Discount: USD 50.00', 'Total due: USD 430.00'], [5, '100', null]],
  [
    'tax and a deposit',
    [
      'Subtotal: USD 500.00',
      'VAT 20%: USD 100.00',
      'Total: USD 600.00',
      'Less deposit: USD 250.00',
      'Open: USD 350.00',
    ],
    [5, '100', 500],
  ],
])('a total outside of tables is what is charged, with %s', async (_what, lines, found) => {
  expect(await priced(...FIVE_DAYS, ...lines)).toEqual(found)
})

test('a discount below a table is one of its rows, and says no days', async () => {
  const rows = ['Demurrage            5      100.00   500.00', 'Total charges                        500.00']
  const less = ['Less 10% loyalty discount: USD 50.00', 'Amount due: USD 450.00']
  expect(await priced(TABLE, ...rows, '', ...less)).toEqual([null, '100', 450])
})

test.each<[string, string[], unknown[]]>([
  [
    'a number of days without a colon',
    ['Number of days 5', 'Rate per day USD 100.00', 'Amount USD 500.00'],
    [5, '100', 500],
  ],
  ['days alone', ['Days: 5', 'Rate: USD 100.00', 'Total: USD 500.00'], [5, '100', 500]],
  [
    'all days beside the charged ones',
    ['Number of days: 11', 'Chargeable days: 5', 'Rate: USD 100.00', 'Total: USD 500.00'],
    [5, '100', 500],
  ],
  ['days with free ones', ['Days: 11', 'Free days: 6', 'Rate: USD 100.00', 'Total: USD 500.00'], [null, '100', null]],
  ['days of a step', ['Days 1-5: 5 x EUR 40.00 = EUR 200.00', 'Total: EUR 380.00'], [null, null, null]],
  ['days of an open step', ['Days 8+ @ EUR 40.00', 'Total: EUR 380.00'], [null, null, null]],
  ['days of another kind', ['Payment terms - number of days: 30', 'Rate: USD 100.00'], [null, '100', null]],
  [
    'two rates behind one label',
    ['Chargeable days: 8', 'Rate per day: USD 40.00 (day 1-5), USD 60.00 (day 6 on)', 'Total: USD 380.00'],
    [8, null, null],
  ],
  ['tax of nothing', [...FIVE_DAYS, 'Net: USD 500.00', 'VAT 0%: USD 0.00', 'Total: USD 500.00'], [5, '100', 500]],
  [
    'a tariff with more steps than it counts',
    [
      'Charged days: 9',
      'Tariff: 5 days at EUR 20.00 per day, thereafter EUR 40.00',
      'Total: EUR 260.00',
      'Paid: EUR 100.00',
    ],
    [9, null, null],
  ],
])('days and rates that are labelled are those that make the total: %s', async (_what, lines, found) => {
  expect(await priced(...lines)).toEqual(found)
})

test('days at a rate of two charges are those of each', async () => {
  const lines = ['Demurrage 3 days at USD 100.00 per day', 'Detention 4 days at USD 60.00 per day', 'Total: USD 540.00']
  expect(await read('demurrage', ...lines)).toEqual([3, '100', 300])
  expect(await read('detention', ...lines)).toEqual([4, '60', 240])
})

test('a row whose container cannot be read is not of the container above it', async () => {
  const head = 'No.  Container      Days   Rate USD   Amount USD'
  const rows = [`1    ${box}    5      30.00      150.00`, '2    MSKU48190?3    7      30.00      210.00']
  expect(await priced('', head, ...rows, 'Total                              360.00')).toEqual([5, '30', 150])
})

test.each(['Scadenza franchigia: 01/06/2026', 'Vencimiento período libre: 01/06/2026'])(
  'the end of free time is no due date: %s',
  async (line) => {
    const all = ['FATTURA DEMURRAGE', 'Fattura n.: EX-1001', 'Data fattura: 20/05/2026', `Container: ${box}`, line, '']
    const { extraction } = await readFile(new TextEncoder().encode(all.join('\n')), { name: 'a.txt' })
    const { bill } = readBillOfDocument(extraction!.payload, box, 'demurrage', extraction!.proposed)
    expect([bill.free_time_ends_on, bill.due_date ?? null]).toEqual(['2026-06-01', null])
  },
)

test('a bill with a line of a hundred thousand digits is read', async () => {
  expect(await priced(...FIVE_DAYS, `Total due: USD ${'1'.repeat(100_000)}`, 'Total due: USD 500.00')).toEqual([
    5,
    '100',
    500,
  ])
})

test('a bill that is too long to be read to its end lacks nothing', async () => {
  const head = [
    'DEMURRAGE INVOICE',
    'Invoice no.: EX-1001',
    'All of the days are on the list of this bill',
    `Container: ${box}`,
  ]
  const isAbsent = async (lines: number) => {
    const text = [...head, ...Array.from({ length: lines }, (_, nth) => `Note ${nth} of the day`)].join('\n')
    const { extraction } = await readFile(new TextEncoder().encode(text), { name: 'a.txt' })
    return readBillOfDocument(extraction!.payload, box, 'demurrage', extraction!.proposed).bill.liability_basis
  }
  expect([await isAbsent(5), await isAbsent(20_000)]).toEqual([null, undefined])
})

import { expect, test } from 'vitest'
import { readFile } from '../../src/read-file.ts'
import { buildZip } from '../harness/build-zip.ts'
import { readForm } from '../harness/read-form.ts'

const readTotal = (rows: Parameters<typeof readForm>[1]) => readForm('freight_invoice', rows)

test.each([
  [
    'in words',
    [
      [100, { 40: 'Montants exprimés en Euros' }],
      [124, { 40: 'Total TTC', 400: '32 850,00' }],
    ],
    'EUR',
  ],
  [
    'in its label',
    [
      [124, { 40: 'Total including VAT (SAR)', 400: '1,811.25' }],
      [136, { 40: 'USD 1 = 3.75' }],
    ],
    'SAR',
  ],
  [
    'once for all',
    [
      [100, { 40: 'Currency: AED' }],
      [112, { 40: 'Rate USD 10.00' }],
      [124, { 40: 'Total', 400: '850.00' }],
    ],
    'AED',
  ],
  [
    'in the head of its column',
    [
      [100, { 40: 'Item', 400: 'AMOUNT (ZAR)' }],
      [112, { 40: 'Rate USD 18.00' }],
      [124, { 40: 'Total due', 400: '850.00' }],
    ],
    'ZAR',
  ],
] as const)('the currency of a total is named %s', (_, rows, currency) => {
  expect(readTotal(rows).proposed).toMatchObject({ total_amount: { currency } })
})

test('a total without a known currency is proposed, not served', () => {
  const { values, proposed } = readTotal([[124, { 40: 'Total due', 400: '850.00' }]])
  expect(values).not.toHaveProperty('total_amount')
  expect(proposed).toMatchObject({ total_amount: { amount: 850, currency: null } })
})

test('a number of containers is not read as the freight amount', () => {
  const { values } = readTotal([
    [100, { 40: 'Ocean Freight', 150: '3 CNT' }],
    [124, { 40: 'Total due USD', 400: '850.00' }],
  ])
  expect(values).not.toHaveProperty('ocean_freight')
})

test('a subtotal and its taxes are not line items', () => {
  const { values } = readTotal([
    [100, { 40: 'Goods/services total', 400: '150.00' }],
    [112, { 40: 'VAT @ 20%', 400: '30.00' }],
    [124, { 40: 'INVOICE TOTAL', 400: '£180.00' }],
  ])
  expect(values).not.toHaveProperty('line_items')
})

const workbook = (format: string) =>
  buildZip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook/>',
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format.replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>COMMERCIAL INVOICE</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>TOTAL</t></is></c><c r="B2" s="1"><v>21576.5</v></c></row></sheetData></worksheet>',
  })

test.each([
  ['"USD"#,##0.00', 'USD'],
  ['[$€-407] #,##0.00', 'EUR'],
  ['#,##0.00 [$CHF];-#,##0.00 [$CHF]', 'CHF'],
])('the currency in the cell format %s is read', async (format, currency) => {
  const { extraction } = await readFile(workbook(format), { name: 'a.xlsx', documentType: 'commercial_invoice' })
  expect(extraction!.proposed.total_amount).toMatchObject({ value: { amount: 21576.5, currency } })
})

test.each([
  ['JPY 70,000', { amount: 70_000, currency: 'JPY' }],
  ['JPY 70.000', { amount: 70_000, currency: 'JPY' }],
  ['USD 70,000', { amount: 70_000, currency: 'USD' }],
])('the total %s is confirmed where it is printed so a second time', async (total, value) => {
  const lines = [
    'Demurrage Invoice',
    'Invoice No: DM-1188',
    `Total Amount Due: ${total}`,
    `Please pay the amount due of ${total}`,
  ]
  const bytes = Buffer.from(lines.join('\n'))
  const { extraction } = await readFile(bytes, { name: 'a.txt', declaredType: 'text/plain' })
  expect(extraction!.payload.total_amount).toMatchObject({ value })
})

/** The total of a bill whose only row is as large, in the row and in the sentence of the total. */
const readBill = async (total: string, ...notes: readonly string[]) => {
  const lines = ['DEMURRAGE INVOICE', 'Invoice No.: D-1', ...notes, '', `Description            Amount`]
  const text = [...lines, `Demurrage October      ${total}`, `Total due: ${total}`, ''].join('\n')
  const { extraction } = await readFile(Buffer.from(text), { name: 'a.txt', documentType: 'demurrage_invoice' })
  const { payload, proposed } = extraction!
  return ((payload.total_amount ?? proposed.total_amount) as { value: unknown } | undefined)?.value
}

test.each([
  ...['CHF 1’200.00', '1’200.00 CHF', 'CHF 1ʼ200.00', 'CHF 1´200.00', "CHF 1'200.00", 'CHF 1’200.–'].map(
    (printed) => [printed, 1200, 'CHF'] as const,
  ),
  ...['INR 1,20,000', 'INR 1,20,000.00', '₹ 1,20,000.00'].map((printed) => [printed, 120_000, 'INR'] as const),
  ['12\u202f345\u202f678,90\u00a0EUR', 12_345_678.9, 'EUR'],
  ['1,200.00USD', 1200, 'USD'],
  ['HK$ 1,200.00', 1200, 'HKD'],
  ['A$1,200.00', 1200, 'AUD'],
  ['NT$ 12,000', 12_000, 'TWD'],
  ['$1,200.00 CAD', 1200, 'CAD'],
  ['CAD 1,600.00 (USD 1,200.00)', 1600, 'CAD'],
  ['¥ 12,000.00 CNY', 12_000, 'CNY'],
] as const)('%s', async (printed, amount, currency) => {
  expect(await readBill(printed)).toEqual({ amount, currency })
})

test('a sign that several currencies share means the one that the document names', async () => {
  expect(await readBill('$1,200.00', 'Payments in AUD are returned')).toEqual({ amount: 1200, currency: 'USD' })
  expect(await readBill('$1,200.00', 'Of which $400.00 CAD are due now')).toEqual({ amount: 1200, currency: 'CAD' })
  expect(await readBill('$1,200.00', 'Amounts in CAD')).toEqual({ amount: 1200, currency: 'CAD' })
  expect(await readBill('$1,200.00', 'Bank charges above EUR 15.00')).toEqual({ amount: 1200, currency: 'USD' })
})

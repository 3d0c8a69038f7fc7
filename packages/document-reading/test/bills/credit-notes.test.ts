import { describe, expect, test } from 'vitest'
import { type Row, readForm } from '../harness/read-form.ts'

const CONTAINER = 'MSKU1234565'

/** A demurrage document with a title, which states its total twice, so that the total is served. */
const paper = (title: string, total: string, label = 'Total amount (USD)'): Row[] => [
  [40, { 40: title }],
  [60, { 40: 'Container no.', 200: CONTAINER }],
  [80, { 40: 'Net amount', 200: total }],
  [100, { 40: label, 200: total }],
]
const totalOf = (rows: readonly Row[]) =>
  (readForm('demurrage_invoice', rows).values as { total_amount?: { amount: number } }).total_amount?.amount

describe('the total of a credit note', () => {
  test.each([
    'CREDIT NOTE',
    'Demurrage Credit Note',
    'Credit memo',
    'Gutschrift',
    'Avoir',
    'Nota de crédito',
    'Nota di credito',
    'Credit note no.: 4711',
  ])('is negative under the title "%s"', (title) => {
    expect(totalOf(paper(title, '750.00'))).toBe(-750)
  })
  const LESS = [
    '(750.00)',
    '-750.00',
    '- 750.00 USD',
    '-USD 750.00',
    'USD -750.00',
    '750.00-',
    '750.00 USD-',
    '(-750.00)',
  ]
  test.each([...LESS, '<750.00>', '750.00 CR', '750.00 USD CR', '750.00 Cr.', '750.00 (credit)'])(
    'is negative as %s, whatever the title',
    (written) => {
      expect(totalOf(paper('DEMURRAGE INVOICE', written))).toBe(-750)
      expect(totalOf(paper('CREDIT NOTE', written))).toBe(-750)
    },
  )
  test.each([
    ['an invoice', paper('DEMURRAGE INVOICE', '750.00')],
    [
      'an invoice with a credit note among its rows',
      [...paper('DEMURRAGE INVOICE', '750.00'), [120, { 40: 'Less our credit note 4711' }]],
    ],
    ['an amount behind a dash', paper('DEMURRAGE INVOICE', '750.00', 'Total due - USD')],
  ] as [string, Row[]][])('is positive of %s', (_, rows) => {
    expect(totalOf(rows)).toBe(750)
  })
  test('is what its rows add up to, with the number of the note', () => {
    const { values } = readForm('demurrage_invoice', [
      [40, { 40: 'CREDIT NOTE' }],
      [60, { 40: 'Credit note no.', 200: 'CN-0009911' }],
      [80, { 40: 'Container no.', 200: CONTAINER }],
      [110, { 40: 'Description', 240: 'Days', 320: 'Rate', 420: 'Amount (USD)' }],
      [125, { 40: 'Demurrage waived', 240: '3', 320: '250.00', 420: '(750.00)' }],
      [145, { 40: 'Total (USD)', 420: '(750.00)' }],
    ])
    expect(values).toMatchObject({ invoice_number: 'CN-0009911', total_amount: { amount: -750, currency: 'USD' } })
  })
})

describe('amounts of currencies', () => {
  const invoice = (currency: string, rate: string, amounts: readonly [string, string], total: string) =>
    readForm('demurrage_invoice', [
      [40, { 40: 'DEMURRAGE INVOICE' }],
      [60, { 40: 'Container no.', 200: CONTAINER }],
      [90, { 40: 'Description', 240: 'Days', 320: `Rate (${currency})`, 420: `Amount (${currency})` }],
      [105, { 40: 'Demurrage 40HC', 240: '9', 320: rate, 420: amounts[0] }],
      [120, { 40: 'Administration', 420: amounts[1] }],
      [140, { 40: 'Total amount due', 420: total }],
    ]).values
  test.each([
    ['KWD', '125.250', ['1,127.250', '12.505'], '1,139.755', 1139.755],
    ['TND', '125,250', ['1.127,250', '12,505'], '1.139,755', 1139.755],
    ['JPY', '12,000', ['108,000', '1,500'], '109,500', 109_500],
    ['CLP', '12.000', ['108.000', '1.500'], '109.500', 109_500],
  ] as const)('in %s have its decimals', (currency, rate, amounts, total, expected) => {
    expect(invoice(currency, rate, amounts, total)).toMatchObject({ total_amount: { amount: expected, currency } })
  })
  test('in a currency of three decimals are not read where the paper does not show which they are', () => {
    expect(invoice('KWD', '12.500', ['112.500', '1.500'], '114.000')).not.toHaveProperty('total_amount')
  })
})

test('the number of a bill that looks like that of a container is none where it has its label', () => {
  const { values } = readForm('demurrage_invoice', [
    [40, { 40: 'DEMURRAGE INVOICE' }],
    [60, { 40: 'Bill of lading no.', 200: 'BMOU4415136' }],
    [80, { 40: 'Container no.', 200: CONTAINER }],
  ])
  expect(values).toMatchObject({ bill_of_lading_number: 'BMOU4415136', containers: [CONTAINER] })
})

test('a number below the headings of two columns is no rate', () => {
  const { values } = readForm('demurrage_invoice', [
    [40, { 40: 'DETENTION INVOICE' }],
    [60, { 40: 'Container', 240: 'Charge days Rate EUR', 480: 'Amount EUR' }],
    [75, { 40: CONTAINER, 240: '10', 320: '85,00', 480: '850,00' }],
  ])
  expect(values).not.toMatchObject({ rate_per_day: { amount: 10 } })
})

test('an amount to pay may be in brackets behind its label', () => {
  const rows: Row[] = [...paper('DEMURRAGE INVOICE', '750.00').slice(0, 3), [100, { 40: 'Total due (USD 750.00)' }]]
  expect(totalOf(rows)).toBe(750)
})

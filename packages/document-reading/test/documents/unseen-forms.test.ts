import { expect, test } from 'vitest'
import { type Row, readForm } from '../harness/read-form.ts'

const goodsTable = (...more: Row[]): Row[] => [
  [60, { 40: 'Description', 240: 'Qty', 320: 'Unit price', 420: 'Ext. price' }],
  [72, { 40: 'Brake disc', 240: '2,400', 320: '30.52', 420: '73,248.00' }],
  [84, { 40: 'Wheel hub', 240: '360', 320: '39.26', 420: '14,133.60' }],
  ...more,
]

test('an extended price is the amount beside a unit price', () => {
  expect(readForm('commercial_invoice', goodsTable([110, { 40: 'Currency: USD' }])).values).toMatchObject({
    line_items: [
      { quantity: 2400, unit_price: { amount: 30.52 }, amount: { amount: 73248 } },
      { quantity: 360, unit_price: { amount: 39.26 }, amount: { amount: 14133.6 } },
    ],
  })
})

test('a balance after a deposit is not the total amount', () => {
  const { values } = readForm(
    'commercial_invoice',
    goodsTable([110, { 320: 'TOTAL USD', 420: '87,381.60' }], [122, { 320: 'BALANCE DUE USD', 420: '61,167.12' }]),
  )
  expect(values).toMatchObject({ total_amount: { amount: 87381.6, currency: 'USD' } })
})

test('amounts have no three decimals, whatever the weights have', () => {
  const { values } = readForm('customs_entry', [
    [60, { 40: 'Gross mass (kg)', 200: '1.234,5' }],
    [80, { 40: 'Total value', 200: '$442,145' }],
  ])
  expect(values).toMatchObject({ entered_value: { amount: 442145, currency: 'USD' } })
})

test('a weight in brackets repeats the weight before it', () => {
  const { values } = readForm('packing_list', [
    [60, { 40: 'Total net weight', 200: '29,252 kg (64,490 lb)' }],
    [74, { 40: 'Total gross weight', 200: '31,737 kg (69,968 lb)' }],
  ])
  expect(values).toMatchObject({
    gross_weight: { amount: 31737, unit: 'kg' },
    net_weight: { amount: 29252, unit: 'kg' },
  })
})

test.each([
  ['Country of origin', 'PRODUCT OF VIETNAM', { country_of_origin: 'VIETNAM' }],
  ['Port of loading', 'SHANGHAI ETD 11-MAY-2026', { port_of_loading: 'SHANGHAI' }],
  ['Seller', 'Okanela Sawmill SIA, Kurzemes iela 4, LV-3301 Kuldiga', { shipper: 'Okanela Sawmill SIA' }],
  ['Vessel, voyage & flag', 'NORTHERN HERON 191 SGP', { vessel: 'NORTHERN HERON', voyage: '191' }],
  ['Vessel', 'M/N VENTO DI MAESTRALE', { vessel: 'VENTO DI MAESTRALE' }],
])('text beside a value is not part of it: %s', (label, text, value) => {
  expect(readForm('commercial_invoice', [[60, { 40: label, 190: text }]]).values).toMatchObject(value)
})

test('the text "No." is not a party', () => {
  const { values } = readForm('freight_invoice', [[60, { 40: 'Bill to', 190: 'No.' }]])
  expect(values).not.toHaveProperty('bill_to')
})

import { expect, test } from 'vitest'
import { type Row, readForm } from './form.ts'

const letter = (...more: Row[]): Row[] => [
  [20, { 40: 'BLUE LANTERN LOGISTICS A/S' }],
  [120, { 40: 'Kerala Toys Ltd.', 400: 'Invoice no. 70114' }],
  [132, { 40: '633 Riverside Drive' }],
  [144, { 40: 'Belgium' }],
  [200, { 40: 'Total USD 420.00' }],
  ...more,
]

test('an invoice without a label for it is billed to whom it is addressed', () => {
  expect(readForm('freight_invoice', letter()).values).toMatchObject({ bill_to: 'Kerala Toys Ltd.' })
})

test('of two addresses it is unknown which is that of the letter', () => {
  const two = letter([240, { 40: 'Norvald Trucking Inc.' }], [252, { 40: '12 Mill Park' }])
  expect(readForm('freight_invoice', two).values).not.toHaveProperty('bill_to')
})

test('what has a label is what the label says', () => {
  const shipped = letter().map(([y, texts]): Row => (y === 120 ? [y, { 40: 'Shipper: Kerala Toys Ltd.' }] : [y, texts]))
  expect(readForm('freight_invoice', shipped).values).not.toHaveProperty('bill_to')
  const below = letter([108, { 40: 'Shipper' }])
  expect(readForm('freight_invoice', below).values).not.toHaveProperty('bill_to')
  const billed = letter([300, { 40: 'Bill to: Milbank 22 B.V.' }])
  expect(readForm('freight_invoice', billed).values).toMatchObject({ bill_to: 'Milbank 22 B.V.' })
})

test('the head of the letter is no address, nor who sells when the paper is his own', () => {
  const head: Row[] = [
    [20, { 40: 'BLUE LANTERN LOGISTICS A/S' }],
    [32, { 40: '12 Harbour Road' }],
  ]
  expect(readForm('freight_invoice', head).values).not.toHaveProperty('bill_to')
  expect(readForm('commercial_invoice', letter()).values).not.toHaveProperty('bill_to')
})

test('the head of a commercial invoice is who ships, unless a label names another', () => {
  expect(readForm('commercial_invoice', letter()).values).toMatchObject({ shipper: 'BLUE LANTERN LOGISTICS A/S' })
  const labelled = letter([300, { 40: 'Shipper: Milbank 22 B.V.' }])
  expect(readForm('commercial_invoice', labelled).values).toMatchObject({ shipper: 'Milbank 22 B.V.' })
})

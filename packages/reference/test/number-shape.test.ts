import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeNumber } from '../src/number.ts'
import { findResemblance, findShapeProblem, stripLabel } from '../src/number-shape.ts'

test.each([
  ['B/L No.: MAEU123456789', 'MAEU123456789'],
  ['Bill of Lading Number HLCUXX12345', 'HLCUXX12345'],
  ['MBL# 0123456789', '0123456789'],
  ['Booking no 26012345', '26012345'],
  ['BKG: ABC1234567', 'ABC1234567'],
  ['Container # TSTU1234568', 'TSTU1234568'],
  ['CNTR:TSTU1234568', 'TSTU1234568'],
  ['Ｂ／Ｌ：ＭＡＥＵ１２３４５６', 'MAEU123456'],
  ['BL1234567', 'BL1234567'],
  ['BKGX1234567', 'BKGX1234567'],
  ['CONTAINERS1', 'CONTAINERS1'],
])('the label of "%s" is removed', (text, number) => {
  expect(normalizeNumber(stripLabel(text))).toBe(number)
})

test.each([
  '../../x',
  '🚀🚀🚀🚀',
  '---',
  'ABC',
  'A'.repeat(36),
  'HELLO WORLD',
  '1//2345',
  'MAEU<script>',
  '12345;drop',
  '.1234',
  '1234/',
])('the text %j is rejected with an explanation', (text) => {
  expect(findShapeProblem(text)).toMatch(/^(It has|A slash)/)
})

test.each([
  'MAEU123456789',
  'ＭＡＥＵ－１２３４５６',
  'hlcu xx12 3456',
  '2601/2345.6',
  '"0123456789"',
  '\u200E12345\u00AD678',
  'B1A2',
])('the number %j is accepted', (text) => {
  expect(findShapeProblem(text)).toBeNull()
})

test.each([
  ['PO-48213', 'purchase_order'],
  ['P.O. 48213', 'purchase_order'],
  ['PO number: 4500012345', 'purchase_order'],
  ['HBL-SHA240012', 'house_bill'],
  ['H/B/L SHA240012', 'house_bill'],
  ['House bill 12345', 'house_bill'],
  ['BXT-0012345-6', 'customs_entry'],
  ['ML-CN5520187', 'seal'],
  ['SEAL 123456', 'seal'],
  ['POLU1234567', null],
  ['MAEU123456789', null],
  ['HBLU1234567', null],
  ['2601-2345678', null],
])('the number %s resembles another kind: %s', (text, kind) => {
  expect(findResemblance(text)).toBe(kind)
})

test('any text is handled without an error, and only allowed characters are accepted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      findResemblance(text)
      if (findShapeProblem(stripLabel(text)) === null)
        expect(normalizeNumber(stripLabel(text))).toMatch(/^[A-Z0-9][A-Z0-9/._]*[A-Z0-9]$/)
    }),
  )
})

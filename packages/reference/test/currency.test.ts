import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountInDecimals, decimalsOf, exactAmount, isSameAmount } from '../src/currency.ts'

describe('the decimals of a currency', () => {
  test.each([
    ...['KWD', 'BHD', 'OMR', 'TND', 'JOD'].map((code) => [code, 3] as const),
    ...['JPY', 'KRW', 'CLP'].map((code) => [code, 0] as const),
    ...['USD', 'EUR', 'CNY'].map((code) => [code, 2] as const),
  ])('of %s are %i', (code, expected) => {
    expect(decimalsOf(code)).toBe(expected)
  })
  test('are two for an unknown currency', () => {
    for (const code of ['', null, undefined, 'QQQ', 'NO CODE', '12']) expect(decimalsOf(code)).toBe(2)
  })
})

describe('an amount', () => {
  test.each([
    [1234.5, 'USD', '1234.50'],
    [12.345, 'KWD', '12.345'],
    [60, 'KWD', '60.000'],
    [1200, 'JPY', '1200'],
    [-300, 'USD', '-300.00'],
    // The amount is not rounded.
    [1200.5, 'JPY', '1200.5'],
    [0.0625, 'USD', '0.0625'],
  ])('of %d %s is %s', (amount, currency, expected) => {
    expect(amountInDecimals(amount, currency)).toBe(expected)
  })
  test('is the same as another that differs by less than what is written', () => {
    expect([99.999, 100.005, 99.99, 100.01].map((other) => isSameAmount(100, other, 'USD'))).toEqual([
      ...[true, true],
      ...[false, false],
    ])
    expect(isSameAmount(12.345, 12.344, 'KWD')).toBe(false)
    expect(isSameAmount(1200, 1199, 'JPY')).toBe(false)
  })
})

test('sums have no noise, and lose nothing that an amount of any currency can state', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }), { maxLength: 20 }), (parts) => {
      const sum = parts.reduce((all, one) => all + one, 0)
      expect(exactAmount(parts.reduce((all, one) => all + one / 10_000, 0))).toBe(sum / 10_000 + 0)
    }),
  )
})

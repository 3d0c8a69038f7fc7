import { expect, test } from 'vitest'
import { money } from '../src/format/money.ts'

test.each([
  [1234.5, 'USD', 'USD 1,234.50'],
  [1200, 'USD', 'USD 1,200'],
  [12.345, 'KWD', 'KWD 12.345'],
  [12.5, 'OMR', 'OMR 12.500'],
  [120_000, 'JPY', 'JPY 120,000'],
  // What a source reports is not rounded.
  [120_000.5, 'JPY', 'JPY 120,000.5'],
  [0.1 + 0.2, 'USD', 'USD 0.30'],
  [-300, 'EUR', '-EUR 300'],
  [12.5, undefined, '12.50'],
])('%d %s is shown as %s', (amount, currency, shown) => {
  expect(money(amount, currency).replaceAll('\u00a0', ' ')).toBe(shown)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternsOf } from '../../../src/records/search/patterns.ts'

test.each([
  ['MSCU 663987-0', [['%MSCU6639870%']]],
  ['maersk busan', [['%maersk%'], ['%busan%']]],
  ['po-77', [['% po-77%', '%po77%']]],
  ['ms', [['% ms%']]],
  ['a 100%', [['% a%'], [String.raw`%100\%%`]]],
  ['smith & co', [['%smith%'], ['%&%'], ['% co%']]],
  ['busan BUSAN busan', [['%busan%'], ['%BUSAN%']]],
  ['% _ "', []],
])('the query %j has its patterns', (query, patterns) => {
  expect(patternsOf(query)).toEqual(patterns)
})

test('no character of a query is treated as a wildcard', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      for (const text of patternsOf(query).flat()) {
        expect(text.replaceAll(/\\./gs, '')).toMatch(/^% ?[^%_\\]*%$/s)
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparableNumber, normalizeNumber, withoutSeparators } from '../src/number.ts'

test.each([
  ['msku 123456-5', 'MSKU1234565'],
  ['MAEU\u2011218\u2013547\u2212886', 'MAEU218547886'],
  ['\u202aMEDU1234567\u202c', 'MEDU1234567'],
  ['HLCU\u200bHAM\u00ad2301', 'HLCUHAM2301'],
  ['“OOLU2700000000”', 'OOLU2700000000'],
  ['ＭＳＫＵ１２３４５６５', 'MSKU1234565'],
  ['\ufeff ONEY/ABC.1 ', 'ONEY/ABC.1'],
])('the text %j is normalized to %s', (text, number) => {
  expect(normalizeNumber(text)).toBe(number)
})

test('slashes, dots and underscores are removed from container numbers', () => {
  expect(withoutSeparators('MSKU 123/456.5_')).toBe('MSKU1234565')
})

test('a normalized number does not change', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const normalize of [normalizeNumber, withoutSeparators, comparableNumber])
        expect(normalize(normalize(text))).toBe(normalize(text))
    }),
  )
})

test('spaces, dashes and invisible marks are ignored anywhere', () => {
  const noise = fc.constantFrom('', ' ', '-', '\u2013', '\u200b', '\u00ad', '"')
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{4,20}$/), fc.array(noise, { maxLength: 30 }), (number, between) => {
      const typed = [...number].map((character, i) => `${between[i] ?? ''}${character}`).join('')
      expect(normalizeNumber(typed.toLowerCase())).toBe(number)
    }),
  )
})

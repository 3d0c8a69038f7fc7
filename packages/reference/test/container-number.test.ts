import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkDigit,
  checkDigitOk,
  isContainerNumber,
  normalizeContainerNumber,
  withCheckDigit,
} from '../src/container-number.ts'

const body = fc.stringMatching(/^[A-Z]{3}[UJZ]\d{6}$/)

test('checkDigit gives the digit of the example in the standard (CSQU3054383)', () => {
  expect(checkDigit('CSQU305438')).toBe(3)
  expect(checkDigitOk('CSQU3054383')).toBe(true)
  expect(checkDigitOk('CSQU3054384')).toBe(false)
})

test('a container number is normalized from the forms in which people write it', () => {
  expect(normalizeContainerNumber(' csqu 305438-3 ')).toBe('CSQU3054383')
  expect(isContainerNumber('csqu 305438-3')).toBe(true)
  expect(checkDigitOk('csqu 305438/3')).toBe(true)
})

test.each(['', 'CSQX3054383', 'CSQU305438', 'CSQU30543833', '1SQU3054383', 'MEDUWA216748'])(
  'the invalid code "%s" is rejected',
  (text) => {
    expect(isContainerNumber(text)).toBe(false)
    expect(checkDigitOk(text)).toBe(false)
  },
)

test('any ten characters have exactly one valid check digit', () => {
  fc.assert(
    fc.property(body, (ten) => {
      const fitting = [...'0123456789'].filter((digit) => checkDigitOk(ten + digit))
      expect(fitting).toEqual([String(checkDigit(ten))])
      expect(withCheckDigit(ten)).toBe(ten + fitting[0])
    }),
  )
})

test('a single wrong digit is detected, except where the sum modulo 11 is 10 and shares its digit with 0', () => {
  fc.assert(
    fc.property(body, fc.integer({ min: 4, max: 9 }), fc.integer({ min: 1, max: 9 }), (ten, at, by) => {
      const wrong = ten.slice(0, at) + ((Number(ten[at]) + by) % 10) + ten.slice(at + 1)
      if (checkDigit(ten) !== 0) expect(checkDigitOk(wrong + checkDigit(ten))).toBe(false)
    }),
  )
})

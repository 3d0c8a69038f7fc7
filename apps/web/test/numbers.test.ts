import { numbersOf } from '@boxtrail/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('numbers are read from a pasted sheet, each once', () => {
  const pasted = 'Number\tLine\nMAEU261904573\tMaersk\n"MSKU7054417"; msku7054417\r\n- HLCUSHA2209,\n'
  expect(numbersOf(pasted)).toEqual(['MAEU261904573', 'MSKU7054417', 'HLCUSHA2209'])
})

test('the numbers of the test line are accepted', () => {
  expect(numbersOf('test-tr-succeeded')).toEqual(['TEST-TR-SUCCEEDED'])
})

test('every number is found between any separators', () => {
  const number = fc.stringMatching(/^[A-Z]{4}[0-9]{6,9}$/)
  const separator = fc.constantFrom('\n', ', ', '\t', ' ; ', ' | ', '\r\n\r\n')
  fc.assert(
    fc.property(fc.uniqueArray(number, { minLength: 1 }), separator, (numbers, between) => {
      expect(numbersOf(numbers.join(between))).toEqual(numbers)
    }),
  )
})

import { checkDigit } from '@boxtrail/reference/container-number'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupRows } from '../../src/formats/group-rows.ts'
import { layOutPage } from '../../src/layout/layout.ts'
import { tidyText } from '../../src/pictures/tidy-text.ts'
import {
  fixBillNumber,
  fixContainerNumbers,
  fixVoyage,
  isDoubtfulName,
  isDoubtfulVoyage,
} from '../../src/values/identifiers/fix-recognition.ts'
import { findContainers } from '../../src/values/identifiers/identifiers.ts'

test.each([
  ['Placeofdelivery', 'Place of delivery'],
  ['PLACEOFRECEIPT:', 'PLACE OF RECEIPT:'],
  ['VoyageNo', 'Voyage No'],
  ['Consignee(Completenameandaddress)', 'Consignee (Complete name and address)'],
  ['Finai', 'Final'],
  ['Voy,', 'Voy.'],
  ['SR.L.', 'S.R.L.'],
  ['CO.,LTD.', 'CO., LTD.'],
])('the recognized text "%s" is corrected to "%s"', (text, meant) => {
  expect(tidyText(text)).toBe(meant)
})

test.each(['PORTLAND', 'POLAND', 'PORTOFINO', 'IMPORTANT', 'NORTHGATE', 'MEDU9349547', 'Notify', 'DATED'])(
  'the correct word "%s" is unchanged',
  (text) => {
    expect(tidyText(text)).toBe(text)
  },
)

const number = fc.stringMatching(/^[A-Z]{3}U\d{6}$/).map((body) => `${body}${checkDigit(body)}`)
const CONFUSED: Record<string, string> = {
  O: '0',
  I: '1',
  S: '5',
  B: '8',
  Z: '2',
  0: 'O',
  1: 'I',
  5: 'S',
  8: 'B',
  2: 'Z',
}

test('a misrecognized container number is corrected by its check digit', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: 10 }), (value, at) => {
      const sign = CONFUSED[value[at]!]
      fc.pre(sign !== undefined)
      const misread = value.slice(0, at) + sign + value.slice(at + 1)
      expect(fixContainerNumbers(`No. ${misread} / 40HC`).map((one) => one.value)).toEqual([value])
    }),
  )
})

test('a valid container number is unchanged, and an uncorrectable one is not invented', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 1, max: 9 }), (value, plus) => {
      expect(fixContainerNumbers(value)).toEqual([])
      expect(fixContainerNumbers(value.slice(0, 10) + ((Number(value[10]) + plus) % 10))).toEqual([])
    }),
  )
})

test('container numbers are corrected on recognized pages only', () => {
  const value = `MSKU123456${checkDigit('MSKU123456')}`
  const misread = value.replace('S', '5')
  const page = (certainty?: number) =>
    layOutPage(1, [[{ text: misread, left: 40, right: 100, ...(certainty !== undefined && { certainty }) }]])
  expect(findContainers([page()])).toEqual([])
  expect(findContainers([page(0.9)]).map((one) => one.value)).toEqual([value])
})

test('a bill number starts with a line code, and a voyage starts with a zero', () => {
  expect(fixBillNumber('00LU9321439806')).toBe('OOLU9321439806')
  expect(fixBillNumber('8821439806')).toBe('8821439806')
  expect(fixVoyage('OX6GH1MA')).toBe('0X6GH1MA')
  expect(fixVoyage('FE069W')).toBe('FE069W')
})

test('a digit in place of a direction letter, and joined words, are doubtful', () => {
  expect(['2318', '5228', '0318'].map(isDoubtfulVoyage)).toEqual([true, true, true])
  expect(['231S', '664N', '8'].map(isDoubtfulVoyage)).toEqual([false, false, false])
  expect(['ANADOLUHANDTOOLSINC.', 'JADE COMPASS 0916-725€'].map(isDoubtfulName)).toEqual([true, true])
  expect(['ANADOLU HAND TOOLS INC.', 'JADE COMPASS'].map(isDoubtfulName)).toEqual([false, false])
})

test('recognized words keep their spaces and continue after a comma', () => {
  const word = (text: string, x: number) => ({
    text,
    x,
    y: 20,
    width: 5 * text.length,
    size: 10,
    parts: 0.5,
    certainty: 0.9,
  })
  const [line] = groupRows([word('Place', 40), word('of', 66), word('SAVANNAH,', 120), word('GA', 172)])
  expect(line!.map(({ text }) => text)).toEqual(['Place of', 'SAVANNAH, GA'])
})

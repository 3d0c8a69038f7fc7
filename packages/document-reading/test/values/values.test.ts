import { checkDigit } from '@boxtrail/reference/container-number'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layOutText } from '../../src/layout/layout.ts'
import { dateOrder, readDate } from '../../src/values/dates/dates.ts'
import { findIdentifiers } from '../../src/values/identifiers/identifiers.ts'
import { parseNumber, readAmount } from '../../src/values/numbers/amounts.ts'

describe('dates', () => {
  test.each([
    ['2026-05-04', '2026-05-04'],
    ['04.05.2026', '2026-05-04'],
    ['04-MAY-2026', '2026-05-04'],
    ['4 de mayo de 2026', '2026-05-04'],
    ['May 4, 2026', '2026-05-04'],
    ['May-04-2026', '2026-05-04'],
    ['MAY/04/2026', '2026-05-04'],
    ['4. Mai 2026', '2026-05-04'],
    ['2026年5月4日', '2026-05-04'],
    ['25/05/2026', '2026-05-25'],
    ['05/25/2026', '2026-05-25'],
    ['05/05/2026', '2026-05-05'],
  ])('the date %s is unambiguous', (text, date) => {
    expect(readDate(text, null)?.value).toBe(date)
  })

  test.each(['04/05/2026', '31.02.2026', '13/13/2026', 'May 2026', '1234/5'])(
    'the date %s is left out if nothing shows its order',
    (text) => {
      expect(readDate(text, null)).toBeNull()
    },
  )

  test.each([
    ['Dates are DD/MM/YYYY', 'day'],
    ['Sailed 25/04/2026', 'day'],
    ['Sailed 04/25/2026', 'month'],
    ['CBP Form 7501, Importer of Record', 'month'],
    ['Rechnung, Hafen Hamburg', 'day'],
    ['Sailed 25/04/2026, arrived 05/26/2026', null],
    ['Sailed 04/05/2026', null],
  ])('the text %s shows the order of the other dates: %s', (text, order) => {
    expect(dateOrder(text)).toBe(order)
  })
})

describe('amounts', () => {
  test.each([
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ["1'234.56", 1234.56],
    ['1 234,56', 1234.56],
    ['1.234.567', 1234567],
    ['1,234', 1234],
    ['0.125', 0.125],
    ['12,5', 12.5],
    ['88', 88],
  ])('the amount %s is %d', (text, amount) => {
    expect(parseNumber(text)).toBe(amount)
  })

  test('a currency before or behind the amount is read', () => {
    expect(readAmount('EUR 1.234,56', null)?.value).toEqual({ amount: 1234.56, currency: 'EUR' })
    expect(readAmount('$1,234.56', null)?.value).toEqual({ amount: 1234.56, currency: 'USD' })
    expect(readAmount('99.00', 'GBP')?.value).toEqual({ amount: 99, currency: 'GBP' })
  })

  test('an amount in either notation is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom('en-US', 'de-DE'), (cents, locale) => {
        const text = (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2 })
        expect(parseNumber(text)).toBeCloseTo(cents / 100, 6)
      }),
    )
  })
})

const container = fc.tuple(fc.stringMatching(/^[A-Z]{3}U\d{6}$/)).map(([body]) => `${body}${checkDigit(body)}`)
const written = fc
  .tuple(container, fc.constantFrom('', ' ', '-', ' - '), fc.constantFrom('', ' ', '-', '/'))
  .map(([number, first, last]) => ({
    number,
    text: number.slice(0, 4) + first + number.slice(4, 10) + last + number[10],
  }))
const word = fc.stringMatching(/^[a-z]{2,9}[,.:]?$/)

describe('identifiers', () => {
  test('every container number in shuffled text is found at its span, however it is spaced', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(written, word), { minLength: 1, maxLength: 8 }), (list) => {
        const page = layOutText(1, list.map(([{ text }, between]) => `${text} ${between} `).join('\n'))
        const found = findIdentifiers([page]).filter(({ kind }) => kind === 'container')
        expect(new Set(found.map(({ value }) => value))).toEqual(new Set(list.map(([{ number }]) => number)))
        for (const { value, span } of found) expect(page.text.slice(...span).replace(/[^A-Z\d]/g, '')).toBe(value)
      }),
    )
  })

  test('a container number with a wrong check digit is not an identifier', () => {
    fc.assert(
      fc.property(container, fc.integer({ min: 1, max: 9 }), (number, plus) => {
        const wrong = number.slice(0, 10) + ((Number(number[10]) + plus) % 10)
        // `BOLU` and its like may still be read as the label of a bill.
        const found = findIdentifiers([layOutText(1, `Container ${wrong}`)])
        expect(found.filter(({ kind }) => kind === 'container')).toEqual([])
      }),
    )
  })

  // Without its last letter, the owner code would be the label of a bill.
  test.each(['MBLU', 'HBLU', 'OBLU', 'BOLU', 'SWBU'])(
    'the owner code %s starts a container number, not a bill label',
    (code) => {
      const number = `${code}123456${checkDigit(`${code}123456`)}`
      expect(findIdentifiers([layOutText(1, `Container ${number}\n${number}`)])).toEqual([
        expect.objectContaining({ kind: 'container', value: number }),
      ])
      const wrong = number.slice(0, 10) + ((Number(number[10]) + 1) % 10)
      expect(findIdentifiers([layOutText(1, `Container ${wrong}\n${wrong}`)])).toEqual([])
    },
  )

  test.each([
    ['B/L No.: MAEU123456789', 'bill_of_lading', 'MAEU123456789'],
    ['Our MBL# ABC-7654321 is ready', 'bill_of_lading', 'ABC7654321'],
    ['the goods under HLCUHAM260412345 arrive', 'bill_of_lading', 'HLCUHAM260412345'],
    ['Bill of Lading No.  Vessel\nQWER12345678  Silver Tern', 'bill_of_lading', 'QWER12345678'],
    ['Buchungsnummer: EBKG12345678', 'booking', 'EBKG12345678'],
    ['P.O. No.   4500123456', 'reference', '4500123456'],
  ])('the identifier in "%s" is a %s: %s', (text, kind, value) => {
    expect(findIdentifiers([layOutText(1, text)])).toEqual([expect.objectContaining({ kind, value })])
  })

  test.each(['B/L date: 04.05.2026', 'Number of original B/Ls: 3', 'Tel. 0800 1234567', 'Bill of lading copies 3/3'])(
    'the text "%s" contains no identifier',
    (text) => expect(findIdentifiers([layOutText(1, text)])).toEqual([]),
  )
})

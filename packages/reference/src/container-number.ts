import { withoutSeparators } from './number.ts'

const SHAPE = /^[A-Z]{3}[UJZ]\d{7}$/

/** Letters count from 10 and skip the multiples of 11 (ISO 6346, annex A). */
const LETTER_VALUES = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, i) => [letter, 10 + i + Math.floor((i + 9) / 10)]),
)

/** Accepts numbers as people type them: "msku 123456-5" is MSKU1234565. */
export const normalizeContainerNumber = withoutSeparators

/** Checks only the form, after normalization; `checkDigitOk` checks the check digit. */
export function isContainerNumber(text: string): boolean {
  return SHAPE.test(normalizeContainerNumber(text))
}

/** The check digit of the first ten characters; undefined unless they are four letters and six digits. */
export function checkDigit(text: string): number | undefined {
  const body = normalizeContainerNumber(text).slice(0, 10)
  if (!/^[A-Z]{4}\d{6}$/.test(body)) return undefined
  let sum = 0
  for (const [i, character] of [...body].entries()) sum += (LETTER_VALUES.get(character) ?? Number(character)) * 2 ** i
  return (sum % 11) % 10
}

export function checkDigitOk(text: string): boolean {
  const number = normalizeContainerNumber(text)
  return SHAPE.test(number) && checkDigit(number) === Number(number[10])
}

/** Railways write a container number with ten characters, without the check digit; this returns all eleven. */
export function withCheckDigit(text: string): string | undefined {
  const digit = checkDigit(text)
  return digit === undefined ? undefined : normalizeContainerNumber(text).slice(0, 10) + digit
}

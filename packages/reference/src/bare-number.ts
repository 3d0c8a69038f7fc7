import { createShippingLines, type ShippingLine } from './shipping-lines.ts'

/** The letters in front of the numbers of a line. */
export type NumberPrefixes = Pick<ShippingLine, 'scac' | 'alternativeScacs' | 'bolPrefix'>

/** If fewer characters would remain, the letters belong to the number. */
const MIN_LENGTH = 5

/**
 * A normalised bill of lading or booking number without the SCAC of its line in front: MAEU261904573 and 261904573 are
 * one bill, whichever of the two the line expects.
 */
export const bareNumber = (number: string, { scac, alternativeScacs, bolPrefix }: NumberPrefixes): string => {
  const prefixes = [scac, ...alternativeScacs, ...(bolPrefix === null ? [] : [bolPrefix])]
  const prefix = prefixes.find((one) => number.startsWith(one))
  const rest = prefix === undefined ? '' : number.slice(prefix.length).replace(/^[/._]+/, '')
  return rest.length >= MIN_LENGTH && /\d/.test(rest) ? rest : number
}

/** The other form of a number: with the letters that the line puts before its bills, or without them if it has them. */
export const otherForm = (number: string, prefixes: NumberPrefixes): string => {
  const bare = bareNumber(number, prefixes)
  return bare === number ? `${prefixes.bolPrefix ?? prefixes.scac}${number}` : bare
}

const CODE = new RegExp(`^[A-Z]{4}(?=.{${MIN_LENGTH}})(?=.*\\d)`)

/** A number without four letters in front, which may be a SCAC, if the line is not known. */
export const withoutCode = (number: string): string => number.replace(CODE, '')

let lines: ReadonlyMap<string, string> | undefined
/** The SCAC of the listed line that puts these letters before its numbers. */
const lineOfLetters = (number: string): string | undefined => {
  lines ??= new Map(
    createShippingLines()
      .all()
      .flatMap(({ scac, alternativeScacs, bolPrefix }) =>
        [...alternativeScacs, bolPrefix ?? scac, scac].map((letters): [string, string] => [letters, scac]),
      ),
  )
  return lines.get(number.slice(0, 4))
}

/**
 * A comparable number without the letters of a listed line in front, of which it may have two: MSCUMEDUA1234567. Other
 * letters belong to the number: ONE and HMM begin theirs with the code of an office (ONEYTYOF12345600), so that two
 * numbers may differ in those letters alone.
 */
export const withoutLineLetters = (number: string): string => {
  const line = lineOfLetters(number)
  if (line === undefined) return number
  const bare = withoutCode(number)
  return lineOfLetters(bare) === line ? withoutCode(bare) : bare
}

/** Whether two comparable numbers are the same bill, whichever letters of one line are in front of one or both. */
export const isSameBill = (one: string, other: string): boolean => {
  const [bare, otherBare] = [withoutLineLetters(one), withoutLineLetters(other)]
  if (bare === other || one === otherBare) return true
  const isOfAnotherLine = bare !== one && otherBare !== other && lineOfLetters(one) !== lineOfLetters(other)
  return !isOfAnotherLine && isSameBareNumber(bare, otherBare)
}

/**
 * Whether two comparable numbers are the same if the line is not known: 261904573 and MAEU261904573. Numbers of some
 * lines begin with four letters that are not a SCAC (ONEY before TYOF12345600), so one of the two is always compared as
 * it is.
 */
export const isSameBareNumber = (one: string, other: string): boolean =>
  one === other || withoutCode(one) === other || one === withoutCode(other)

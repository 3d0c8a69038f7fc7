import type { ShippingLine } from './shipping-lines.ts'

/** The letters in front of the numbers of a line. */
export type NumberPrefixes = Pick<ShippingLine, 'scac' | 'alternativeScacs' | 'bolPrefix'>

/** A shorter rest is not a number, so the letters before it belong to it. */
const MIN_LENGTH = 5

/**
 * A normalised bill of lading or booking number without a SCAC of its line in front: MAEU261904573 and 261904573 are one
 * bill, whichever of them the line expects.
 */
export const bareNumber = (number: string, { scac, alternativeScacs, bolPrefix }: NumberPrefixes): string => {
  const prefixes = [scac, ...alternativeScacs, ...(bolPrefix === null ? [] : [bolPrefix])]
  const prefix = prefixes.find((one) => number.startsWith(one))
  const rest = prefix === undefined ? '' : number.slice(prefix.length).replace(/^[/._]+/, '')
  return rest.length >= MIN_LENGTH && /\d/.test(rest) ? rest : number
}

/** A bare number with the letters that the line puts before its bills, and a number that has them without. */
export const otherForm = (number: string, prefixes: NumberPrefixes): string => {
  const bare = bareNumber(number, prefixes)
  return bare === number ? `${prefixes.bolPrefix ?? prefixes.scac}${number}` : bare
}

const CODE = new RegExp(`^[A-Z]{4}(?=.{${MIN_LENGTH}})(?=.*\\d)`)

/** Without four letters before it, which may be the SCAC of a line, where it is not known which line it is. */
export const withoutCode = (number: string): string => number.replace(CODE, '')

/**
 * Whether two comparable numbers are one, of a line that is not known: 261904573 and MAEU261904573. Numbers of some lines
 * begin with four letters that are no SCAC (ONEY before TYOF12345600), so that one of the two is compared as it is.
 */
export const isSameBareNumber = (one: string, other: string): boolean =>
  one === other || withoutCode(one) === other || one === withoutCode(other)

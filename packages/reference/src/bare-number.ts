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

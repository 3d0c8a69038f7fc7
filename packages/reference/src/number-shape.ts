import { normalizeNumber } from './number.ts'

/** Labels that are pasted along with a number: "B/L No.: MAEU123", "Container # TSTU1234568", "Booking number 123". */
const LABEL =
  /^(?:(?:master|house|ocean|sea)\s+)?(?:bill\s+of\s+lading|way\s*bill|b\/l|[mh]?bl(?=\s*(?:no|num|nr|[#:]))|booking|bkg|container|cntr|ctnr|equipment|tracking)(?:\s+(?:reference|ref|id))?\s*(?:number|num|no|nr)?\s*[.:#-]*\s+(?=\S)|^(?:[mh]?b\/?l|booking|bkg|container|cntr|tracking)\s*(?:number|num|no|nr)?\.?\s*[:#]\s*/i

/** The number without a label in front of it. */
export const stripLabel = (text: string): string => text.normalize('NFKC').trim().replace(LABEL, '')

const MIN_LENGTH = 4
const MAX_LENGTH = 35

/**
 * Why a text cannot be a bill of lading or booking number, in words; null if it can. Lines use letters, digits and few
 * other characters; DCSA allows 20 characters for a bill and 35 for a booking.
 */
export const findShapeProblem = (text: string): string | null => {
  const number = normalizeNumber(text)
  const { length } = number.replace(/[/._]/g, '')
  const problem = findCharacterProblem(number)
  if (problem !== null) return problem
  if (length < MIN_LENGTH || length > MAX_LENGTH)
    return `It has ${length} letters and digits; ${MIN_LENGTH} to ${MAX_LENGTH} are allowed.`
  return /\d/.test(number) ? null : 'It has no digit.'
}

/** The same for numbers of the line TEST, which are names. */
export const findTestNumberProblem = (text: string): string | null => findCharacterProblem(normalizeNumber(text))

const findCharacterProblem = (number: string): string | null => {
  const foreign = number.match(/[^A-Z0-9/._]/u)?.[0]
  if (foreign !== undefined)
    return `It has the character ${describeCharacter(foreign)}; letters A to Z, digits, spaces, dashes, slashes and dots are allowed.`
  if (/[/._]{2}|^[/._]|[/._]$/.test(number)) return 'A slash or dot is allowed only between letters and digits.'
  return null
}

/** Includes the code point, because some characters look like a letter or are invisible. */
const describeCharacter = (character: string): string => {
  const codePoint = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `"${character}" (${codePoint})` : codePoint
}

export type Resemblance = 'purchase_order' | 'house_bill' | 'customs_entry' | 'seal'

/**
 * What a number resembles that lines do not know. A customs entry has the form of U.S. CBP: a filer code of three
 * characters, seven digits and a check digit.
 */
export const findResemblance = (text: string): Resemblance | null => {
  const written = text.normalize('NFKC').trim().toUpperCase()
  if (/^P\.?O\.?(?:\s*(?:NO|NUMBER|NUM)\b\.?)?[\s#:.-]*\d{3,}[A-Z0-9-]*$/.test(written)) return 'purchase_order'
  if (/^H[./]?B[./]?L\.?(?![A-Z])[\s#:.-]*(?:NO\.?)?[\s#:.-]*[A-Z0-9]/.test(written) || /^HOUSE\b/.test(written))
    return 'house_bill'
  if (/^[A-Z0-9]{3}-\d{7}-\d$/.test(written)) return 'customs_entry'
  if (/^SEAL\b|^ML-[A-Z]{2}\d{5,}$/.test(written)) return 'seal'
  return null
}

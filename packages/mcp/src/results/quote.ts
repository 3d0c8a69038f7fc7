/** The maximum length of quoted text. */
export const LONGEST = 160
/** The form of a shipping number: of a bill, booking, seal, voyage, yard position or reference. */
const NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9/._-]{0,22}[A-Za-z0-9])?$/
const SEPARATORS = /[/._-]/
/**
 * A number has at most this many letters besides digits, which is too few for a sentence. A bill of lading has more,
 * but without separators.
 */
const FEW_LETTERS = 4
const MAX_LETTERS = 12
const DIGITS_BESIDE_MANY = 4

/**
 * Control and invisible characters, and those that change the direction of text: instructions can be hidden with them.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]+/gu
/** The quotation marks themselves, and structure in markdown and chat templates. */
const STRUCTURE = /[«»`<>[\]{}|*~\\]+/g

const cleaned = (text: string, longest: number): string => {
  const line = text.normalize('NFKC').replace(HIDDEN, ' ').replace(STRUCTURE, ' ').replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}

/** Text by others on one line between « and »: data, whatever it says. */
export const quoted = (text: string | null | undefined): string | null => quotedUpTo(LONGEST, text)

/** The same with another maximum length. */
export const quotedUpTo = (longest: number, text: string | null | undefined): string | null => {
  if (text === null || text === undefined) return null
  return text === '' ? '' : `«${cleaned(text, longest)}»`
}

/** A number by others: unchanged if it has the form of a number, which no sentence has; otherwise quoted. */
export const numbered = (text: string | null | undefined): string | null => {
  if (text === null || text === undefined) return null
  return isNumber(text) ? text : quoted(text)
}

const isNumber = (text: string): boolean => {
  const letters = text.replace(/[^A-Za-z]/g, '').length
  const digits = text.replace(/\D/g, '').length
  if (!NUMBER.test(text) || digits === 0) return false
  return letters <= FEW_LETTERS || (letters <= MAX_LETTERS && digits >= DIGITS_BESIDE_MANY && !SEPARATORS.test(text))
}

/** The name of a place: unchanged if it is in our tables; otherwise it is the reporter's own text, and quoted. */
export const placed = (name: string | null, known: object | null): string | null => (known ? name : quoted(name))

/** Removes the quotation marks, which a model may pass on with a text that it read. */
export const unquoted = (text: string): string => text.replaceAll(/[«»]/g, '')

/** Longest text of another party that is passed on. */
export const LONGEST = 160
/** The characters of a number of shipping: of a bill, a booking, a seal, a voyage, a place in a yard, a reference. */
const NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9/._-]{0,22}[A-Za-z0-9])?$/
const SEPARATORS = /[/._-]/
/** No word has so few letters beside digits; a carrier's bill has more, in one piece with its digits. */
const FEW_LETTERS = 4
const MAX_LETTERS = 12
const DIGITS_BESIDE_MANY = 4

/** Control characters, invisible ones and those that turn the direction of text, with which instructions are hidden. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]+/gu
/** The fence itself, and what markdown and chat templates treat as structure. */
const STRUCTURE = /[«»`<>[\]{}|*~\\]+/g

const cleaned = (text: string, longest: number): string => {
  const line = text.normalize('NFKC').replace(HIDDEN, ' ').replace(STRUCTURE, ' ').replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}

/** Text that somebody else wrote, in one line, between « and »: data, whatever it says. */
export const quoted = (text: string | null | undefined): string | null => quotedUpTo(LONGEST, text)

/** The same of a text that may be longer or shorter. */
export const quotedUpTo = (longest: number, text: string | null | undefined): string | null => {
  if (text === null || text === undefined) return null
  return text === '' ? '' : `«${cleaned(text, longest)}»`
}

/** A number that somebody else wrote: as it is while it has the form of one, which no sentence has; else quoted. */
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

/** The name of a place: of our tables where they know it; else the words of whoever reported it. */
export const placed = (name: string | null, known: object | null): string | null => (known ? name : quoted(name))

/** Without the fence, which a model may hand back with what it read. */
export const unquoted = (text: string): string => text.replaceAll(/[«»]/g, '')

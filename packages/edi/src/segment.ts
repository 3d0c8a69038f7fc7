/** What stands at one place of an interchange. Positions count from 1, as people who read EDI count. */
export interface Segment<Element> {
  /** The index among all segments of the file. */
  at: number
  id: string
  /** What follows the id: `elements[0]` is the first element. */
  elements: Element[]
  /** The segment as it came, with its terminator. */
  raw: string
}

/** X12 keeps components whole: free texts hold the component separator as often as not. */
export type X12Segment = Segment<string>
export type EdifactSegment = Segment<string[]>

/** What is wrong, and where: segment and element, as an acknowledgement names them too. */
export interface EdiProblem {
  segment: number
  id: string | null
  element: number | null
  reason: string
  /** What an acknowledgement has a code for; left out: a value that makes no sense, or (without an element) a segment that is missing. */
  fault?: EdiFault
}
export type EdiFault = 'date' | 'time' | 'code' | 'unsupported' | 'stranger' | 'count' | 'number' | 'foreign'

export interface Tokenised<S> {
  segments: S[]
  problems: EdiProblem[]
}

/** Beyond these nothing honest lies. What comes after the limit is not read, and the reader is told. */
export interface EdiLimits {
  characters: number
  segments: number
  elements: number
  segmentCharacters: number
}
export const ediLimits: EdiLimits = {
  characters: 16_777_216,
  segments: 250_000,
  elements: 250,
  segmentCharacters: 65_536,
}

export const problem = (
  where: { at: number; id: string | null } | number,
  reason: string,
  element: number | null = null,
  fault?: EdiFault,
): EdiProblem => ({
  ...(typeof where === 'number'
    ? { segment: where, id: null }
    : { segment: where.at, id: where.id !== null && /^[A-Z][A-Z0-9]{1,2}$/.test(where.id) ? where.id : null }),
  element,
  reason,
  ...(fault === undefined ? {} : { fault }),
})

/** `segment 4 (B4), element 3`. */
export const whereOf = ({ segment, id, element }: EdiProblem): string =>
  `segment ${segment}${id === null ? '' : ` (${id})`}${element === null ? '' : `, element ${element}`}`

export const describeProblem = (found: EdiProblem): string => `${whereOf(found)}: ${found.reason}`

/** What stands there, short enough for a sentence. */
export const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** A text without the null bytes and half characters that PostgreSQL refuses to keep; null where nothing is left. */
export const words = (text: string | undefined): string | null =>
  text === undefined ? null : clean(text).replace(/\s+/g, ' ') || null

/** The same for a code or number. */
export const clean = (text: string): string =>
  (text.includes('\u0000') || !text.isWellFormed() ? text.replaceAll('\u0000', '').toWellFormed() : text).trim()

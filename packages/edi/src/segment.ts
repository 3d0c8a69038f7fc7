/** A segment of an interchange. Positions count from 1, as in EDI guides. */
export interface Segment<Element> {
  /** The index among all segments of the file. */
  at: number
  id: string
  /** `elements[0]` is the first element after the segment id. */
  elements: Element[]
  /** The original segment, with its terminator. */
  raw: string
}

/** X12 elements are not split into components, because free text often contains the component separator. */
export type X12Segment = Segment<string>
export type EdifactSegment = Segment<string[]>

/** A problem and its place: segment and element, as acknowledgements name them too. */
export interface EdiProblem {
  segment: number
  id: string | null
  element: number | null
  reason: string
  /**
   * The fault, if acknowledgements have a code for it; omitted: an invalid value, or (without an element) a missing
   * segment.
   */
  fault?: EdiFault
}
export type EdiFault = 'date' | 'time' | 'code' | 'unsupported' | 'unknown_sender' | 'count' | 'number' | 'foreign'

export interface Tokenised<S> {
  segments: S[]
  problems: EdiProblem[]
}

/** Limits beyond any legitimate interchange. What comes after a limit is not read, which is reported. */
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
export const describePosition = ({ segment, id, element }: EdiProblem): string =>
  `segment ${segment}${id === null ? '' : ` (${id})`}${element === null ? '' : `, element ${element}`}`

export const describeProblem = (found: EdiProblem): string => `${describePosition(found)}: ${found.reason}`

/** The value, short enough for a sentence. */
export const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** A text without the NUL bytes and unpaired surrogates that PostgreSQL cannot store; null if nothing is left. */
export const words = (text: string | undefined): string | null =>
  text === undefined ? null : clean(text).replace(/\s+/g, ' ') || null

/** The same for a code or number. */
export const clean = (text: string): string =>
  (text.includes('\u0000') || !text.isWellFormed() ? text.replaceAll('\u0000', '').toWellFormed() : text).trim()

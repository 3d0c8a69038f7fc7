import { type EdiLimits, ediLimits, problem, quoted, type Tokenised, type X12Segment } from './segment.ts'

export interface X12Separators {
  element: string
  component: string
  terminator: string
}

const ISA_ELEMENTS = 16
const isSeparator = (character: string | undefined) => character !== undefined && !/[A-Za-z0-9 ]/.test(character)

/**
 * Splits X12 into segments. Never throws. The separators are read from each ISA by counting its elements and not its
 * characters, because senders collapse its padding; line breaks around segments are ignored.
 */
export const tokeniseX12 = (text: string, limits: EdiLimits = ediLimits): Tokenised<X12Segment> => {
  const result: Tokenised<X12Segment> = { segments: [], problems: [] }
  const { segments, problems } = result
  const end = Math.min(text.length, limits.characters)
  let separators: X12Separators | null = null
  let from = skipBlank(text, 0, end)
  while (from < end) {
    const at = segments.length + 1
    if (segments.length >= limits.segments) {
      problems.push(problem(at, `more than ${limits.segments} segments; the rest is not read`))
      return result
    }
    if (text.startsWith('ISA', from) && isSeparator(text[from + 3])) separators = readIsa(text, from)
    if (separators === null) {
      const reason = text.startsWith('ISA', from)
        ? 'an ISA with fewer than 16 elements, so that its separators are unknown'
        : `an interchange begins with ISA, but found ${quoted(text.slice(from, from + 12))}`
      problems.push(problem(at, reason))
      return result
    }
    const found = text.indexOf(separators.terminator, from)
    const until = found === -1 || found >= end ? end : found
    const raw = text.slice(from, until).trimEnd()
    if (until - from > limits.segmentCharacters) {
      problems.push(problem(at, `longer than ${limits.segmentCharacters} characters; cut off there`))
    }
    const [id = '', ...elements] = raw.slice(0, limits.segmentCharacters).split(separators.element, limits.elements + 1)
    const segment = { at, id: id.trim(), elements, raw: `${raw}${separators.terminator}` }
    if (!/^[A-Z][A-Z0-9]{1,2}$/.test(segment.id))
      problems.push(problem({ at, id: null }, `${quoted(segment.id)} is not a segment name`))
    if (until === end) problems.push(problem(segment, 'the text ends without the terminator of this segment'))
    segments.push(segment)
    from = skipBlank(text, until + 1, end)
  }
  if (text.length > limits.characters)
    problems.push(problem(segments.length + 1, `more than ${limits.characters} characters; the rest is not read`))
  if (text.trim() === '') problems.push(problem(1, 'the text is empty'))
  return result
}

/** Some senders leave the last element empty; the terminator then takes the place of the component separator. */
const readIsa = (text: string, from: number): X12Separators | null => {
  const element = text[from + 3]!
  let position = from + 3
  for (let count = 1; count < ISA_ELEMENTS; count++) {
    position = text.indexOf(element, position + 1)
    if (position === -1 || position - from > 400) return null
  }
  const [first, second, third] = [text[position + 1], text[position + 2], text[position + 3]]
  if (first === undefined) return null
  if (second === '\r' && third === '\n') return { element, component: first, terminator: '\n' }
  if (second === undefined || /[A-Za-z0-9]/.test(second)) return { element, component: '', terminator: first }
  return { element, component: first, terminator: second }
}

/** Line breaks, blanks and a byte order mark between segments. */
const skipBlank = (text: string, from: number, end: number): number => {
  let position = from
  while (position < end && /[\s\uFEFF]/.test(text[position]!)) position++
  return position
}

/** Segments as text. Separators are removed from the data. */
export const writeX12 = (
  segments: readonly (readonly string[])[],
  { element, terminator }: X12Separators = { element: '*', component: '>', terminator: '~' },
): string =>
  segments
    .map((parts) => {
      const clean = parts.map((part, index) =>
        parts[0] === 'ISA' && index === ISA_ELEMENTS
          ? part
          : part
              .replaceAll(element, ' ')
              .replaceAll(terminator, ' ')
              .replace(/[\r\n]/g, ' '),
      )
      while (clean.length > 1 && clean.at(-1) === '') clean.pop()
      return `${clean.join(element)}${terminator}\n`
    })
    .join('')

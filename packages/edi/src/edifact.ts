import {
  type EdifactSegment,
  type EdiLimits,
  type EdiProblem,
  ediLimits,
  problem,
  quoted,
  type Tokenised,
} from './segment.ts'

export interface EdifactSeparators {
  component: string
  element: string
  /** Empty if there is no release character. */
  release: string
  terminator: string
}

export const edifactDefaults: EdifactSeparators = { component: ':', element: '+', release: '?', terminator: "'" }

/** The separators of the character set UNOB, which are not printable: a UNB that uses them needs no UNA. */
const informationSeparators: EdifactSeparators = {
  component: '\u001F',
  element: '\u001D',
  release: '',
  terminator: '\u001C',
}

/**
 * Splits EDIFACT into segments, elements and components. Never throws. UNA is optional; the character set that UNB
 * declares is not enforced (lower case under UNOA is common); line breaks around segments are ignored.
 */
export const tokeniseEdifact = (
  text: string,
  limits: EdiLimits = ediLimits,
): Tokenised<EdifactSegment> & { hasUna: boolean } => {
  const result = { segments: [] as EdifactSegment[], problems: [] as EdiProblem[], hasUna: false }
  const { segments, problems } = result
  const end = Math.min(text.length, limits.characters)
  let separators = edifactDefaults
  let from = skipBlank(text, 0, end)
  if (from < end && !/^UN[ABH]/.test(text.slice(from, from + 3))) {
    problems.push(problem(1, `an interchange begins with UNA or UNB, but found ${quoted(text.slice(from, from + 12))}`))
    return result
  }
  while (from < end) {
    const at = segments.length + 1
    if (segments.length >= limits.segments) {
      problems.push(problem(at, `more than ${limits.segments} segments; the rest is not read`))
      return result
    }
    if (text.startsWith('UNA', from) && from + 9 <= end) {
      const isShort = lacksReserved(text, from)
      const declared = readUna(
        isShort ? text.slice(from + 3, from + 8).replace(/.$/, ' $&') : text.slice(from + 3, from + 9),
      )
      if (declared === null)
        problems.push(problem({ at, id: 'UNA' }, 'does not name six separators; the usual ones are used'))
      separators = declared ?? edifactDefaults
      result.hasUna = true
      from = skipBlank(text, from + (isShort ? 8 : 9), end)
      continue
    }
    if (text.startsWith('UNB', from)) {
      separators = separatorsOf(text.slice(from, from + 700), separators)
      if (separators === informationSeparators) result.hasUna = true
    }
    const until = endOfSegment(text, from, end, separators)
    const raw = text.slice(from, until).trimEnd()
    if (until - from > limits.segmentCharacters)
      problems.push(problem(at, `longer than ${limits.segmentCharacters} characters; cut off there`))
    const [[id = ''] = [], ...elements] = cut(raw.slice(0, limits.segmentCharacters), separators, limits.elements)
    const segment = { at, id: id.trim(), elements, raw: `${raw}${separators.terminator}` }
    if (!/^[A-Z]{3}$/.test(segment.id)) problems.push(problem(at, `${quoted(segment.id)} is not a segment name`))
    if (until === end) problems.push(problem(segment, 'the text ends without the terminator of this segment'))
    segments.push(segment)
    from = skipBlank(text, until + 1, end)
  }
  if (text.length > limits.characters)
    problems.push(problem(segments.length + 1, `more than ${limits.characters} characters; the rest is not read`))
  if (text.trim() === '') problems.push(problem(1, 'the text is empty'))
  return result
}

/**
 * The separators of an interchange. A UNA applies to one interchange, but is often written once for several: the
 * previous separators apply as long as UNB looks like it uses them.
 */
const separatorsOf = (text: string, before: EdifactSeparators): EdifactSeparators => {
  const isUsed = ({ component, element, terminator }: EdifactSeparators) => {
    const [, afterSyntax = component] = /^UNB.UNO[A-Z](.)\d/s.exec(text) ?? []
    const next = ['UNG', 'UNH', 'UNZ'].map((id) => text.indexOf(id + element)).filter((at) => at > 0)
    const beforeNext =
      next.length > 0
        ? text
            .slice(0, Math.min(...next))
            .trimEnd()
            .at(-1)
        : terminator
    return text[3] === element && afterSyntax === component && beforeNext === terminator
  }
  return [before, edifactDefaults, informationSeparators].find(isUsed) ?? before
}

/**
 * Whether the space before the terminator is missing, as some senders leave it out: the next segment then begins one
 * character earlier.
 */
const lacksReserved = (text: string, from: number): boolean => /^['~!|]\s*UN[BGH]/.test(text.slice(from + 7, from + 30))

const readUna = (six: string): EdifactSeparators | null => {
  const [component, element, , release, , terminator] = [...six]
  if (!component || !element || !release || !terminator) return null
  const all = [component, element, terminator, ...(release === ' ' ? [] : [release])]
  if (new Set(all).size < all.length || all.some((one) => /[A-Za-z0-9 ]/.test(one))) return null
  return { component, element, release: release === ' ' ? '' : release, terminator }
}

const endOfSegment = (text: string, from: number, end: number, { release, terminator }: EdifactSeparators): number => {
  for (let position = from; position < end; position++) {
    if (release !== '' && text[position] === release) position++
    else if (text[position] === terminator) return position
  }
  return end
}

const cut = (raw: string, { component, element, release }: EdifactSeparators, most: number): string[][] => {
  const elements: string[][] = [['']]
  const add = (character: string) => {
    const components = elements.at(-1)!
    components[components.length - 1] += character
  }
  let count = 1
  for (let position = 0; position < raw.length; position++) {
    const character = raw[position]!
    if (release !== '' && character === release) {
      if (position + 1 < raw.length) add(raw[++position]!)
    } else if (character === element || character === component) {
      if (++count > most) return elements
      if (character === element) elements.push([''])
      else elements.at(-1)!.push('')
    } else add(character)
  }
  return elements
}

const skipBlank = (text: string, from: number, end: number): number => {
  let position = from
  while (position < end && /[\s\uFEFF]/.test(text[position]!)) position++
  return position
}

/** Segments as text, with separators in the data escaped. */
export const writeEdifact = (
  segments: readonly (readonly (string | readonly string[])[])[],
  { component, element, release, terminator }: EdifactSeparators = edifactDefaults,
): string => {
  const escapeSeparators = (text: string) =>
    [...text]
      .map((one) => ([component, element, release, terminator].includes(one) && release !== '' ? release + one : one))
      .join('')
  return segments
    .map((parts) => {
      const elements = parts.map((part) =>
        (typeof part === 'string' ? [part] : part).map(escapeSeparators).join(component),
      )
      while (elements.length > 1 && elements.at(-1) === '') elements.pop()
      return `${elements.join(element)}${terminator}\n`
    })
    .join('')
}

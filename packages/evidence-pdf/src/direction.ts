import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** Scripts that are read from right to left, and the marks that say so. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** In which direction each code unit of a line of English is read: odd from right to left. Null: all from left to right. */
export const levelsOf = (text: string): Uint8Array | null =>
  RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text, 'ltr').levels : null

const ISOLATE = '\u2068'
const END = '\u2069'

/** Words of others: what stands beside them does not change their order, nor do they that of what stands beside them. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? ISOLATE + text + END : text)

/** Marks of direction, which have no width. */
export const isMark = (character: string): boolean => /[\u061c\u200e\u200f\u2066-\u2069]/.test(character)

/** By which words of others could change the order of what stands beside them, unseen by a reader. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** The data, of which this is the text, with these written as their code points. */
export const withVisibleControls = <Data>(data: Data, json: string): Data =>
  json.search(CONTROLS) >= 0
    ? JSON.parse(json, (_, value) => (typeof value === 'string' ? value.replaceAll(CONTROLS, codePoint) : value))
    : data

/** `[U+202E]`. */
export const codePoint = (character: string): string =>
  `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`

interface Leveled {
  text: string
  level: number
}

/** Runs of one line in the order in which they stand on paper, by rule L2 of the Unicode Bidirectional Algorithm. */
export const inVisualOrder = <Run extends Leveled>(line: readonly Run[]): Run[] => {
  const runs = [...line]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) reverseFrom(runs, level)
  return runs.flatMap((run) =>
    run.level % 2 === 1 ? { ...run, text: turned(run.text) } : digitsApart(run.text).map((text) => ({ ...run, text })),
  )
}

const reverseFrom = (runs: Leveled[], level: number): void => {
  for (let at = 0; at < runs.length; at++) {
    const start = at
    while (at < runs.length && runs[at]!.level >= level) at++
    runs.splice(start, at - start, ...runs.slice(start, at).reverse())
  }
}

/** Brackets open towards the left. Letters are turned round by their font, which knows the direction of their script. */
const turned = (text: string): string => {
  const mirrored = Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character)
  return (RIGHT_TO_LEFT.test(text) ? mirrored : mirrored.reverse()).join('')
}

/** These are read from the left, but belong to a script whose letters their font turns round. */
const PERSIAN_DIGITS = /([\u06f0-\u06f9]+)/

const digitsApart = (text: string): string[] =>
  text
    .split(PERSIAN_DIGITS)
    .filter((part) => part !== '')
    .map((part) => (PERSIAN_DIGITS.test(part) ? Array.from(part).reverse().join('') : part))

import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** Scripts that are read from right to left, and the marks that say so. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * The embedding level of each code unit of an English line: odd levels are read from right to left. Null if all of it
 * is read from left to right.
 */
export const levelsOf = (text: string): Uint8Array | null =>
  RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text, 'ltr').levels : null

const ISOLATE = '\u2068'
const END = '\u2069'

/** Isolates words of others, so that they and the text beside them do not change each other's order. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? ISOLATE + text + END : text)

/** Whether a character is a direction mark, which has no width. */
export const isMark = (character: string): boolean => /[\u061c\u200e\u200f\u2066-\u2069]/.test(character)

/**
 * Control characters with which words of others could change the order of text beside them without a reader noticing.
 */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** Replaces these control characters in the data by their code points. `json` is the data as text. */
export const withVisibleControls = <Data>(data: Data, json: string): Data =>
  json.search(CONTROLS) >= 0
    ? JSON.parse(json, (_, value) => (typeof value === 'string' ? value.replaceAll(CONTROLS, codePoint) : value))
    : data

/** The code point of a character: `[U+202E]`. */
export const codePoint = (character: string): string =>
  `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`

interface Leveled {
  text: string
  level: number
}

/** The runs of a line in visual order, by rule L2 of the Unicode Bidirectional Algorithm. */
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

/**
 * Mirrors brackets in text from right to left. Letters are reversed by their font, which knows the direction of their
 * script.
 */
const turned = (text: string): string => {
  const mirrored = Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character)
  return (RIGHT_TO_LEFT.test(text) ? mirrored : mirrored.reverse()).join('')
}

/** These digits are read from the left, but the font reverses them with the letters of their script. */
const PERSIAN_DIGITS = /([\u06f0-\u06f9]+)/

const digitsApart = (text: string): string[] =>
  text
    .split(PERSIAN_DIGITS)
    .filter((part) => part !== '')
    .map((part) => (PERSIAN_DIGITS.test(part) ? Array.from(part).reverse().join('') : part))

import type { PlacedWord, Word } from './recognized-words.ts'

/** The maximum offset between two recognitions of one word, relative to its height. */
const MAX_OFFSET = 0.4

/**
 * Numbers and codes are recognized best with English data, which lose letters of other languages. Takes each word of
 * letters from the recognition in its own language at the same position.
 */
export function mergeRecognitions(localized: readonly PlacedWord[], english: readonly Word[]): Word[] {
  const candidates = localized.filter(isAlphabetic)
  return english.map((word) => {
    const same = isAlphabetic(word) ? candidates.find((one) => isSamePlace(word, one)) : undefined
    return same ? { ...word, text: same.text, certainty: same.certainty } : word
  })
}

const isAlphabetic = ({ text }: PlacedWord) => /\p{L}{2}/u.test(text) && !/\d/.test(text)

const isSamePlace = (one: PlacedWord, other: PlacedWord) => {
  const maxOffset = MAX_OFFSET * Math.max(one.height, other.height)
  return (
    Math.abs(one.left - other.left) < maxOffset &&
    Math.abs(one.left + one.width - other.left - other.width) < maxOffset &&
    Math.abs(one.top + one.height / 2 - other.top - other.height / 2) < maxOffset
  )
}

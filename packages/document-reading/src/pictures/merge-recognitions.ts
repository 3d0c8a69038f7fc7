import type { PlacedWord, Word } from './recognized-words.ts'

/** Words of one form do not lie exactly alike in two recognitions of it. */
const APART = 0.4

/**
 * English data recognize numbers and codes best, and lose the letters of other languages: what they recognized, with each
 * word that is of letters only as the data of its own language recognized it at the same place.
 */
export function withLettersOf(own: readonly PlacedWord[], english: readonly Word[]): Word[] {
  const candidates = own.filter(isOfLetters)
  return english.map((word) => {
    const same = isOfLetters(word) ? candidates.find((one) => isAt(word, one)) : undefined
    return same ? { ...word, text: same.text, certainty: same.certainty } : word
  })
}

const isOfLetters = ({ text }: PlacedWord) => /\p{L}{2}/u.test(text) && !/\d/.test(text)

const isAt = (one: PlacedWord, other: PlacedWord) => {
  const apart = APART * Math.max(one.height, other.height)
  return (
    Math.abs(one.left - other.left) < apart &&
    Math.abs(one.left + one.width - other.left - other.width) < apart &&
    Math.abs(one.top + one.height / 2 - other.top - other.height / 2) < apart
  )
}

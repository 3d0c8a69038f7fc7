import { LETTER_OR_DIGIT, searchWords } from '@boxtrail/protocol/read/search-words'
import { likeText } from '../../db/lists/conditions.ts'

/**
 * The `like` patterns of a search, of which one must match for each word. Empty if the query consists of punctuation,
 * which is not indexed.
 */
export const patternsOf = (query: string): string[][] => searchWords(query).map((forms) => forms.map(patternOf))

/**
 * The index contains trigrams of letters and digits, and beginnings of words, which serve for terms without a trigram.
 */
const patternOf = (word: string) => {
  const text = likeText(word)
  return /[a-z0-9]{3}/i.test(word) || !LETTER_OR_DIGIT.test(word) ? `%${text}%` : `% ${text}%`
}

/** The condition that the texts of `e` contain every word, each word in any of them. */
export const matching = (
  patterns: readonly (readonly string[])[],
  bind: (value: string) => string,
  texts: readonly string[] = ['e.haystack'],
): string =>
  patterns
    .map((word) => {
      const patterns = word.map((pattern) => `lower(${bind(pattern)})`)
      return `(${texts.flatMap((text) => patterns.map((pattern) => `${text} like ${pattern}`)).join(' or ')})`
    })
    .join(' and ')

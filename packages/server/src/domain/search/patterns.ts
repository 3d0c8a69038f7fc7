import { isContainerNumber, normalizeContainerNumber } from '@boxtrail/reference/container-number'
import { likeText } from '../../db/listing.ts'

/**
 * What a search looks for: of each word the texts for `like` of which one must match. Empty when there is nothing to look
 * for but signs, which no index knows.
 */
export const patternsOf = (query: string): string[][] => {
  // The spaces of "MSCU 663987-0" do not make it three things.
  const words = isContainerNumber(query) ? [normalizeContainerNumber(query)] : query.trim().split(/\s+/)
  if (!words.some((word) => LETTER_OR_DIGIT.test(word))) return []
  return [...new Set(words)].map((word) => [...new Set([word, withoutSigns(word)])].map(patternOf))
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Entries hold numbers as written and without their signs; whoever asks may write them either way. */
const withoutSigns = (word: string) =>
  /^[\p{L}\p{N}\-./]+$/u.test(word) && LETTER_OR_DIGIT.test(word) ? word.replaceAll(/[-./]/g, '') : word

/** The index knows threes of letters and digits, and the beginnings of words: what has no three is looked for there. */
const patternOf = (word: string) => {
  const text = likeText(word)
  return /[a-z0-9]{3}/i.test(word) || !LETTER_OR_DIGIT.test(word) ? `%${text}%` : `% ${text}%`
}

/** The condition that the haystack of `e` has every word. */
export const matching = (patterns: readonly (readonly string[])[], bind: (value: string) => string): string =>
  patterns.map((texts) => `(${texts.map((text) => `e.haystack like lower(${bind(text)})`).join(' or ')})`).join(' and ')

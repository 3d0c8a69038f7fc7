/** A text from the URL; undefined if it is not valid. */
export const textOf = (value: unknown, pattern = /^.{1,200}$/s): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

const MAX_WORDS_LENGTH = 200

/** The search text from the URL, cut to the length of the field. */
export const wordsOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? textOf(value.slice(0, MAX_WORDS_LENGTH)) : undefined

/** Text of an address; absent if it is not what it should be. */
export const textOf = (value: unknown, pattern = /^.{1,200}$/s): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

const MAX_WORDS_LENGTH = 200

/** Words that are searched for: of an address that is longer, as many as the field takes. */
export const wordsOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? textOf(value.slice(0, MAX_WORDS_LENGTH)) : undefined

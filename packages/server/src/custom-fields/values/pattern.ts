import { LRUCache } from 'lru-cache'
import { RE2JS } from 're2js'

// Tenants write these patterns. JavaScript's engine can run indefinitely on some of them; this one takes time in
// proportion to the text and to its program, which is limited here: 500 steps times 1,000 characters stay under 50 ms.
const PROGRAM_LIMIT = 500
const REPEAT_LIMIT = 100
const REMEMBERED = 200

const compiled = new LRUCache<string, RE2JS>({ max: REMEMBERED })

/** The problem of a pattern; null if it can be used. */
export const patternProblem = (pattern: string): string | null => {
  const repeats = [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].flatMap(([, least, most]) => [least, most])
  if (repeats.some((times) => Number(times ?? 0) > REPEAT_LIMIT))
    return `repeats something more than ${REPEAT_LIMIT} times`
  try {
    const size = RE2JS.compile(pattern).programSize()
    return size > PROGRAM_LIMIT ? 'is too large' : null
  } catch {
    return 'is not a regular expression that RE2 accepts'
  }
}

/** Whether any part of the text matches. */
export const matchesPattern = (pattern: string, text: string): boolean => {
  const known = compiled.get(pattern) ?? RE2JS.compile(pattern)
  compiled.set(pattern, known)
  return known.test(text)
}

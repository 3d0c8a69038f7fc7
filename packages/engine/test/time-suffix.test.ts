import { expect, test } from 'vitest'
import { readTime } from '../src/time.ts'
import { suffixProblem, suffixReason } from '../src/time-suffix.ts'

const TEN = '2026-11-01T10:00:00Z'
const NO_SUFFIX = 'what follows the offset is not a suffix as in RFC 9557'

test.each([
  ['2026-11-01T11:00:00+01:00[Europe/Berlin]', TEN],
  ['2026-11-01T11:00:00+01[Europe/Berlin]', TEN],
  ['2026-11-01T11:00:00+01:00[!Europe/Berlin]', TEN],
  ['2026-11-01T11:00:00+0100[!+01:00]', TEN],
  ['2026-11-01T10:00:00Z[!Europe/Berlin]', TEN],
  ['2026-11-01T10:00:00-00:00[!Europe/Berlin]', TEN],
  // What may be ignored leaves the instant as its offset says.
  ['2026-11-01T13:00:00+03:00[Europe/Berlin]', TEN],
  ['2026-11-01T10:00:00Z[Mars/Phobos]', TEN],
  ['2026-11-01T10:00:00z[u-ca=gregory]', TEN],
  ['2026-11-01T10:00:00Z[!u-ca=gregory]', TEN],
  ['2026-11-01T11:00:00+01:00[Europe/Berlin][u-ca=hebrew][foo=bar-baz]', TEN],
  ['2026-11-01 10:00Z[_x=1] ', TEN],
])('%s is read as its instant', (text, at) => expect(readTime(text)?.at).toBe(at))

test.each([
  ['2026-11-01T10:00:00Z[!u-ca=hebrew]', '[!u-ca=hebrew] must be understood, and is not known here'],
  ['2026-11-01T10:00:00Z[Europe/Berlin][!foo=bar]', '[!foo=bar] must be understood, and is not known here'],
  ['2026-11-01T10:00:00Z[!u-ca=gregory][u-ca=hebrew]', '[!u-ca=gregory] must be understood, and is not known here'],
  ['2026-11-01T10:00:00Z[!Mars/Phobos]', '[!Mars/Phobos] must be understood, and is not known here'],
  ['2026-11-01T10:00:00+03:00[!Europe/Berlin]', '[!Europe/Berlin] contradicts the offset before it'],
  ['2026-11-01T10:00:00+03:00[!+02:00]', '[!+02:00] contradicts the offset before it'],
  ['2026-11-01T10:00:00Z[u-ca=gregory][Europe/Berlin]', NO_SUFFIX],
  ['2026-11-01T10:00:00Z[]', NO_SUFFIX],
  ['2026-11-01T10:00:00Z[foo=bar', NO_SUFFIX],
  ['2026-11-01T10:00:00Z[!foo=\u0000]', NO_SUFFIX],
  [`2026-11-01T10:00:00Z${'[!u-ca=gregory]'.repeat(60_000)}`, NO_SUFFIX],
])('%s is refused, and why is said', (text, problem) => {
  expect(readTime(text)).toBeNull()
  expect(suffixProblem(text)).toBe(problem)
})

test.each(['2026-11-01T10:00:00[Europe/Berlin]', '2026-11-01[Europe/Berlin]'])(
  '%s has no offset, and is no time',
  (text) => {
    expect(readTime(text)).toBeNull()
    expect(suffixProblem(text)).toContain('needs a time with its offset')
  },
)

test.each(['Kiel [dock 4] and more', '[object Object]', 5])('%j is no time, so nothing is said of a suffix', (value) =>
  expect(suffixReason(value)).toBe(''),
)

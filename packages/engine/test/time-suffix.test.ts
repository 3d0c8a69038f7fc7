import { expect, test } from 'vitest'
import { readTime } from '../src/time.ts'
import { suffixProblem } from '../src/time-suffix.ts'

const TEN = '2026-11-01T10:00:00Z'

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
  ['2026-11-01T10:00:00Z[u-ca=gregory][Europe/Berlin]', '[u-ca=gregory][Europe/Berlin] is not a suffix as in RFC 9557'],
  ['2026-11-01T10:00:00Z[]', '[] is not a suffix as in RFC 9557'],
  ['2026-11-01T10:00:00Z[foo=bar', '[foo=bar is not a suffix as in RFC 9557'],
])('%s is refused, and why is said', (text, problem) => {
  expect(readTime(text)).toBeNull()
  expect(suffixProblem(text)).toBe(problem)
})

test.each(['2026-11-01T10:00:00[Europe/Berlin]', '2026-11-01[Europe/Berlin]'])(
  '%s has no offset, and is no time',
  (text) => expect(readTime(text)).toBeNull(),
)

import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { isPageOf } from '../src/auth/is-page.ts'
import { safeNext } from '../src/auth/safe-next.ts'

const ORIGIN = 'https://boxtrail.example'
// The application's own pages, which read the address as soon as they are imported.
vi.stubGlobal('location', new URL(ORIGIN))
const { createAppRouter } = await import('../src/router.tsx')
const isPage = isPageOf(createAppRouter(new QueryClient()))
const lead = (next: unknown, origin = ORIGIN) => safeNext(next, origin, isPage)

test.each([
  '/containers?status=available',
  '/shipments/find?q=MSKU7054417',
  '/shipments/1#timeline',
  '/invitations/abc',
  '/connect/abc',
  '/developer/keys',
])('signing in leads back to %s', (next) => expect(lead(next)).toBe(next))

test.each([
  undefined,
  '',
  'containers',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example/x',
  '/..//evil.example/x',
  '/%2e//evil.example/x',
  '/./\\evil.example/x',
  '/x/..//evil.example/x',
  '/shipments/../..//evil.example/',
  '/.\t//evil.example',
  'https:evil.example',
  'https://evil.example/',
  'https://boxtrail.example@evil.example/',
  'javascript:alert(1)',
  '@evil.example',
  '/sign-in?next=/x',
  '/sign-in/',
  '/setup',
  '/auth/session',
  '/files/1',
  '/nothing/here',
  42,
])('signing in leads home instead of to %j', (next) => expect(lead(next)).toBe('/'))

/** What hostile addresses are made of. */
const part = fc.constantFrom(
  ...[
    '/',
    '\\',
    '.',
    '..',
    '//',
    '/.',
    '%2e',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    '@',
    ':',
    '?',
    '#',
    ';',
  ],
  ...[
    'evil.example',
    'user:x@',
    'https:',
    'http:',
    'javascript:',
    'data:',
    'blob:',
    '／',
    '⁄',
    '。',
    '․',
    '\u202e',
    '\ud800',
  ],
  ...['shipments', 'containers', '/shipments', '/containers/1', '/developer/keys', 'sign-in', '[::1]', '127.1', ':443'],
)
const hostile = fc.oneof(
  fc.array(part, { maxLength: 9 }).map((parts) => parts.join('')),
  fc.array(part, { maxLength: 9 }).map((parts) => `/${parts.join('')}`),
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
  fc.webUrl(),
)

test('signing in leads, whatever address was asked for, to a page of this origin, as the browser reads it', () => {
  let kept = 0
  fc.assert(
    fc.property(hostile, fc.constantFrom(ORIGIN, 'http://127.0.0.1:8080', 'http://[::1]:8080'), (next, origin) => {
      const path = lead(next, origin)
      const arrived = new URL(path, `${origin}/sign-in?next=x`)
      expect(arrived.origin).toBe(origin)
      expect(path === '/' || isPage(arrived.pathname)).toBe(true)
      expect(lead(path, origin)).toBe(path)
      if (path !== '/') kept++
    }),
    { numRuns: 5_000 },
  )
  // The test would also pass if every address led to the start page.
  expect(kept).toBeGreaterThan(100)
})

import { expect, test } from 'vitest'
import { safeNext } from '../src/auth/safe-next.ts'

const ORIGIN = 'https://boxtrail.example'

test.each(['/containers?status=available', '/shipments/find?q=MSKU7054417', '/shipments/1#timeline'])(
  'leads back to %s after signing in',
  (next) => expect(safeNext(next, ORIGIN)).toBe(next),
)

test.each([
  undefined,
  '',
  'containers',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '@evil.example',
  '/sign-in?next=/x',
  '/setup',
  42,
])('leads home instead of to %j', (next) => expect(safeNext(next, ORIGIN)).toBe('/'))

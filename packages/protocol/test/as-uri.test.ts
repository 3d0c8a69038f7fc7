import { expect, test } from 'vitest'
import { asUri } from '../src/answer/json-api.ts'

/** What RFC 3986 allows in a path and a query; a `#` would begin a fragment. */
const ALLOWED = /^[\w.~!$&'()*+,;=:@%/?-]*$/

const printable = Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) => String.fromCharCode(0x20 + at))

test.each(printable)('a target with %j becomes a URI that is read as the same', (one) => {
  const uri = asUri(`/v2/containers?filter[number]=${one}x`)
  expect(uri).toMatch(ALLOWED)
  expect(new URL(uri, 'https://boxtrail.test').hash).toBe('')
})

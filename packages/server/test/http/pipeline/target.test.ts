import { readTarget } from '@boxtrail/protocol/read/target'
import { expect, test } from 'vitest'

test.each([
  ['https://boxtrail.test/v2/ports/USLAX', '/v2/ports/USLAX', '', '/v2/ports/USLAX'],
  ['https://boxtrail.test/v2/ports?q=a/b?c', '/v2/ports', 'q=a/b?c', '/v2/ports?q=a/b?c'],
  ['https://boxtrail.test/v2/ports?', '/v2/ports', '', '/v2/ports'],
  ['https://boxtrail.test', '/', '', '/'],
  ['http://[not a host]/v2/%2e%2e/a?x=%', '/v2/%2e%2e/a', 'x=%', '/v2/%2e%2e/a?x=%'],
])('the target of %s is read as it was sent, whatever the host', (url, path, search, full) => {
  expect(readTarget(url)).toEqual({ path, search, full })
})

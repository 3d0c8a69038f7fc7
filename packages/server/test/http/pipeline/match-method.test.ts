import { createMethods } from '@boxtrail/protocol/read/match-method'
import { expect, test } from 'vitest'

const methods = createMethods(['listWebhooks', 'createWebhook'])

test('a method names the operation of its path, and HEAD that of GET', () => {
  expect(['GET', 'HEAD', 'POST'].map(methods.match)).toEqual(['listWebhooks', 'listWebhooks', 'createWebhook'])
})

test('a method that the path does not have is refused, and the others are named', () => {
  const allow = 'GET, POST, HEAD'
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'toString'])
    expect(() => methods.match(method), method).toThrow(
      expect.objectContaining({ status: 405, headers: { Allow: allow } }),
    )
})

test('a path without a GET has no HEAD', () => {
  const { find, match } = createMethods(['replayWebhook'])
  expect(find('HEAD')).toBeUndefined()
  expect(() => match('HEAD')).toThrow(expect.objectContaining({ status: 405, headers: { Allow: 'POST' } }))
})

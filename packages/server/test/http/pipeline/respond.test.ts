import { notFound, tooManyAtOnce } from '@boxtrail/protocol/errors'
import { expect, test } from 'vitest'
import { common, refuseWith, reply, send, settled } from '../../../src/http/pipeline/respond.ts'

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://localhost/v2/ports/USLAX', { method, headers })
const answer = { data: { type: 'port', id: 'USLAX' } }

test('an answer is sent with the status and type of its operation, and the headers of the steps before', async () => {
  const response = reply(
    'createWebhook',
    answer,
    { ...common, RateLimit: 'r' },
    new Request('http://localhost', { method: 'POST' }),
  )
  expect([response.status, await response.json()]).toEqual([201, answer])
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/vnd.api+json',
    'content-length': String(JSON.stringify(answer).length),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ratelimit: 'r',
    vary: 'Accept',
  })
})

test('no answer is a response without a body or a type', async () => {
  const response = reply('revokeApiKey', undefined, common, new Request('http://localhost', { method: 'DELETE' }))
  expect([response.status, response.headers.has('content-type'), await response.text()]).toEqual([204, false, ''])
})

test('a client that has the current version gets no body again', () => {
  const first = reply('getPort', answer, common, get())
  const etag = first.headers.get('etag')!
  const statuses = [etag, '*', '"x", W/"y"'].map(
    (known) => reply('getPort', answer, common, get({ 'if-none-match': known })).status,
  )
  expect([first.status, first.headers.get('cache-control'), ...statuses]).toEqual([
    200,
    'private, no-cache',
    304,
    304,
    200,
  ])
})

test('a browser that opens a file by itself runs nothing in it', async () => {
  const response = reply('getDocumentPage', new Uint8Array([1, 2]), common, get())
  expect([response.headers.get('content-type'), (await response.arrayBuffer()).byteLength]).toEqual(['image/png', 2])
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
})

test('a refusal that would be repeated is an answer; one that may not be is thrown', async () => {
  const refused = await settled('getPort', Promise.reject(notFound()))
  expect([refused.status, JSON.parse(refused.body!)]).toEqual([404, { errors: notFound().problems }])
  await expect(settled('getPort', Promise.reject(tooManyAtOnce()))).rejects.toMatchObject({ status: 429 })
  await expect(settled('getPort', Promise.reject(new Error('ours')))).rejects.toThrow('ours')
})

test('the headers of a refusal are added to those of the steps before', async () => {
  const response = refuseWith(tooManyAtOnce(), { RateLimit: 'r', 'X-Request-Id': '1' })
  expect([response.status, await response.json()]).toEqual([429, { errors: tooManyAtOnce().problems }])
  expect(
    ['retry-after', 'ratelimit', 'x-request-id', 'cache-control'].map((name) => response.headers.get(name)),
  ).toEqual(['1', 'r', '1', 'no-store'])
})

test('a stored response is sent byte for byte', async () => {
  const body = '{ "data" : "ü" }'
  const response = send({ status: 201, contentType: 'application/vnd.api+json', body }, common)
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([201, '17', body])
})

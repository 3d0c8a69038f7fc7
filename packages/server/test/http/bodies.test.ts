import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'

const api = await testApi()
const post = (body: unknown, headers: Record<string, string> = {}) =>
  api.request('POST', '/v2/tracking_requests', { body, headers })
const problemOf = async (response: Response) => (await response.json()).errors[0]
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

test('both JSON types are accepted, with the charset of JSON', async () => {
  for (const type of [
    'application/json',
    'application/vnd.api+json',
    'application/vnd.api+json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ])
    expect((await post(trackingBody(), { 'content-type': type })).status, type).toBe(201)
})

test('any other content type and any compression are rejected', async () => {
  for (const headers of [
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/vnd.api+json; ext="https://jsonapi.org/ext/atomic"' },
    { 'content-encoding': 'gzip' },
  ] as Record<string, string>[])
    expect((await post(trackingBody(), headers)).status, JSON.stringify(headers)).toBe(415)
})

test('a body that is not a JSON object is rejected as malformed', async () => {
  for (const body of ['', '{', '{"data":', 'null', '[]', '"x"', '1', '{"a":1}}', "{'a':1}", 'NaN'])
    expect((await post(body)).status, body).toBe(400)
  const response = await api.app.request('/v2/tracking_requests', {
    method: 'POST',
    headers: { authorization: `Token ${api.apiKey}`, 'content-type': 'application/json' },
    body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
  })
  expect(response.status).toBe(400)
})

test('a body that is too deep, too wide or too long is rejected before it is validated', async () => {
  const wide = Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`k${i}`, 1]))
  for (const body of [nested(33), nested(20_000), wide, { data: Array(10_001).fill(1) }, { data: 'x'.repeat(65_537) }])
    expect((await post(body)).status).toBe(400)
  expect((await post({ data: 'x'.repeat(262_144) })).status).toBe(413)
})

test('names that reach a prototype are rejected', async () => {
  for (const body of ['{"__proto__":{"polluted":1}}', '{"data":{"constructor":{"prototype":{"polluted":1}}}}'])
    expect((await post(body)).status).toBe(400)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('characters that the database cannot store are rejected, and their place is named', async () => {
  const { data } = trackingBody()
  for (const bad of ['A\0B', 'A\ud800B']) {
    const attributes = { ...data.attributes, ref_numbers: ['fine', bad] }
    const problem = await problemOf(await post({ data: { ...data, attributes } }))
    expect(problem).toMatchObject({ status: '422', source: { pointer: '/data/attributes/ref_numbers/1' } })
  }
  expect((await post({ data: { ...data, 'x\0': 1 } })).status).toBe(422)
})

test.each([
  ['"request_number":"LAST1"', '"request_number":"FIRST1","request_number":"LAST1"'],
  ['"request_number":"LAST1"', '"request_number":"FIRST1","request\\u005fnumber":"LAST1"'],
  ['"type":"tracking_request"', '"type":"tracking_request","type":"tracking_request"'],
])('an object that names a member twice is refused: %s', async (once, twice) => {
  const body = JSON.stringify(trackingBody({ request_number: 'LAST1' }))
  const response = await post(body.replace(once, () => twice))
  expect(response.status).toBe(400)
  expect((await response.json()).errors[0].detail).toContain('names the same member twice')
})

test('names and colons inside texts are not taken for members', async () => {
  const text = '"a":1,"a":2 \\" : "'
  const response = await post(
    JSON.stringify(trackingBody({ request_number: 'COLONS1', ref_numbers: [text, `${text}\\`] })),
  )
  expect((await response.json()).data.attributes.ref_numbers).toEqual([text, `${text}\\`])
})

test('every mistake of a body is named at once', async () => {
  const body = {
    data: { type: 'tracking_request', attributes: { request_type: 1, colour: 'red', ref_numbers: ['', 2] } },
  }
  const response = await post(body)
  expect(response.status).toBe(422)
  const pointers = (await response.json()).errors.map(({ source }: { source: { pointer: string } }) => source.pointer)
  expect(pointers.toSorted()).toEqual([
    '/data/attributes/colour',
    '/data/attributes/ref_numbers/0',
    '/data/attributes/ref_numbers/1',
    '/data/attributes/request_number',
    '/data/attributes/request_type',
  ])
})

test('a record that names its own id or its owner is rejected', async () => {
  const { data } = trackingBody()
  const id = crypto.randomUUID()
  const own = await problemOf(await post({ data: { ...data, id } }))
  expect(own).toMatchObject({ status: '422', source: { pointer: '/data/id' } })
  const relationships = { account: { data: { type: 'account', id } } }
  const owner = await problemOf(await post({ data: { ...data, relationships } }))
  expect(owner).toMatchObject({ status: '422', source: { pointer: '/data/relationships/account' } })
  expect((await post({ data: { ...data, type: 'shipment' } })).status).toBe(409)
})

test('an invalid Idempotency-Key is rejected', async () => {
  expect((await post(trackingBody(), { 'idempotency-key': 'k'.repeat(256) })).status).toBe(400)
  expect((await post(trackingBody(), { 'idempotency-key': 'k\tx' })).status).toBe(400)
  expect((await post(trackingBody(), { 'idempotency-key': 'k'.repeat(255) })).status).toBe(201)
})

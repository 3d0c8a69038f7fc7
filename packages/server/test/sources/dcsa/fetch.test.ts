import type { ServerResponse } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { createDcsaSource } from '@boxtrail/sources/dcsa/dcsa-source'
import { profiles } from '@boxtrail/sources/dcsa/profiles'
import { PAGE_BREAK, type Subject } from '@boxtrail/sources/port/source'
import { Agent } from 'undici'
import { afterAll, describe, expect, test } from 'vitest'
import { bill } from '../../../../sources/test/read-answer.ts'
import { createGet } from '../../../src/sources/http/create-get.ts'
import type { Auth } from '../../../src/sources/http/credentials.ts'
import { createCredentials } from '../../../src/sources/http/credentials.ts'
import { plainGet } from '../../harness/http/get.ts'
import { lineServer } from '../line-server.ts'

const line = await lineServer()
const elsewhere = await lineServer()
const tokens = await lineServer()
const dispatcher = new Agent()
afterAll(() => dispatcher.destroy())

const sourceOf = (profile = 'generic', auth: Auth = { kind: 'none' }, timeoutMs = 1_500) =>
  createDcsaSource({
    id: 'line:XXXX',
    scac: 'XXXX',
    name: 'x',
    profile: profiles[profile]!,
    baseUrl: `${line.url}/v2`,
    get: createGet({ credentials: createCredentials(auth, dispatcher), dispatcher, timeoutMs }),
  })
const fetchOf = (profile?: string, auth?: Auth, subject: Subject = bill('B1'), timeoutMs?: number) =>
  sourceOf(profile, auth, timeoutMs).fetch(subject, AbortSignal.timeout(5_000))

type Page = { status?: number; headers?: Record<string, string>; body?: string }
const send = (response: ServerResponse, { status = 200, headers = {}, body = '[]' }: Page) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
/** Responds with the given pages in order, and then always with the last one. */
const inTurn = (...pages: Page[]) => {
  let next = 0
  line.answers((_request, response) => send(response, pages[Math.min(next++, pages.length - 1)]!))
}
const urls = () => line.requests.map(({ url }) => url)

describe('a request to a line', () => {
  test.each([
    ['bill', 'transportDocumentReference'],
    ['booking', 'carrierBookingReference'],
    ['container', 'equipmentReference'],
  ] as const)('asks for a %s by %s, as JSON of version 2', async (kind, parameter) => {
    inTurn({})
    await fetchOf('generic', undefined, { kind, number: 'A B/1' })
    const url = new URL(line.requests[0]!.url!, line.url)
    expect(url.pathname).toBe('/v2/events')
    expect(url.searchParams.get(parameter)).toBe('A B/1')
    expect(url.searchParams.get('limit')).toBe('100')
    expect(line.requests[0]!.headers).toMatchObject({ 'api-version': '2', accept: 'application/json' })
  })

  test('has the number in the path if the line requires it', async () => {
    inTurn({})
    await fetchOf('cma-cgm', undefined, bill('A/../B?1'))
    expect(line.requests[0]!.url).toMatch(/^\/v2\/events\/A%2F\.\.%2FB%3F1(\?limit=100)?$/)
  })

  test('carries the keys that the operator configured', async () => {
    inTurn({})
    await fetchOf('hapag-lloyd', {
      kind: 'headers',
      values: { 'X-IBM-Client-Id': 'id', 'X-IBM-Client-Secret': 'secret' },
    })
    expect(line.requests[0]!.headers).toMatchObject({ 'x-ibm-client-id': 'id', 'x-ibm-client-secret': 'secret' })
  })
})

test('a request is not retried if the keys are rejected, because there are no others', async () => {
  inTurn({ status: 401 })
  expect(await fetchOf('hapag-lloyd', { kind: 'headers', values: { key: 'wrong' } })).toMatchObject({
    outcome: 'unauthorized',
  })
  expect(line.requests).toHaveLength(1)
})

describe('pages', () => {
  test.each([
    ['an absolute address', () => `${line.url}/v2/events?page=two`, '/v2/events?page=two'],
    ['a path', () => '/v2/events?page=two', '/v2/events?page=two'],
    ['a query', () => '?page=two', '/v2/events?page=two'],
    ['a bare cursor', () => 'abc==', '/v2/events?transportDocumentReference=B1&limit=100&cursor=abc%3D%3D'],
  ])('are followed by %s in Next-Page', async (_title, next, expected) => {
    inTurn({ headers: { 'next-page': next() }, body: '[1]' }, { body: '[2]' })
    expect(await fetchOf()).toMatchObject({ outcome: 'ok', complete: true, body: `[1]${PAGE_BREAK}[2]` })
    expect(urls()[1]).toBe(expected)
  })

  test.each([
    ['a Link header', () => ({ link: `<${line.url}/v2/events?page=two>; rel="next"` })],
    ['Next-Page-Cursor', () => ({ 'next-page-cursor': 'abc' })],
  ])('are followed by %s', async (_title, headers) => {
    inTurn({ headers: headers(), body: '[1]' }, { body: '[2]' })
    expect(await fetchOf()).toMatchObject({ complete: true, body: `[1]${PAGE_BREAK}[2]` })
  })

  test.each([
    ['at another host', () => `${elsewhere.url}/v2/events?page=two`],
    ['at another host, without a protocol', () => `//${new URL(elsewhere.url).host}/v2/events`],
    ['without a host', () => 'http://'],
  ])('%s are not followed: the response is incomplete, and no key is sent there', async (_title, next) => {
    elsewhere.answers((_request, response) => send(response, {}))
    inTurn({ headers: { 'next-page': next() }, body: '[1]' })
    expect(await fetchOf('generic', { kind: 'headers', values: { key: 'secret' } })).toMatchObject({
      outcome: 'ok',
      complete: false,
      body: '[1]',
    })
    expect(elsewhere.requests).toEqual([])
    expect(line.requests).toHaveLength(1)
  })

  test('that link to themselves end, as an incomplete response', async () => {
    inTurn({ headers: { 'next-page': '/v2/events?page=again' }, body: '[1]' })
    expect(await fetchOf()).toMatchObject({ outcome: 'ok', complete: false })
    expect(line.requests).toHaveLength(2)
  })

  test('without an end are given up after fifty', async () => {
    let next = 0
    line.answers((_request, response) => send(response, { headers: { 'next-page': `?page=${next++}` }, body: '[1]' }))
    expect(await fetchOf()).toMatchObject({ outcome: 'ok', complete: false })
    expect(line.requests).toHaveLength(50)
  })

  test.each([500, 403, 404, 400])('keep the first, as incomplete, if the second responds with %i', async (status) => {
    inTurn({ headers: { 'next-page': '?page=two' }, body: '[1]' }, { status })
    expect(await fetchOf()).toMatchObject({ outcome: 'ok', complete: false, body: '[1]' })
  })

  test('are throttled if the second is', async () => {
    inTurn({ headers: { 'next-page': '?page=two' }, body: '[1]' }, { status: 429, headers: { 'retry-after': '7' } })
    expect(await fetchOf()).toMatchObject({ outcome: 'throttled', complete: false, retryAfterMs: 7_000 })
  })

  test('are requested as ranges up to the total', async () => {
    inTurn(
      { status: 206, headers: { 'content-range': '0-49/120' }, body: '[1]' },
      { status: 206, headers: { 'content-range': '50-99/120' }, body: '[2]' },
      { status: 206, headers: { 'content-range': '100-119/120' }, body: '[3]' },
    )
    expect(await fetchOf('cma-cgm')).toMatchObject({ complete: true, body: ['[1]', '[2]', '[3]'].join(PAGE_BREAK) })
    expect(line.requests.map(({ headers }) => headers.range)).toEqual([undefined, '50-99', '100-149'])
  })

  test.each([
    ['without a range', {}],
    ['of an unknown total', { 'content-range': '0-49/*' }],
  ])('are incomplete after a partial response %s', async (_title, headers) => {
    inTurn({ status: 206, headers: headers as Record<string, string>, body: '[1]' })
    expect(await fetchOf('cma-cgm')).toMatchObject({ outcome: 'ok', complete: false, body: '[1]' })
  })
})

describe('the outcome of a poll', () => {
  test.each([
    [200, 'ok'],
    [204, 'no_data_yet'],
    [302, 'unrecognized'],
    [400, 'number_rejected'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'not_found'],
    [410, 'withheld'],
    [418, 'unrecognized'],
    [422, 'number_rejected'],
    [429, 'throttled'],
    [451, 'withheld'],
    [500, 'unreachable'],
    [502, 'unreachable'],
    [503, 'unreachable'],
  ])('for %i is %s', async (status, outcome) => {
    inTurn({ status, body: status === 204 ? '' : '[]' })
    const fetched = await fetchOf()
    expect(fetched).toMatchObject({ outcome, complete: outcome === 'ok' })
    expect(fetched.detail).toBe(outcome === 'ok' ? null : `status ${status}`)
  })

  const inTenSeconds = () => new Date(Date.now() + 10_000).toUTCString()
  test.each([
    ['seconds', () => '120', 120_000, 120_000],
    ['a date', inTenSeconds, 5_000, 10_000],
    ['a date that has passed', () => 'Wed, 21 Oct 2015 07:28:00 GMT', 0, 0],
    ['a mistake of years', () => '999999999', 86_400_000, 86_400_000],
  ])('has the wait of Retry-After in %s', async (_title, value, least, most) => {
    inTurn({ status: 429, headers: { 'retry-after': value() } })
    const { retryAfterMs } = await fetchOf()
    expect(retryAfterMs).toBeGreaterThanOrEqual(least)
    expect(retryAfterMs).toBeLessThanOrEqual(most)
  })

  test.each([undefined, 'soon'])('has no wait for Retry-After %s', async (value) => {
    inTurn({ status: 503, headers: value === undefined ? {} : { 'retry-after': value } })
    expect((await fetchOf()).retryAfterMs).toBeNull()
  })

  test('is unreachable, after the timeout, for a line that never responds', async () => {
    line.answers(() => {})
    expect(await fetchOf('generic', undefined, bill('B1'), 150)).toMatchObject({ outcome: 'unreachable', body: null })
  })

  test('is unreachable, after the timeout, for a line that stops in the middle of its response', async () => {
    line.answers((_request, response) => void response.writeHead(200).write('[{'))
    expect(await fetchOf('generic', undefined, bill('B1'), 150)).toMatchObject({ outcome: 'unreachable', body: null })
  })

  test('is unreachable for a line that resets the connection', async () => {
    line.answers((request) => void request.socket.resetAndDestroy())
    expect(await fetchOf()).toMatchObject({ outcome: 'unreachable', body: null })
  })

  test('is unreachable for a closed port', async () => {
    const source = createDcsaSource({
      id: 'line:XXXX',
      scac: 'XXXX',
      name: 'x',
      profile: profiles.generic!,
      baseUrl: 'http://127.0.0.1:1',
      get: plainGet(dispatcher),
    })
    expect(await source.fetch(bill('B1'), AbortSignal.timeout(2_000))).toMatchObject({ outcome: 'unreachable' })
  })

  test('is unrecognized for a response longer than any legitimate one, which is aborted', async () => {
    line.answers((_request, response) => {
      response.writeHead(200)
      const chunk = Buffer.alloc(1_048_576, 32)
      for (let i = 0; i < 17; i++) response.write(chunk)
      response.end()
    })
    expect(await fetchOf('generic', undefined, bill('B1'), 5_000)).toMatchObject({
      outcome: 'unrecognized',
      body: null,
      complete: false,
      detail: 'the response is too long',
    })
  })

  test('of a compressed response longer than any legitimate one is the same', async () => {
    const body = gzipSync(Buffer.alloc(17 * 1_048_576, 32))
    line.answers((_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(body))
    expect(await fetchOf()).toMatchObject({ outcome: 'unrecognized', body: null, detail: 'the response is too long' })
  })

  test('of a compressed response that is cut off is unreachable, and says why', async () => {
    const body = gzipSync('["Malmö"]').subarray(0, 20)
    line.answers((_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(body))
    expect(await fetchOf()).toMatchObject({
      outcome: 'unreachable',
      body: null,
      detail: 'the response cannot be decompressed (gzip)',
    })
  })

  test('is known at once on a shutdown, which aborts the poll', async () => {
    line.answers(() => {})
    const stop = new AbortController()
    const fetching = sourceOf().fetch(bill('B1'), stop.signal)
    stop.abort()
    expect(await fetching).toMatchObject({ outcome: 'unreachable' })
  })
})

const TEXT = '["Malmö – 上海"]'
const utf16 = Buffer.from(`\uFEFF${TEXT}`, 'utf16le')
const json = 'application/json'

test.each<[string, Record<string, string>, Uint8Array]>([
  ['as it is', {}, Buffer.from(TEXT)],
  ['with a byte order mark', {}, Buffer.from(`\uFEFF${TEXT}`)],
  ['in UTF-16', {}, utf16],
  ['in UTF-16 of the other order', { 'content-type': json }, Buffer.from(utf16).swap16()],
  ['compressed with gzip', { 'content-encoding': 'gzip' }, gzipSync(TEXT)],
  ['compressed twice', { 'content-encoding': 'gzip, br' }, brotliCompressSync(gzipSync(TEXT))],
  ['compressed with deflate', { 'content-encoding': 'deflate' }, deflateSync(TEXT)],
  ['called compressed and plain', { 'content-encoding': 'gzip' }, Buffer.from(TEXT)],
  ['in an encoding that nobody knows', { 'content-encoding': 'identity, x' }, Buffer.from(TEXT)],
  ['in a character set that nobody knows', { 'content-type': `${json}; charset=x-none` }, Buffer.from(TEXT)],
])('a response %s is read as text', async (_, headers, body) => {
  line.answers((_request, response) => void response.writeHead(200, headers).end(body))
  expect(await fetchOf()).toMatchObject({ outcome: 'ok', body: TEXT })
})

test('a long response compressed with Brotli is read, which begins like a list in JSON', async () => {
  const long = JSON.stringify(Array.from({ length: 5_000 }, (_, at) => ({ at, is: Math.sin(at) })))
  const body = brotliCompressSync(long)
  expect(body.toString('latin1', 0, 1)).toBe('[')
  line.answers((_request, response) => void response.writeHead(200, { 'content-encoding': 'br' }).end(body))
  expect((await fetchOf()).body === long).toBe(true)
})

test('the character set of a response is the one that it states', async () => {
  const headers = { 'content-type': `${json}; charset="ISO-8859-1"` }
  line.answers((_request, response) => void response.writeHead(200, headers).end(Buffer.from('["Malmö"]', 'latin1')))
  expect((await fetchOf()).body).toBe('["Malmö"]')
})

describe('a poll with client credentials', () => {
  const oauth = (): Auth => ({
    kind: 'oauth2',
    tokenUrl: `${tokens.url}/token`,
    clientId: 'us',
    client: { by: 'form', secret: 'secret' },
    scope: 'events',
    headers: { 'Consumer-Key': 'ck' },
  })
  let issued = 0
  const issuing = (expires_in: number | string = 7_200) => {
    issued = 0
    tokens.answers((_request, response) =>
      send(response, { body: JSON.stringify({ access_token: `token-${++issued}`, expires_in }) }),
    )
  }
  const bearers = () => line.requests.map(({ headers }) => headers.authorization)

  test('shares one token among many polls, including concurrent ones', async () => {
    issuing()
    inTurn({})
    const source = sourceOf('maersk', oauth())
    const fetch = () => source.fetch(bill('B1'), AbortSignal.timeout(2_000))
    await Promise.all([fetch(), fetch(), fetch(), fetch()])
    await fetch()
    expect(tokens.requests).toHaveLength(1)
    expect(bearers()).toEqual(Array(5).fill('Bearer token-1'))
    expect(line.requests[0]!.headers['consumer-key']).toBe('ck')
  })

  test('requests the token with a form, as the standard requires', async () => {
    let form = ''
    tokens.answers((request, response) => {
      request.on('data', (chunk) => (form += chunk))
      request.on('end', () => send(response, { body: '{"access_token":"t"}' }))
    })
    inTurn({})
    await fetchOf('maersk', oauth())
    expect(Object.fromEntries(new URLSearchParams(form))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'us',
      client_secret: 'secret',
      scope: 'events',
    })
    expect(tokens.requests[0]!.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      'consumer-key': 'ck',
    })
  })

  test('renews the token before it expires', async () => {
    issuing(300)
    let nowMs = 0
    const credentials = createCredentials(oauth(), dispatcher, { nowMs: () => nowMs })
    const bearer = async () => (await credentials.headers(AbortSignal.timeout(2_000))).authorization
    expect(await bearer()).toBe('Bearer token-1')
    nowMs = 260_000
    expect(await bearer()).toBe('Bearer token-1')
    nowMs = 280_000 // by our clock, it is valid for twenty seconds more
    expect(await bearer()).toBe('Bearer token-2')
  })

  test('retries the line once after a 401, with a new token', async () => {
    issuing()
    inTurn({ status: 401 }, { body: '[1]' })
    expect(await fetchOf('maersk', oauth())).toMatchObject({ outcome: 'ok', body: '[1]' })
    expect(bearers()).toEqual(['Bearer token-1', 'Bearer token-2'])
  })

  test('is unauthorized after a second 401', async () => {
    issuing()
    inTurn({ status: 401 })
    expect(await fetchOf('maersk', oauth())).toMatchObject({ outcome: 'unauthorized' })
    expect(line.requests).toHaveLength(2)
    expect(issued).toBe(2)
  })

  test.each([
    [401, '{}', 'unauthorized'],
    [400, '{"error":"invalid_client"}', 'unauthorized'],
    [429, '{}', 'throttled'],
    [503, 'down', 'unreachable'],
    [200, '<html>', 'unauthorized'],
    [200, '{}', 'unauthorized'],
  ])('does not poll the line if the token service answers %i %s: %s', async (status, body, outcome) => {
    tokens.answers((_request, response) => send(response, { status, body }))
    inTurn({})
    const fetched = await fetchOf('maersk', oauth())
    expect(fetched).toMatchObject({ outcome, body: null })
    expect(JSON.stringify(fetched)).not.toContain('secret')
    expect(line.requests).toEqual([])
  })

  test('is unreachable without a token service, and recovers with it', async () => {
    tokens.answers((request) => void request.socket.resetAndDestroy())
    inTurn({})
    const source = sourceOf('maersk', oauth())
    const fetch = () => source.fetch(bill('B1'), AbortSignal.timeout(2_000))
    expect(await fetch()).toMatchObject({ outcome: 'unreachable' })
    issuing()
    expect(await fetch()).toMatchObject({ outcome: 'ok' })
  })
})

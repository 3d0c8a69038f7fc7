import { operations } from '@boxtrail/contracts/operations'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createApp } from '../../src/app.ts'
import { createLogger } from '../../src/logger.ts'
import { testApi } from '../harness/api.ts'
import { listen } from '../harness/http/sockets.ts'
import { trackingBody } from '../harness/records/tracked.ts'

const api = await testApi()
const { context, app, apiKey } = api
const raw = await listen(app)
const authorization = `Authorization: Token ${apiKey}`

test('every response states how it is to be interpreted and cached', async () => {
  const paths = ['/v2/shipments', '/v2/shipments/x', '/v2/nothing', '/v2/shipments?x=1']
  const ids = new Set()
  for (const path of paths) {
    const { headers } = await api.request('GET', path)
    expect(headers.get('content-type'), path).toBe('application/vnd.api+json')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe(path === '/v2/shipments' ? 'private, no-cache' : 'no-store')
    expect(headers.get('vary')).toBe('Accept')
    expect(headers.has('x-powered-by')).toBe(false)
    ids.add(headers.get('x-request-id'))
  }
  expect(ids.size).toBe(paths.length)
})

test('an unknown path is rejected in JSON, and a trailing slash is ignored', async () => {
  for (const path of ['/v2', '/v2/cargo', '/v3/shipments', '/v2/shipments/a/b'])
    expect((await api.request('GET', path)).status, path).toBe(404)
  expect((await api.request('GET', '/v2/shipments/')).status).toBe(200)
  expect((await api.request('GET', `/v2/shipments/${crypto.randomUUID()}/`)).status).toBe(404)
})

test('an invalid character in place of an id is answered with 404', async () => {
  for (const { method, path } of Object.values(operations).filter(({ path }) => path.includes('{'))) {
    const first = path.replace(/\{\w+\}/, crypto.randomUUID())
    for (const at of [path, first]
      .map((each) => each.replaceAll(/\{\w+\}/g, '%00'))
      .filter((each) => each.includes('%')))
      expect(
        (await app.request(`/v2${at}`, { method: method.toUpperCase(), headers: { authorization: `Token ${apiKey}` } }))
          .status,
        at,
      ).not.toBe(500)
  }
  expect((await api.request('GET', '/v2/ports/%00')).status).toBe(404)
  const { data } = await api.api.trackingRequests.create(trackingBody().data.attributes)
  const fields = `/v2/tracking_requests/${data.id}/custom_fields`
  expect((await api.request('DELETE', `${fields}/%00`)).status).toBe(404)
})

test('an unsupported method is rejected, and the supported ones are listed', async () => {
  const byPath = Map.groupBy(Object.values(operations), ({ path }) => path as string)
  for (const [path, own] of byPath) {
    const methods = own.map(({ method }) => method.toUpperCase())
    const other = ['DELETE', 'PUT', 'OPTIONS'].filter((method) => !methods.includes(method))
    for (const method of other) {
      // A random UUID cannot be mistaken for a fixed path, such as /webhooks/events.
      const response = await app.request(`/v2${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`, { method })
      expect(response.status, `${method} ${path}`).toBe(405)
      for (const allowed of methods) expect(response.headers.get('allow')).toContain(allowed)
    }
  }
})

test('HEAD is answered like GET, without the body', async () => {
  const response = await api.request('HEAD', '/v2/shipments')
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test('links are built from the public URL, whatever the Host header is', async () => {
  const answer = await raw(
    `GET /v2/shipments HTTP/1.1\r\nHost: evil.example\r\n${authorization}\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toContain('https://boxtrail.test/v2/shipments')
  expect(answer).not.toContain('evil.example')
})

test('two Host headers, or two keys, are rejected', async () => {
  const twice = await raw(
    `GET /v2/shipments HTTP/1.1\r\nHost: a\r\nHost: b\r\n${authorization}\r\nConnection: close\r\n\r\n`,
  )
  expect(twice).toMatch(/^HTTP\/1.1 400 /)
  const keys = await raw(
    `GET /v2/shipments HTTP/1.1\r\nHost: a\r\n${authorization}\r\n${authorization}\r\nConnection: close\r\n\r\n`,
  )
  expect(keys).toMatch(/^HTTP\/1.1 400 /)
})

test('a body with an excessive length is rejected before it is sent, and one without a length as it exceeds the limit', async () => {
  const head = `POST /v2/tracking_requests HTTP/1.1\r\nHost: a\r\n${authorization}\r\nContent-Type: application/json\r\n`
  const declared = await raw(`${head}Content-Length: 99999999\r\n\r\n{`)
  expect(declared).toMatch(/^HTTP\/1.1 413 /)
  expect(declared.toLowerCase()).toContain('connection: close')
  const chunk = `${(65_536).toString(16)}\r\n${' '.repeat(65_536)}\r\n`
  expect(await raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(5)}`)).toMatch(/^HTTP\/1.1 413 /)
})

const get = `GET /v2/shipments HTTP/1.1\r\nHost: a\r\n${authorization}\r\n`
const post = `POST /v2/tracking_requests HTTP/1.1\r\nHost: a\r\n${authorization}\r\nContent-Type: application/json\r\n`
/** A second request smuggled in the same bytes: a response to it means that it got through. */
const smuggled = 'GET /v2/containers HTTP/1.1\r\nHost: a\r\n\r\n'

test.each([
  ['both lengths', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['two lengths that differ', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}\n`],
  ['two lengths that agree', `${post}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`],
  ['a length that is a list', `${post}Content-Length: 2, 2\r\n\r\n{}`],
  ['a length with a sign', `${post}Content-Length: +2\r\n\r\n{}`],
  ['a folded header', `${get}X-Folded: a\r\n b\r\nConnection: close\r\n\r\n`],
  ['lines that end in LF alone', `${get.replaceAll('\r\n', '\n')}Connection: close\n\n`],
  ['a space before the colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
  ['a coding that is not known', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['an invalid chunk size', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ['a NUL in a header', `${get}X-Nul: a\0b\r\nConnection: close\r\n\r\n`],
  ['no Host', `GET /v2/shipments HTTP/1.1\r\n${authorization}\r\nConnection: close\r\n\r\n`],
])('a request with %s is rejected, and nothing that follows is answered', async (_, text) => {
  const answer = await raw(text + smuggled)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toHaveLength(1)
})

test('headers of more than 16 KiB are rejected', async () => {
  expect(await raw(`${get}X-Long: ${'x'.repeat(17_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
})

test('no failure is logged if a client disconnects in the middle of a body', async () => {
  let log = ''
  const write = (line: string) => {
    log += line
  }
  const broken = await listen(createApp({ ...context, log: createLogger('trace', { write }) }))
  await broken(`${post}Content-Length: 50\r\n\r\n{"data":`, (socket) => setTimeout(() => socket.destroy(), 50))
  await api.request('GET', '/v2/shipments')
  expect(log).toBe('')
})

test('TRACE is rejected', async () => {
  const answer = await raw(`TRACE /v2/shipments HTTP/1.1\r\nHost: a\r\n${authorization}\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1.1 405 /)
})

test('the service is alive and ready, and not ready while it stops or has no database', async () => {
  const status = async (of: typeof app, path: string) => (await of.request(path)).status
  expect([await status(app, '/healthz'), await status(app, '/readyz')]).toEqual([200, 200])
  const stopping = createApp({ ...context, stopping: AbortSignal.abort() })
  expect([await status(stopping, '/healthz'), await status(stopping, '/readyz')]).toEqual([200, 503])
  const away = createApp({ ...context, pool: new Pool({ host: '127.0.0.1', port: 1 }) })
  expect([await status(away, '/healthz'), await status(away, '/readyz')]).toEqual([200, 503])
})

test('every call is asked to retry while the database is unavailable', async () => {
  const log = createLogger('silent')
  const away = createApp({ ...context, log, pool: new Pool({ host: '127.0.0.1', port: 1 }) })
  const response = await away.request('/v2/shipments', { headers: { authorization: `Token ${apiKey}` } })
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('only the request id of an internal failure is revealed', async () => {
  const log = createLogger('silent')
  const pool = { query: () => Promise.reject(new Error('relation "secrets" does not exist')) } as unknown as Pool
  const broken = createApp({ ...context, log, pool })
  const response = await broken.request('/v2/shipments', { headers: { authorization: `Token ${apiKey}` } })
  expect(response.status).toBe(500)
  const body = await response.text()
  expect(body).not.toContain('secrets')
  expect(body).toContain(response.headers.get('x-request-id')!)
})

test('a client that has the response already is answered with 304, without a body', async () => {
  const paths = ['/v2/shipping_lines', '/v2/shipments']
  for (const path of paths) {
    const first = await api.request('GET', path)
    const etag = first.headers.get('etag')!
    for (const match of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await app.request(path, { headers: { authorization: `Token ${apiKey}`, 'if-none-match': match } })
      expect([again.status, await again.text(), again.headers.get('etag')], match).toEqual([304, '', etag])
    }
    const changed = await api.request('GET', path, { headers: { 'if-none-match': '"another"' } })
    expect(changed.status).toBe(200)
  }
  await api.api.trackingRequests.create(trackingBody().data.attributes)
  const [before, after] = [await api.request('GET', '/v2/tracking_requests'), await api.request('GET', '/v2/shipments')]
  expect(before.headers.get('etag')).not.toBe(after.headers.get('etag'))
})

test('long responses are compressed for clients that accept it, and for no others', async () => {
  const long = (encoding: string) =>
    raw(`GET /v2/shipping_lines HTTP/1.1\r\nHost: a\r\n${authorization}\r\n${encoding}Connection: close\r\n\r\n`)
  const plain = await long('')
  const packed = await long('Accept-Encoding: gzip\r\n')
  expect(packed.toLowerCase()).toContain('content-encoding: gzip')
  expect(plain.toLowerCase()).not.toContain('content-encoding')
  expect(packed.length).toBeLessThan(plain.length / 3)
  const short = await raw(`GET /healthz HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n`)
  expect(short.toLowerCase()).not.toContain('content-encoding')
})

test('health checks in HTTP/1.0 without Host are answered', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect(await raw(`GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 /)
})

test('two Host headers are refused at every address, with a request id', async () => {
  for (const path of ['/healthz', '/v2/shipments', '/feed/v1/a/messages', '/openapi.json', '/nothing']) {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`)
    expect(answer, path).toMatch(/^HTTP\/1.1 400 /)
    expect(answer.toLowerCase()).toMatch(/x-request-id: [0-9a-f-]{36}/)
  }
})

test('other methods at the addresses of feeds are refused with the name of the accepted one', async () => {
  for (const path of ['messages', 'csv', 'dcsa/events', 'arrival-notices', 'edi'])
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']) {
      const response = await app.request(`/feed/v1/any/${path}`, { method })
      expect([response.status, response.headers.get('allow')], `${method} ${path}`).toEqual([405, 'POST'])
    }
})

test('the contract is served as JSON and YAML, with the address of this installation', async () => {
  const json = await (await app.request('/openapi.json')).json()
  const yaml = await (await app.request('/openapi.yaml')).text()
  expect(parse(yaml)).toEqual(json)
  expect(json.servers[0].variables.base.default).toBe(context.config.baseUrl)
  const missing = await api.request('GET', '/v2/cargo')
  const { detail } = (await missing.json()).errors[0]
  for (const [named] of detail.matchAll(/\/[a-z.]+/g)) expect((await app.request(named)).status, named).toBe(200)
})

test('pages of configured origins may call the API, and no others', async () => {
  const open = createApp(context, { corsOrigins: ['https://app.example'] })
  const preflight = (origin: string, to = open) =>
    to.request('/v2/shipments', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    })
  const allowed = await preflight('https://app.example')
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, 'https://app.example'])
  expect(allowed.headers.get('access-control-allow-headers')).toContain('Authorization')
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  expect((await preflight('https://app.example', app)).status).toBe(405)
  const read = await open.request('/v2/shipments', {
    headers: { origin: 'https://app.example', authorization: `Token ${apiKey}` },
  })
  expect(read.headers.get('access-control-allow-origin')).toBe('https://app.example')
  expect(read.headers.get('access-control-expose-headers')).toContain('Retry-After')
  expect(read.headers.get('access-control-allow-credentials')).toBeNull()
})

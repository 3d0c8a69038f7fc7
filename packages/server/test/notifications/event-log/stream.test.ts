import { performance } from 'node:perf_hooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../../src/app.ts'
import { testApi } from '../../harness/api.ts'
import { openStream } from '../../harness/http/stream.ts'
import { join } from '../../harness/records/people.ts'
import { trackedShipment } from '../../harness/records/tracked.ts'

const api = await testApi()
const { app, context } = api
const { containerId } = await trackedShipment(api)
const authorization = `Token ${api.apiKey}`
const { meta } = await api.api.events.list()
const here = meta.last_sequence

const stream = async (path = '/v2/events', headers: Record<string, string> = { authorization }, at = app) => {
  const opened = await openStream(at, path, headers)
  onTestFinished(opened.close)
  return opened
}
const change = async (reference: string) => {
  await api.api.containers.update(containerId, { ref_numbers: [reference] })
  return (await api.api.events.list()).meta.last_sequence
}
const refused = async (headers: Record<string, string>, at = app) =>
  at.request('https://boxtrail.test/v2/events', { headers: { accept: 'text/event-stream', authorization, ...headers } })

test('the stream starts at the beginning of the log, in order, each event as the list has it', async () => {
  const { data } = await api.api.events.list({ limit: 1_000 })
  const { next, response } = await stream()
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('no-store')
  for (const event of data) expect(await next()).toEqual({ id: String(event.attributes.sequence), data: event })
})

test('events that happen while the stream is open are sent', async () => {
  const { next } = await stream(`/v2/events?after=${await change('PO-1')}`)
  const received = next()
  const last = await change('PO-2')
  const { id, data } = (await received)!
  expect([id, data.attributes.changeset]).toEqual([String(last), { ref_numbers: [['PO-1'], ['PO-2']] }])
})

test('the stream continues after Last-Event-ID, whatever the address says', async () => {
  const { next } = await stream('/v2/events?after=0', { authorization, 'last-event-id': String(here - 1) })
  expect((await next())!.id).toBe(String(here))
})

test.each(['', 'abc', '-1', '1.5', '99999999999999999999', '7, 8'])('the Last-Event-ID %j is refused', async (id) => {
  const response = await refused({ 'last-event-id': id })
  expect(response.status).toBe(400)
  expect((await response.json()).errors[0].detail).toContain('Last-Event-ID')
})

test('events that the filters let through are sent, and nothing else', async () => {
  const { next } = await stream(`/v2/events?after=${here}&filter[resource_id]=${containerId}`)
  await api.api.parties.create({ company_name: 'Somebody else' })
  const last = await change('PO-3')
  for (;;) {
    const { id, data } = (await next())!
    expect(data.relationships.resource.data).toEqual({ type: 'container', id: containerId })
    if (id === String(last)) break
  }
})

test('parameters that the list refuses are refused', async () => {
  const response = await app.request('https://boxtrail.test/v2/events?after=-1', {
    headers: { accept: 'text/event-stream', authorization },
  })
  expect(response.status).toBe(400)
})

test('nothing of another account is sent', async () => {
  const other = await api.otherAccount()
  const { next } = await stream('/v2/events', { authorization: `Token ${other.apiKey}` })
  const first = next()
  await change('PO-4')
  const party = await other.api.parties.create({ company_name: 'Ours' })
  expect((await first)!.data.relationships.resource.data).toEqual({ type: 'party', id: party.data.id })
})

test('a client that does not ask for a stream gets the list', async () => {
  for (const accept of ['application/vnd.api+json', '*/*', 'text/event-stream;q=0']) {
    const response = await app.request('https://boxtrail.test/v2/events?limit=1', {
      headers: { accept, authorization },
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/vnd.api+json'])
  }
  const head = await app.request('https://boxtrail.test/v2/events', {
    method: 'HEAD',
    headers: { accept: 'text/event-stream', authorization },
  })
  expect(head.status).toBe(200)
  expect(await head.text()).not.toContain('retry')
})

test('a stream without a valid key is refused', async () => {
  expect((await refused({ authorization: 'Token nobody' })).status).toBe(401)
})

test('a stream ends when its key is revoked', async () => {
  const { data } = await api.api.apiKeys.create({ name: 'A screen in the warehouse', scope: 'read' })
  const { ended, next } = await stream('/v2/events', { authorization: `Token ${data.attributes.key}` })
  expect((await next())!.id).toBe('1')
  await api.api.apiKeys.delete(data.id)
  await ended()
  expect((await refused({ authorization: `Token ${data.attributes.key}` })).status).toBe(401)
})

const member = (email: string) => join(api, { accountId: api.accountId, email, role: 'member' })

test('a stream ends at sign-out', async () => {
  const browser = await member('sign-out@lakeside.example')
  const { ended, next } = await stream('/v2/events', { cookie: browser.cookie()!, 'sec-fetch-site': 'same-origin' })
  expect((await next())!.id).toBe('1')
  await browser.send('DELETE', '/auth/session')
  await ended()
})

test('a stream ends when the page opens another account of its user', async () => {
  const other = await api.otherAccount()
  const email = 'two-accounts@lakeside.example'
  const browser = await member(email)
  await join(api, { accountId: other.accountId, email, role: 'member', browser })
  await browser.send('PUT', '/auth/session/account', { body: { account_id: api.accountId } })
  const { ended, next } = await stream('/v2/events', { cookie: browser.cookie()!, 'sec-fetch-site': 'same-origin' })
  expect((await next())!.id).toBe('1')
  expect((await browser.send('PUT', '/auth/session/account', { body: { account_id: other.accountId } })).status).toBe(
    200,
  )
  await ended()
})

test('a stream ends when the service stops', async () => {
  const stopping = new AbortController()
  const { ended, next } = await stream(
    `/v2/events?after=${here - 1}`,
    { authorization },
    createApp({ ...context, stopping: stopping.signal }),
  )
  await next()
  stopping.abort()
  await ended()
})

test('fifty streams may be open for an account, and another when one is closed', async () => {
  const other = await api.otherAccount()
  const headers = { authorization: `Token ${other.apiKey}` }
  const all = await Promise.all(Array.from({ length: 50 }, () => stream('/v2/events', headers)))
  const response = await refused(headers)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '10'])
  // Other accounts can still open streams.
  await stream()
  await all[0]!.close()
  await stream('/v2/events', headers)
})

test('a stream remembers what its filter left out, without an event', async () => {
  const { next } = await stream('/v2/events?filter[resource_type]=webhook')
  const first = next()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 16_000)
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  expect(Object.keys((await first)!)).toEqual(['id'])
})

test('a stream takes none of the places of concurrent requests', async () => {
  const limits = { ...context.config.limits, concurrent_requests: 1 }
  const narrow = createApp({ ...context, config: { ...context.config, limits } })
  await stream('/v2/events', { authorization }, narrow)
  const { meta } = await api.api.events.list()
  const waiting = narrow.request(`https://boxtrail.test/v2/events?after=${meta.last_sequence}&wait=20`, {
    headers: { authorization },
  })
  const response = await narrow.request('https://boxtrail.test/v2/shipments', { headers: { authorization } })
  expect(response.status).toBe(200)
  await change('PO-5')
  expect((await (await waiting).json()).data.length).toBeGreaterThan(0)
})

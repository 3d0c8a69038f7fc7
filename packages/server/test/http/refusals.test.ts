import { expect, test } from 'vitest'
import { unwatchedDisk } from '../../src/db/examine/disk-space.ts'
import { createAccount, createApiKey } from '../../src/identity/accounts/accounts.ts'
import { BASE_URL, testApi } from '../harness/api.ts'
import { join, setUpOwner } from '../harness/records/people.ts'

const UNUSED_ID = '0195a3c2-0000-7000-8000-00000000dead'
/** What may be wrong with the service, and not with the request. */
const state = { isFull: false, isOverLimit: false, untilAdmitted: Promise.resolve() }
const api = await testApi({
  limits: { concurrent_requests: 1 },
  diskSpace: { ...unwatchedDisk, isFull: () => state.isFull },
  takePlaces: async () => {
    await state.untilAdmitted
    return { admitted: state.isOverLimit ? 0 : 1, remaining: 5, resetMs: 9_000 }
  },
  app: { deprecations: { replayWebhook: { since: '2026-01-01' } } },
})
const { pool } = api.context

const owner = await setUpOwner(api)
const [{ account_id: accountId }] = (await pool.query('select account_id from users where role = $1', ['owner'])).rows
const reader = await join(api, { accountId, email: 'reader@lakeside.example', role: 'read_only' })
const { body: created } = await owner.send('POST', '/v2/webhooks', {
  body: { data: { type: 'webhook', attributes: { url: 'https://hooks.lakeside.example/boxtrail', active: true } } },
})

/** A request that is answered with 202 unless something is wrong. */
const validRequest = {
  method: 'POST',
  id: created.data.id as string,
  search: '?',
  authorization: undefined as string | undefined,
  site: 'same-origin',
  cookie: owner.cookie()!,
  mediaType: 'application/json',
  key: undefined as string | undefined,
  type: 'webhook',
  attributes: { after_sequence: 0 } as object,
  bodyEnd: '',
  isFull: false,
  isDisabled: false,
  isOverLimit: false,
}
type Sent = typeof validRequest

/** What may be wrong, in the order in which it is checked. If several are, the first one is reported. */
const faults: [name: string, status: number, detail: string, change: (request: Sent) => Partial<Sent>][] = [
  ['the disk is full', 503, 'The disk is full', () => ({ isFull: true })],
  ['the path has no such method', 405, 'Use POST here.', () => ({ method: 'PUT' })],
  ['a key is in the URL', 400, 'never in the URL', ({ search }) => ({ search: `${search}token=secret&` })],
  [
    'there are two Authorization headers',
    400,
    'one Authorization header',
    () => ({ authorization: 'Token a, Token b' }),
  ],
  ['the key is not known', 401, 'not valid', ({ authorization = 'Token unknown' }) => ({ authorization })],
  ['the page is of another site', 403, 'not come from a page of this installation', () => ({ site: 'cross-site' })],
  ['the session has ended', 401, 'not valid', ({ cookie }) => ({ cookie: cookie.replace(/.{8}$/, 'AAAAAAAA') })],
  ['the feature is disabled', 403, 'This feature is not enabled', () => ({ isDisabled: true })],
  [
    'the caller may only read',
    403,
    'This may only read',
    ({ cookie }) => ({ cookie: cookie === owner.cookie() ? reader.cookie()! : cookie }),
  ],
  ['the caller is over the limit', 429, 'Wait 9 seconds', () => ({ isOverLimit: true })],
  ['the body is too large', 413, 'larger than 256 KiB', ({ bodyEnd }) => ({ bodyEnd: bodyEnd + ' '.repeat(2 ** 18) })],
  ['the id cannot be one', 404, 'no such record', () => ({ id: 'seven' })],
  ['a parameter is not known', 400, 'colour is not known', ({ search }) => ({ search: `${search}colour=red&` })],
  ['the body is of another media type', 415, 'Send application/vnd.api+json', () => ({ mediaType: 'text/plain' })],
  ['the body is not JSON', 400, 'not well-formed JSON', ({ bodyEnd }) => ({ bodyEnd: `}${bodyEnd}` })],
  ['the resource is of another type', 409, 'data.type must be webhook', () => ({ type: 'party' })],
  ['an attribute is not valid', 422, 'colour is not an attribute', () => ({ attributes: { colour: 'red' } })],
  ['the Idempotency-Key is too long', 400, 'An Idempotency-Key is', () => ({ key: 'k'.repeat(256) })],
  ['there is no such record', 404, 'no such record', ({ id }) => ({ id: id === 'seven' ? id : UNUSED_ID })],
]

const send = async (wrong: typeof faults) => {
  const sent = { ...validRequest }
  for (const [, , , change] of wrong) Object.assign(sent, change(sent))
  Object.assign(state, { isFull: sent.isFull, isOverLimit: sent.isOverLimit })
  const features = sent.isDisabled ? { webhooks: false } : {}
  await pool.query('update accounts set features = $2 where id = $1', [accountId, features])
  const headers = {
    ...(sent.authorization === undefined ? {} : { authorization: sent.authorization }),
    ...(sent.key === undefined ? {} : { 'idempotency-key': sent.key }),
    'sec-fetch-site': sent.site,
    'content-type': sent.mediaType,
    cookie: sent.cookie,
  }
  const body = JSON.stringify({ data: { type: sent.type, attributes: sent.attributes } }) + sent.bodyEnd
  const url = `${BASE_URL}/v2/webhooks/${sent.id}/replay${sent.search}`
  const response = await api.app.request(url, { method: sent.method, headers, body })
  const { errors } = await response.json()
  return { status: response.status, detail: errors?.[0].detail as string | undefined, headers: response.headers }
}

/** Expects the header in the refusals for this fault and all later ones, and in no others. */
const expectHeaderFrom = async (first: string, header: string) => {
  const place = faults.findIndex(([name]) => name === first)
  expect(place).toBeGreaterThan(0)
  for (const [at, fault] of faults.entries())
    expect([fault[0], (await send([fault])).headers.has(header)]).toEqual([fault[0], at >= place])
}

test('a request with nothing wrong is served', async () => {
  expect(await send([])).toMatchObject({ status: 202, detail: undefined })
})

test.each(faults.map(([name], place) => [name, place] as const))(
  'if %s, the request is refused for that reason, whatever else is wrong that is checked later',
  async (_, place) => {
    const [own, ...later] = faults.slice(place)
    const [, status, detail] = own!
    for (const others of [[], later, ...later.map((one) => [one])]) {
      const answer = await send([own!, ...others])
      const names = others.map(([name]) => name).join()
      expect([answer.status, answer.detail], names).toEqual([status, expect.stringContaining(detail)])
    }
  },
)

test('a refusal says that an operation is deprecated as soon as the operation is known', () =>
  expectHeaderFrom('a key is in the URL', 'deprecation'))

test('a request takes a place in its limit once its caller is known and allowed, whether it is valid or not', () =>
  expectHeaderFrom('the caller is over the limit', 'ratelimit'))

test('each refusal has a unique id, and no cache stores it', async () => {
  const ids = new Set<string | null>()
  for (const fault of faults) {
    const { headers } = await send([fault])
    ids.add(headers.get('x-request-id'))
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff'])
  }
  expect(ids.size).toBe(faults.length)
})

test('a caller with too many concurrent requests is refused before it is identified, and after the address is checked', async () => {
  Object.assign(state, { isFull: false, isOverLimit: false })
  const { promise, resolve } = Promise.withResolvers<void>()
  state.untilAdmitted = promise
  // A caller is counted by its address until its key has been found valid.
  const { key } = await createApiKey(pool, await createAccount(pool, { companyName: 'Harbour Furniture' }))
  const authorization = `Token ${key}`
  const request = async (path: string, headers: Record<string, string>, method = 'GET') =>
    api.app.request(`${BASE_URL}/v2${path}`, { method, headers })
  const running = Array.from({ length: 257 }, () => request('/webhooks', { authorization }))
  const refused = async (answer: Promise<Response>) => {
    const { status, headers } = await answer
    return [status, headers.get('retry-after')]
  }
  expect(await refused(request('/webhooks', { authorization: 'Token unknown' }))).toEqual([429, '1'])
  expect(await refused(request('/webhooks/seven?colour=red', {}))).toEqual([429, '1'])
  expect(await refused(request('/webhooks?token=secret', {}))).toEqual([400, null])
  expect(await refused(request('/webhooks', {}, 'PUT'))).toEqual([405, null])
  resolve()
  for (const answer of running) expect((await answer).status).toBe(200)
})

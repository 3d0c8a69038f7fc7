import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError, RateLimitError, TimeoutError } from '../src/index.ts'
import { type Answer, failureOf, json, observedClient } from './observed.ts'

const waits: number[] = []
let random = 0

/** Waits before retries are recorded and skipped; the timers of timeouts are longer than any of them. */
beforeEach(() => {
  waits.length = 0
  random = 1
  vi.spyOn(Math, 'random').mockImplementation(() => random)
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
    if (ms < 100_000) waits.push(ms)
    return setTimeout(run, ms < 100_000 ? 0 : ms)
  }) as never)
})
afterEach(() => vi.restoreAllMocks())

const status = (code: number, headers: Record<string, string> = {}) => json({ data: {} }, code, headers)
const lost = new TypeError('fetch failed')
type Client = ReturnType<typeof observedClient>['client']

const reads = (client: Client) => client.sandbox.clock()
const creates = (client: Client) => client.parties.create({ companyName: 'Lakeside' })
const changes = (client: Client) => client.parties.update('1', { companyName: 'Lakeside' })
const deletes = (client: Client) => client.webhooks.delete('1')

const run = async (answers: Answer[], call: (client: Client) => Promise<unknown> = reads, options = {}) => {
  const { client, sent } = observedClient(answers, { timeoutMs: 500_000, ...options })
  const outcome = await call(client).catch((error: unknown) => error)
  return { outcome, sent, attempts: sent.length }
}

describe('what is retried', () => {
  it.each([429, 500, 502, 503, 504, 599])('a read that got %i', async (code) => {
    expect((await run([status(code), status(200)])).attempts).toBe(2)
  })

  it.each([400, 401, 403, 404, 409, 415, 422, 501])('not one that got %i', async (code) => {
    expect((await run([status(code)])).attempts).toBe(1)
  })

  it('a read whose connection failed, up to the number of retries', async () => {
    expect((await run([lost, status(200)])).attempts).toBe(2)
    const { outcome, attempts } = await run([lost])
    expect(outcome).toBeInstanceOf(NetworkError)
    expect(attempts).toBe(3)
  })

  it('a POST, with the same key and the same body', async () => {
    const { sent } = await run([lost, status(503), status(201)], creates)
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(sent[0]!.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('two calls have two keys, unless the caller names one', async () => {
    const { client, sent } = observedClient([status(201)])
    await creates(client)
    await creates(client)
    await client.parties.create({ companyName: 'Lakeside' }, { idempotencyKey: 'mine' })
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(3)
    expect(sent[2]!.headers['idempotency-key']).toBe('mine')
  })

  it('a POST whose first attempt is still at work', async () => {
    expect((await run([status(409, { 'retry-after': '1' }), status(201)], creates)).attempts).toBe(2)
    expect((await run([status(409)], creates)).attempts).toBe(1)
  })

  it.each([
    ['a change', changes],
    ['a deletion', deletes],
  ])('%s only when nothing was done', async (_, call) => {
    expect((await run([status(429), status(200)], call)).attempts).toBe(2)
    expect((await run([status(503)], call)).attempts).toBe(1)
    expect((await run([lost], call)).attempts).toBe(1)
  })

  it('nothing after a timeout, and nothing when retries are off', async () => {
    const endless = () => new Promise<Response>(() => {})
    const { outcome, attempts } = await run([endless], reads, { timeoutMs: 20 })
    expect(outcome).toBeInstanceOf(TimeoutError)
    expect(attempts).toBe(1)
    expect((await run([status(503)], reads, { maxRetries: 0 })).attempts).toBe(1)
    expect((await run([status(503)], (client) => client.sandbox.clock({ maxRetries: 0 }))).attempts).toBe(1)
  })

  it('calls by path as well', async () => {
    const { client, sent } = observedClient([status(503), status(201)])
    await client.POST('/parties', { body: { data: { type: 'party', attributes: { company_name: 'Lakeside' } } } })
    expect(sent).toHaveLength(2)
    expect(sent[0]!.headers['idempotency-key']).toBe(sent[1]!.headers['idempotency-key'])
  })
})

describe('how long the client waits', () => {
  it('twice as long each time, a minute at most', async () => {
    await run([status(500)], reads, { maxRetries: 9 })
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  })

  it('at random, between half of that and all of it', async () => {
    random = 0
    await run([status(500)])
    expect(waits).toEqual([250, 500])
  })

  it.each([
    ['2', 2_000],
    ['0', 0],
    ['60', 60_000],
    ...['soon', 'after 60', '1.5', '-5', '1, 2', '+1'].map((text): [string, number] => [text, 250]),
    [new Date(0).toUTCString(), 0],
  ])('as long as Retry-After %j asks', async (after, ms) => {
    random = 0
    await run([status(429, { 'retry-after': after }), status(200)])
    expect(waits).toEqual([ms])
  })

  it('a little longer than Retry-After at random, and never less', async () => {
    await run([status(429, { 'retry-after': '30' }), status(200)])
    expect(waits).toEqual([31_000])
  })

  it('no longer than a timer can, although Retry-After asks for months', async () => {
    const stop = new AbortController()
    const { client } = observedClient([status(503, { 'retry-after': '9999999' })])
    const options = { signal: stop.signal, onDisconnect: () => stop.abort() }
    for await (const _ of client.events.follow({ after: 7 }, options)) throw new Error('nothing happened')
    const timers = vi.mocked(setTimeout).mock.calls.map(([, ms]) => ms)
    expect(Math.max(...timers.map(Number))).toBe(2 ** 31 - 1)
  })

  it('not at all when it would have to wait too long: the error says how long', async () => {
    const { outcome, attempts } = await run([status(429, { 'retry-after': '3600' })])
    expect(attempts).toBe(1)
    expect(outcome).toBeInstanceOf(RateLimitError)
    expect(outcome).toMatchObject({ retryAfterMs: 3_600_000, isRetryable: true, action: 'wait' })
  })
})

describe('aborting', () => {
  it('ends the call, and its waiting, with the reason of the caller', async () => {
    vi.restoreAllMocks()
    const stop = new AbortController()
    const { client, sent } = observedClient([status(503, { 'retry-after': '50' })])
    const call = failureOf(client.sandbox.clock({ signal: stop.signal }))
    await expect.poll(() => sent).toHaveLength(1)
    stop.abort(new Error('enough'))
    expect(await call).toMatchObject({ message: 'enough' })
  })

  it('before the call sends nothing', async () => {
    const { client, sent } = observedClient([status(200)])
    const call = client.sandbox.clock({ signal: AbortSignal.abort(new Error('enough')) })
    await expect(call).rejects.toThrow('enough')
    expect(sent).toEqual([])
  })

  it('leaves no listener on a signal that lives on', async () => {
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    const { client } = observedClient([status(503), status(200)])
    await client.sandbox.clock({ signal })
    expect(removed.mock.calls.length).toBe(added.mock.calls.length)
    expect(added).toHaveBeenCalled()
  })
})

it('an answer whose body breaks off is an error', async () => {
  const broken = () =>
    Promise.resolve(
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })),
    )
  const { outcome, attempts } = await run([broken])
  expect(outcome).toBeInstanceOf(NetworkError)
  expect(attempts).toBe(3)
})

import { describe, expect, it } from 'vitest'
import { NetworkError } from '../src/errors.ts'
import { createRetryingFetch } from '../src/retrying-fetch.ts'

const url = 'https://boxtrail.example/v2/shipments'

/** Sends through the retrying fetch; answers in turn, the last one for ever; waits are noted and not waited. */
const run = async (answers: (Response | Error)[], init: RequestInit = {}, maxRetries = 2) => {
  const bodies: string[] = []
  const waits: number[] = []
  const fetch = createRetryingFetch({
    maxRetries,
    timeoutMs: 5_000,
    sleep: async (ms) => void waits.push(ms),
    fetch: async (request) => {
      bodies.push(await request.text())
      const answer = answers[Math.min(bodies.length - 1, answers.length - 1)]!
      if (answer instanceof Error) throw answer
      return answer.clone()
    },
  })
  const result = await fetch(new Request(url, init)).catch((error: unknown) => error as Error)
  return { result, bodies, waits, status: result instanceof Response ? result.status : null }
}
const status = (code: number, headers: Record<string, string> = {}) => new Response('', { status: code, headers })
const write = { method: 'POST', body: '{"a":1}' }
const safeWrite = { ...write, headers: { 'idempotency-key': 'k' } }

describe('what is tried again', () => {
  it.each([429, 500, 502, 503, 504, 599])('a read that got %i', async (code) => {
    expect(await run([status(code), status(200)])).toMatchObject({ status: 200, waits: [500] })
  })

  it.each([200, 201, 204, 301, 400, 401, 403, 404, 409, 415, 422])('not one that got %i', async (code) => {
    expect(await run([new Response(null, { status: code })])).toMatchObject({ status: code, waits: [] })
  })

  it('a read whose connection failed, up to the number of retries', async () => {
    expect(await run([new TypeError('fetch failed'), status(200)])).toMatchObject({ status: 200 })
    const { result, bodies, waits } = await run([new TypeError('fetch failed')])
    expect(result).toBeInstanceOf(NetworkError)
    expect([bodies.length, waits]).toEqual([3, [500, 1_000]])
  })

  it('a write only with an Idempotency-Key, with the same body', async () => {
    expect((await run([status(503)], write)).bodies).toEqual(['{"a":1}'])
    expect((await run([new TypeError('fetch failed')], write)).bodies).toHaveLength(1)
    expect((await run([status(503), status(201)], safeWrite)).bodies).toEqual(['{"a":1}', '{"a":1}'])
  })

  it('nothing when retries are off', async () => {
    expect((await run([status(503)], {}, 0)).bodies).toHaveLength(1)
  })
})

describe('how long it waits', () => {
  it('twice as long each time, a minute at most', async () => {
    expect((await run([status(500)], {}, 9)).waits).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
    ])
  })

  it.each([
    ['2', 2_000],
    ['0', 0],
    ['3600', 60_000],
    ['soon', 500],
    ['-1', 0],
    [new Date(0).toUTCString(), 0],
  ])('as long as Retry-After %j asks, a minute at most', async (after, ms) => {
    expect((await run([status(429, { 'retry-after': after }), status(200)])).waits).toEqual([ms])
  })

  it('until the date that Retry-After names', async () => {
    const date = new Date(Date.now() + 30_000).toUTCString()
    const [ms] = (await run([status(503, { 'retry-after': date }), status(200)])).waits
    expect(ms).toBeGreaterThan(20_000)
    expect(ms).toBeLessThanOrEqual(30_000)
  })
})

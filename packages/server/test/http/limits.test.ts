import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { admit } from '../../src/rate-limits/queries.ts'
import { createWindows } from '../../src/rate-limits/windows.ts'
import { testApi } from '../harness/api.ts'
import { testDatabase } from '../harness/database/database.ts'
import { trackingBody } from '../harness/records/tracked.ts'

let nowMs = 0
const { pool } = await testDatabase()
const api = await testApi({
  limits: { requests_per_minute: 5, tracking_requests_per_minute: 3 },
  takePlaces: createWindows(pool, () => nowMs),
})
// Stands for a second process: the windows share only the database.
const other = createWindows(pool, () => nowMs)

beforeEach(() => {
  nowMs += 1_000_000
})

test('no more requests than the limit are admitted in any minute, across two processes, and one is admitted after the stated wait', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 8 }),
      fc.array(fc.record({ gap: fc.integer({ min: 0, max: 40_000 }), wanted: fc.integer({ min: 1, max: 4 }) }), {
        maxLength: 40,
      }),
      async (places, requests) => {
        const who = `somebody ${run++}`
        let now = 1
        const take = async (requested: number) =>
          (await admit(pool, [{ bucket: 'b', who, places, requested }], now))[0]!
        const admitted: number[] = []
        const note = (count: number) => admitted.push(...Array<number>(count).fill(now))
        for (const { gap, wanted } of requests) {
          now += gap
          const taken = await take(wanted)
          note(taken.admitted)
          if (taken.admitted > 0) continue
          expect(taken.reset_ms).toBeGreaterThan(0)
          expect(taken.reset_ms).toBeLessThanOrEqual(60_000)
          now += taken.reset_ms
          const later = await take(1)
          expect(later.admitted).toBe(1)
          note(later.admitted)
        }
        for (const [index, at] of admitted.entries())
          expect(admitted.slice(index).filter((next) => next < at + 60_000).length).toBeLessThanOrEqual(places)
      },
    ),
    { numRuns: 50 },
  )
})

test('a bucket of many places is counted by slots, and still never admits more', async () => {
  const places = 5_000
  const at: number[] = []
  for (let now = 1_000_000; now < 1_130_000; now += 1_711) {
    const [taken] = await admit(pool, [{ bucket: 'large', who: 'a', places, requested: 400 }], now)
    at.push(...Array<number>(taken!.admitted).fill(now))
  }
  expect(at.length).toBeGreaterThan(places)
  for (const [index, begun] of at.entries())
    if (at[index - 1] !== begun)
      expect(at.slice(index).filter((next) => next < begun + 60_000).length).toBeLessThanOrEqual(places)
})

test('two concurrent processes together admit as many requests as there are places', async () => {
  const here = createWindows(pool, () => nowMs)
  const bucket = { name: 'together', limit: 50 }
  const taken = await Promise.all(Array.from({ length: 400 }, (_, i) => (i % 2 ? here : other)(bucket, 'a')))
  expect(taken.filter(({ admitted }) => admitted === 1).length).toBe(50)
})

test('a key over its limit is refused with the time to wait, without an effect on others', async () => {
  for (let left = 4; left >= 0; left--) {
    const { status, headers } = await api.request('GET', '/v2/shipments')
    expect([status, headers.get('ratelimit')]).toEqual([200, `"default";r=${left};t=60`])
    expect(headers.get('ratelimit-policy')).toBe('"default";q=5;w=60')
  }
  nowMs += 18_500
  const refused = await api.request('GET', '/v2/shipments')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '42'])
  expect((await refused.json()).errors[0].title).toBe('Too Many Requests')
  const somebodyElse = await api.otherAccount()
  expect((await somebodyElse.request('GET', '/v2/shipments')).status).toBe(200)
  nowMs += 42_000
  expect((await api.request('GET', '/v2/shipments')).status).toBe(200)
})

test('creation is limited separately, shared by all keys of an account', async () => {
  for (let i = 0; i < 3; i++)
    expect((await api.request('POST', '/v2/tracking_requests', { body: trackingBody() })).status).toBe(201)
  const refused = await api.request('POST', '/v2/tracking_requests', { body: trackingBody() })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await api.request('GET', '/v2/shipments')).status).toBe(200)
})

test('an admission that waited for others is recorded at the time of admission, not of arrival', async () => {
  const take = () => admit(pool, [{ bucket: 'b', who: 'waits', places: 5, requested: 1 }])
  await take()
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`select 1 from rate_windows where who = 'waits' for update`)
  const waiting = take()
  const blocked = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  while ((await pool.query(blocked)).rows[0].n === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  const { rows } = await client.query(`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`)
  await client.query('commit')
  client.release()
  await waiting
  const [{ times }] = (await pool.query(`select times from rate_windows where who = 'waits'`)).rows
  expect(times).toHaveLength(2)
  expect(Number(times[1])).toBeGreaterThanOrEqual(Number(rows[0].now))
})

test('three processes that take places ahead admit as many as there are together, with few statements, and return what one of them does not use', async () => {
  const bucket = { name: 'ahead', limit: 600 }
  let statements = 0
  const counting = new Proxy(pool, {
    get: (of, name) => {
      if (name === 'query') statements += 1
      return Reflect.get(of, name).bind(of)
    },
  })
  const processes = Array.from({ length: 3 }, () => createWindows(counting))
  const admitted = [0, 0, 0]
  const call = async (index: number) => {
    const taken = await processes[index]!(bucket, 'a')
    admitted[index]! += taken.admitted
    return taken.admitted === 1
  }
  for (let n = 0; n < 90; n++) expect(await call(n % 3)).toBe(true)
  expect(statements).toBeLessThan(60)
  // Two processes go idle with places that they took ahead, and the third takes whatever is left.
  const deadline = performance.now() + 20_000
  while (admitted[0]! + admitted[1]! + admitted[2]! < bucket.limit && performance.now() < deadline)
    if (!(await call(2))) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(admitted[0]! + admitted[1]! + admitted[2]!).toBe(bucket.limit)
  const late = await Promise.all(processes.map((take) => take(bucket, 'a')))
  expect(late.map((taken) => taken.admitted)).toEqual([0, 0, 0])
  // With one write for each call, there would be 600.
  expect(statements).toBeLessThan(300)
})

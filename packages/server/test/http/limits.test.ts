import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRollingWindows } from '../../src/http/limits.ts'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/tracked.ts'

let nowMs = 0
const takePlace = createRollingWindows(() => nowMs)
const api = await testApi({
  limits: { requests_per_minute: 5, tracking_requests_per_minute: 3 },
  app: { takePlace },
})

test('no window of a minute holds more than the limit, and who waits as long as told is let in', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 200 }),
      (limit, gaps) => {
        let now = 0
        const take = createRollingWindows(() => now) as (
          bucket: { name: string; limit: number },
          who: string,
        ) => { allowed: boolean; resetMs: number; remaining: number }
        const admitted: number[] = []
        for (const gap of gaps) {
          now += gap
          const taken = take({ name: 'b', limit }, 'a')
          if (taken.allowed) admitted.push(now)
          else {
            expect(taken.resetMs).toBeGreaterThan(0)
            expect(taken.resetMs).toBeLessThanOrEqual(60_000)
            now += taken.resetMs
            expect(take({ name: 'b', limit }, 'a').allowed).toBe(true)
            admitted.push(now)
          }
        }
        for (const [index, at] of admitted.entries())
          expect(admitted.slice(index).filter((other) => other < at + 60_000).length).toBeLessThanOrEqual(limit)
      },
    ),
  )
})

test('a key that asks too often is told how long to wait, and others are not', async () => {
  nowMs = 1_000_000
  for (let left = 4; left >= 0; left--) {
    const { status, headers } = await api.request('GET', '/v2/shipments')
    expect([status, headers.get('ratelimit')]).toEqual([200, `"default";r=${left};t=60`])
    expect(headers.get('ratelimit-policy')).toBe('"default";q=5;w=60')
  }
  nowMs += 18_500
  const refused = await api.request('GET', '/v2/shipments')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '42'])
  expect((await refused.json()).errors[0].title).toBe('Too Many Requests')
  const other = await api.otherAccount()
  expect((await other.request('GET', '/v2/shipments')).status).toBe(200)
  nowMs += 42_000
  expect((await api.request('GET', '/v2/shipments')).status).toBe(200)
})

test('creation has places of its own, which all keys of an account share', async () => {
  nowMs += 120_000
  for (let i = 0; i < 3; i++)
    expect((await api.request('POST', '/v2/tracking_requests', { body: trackingBody() })).status).toBe(201)
  const refused = await api.request('POST', '/v2/tracking_requests', { body: trackingBody() })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await api.request('GET', '/v2/shipments')).status).toBe(200)
})

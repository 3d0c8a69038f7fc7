import { isReceived } from '@boxtrail/protocol/webhooks/delivery'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { configFile } from '../../../src/config/settings/config-file.ts'
import { decideDelivery } from '../../../src/notifications/webhooks/delivery.ts'

const { intervals_s: intervals } = configFile.parse({}).webhooks
const nowMs = Date.UTC(2026, 0, 1)
const attempt = { number: 1, status: 500, retryAfter: null, nowMs }

describe('the decision after an attempt', () => {
  it('counts exactly 200, 201, 202 and 204 as received', () => {
    const received = Array.from({ length: 600 }, (_, status) => status).filter(isReceived)
    expect(received).toEqual([200, 201, 202, 204])
  })

  it('follows the table of twelve retries, each within a fifth of its interval', () => {
    for (const [index, interval] of intervals.entries()) {
      const wait = (random: number) => decideDelivery({ ...attempt, number: index + 1 }, intervals, () => random)
      expect(wait(0)).toEqual({ delivery: 'pending', retryInMs: interval * 800 })
      expect(wait(0.5)).toEqual({ delivery: 'pending', retryInMs: interval * 1_000 })
    }
    expect(decideDelivery({ ...attempt, number: 13 }, intervals)).toEqual({ delivery: 'failed', gone: false })
  })

  it('never shortens the intervals', () => {
    expect(intervals).toHaveLength(12)
    expect([...intervals].sort((a, b) => a - b)).toEqual(intervals)
  })

  it.each([
    ['120', 120_000],
    [' 120 ', 120_000],
    ['Thu, 01 Jan 2026 00:10:00 GMT', 600_000],
    ['99999999', 86_400_000],
    ['0', 5_000],
    ['-5', 5_000],
    ['soon', 5_000],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 5_000],
  ])('waits for Retry-After %j on 429 and 503, at most a day', (retryAfter, retryInMs) => {
    for (const status of [429, 503])
      expect(decideDelivery({ ...attempt, status, retryAfter }, intervals, () => 0.5)).toEqual({
        delivery: 'pending',
        retryInMs,
      })
    expect(decideDelivery({ ...attempt, retryAfter }, intervals, () => 0.5)).toEqual({
      delivery: 'pending',
      retryInMs: 5_000,
    })
  })

  it('never waits a negative, infinite or invalid time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 100, max: 599 }),
        fc.string(),
        (number, status, retryAfter) => {
          const verdict = decideDelivery({ number, status, retryAfter, nowMs }, intervals)
          if (verdict.delivery !== 'pending') return
          expect(verdict.retryInMs).toBeGreaterThanOrEqual(0)
          expect(verdict.retryInMs).toBeLessThanOrEqual(86_400_000 * 1.2)
        },
      ),
    )
  })
})

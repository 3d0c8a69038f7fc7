import { expect, test } from 'vitest'
import { createPositions } from '../../../src/sources/test-line/simulated-positions.ts'
import type { PollResult } from '../../../src/tracking/polling/poll.ts'
import { reportedPositions } from '../../../src/tracking/polling/positions.ts'

const DAY_MS = 86_400_000
const began = Math.floor(Date.parse('2026-11-21T00:00:00Z') / (60 * DAY_MS)) * 60 * DAY_MS
const positions = createPositions()

test("past positions of the test line's vessels never change during the voyage, and none is in the future", async () => {
  let before = await positions(began)
  expect(before).toEqual([])
  for (let day = 1; day < 60; day++) {
    const now = await positions(began + day * DAY_MS)
    expect(now.slice(0, before.length)).toEqual(before)
    for (const { at } of now) expect(Date.parse(at)).toBeLessThanOrEqual(began + day * DAY_MS)
    before = now
  }
  expect(new Set(before.map(({ vessel }) => vessel.imo))).toEqual(new Set(['9300001', '9300013']))
})

test('positions obtained with the credentials of one account, impossible ones and future ones are dropped', async () => {
  const reported = (id: string, change: object) => {
    const position = { vessel: { name: 'X', imo: null }, at: '2026-11-21T00:00:00Z', latitude: 1, longitude: 1 }
    return {
      source: { id },
      check: { asked_at: new Date('2026-11-21T00:01:00Z') },
      fetched: { positions: [{ ...position, speedKnots: null, headingDegrees: null, ...change }] },
    } as unknown as PollResult
  }
  expect(reportedPositions([reported('line:X', {}), reported('line:X', {})])).toHaveLength(1)
  for (const request of [
    reported('line:X@0195a3c2-7c1e-7d44-9a51-5b1f0c6de201', {}),
    reported('line:X', { latitude: 91 }),
    reported('line:X', { longitude: Number.NaN }),
    reported('line:X', { at: '2026-11-22T00:00:00Z' }),
  ])
    expect(reportedPositions([request])).toEqual([])
})

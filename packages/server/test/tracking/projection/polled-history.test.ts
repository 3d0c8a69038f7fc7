import type { SourcedClaim } from '@boxtrail/engine/project/types/projection'
import { expect, test } from 'vitest'
import { polledHistory } from '../../../src/tracking/projection/advance/polled-history.ts'
import type { LoadedJourney } from '../../../src/tracking/projection/load/load.ts'
import type { SubscribedCheck } from '../../../src/tracking/projection/load/subscribed-checks.ts'
import { lookups } from '../../harness/reference.ts'

const ARRIVED_MS = Date.UTC(2026, 5, 1, 1)

const terminalCheck = (_: unknown, index: number) => ({
  ...{
    check_id: `check-${index}`,
    source_id: 'terminal:pier',
    subject_kind: 'container',
    subject_number: `BXTU${index}`,
  },
  ...{ wanted_every_s: 3_600, last_outcome: 'ok', last_asked_at: new Date(ARRIVED_MS - 3_600_000) },
  ...{ last_reported_at: new Date(ARRIVED_MS - 3_600_000), last_repeated_at: null },
})

const arrival = {
  statement: {
    ...{ says: 'milestone', classifier: 'actual', kind: 'arrive', container: null },
    time: { at: '2026-06-01T01:00:00Z', precision: 'minute' },
  },
  ...{ firstSeenMs: ARRIVED_MS, closedMs: null, checkId: 'line' },
} as unknown as SourcedClaim

test('after the arrival of a ship with many containers, each of their polls is noted once, and what was noted follows from it', () => {
  const checks = Array.from({ length: 100 }, terminalCheck)
  let noted: LoadedJourney['journey']['state']['polled']
  let merged: Record<string, number | null> = {}
  let times = 0
  const project = (ms: number) => {
    const loaded = {
      journey: { account_id: 'account', id: 'journey', now: new Date(ms), state: { polled: noted } },
      request: { status: 'created' },
      stored: { shipment: null, containers: new Map([['BXTU0', {}]]) },
      checks: checks as unknown as SubscribedCheck[],
      claims: [arrival],
    } as unknown as LoadedJourney
    const history = polledHistory({ ...loaded, estimates: [] }, lookups)
    noted = history.noted
    for (const { last_reports } of history.rows) {
      merged = { ...merged, ...last_reports }
      times += Object.keys(last_reports).length
    }
    expect(Object.fromEntries(Object.entries(merged).filter(([, time]) => time !== null))).toEqual(noted)
  }
  project(ARRIVED_MS)
  expect(Object.keys(noted!)).toHaveLength(100)
  for (const [index, check] of checks.entries()) {
    const ms = ARRIVED_MS + (index + 1) * 1_000
    check.last_asked_at = new Date(ms)
    project(ms)
  }
  expect(noted).toEqual({})
  expect(times).toBe(200)
})

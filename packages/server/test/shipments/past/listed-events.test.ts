import { expect, test } from 'vitest'
import { firstIdAt } from '../../../src/db/idv7.ts'
import type { ServedTransportEvent } from '../../../src/records/transport-events/queries.ts'
import { listedAt, listedInSandbox } from '../../../src/shipments/past/listed-events.ts'

const SECOND = Date.parse('2026-03-12T09:00:00Z')

const stamp = (ms: number) => new Date(ms).toISOString().replace(/\..*/, '+00:00')

const version = (ms: number, more: Partial<Record<keyof ServedTransportEvent, string>> = {}) =>
  ({
    id: firstIdAt(ms),
    created_at: stamp(ms),
    invalidated_at: null,
    previous_version_id: null,
    ...more,
  }) as unknown as ServedTransportEvent

const seen = (rows: readonly ServedTransportEvent[], ms: number) =>
  listedAt(rows, ms)?.map(({ id, invalidated_at }) => [id, invalidated_at !== null])

test('a version is listed from its recording on, and withdrawn from that of the next', () => {
  const first = version(SECOND - 60_000, { invalidated_at: '2026-03-12T09:00:00+00:00' })
  const second = version(SECOND + 400, { previous_version_id: first.id })
  const rows = [second, first]
  expect(seen(rows, SECOND - 60_001)).toEqual([])
  expect(seen(rows, SECOND - 1)).toEqual([[first.id, false]])
  expect(seen(rows, SECOND + 399), 'the second is being recorded').toBeUndefined()
  expect(seen(rows, SECOND + 400)).toEqual([
    [second.id, false],
    [first.id, true],
  ])
  expect(seen(rows, SECOND + 5_000)).toEqual([
    [second.id, false],
    [first.id, true],
  ])
})

test('if a version was withdrawn without a replacement, its second does not show at which moment', () => {
  const withdrawn = version(SECOND - 60_000, { invalidated_at: '2026-03-12T09:00:00+00:00' })
  expect(seen([withdrawn], SECOND - 1)).toEqual([[withdrawn.id, false]])
  expect(seen([withdrawn], SECOND + 500)).toBeUndefined()
  expect(seen([withdrawn], SECOND + 1_000)).toEqual([[withdrawn.id, true]])
})

test('if a version was withdrawn and reported again in the same second, the one of the moment is listed', () => {
  const milestone = 'available'
  const withdrawn = version(SECOND - 60_000, { milestone, invalidated_at: '2026-03-12T09:00:00+00:00' })
  const again = version(SECOND + 400, { milestone, created_at: stamp(SECOND + 400) })
  expect(seen([again, withdrawn], SECOND + 500)).toEqual([
    [again.id, false],
    [withdrawn.id, true],
  ])
})

test('in a sandbox, versions are listed by its clock, but not within a second of a change', () => {
  const day = 24 * 3_600_000
  const first = version(SECOND, { created_at: stamp(SECOND + day), invalidated_at: stamp(SECOND + 2 * day) })
  const second = version(SECOND + 100, { created_at: stamp(SECOND + 2 * day), previous_version_id: first.id })
  const seenThen = (ms: number) =>
    listedInSandbox([second, first], ms)?.map(({ id, invalidated_at }) => [id, invalidated_at !== null])
  expect(seenThen(SECOND + day - 2_000)).toEqual([])
  expect(seenThen(SECOND + day + 500), 'the first was being recorded').toBeUndefined()
  expect(seenThen(SECOND + day + 2_000)).toEqual([[first.id, false]])
  expect(seenThen(SECOND + 2 * day - 500), 'the second is being recorded').toBeUndefined()
  expect(seenThen(SECOND + 3 * day)).toEqual([
    [second.id, false],
    [first.id, true],
  ])
})

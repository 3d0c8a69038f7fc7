import type { SourceFreshness } from '@boxtrail/client'
import { expect, test } from 'vitest'
import { freshnessOf, groupsOf } from '../src/format/freshness.ts'

const source = (some: Partial<SourceFreshness>): SourceFreshness => ({
  id: 'line:TEST',
  kind: 'line',
  name: 'Test line',
  lastAskedAt: '2026-11-23T06:00:00Z',
  lastAnsweredAt: '2026-11-23T06:00:00Z',
  nextDueAt: null,
  lastOutcome: 'ok',
  problem: null,
  ...some,
})
const notFound = { action: 'wait_until', reason: 'The source does not know this number.', retryAt: null }

test('the source that answered last is named', () => {
  const terminal = source({ name: 'Test terminal', kind: 'terminal', lastAnsweredAt: '2026-11-23T06:10:00Z' })
  expect(freshnessOf([source({}), terminal])).toMatchObject({ source: 'Test terminal', problem: undefined })
})

test('a second source that does not know the number is not a problem', () => {
  const rail = source({ name: 'Test railway', lastOutcome: 'not_found', problem: notFound })
  expect(freshnessOf([source({}), rail])).toMatchObject({ source: 'Test line', problem: undefined })
})

test('the problem is named while no source has answered', () => {
  const line = source({ lastAnsweredAt: null, lastOutcome: 'not_found', problem: notFound })
  expect(freshnessOf([line])).toEqual({
    source: undefined,
    answeredAt: undefined,
    problem: 'Test line: The source does not know this number.',
  })
})

test('the problem of a source that cannot be reached is named, although another one answers', () => {
  const problem = { action: 'wait_until', reason: 'It cannot be reached.', retryAt: null }
  const terminal = source({ name: 'Test terminal', lastOutcome: 'unreachable', problem })
  expect(freshnessOf([source({}), terminal]).problem).toBe('Test terminal: It cannot be reached.')
})

test('sources of one name that are in the same state are grouped', () => {
  const later = source({ lastAnsweredAt: '2026-11-23T06:20:00Z', nextDueAt: '2026-11-23T07:20:00Z' })
  const rail = source({ name: 'Test railway', kind: 'rail' })
  expect(groupsOf([source({ nextDueAt: '2026-11-23T07:00:00Z' }), rail, later])).toMatchObject([
    { count: 2, answeredAt: '2026-11-23T06:20:00Z', nextDueAt: '2026-11-23T07:00:00Z' },
    { count: 1, first: { name: 'Test railway' } },
  ])
})

test('sources of one name in different states are kept apart', () => {
  const notices = source({ id: 'line:TEST/notices' })
  const rail = source({ id: 'rail:TEST', name: 'Test railway', kind: 'rail' })
  expect(groupsOf([source({}), notices, rail])).toMatchObject([
    { first: { id: 'line:TEST' }, hasNamesake: true },
    { first: { id: 'line:TEST/notices' }, hasNamesake: true },
    { first: { id: 'rail:TEST' }, hasNamesake: false },
  ])
})

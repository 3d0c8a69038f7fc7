import { expect, test } from 'vitest'
import { freshnessOf } from '../src/records/freshness.ts'

const NOW = new Date('2026-11-27T06:00:00Z')
type Source = Parameters<typeof freshnessOf>[0]['sources'] extends (infer One)[] | undefined ? One : never

const line = (given: Partial<Source>) =>
  ({ kind: 'line', name: 'Test line', lastOutcome: 'changed', problem: null, ...given }) as Source
const terminal = { kind: 'terminal', name: 'Test terminal', lastAnsweredAt: '2026-11-27T05:59:58Z' } as const

test.each([
  ['seconds before the newest', '2026-11-27T05:59:21Z', {}],
  ['a minute before the newest', '2026-11-27T05:58:58Z', { last_answered_at: '2026-11-27T05:58:58Z' }],
  ['never', null, { last_answered_at: null }],
])('a source that answered %s', (_name, lastAnsweredAt, shown) => {
  const { as_of, sources } = freshnessOf({ sources: [line({ lastAnsweredAt }), line(terminal)] }, NOW)
  expect(as_of).toBe('2026-11-27T05:59:58Z')
  expect(sources[0]).toEqual({ kind: 'line', name: 'Test line', ...shown })
})

test('says why nobody asks a line, and of one that fails, how', () => {
  const problemOf = (lastOutcome: string, reason: string, nextDueAt: string | null) => {
    const source = {
      lastOutcome,
      nextDueAt,
      lastAnsweredAt: '2026-11-20T06:00:00Z',
      problem: { action: 'wait_until', reason },
    }
    return freshnessOf({ sources: [line(source as never)] }, NOW).sources[0]!.problem
  }
  for (const outcome of ['ok', 'unreachable'])
    expect(problemOf(outcome, 'The line is not enabled.', null)).toBe('The line is not enabled.')
  expect(problemOf('unreachable', 'The source could not be reached.', '2026-11-27T07:00:00Z')).toBe('unreachable')
})

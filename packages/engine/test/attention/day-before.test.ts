import { createReference } from '@boxtrail/reference/reference'
import { expect, test } from 'vitest'
import { dayBefore } from '../../src/attention/attend.ts'
import { createLookups } from '../../src/lookups.ts'
import { claimsOf, discharge, emptyIn, fact, onwards, TERMINAL, toBusan } from '../story.ts'

const { resolvePlace, equipment } = createLookups(createReference())
const at = (day: number, hour = 0) => `2026-01-${day}T${String(hour).padStart(2, '0')}:00:00Z`
const DAY_MS = 86_400_000

const landed = [...toBusan, ...onwards, discharge('USLAX', '2026-01-20T20:00:00-08:00')]
const returned = emptyIn('USLAX', '2026-01-22T10:00:00-08:00')
const line = claimsOf([
  { at: at(21), statements: landed },
  { at: at(23), statements: [...landed, returned] },
])
const holds = claimsOf(
  [{ at: at(21), statements: [fact('holds', [{ name: 'customs', status: 'hold', description: '' }])] }],
  { source: TERMINAL },
)

const before = (claims: typeof line, now: string) =>
  dayBefore({
    request: { type: 'container', number: 'TSTU1234568', createdMs: Date.parse(at(20)) },
    claims,
    line: 'TEST',
    tariffs: [],
    delivered: new Map(),
    resolvePlace,
    equipment,
    nowMs: Date.parse(now),
  })

test('the record of a day ago changes with what hides the holds, not with the holds alone', () => {
  expect(before([...line, ...holds], at(23, 12)).changesAtMs).toBe(Date.parse(at(23)) + DAY_MS)
})

test('an actual changes no entry of a container without listed holds', () => {
  expect(before(line, at(23, 12))).toEqual({ before: null, changesAtMs: null })
})

import { expect, test } from 'vitest'
import { claimsOf, discharge, fact } from './story.ts'

const TERMINAL = { id: 'edi:T1', kind: 'terminal' as const, name: 'Terminal', scac: null }
const changesAfter = (...says: [at: string, ...Parameters<typeof claimsOf>[0][number]['says']][]) =>
  claimsOf(
    says.map(([at, ...statements]) => ({ at, says: statements })),
    { source: TERMINAL, style: 'delta' },
  )
    .filter(({ closedMs }) => closedMs === null)
    .map(({ statement }) => (statement.says === 'milestone' ? statement.time.at : statement.value))
    .sort()

test('a time told anew within days corrects the one before it', () => {
  const claims = changesAfter(
    ['2026-01-22T12:00:00Z', discharge('USLAX', '2026-01-22T08:00:00Z')],
    ['2026-01-23T12:00:00Z', discharge('USLAX', '2026-01-22T09:30:00Z')],
  )
  expect(claims).toEqual(['2026-01-22T09:30:00Z'])
})

test('a box that comes to the same port months later was there before', () => {
  const claims = changesAfter(
    ['2026-01-22T12:00:00Z', discharge('USLAX', '2026-01-22T08:00:00Z')],
    ['2026-04-22T12:00:00Z', discharge('USLAX', '2026-04-22T08:00:00Z')],
    ['2026-04-23T12:00:00Z', discharge('USLAX', '2026-04-22T10:00:00Z')],
  )
  expect(claims).toEqual(['2026-01-22T08:00:00Z', '2026-04-22T10:00:00Z'])
})

test('an act told anew under its own id is corrected, by however much', () => {
  const claims = changesAfter(
    ['2026-01-22T12:00:00Z', discharge('USLAX', '2025-01-22T08:00:00Z', { id: 'E1' })],
    ['2026-01-23T12:00:00Z', discharge('USLAX', '2026-01-22T08:00:00Z', { id: 'E1' })],
  )
  expect(claims).toEqual(['2026-01-22T08:00:00Z'])
})

test('a fact told anew replaces the one before it, however long ago that was', () => {
  const claims = changesAfter(
    ['2026-01-22T12:00:00Z', fact('seal_number', 'A1')],
    ['2026-04-22T12:00:00Z', fact('seal_number', 'B2')],
  )
  expect(claims).toEqual(['B2'])
})

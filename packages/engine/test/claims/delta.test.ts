import { expect, test } from 'vitest'
import { claimsOf, discharge, fact } from '../story.ts'

const TERMINAL = { id: 'edi:T1', kind: 'terminal' as const, name: 'Terminal', scac: null }
const changesAfter = (...statements: [at: string, ...Parameters<typeof claimsOf>[0][number]['statements']][]) =>
  claimsOf(
    statements.map(([at, ...statements]) => ({ at, statements: statements })),
    { source: TERMINAL, style: 'delta' },
  )
    .filter(({ closedMs }) => closedMs === null)
    .map(({ statement }) => (statement.says === 'milestone' ? statement.time.at : statement.value))
    .sort()

test('a time reported again within days is a correction', () => {
  const claims = changesAfter(
    ['2026-01-22T12:00:00Z', discharge('USLAX', '2026-01-22T08:00:00Z')],
    ['2026-01-23T12:00:00Z', discharge('USLAX', '2026-01-22T09:30:00Z')],
  )
  expect(claims).toEqual(['2026-01-22T09:30:00Z'])
})

test('a container that comes to the same port months later makes another visit', () => {
  const claims = changesAfter(
    ['2026-01-22T12:00:00Z', discharge('USLAX', '2026-01-22T08:00:00Z')],
    ['2026-04-22T12:00:00Z', discharge('USLAX', '2026-04-22T08:00:00Z')],
    ['2026-04-23T12:00:00Z', discharge('USLAX', '2026-04-22T10:00:00Z')],
  )
  expect(claims).toEqual(['2026-01-22T08:00:00Z', '2026-04-22T10:00:00Z'])
})

test('a milestone reported again under its own id is corrected by any amount', () => {
  const claims = changesAfter(
    ['2026-01-22T12:00:00Z', discharge('USLAX', '2025-01-22T08:00:00Z', { id: 'E1' })],
    ['2026-01-23T12:00:00Z', discharge('USLAX', '2026-01-22T08:00:00Z', { id: 'E1' })],
  )
  expect(claims).toEqual(['2026-01-22T08:00:00Z'])
})

test('a fact reported again is replaced after any time', () => {
  const claims = changesAfter(
    ['2026-01-22T12:00:00Z', fact('seal_number', 'A1')],
    ['2026-04-22T12:00:00Z', fact('seal_number', 'B2')],
  )
  expect(claims).toEqual(['B2'])
})

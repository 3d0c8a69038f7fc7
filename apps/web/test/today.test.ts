import { expect, test } from 'vitest'
import { isConcerned } from '../src/live/concerned.ts'
import { countsInOrder, kindLook, waitsFor } from '../src/pages/today/kinds.ts'
import { morningIn } from '../src/pages/today/later.ts'
import type { Entry } from '../src/pages/today/queries.ts'
import { searchOfToday } from '../src/pages/today/search.ts'
import { sourcesInTrouble } from '../src/pages/today/sources-in-trouble.ts'

test('kinds are counted in the order of their urgency, with those that are not known yet last', () => {
  expect(countsInOrder({ arrivingSoon: 7, newer_kind: 1, free_time_ended: 1, held: 0, held_otherwise: 2 })).toEqual([
    ['free_time_ended', 1],
    ['arriving_soon', 7],
    ['newer_kind', 1],
    ['held_otherwise', 2],
  ])
  expect(kindLook('newer_kind').label).toBe('Newer kind')
})

test('what is of low severity is not shown as bad', () => {
  expect(kindLook('held', 'high').tone).toBe('bad')
  expect(kindLook('held', 'low').tone).toBe('warn')
})

test('it is named whom an entry waits for, unless it is the reader', () => {
  expect(waitsFor({ role: 'you', name: null })).toBeUndefined()
  expect(waitsFor({ role: 'shipping_line', name: 'Maersk' })).toBe('Maersk')
  expect(waitsFor({ role: 'customs', name: null })).toBe('customs')
})

test('what is snoozed is open again in a morning', () => {
  const now = new Date(2026, 10, 26, 17, 30)
  expect(morningIn(1, now)).toBe(new Date(2026, 10, 27, 8).toISOString())
  expect(morningIn(7, now)).toBe(new Date(2026, 11, 3, 8).toISOString())
})

test('the address says one kind and one state', () => {
  expect(searchOfToday({ kind: 'held', state: 'open' })).toEqual({ kind: 'held', state: undefined })
})

test('whatever changes of a record may need attention, and is read again', () => {
  const event = { resource: { type: 'container' }, changeset: {}, shipment: null, container: null }
  const key = ['boxtrail', 'attention', 'list', {}]
  expect(isConcerned(key, event as unknown as Parameters<typeof isConcerned>[1], () => undefined)).toBe(true)
})

test('sources in trouble are named once each, with since when and for which records', () => {
  const entry = (source: string, reportedAt: string, record: object) =>
    ({
      id: `${source} ${reportedAt}`,
      kind: 'source_silent',
      whatToDo: 'Wait.',
      whoActs: { role: 'terminal', name: source },
      evidence: [{ source: { id: `terminal:${source}`, name: source }, reportedAt }],
      ...record,
    }) as unknown as Entry
  const silent = sourcesInTrouble([
    entry('fenix', '2026-01-03T00:00:00Z', { shipment: { id: 's', billOfLadingNumber: 'BILL1' } }),
    entry('trapac', '2026-01-02T00:00:00Z', { container: { id: 'c1', number: 'BXTU0000001' } }),
    entry('trapac', '2026-01-01T00:00:00Z', { container: { id: 'c2', number: 'BXTU0000002' } }),
  ])
  expect(
    silent.map(({ name, since, waiting }) => [name, since, waiting.map(({ number, path }) => [number, path])]),
  ).toEqual([
    [
      'trapac',
      '2026-01-01T00:00:00Z',
      [
        ['BXTU0000001', '/containers/c1'],
        ['BXTU0000002', '/containers/c2'],
      ],
    ],
    ['fenix', '2026-01-03T00:00:00Z', [['BILL1', '/shipments/s']]],
  ])
})

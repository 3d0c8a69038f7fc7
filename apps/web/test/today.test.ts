import { expect, test } from 'vitest'
import { isConcerned } from '../src/live/concerned.ts'
import { countsInOrder, kindLook, waitsFor } from '../src/pages/today/kinds.ts'
import { morningIn } from '../src/pages/today/later.ts'
import { searchOfToday } from '../src/pages/today/search.ts'
import { readTroubles } from '../src/pages/today/sources-in-trouble.ts'

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

test('the address says one kind, one state and one source', () => {
  expect(searchOfToday({ source: 'terminal:trapac-la' })).toMatchObject({ source: 'terminal:trapac-la' })
  expect(searchOfToday({ kind: 'held', state: 'open' })).toEqual({ kind: 'held', state: undefined, source: undefined })
})

test('whatever changes of a record may need attention, and is read again', () => {
  const event = { resource: { type: 'container' }, changeset: {}, shipment: null, container: null }
  const key = ['boxtrail', 'attention', 'list', {}]
  expect(isConcerned(key, event as unknown as Parameters<typeof isConcerned>[1], () => undefined)).toBe(true)
})

const troubled = async (counts: Record<string, number>) => {
  const entry = (source: string, reportedAt: string, record: object) => ({
    kind: 'source_silent',
    whatToDo: 'Wait.',
    evidence: [{ source: { id: source, name: source }, reportedAt }],
    ...record,
  })
  const waiting: Record<string, object[]> = {
    'terminal:trapac': [
      entry('terminal:trapac', '2026-01-02T00:00:00Z', { container: { id: 'c1', number: 'BXTU0000001' } }),
      entry('terminal:trapac', '2026-01-01T00:00:00Z', { container: { id: 'c2', number: 'BXTU0000002' } }),
    ],
    'terminal:fenix': [
      entry('terminal:fenix', '2026-01-03T00:00:00Z', { shipment: { id: 's', billOfLadingNumber: 'BILL1' } }),
    ],
  }
  const list = async ({ filter }: { filter: { source?: string } }) => ({
    items: filter.source ? (waiting[filter.source] ?? []) : [],
    meta: {
      sources: Object.entries(counts).map(([id, count]) => ({
        source: { id, kind: 'terminal', name: `${id}!` },
        count,
      })),
    },
  })
  return readTroubles({ attention: { list } } as never, ['source_silent'], new AbortController().signal)
}

test('sources in trouble are those that the service counts, with since when, how many wait and the first of them', async () => {
  const { sources, more } = await troubled({ 'terminal:trapac': 250, 'terminal:fenix': 1, 'terminal:heard-again': 1 })
  expect(more).toBe(0)
  expect(
    sources.map(({ name, since, count, waiting }) => [
      name,
      since,
      count,
      waiting.map(({ number, path }) => [number, path]),
    ]),
  ).toEqual([
    [
      'terminal:trapac!',
      '2026-01-01T00:00:00Z',
      250,
      [
        ['BXTU0000001', '/containers/c1'],
        ['BXTU0000002', '/containers/c2'],
      ],
    ],
    ['terminal:fenix!', '2026-01-03T00:00:00Z', 1, [['BILL1', '/shipments/s']]],
  ])
})

test('where many sources are in trouble, how many more there are is said', async () => {
  const counts = Object.fromEntries(Array.from({ length: 12 }, (_, nth) => [`terminal:${nth}`, 1]))
  expect((await troubled(counts)).more).toBe(2)
})

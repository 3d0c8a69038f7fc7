import type { Schemas } from '@boxtrail/contracts'
import { expect, test } from 'vitest'
import { citedIn } from '../../src/evidence/cited.ts'
import { journeyOf, MAX_EVENTS } from '../../src/evidence/evidenced-journey.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString().replace('.000', '')

const event = (minute: number, invalidated_at: string | null = null): Schemas['TransportEvent'] =>
  ({
    id: `event-${minute}`,
    attributes: { timestamp: at(minute), created_at: at(minute), location_locode: null, invalidated_at },
    relationships: { location: { data: null }, terminal: { data: null }, vessel: { data: null } },
  }) as unknown as Schemas['TransportEvent']

test('of too many events, withdrawn ones are left out first, and the rest stays in chronological order', () => {
  const withdrawn = Array.from({ length: 50 }, (_, index) => event(2 * index, at(900)))
  const standing = Array.from({ length: MAX_EVENTS - 10 }, (_, index) => event(2 * index + 1))
  const journey = journeyOf([...withdrawn, ...standing].reverse(), {}, () => null)
  expect(journey).toHaveLength(MAX_EVENTS)
  expect(journey.filter(({ invalidated_at }) => invalidated_at === null)).toHaveLength(MAX_EVENTS - 10)
  const times = journey.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted())
})

test('a document is cited as a document, wherever its id is', () => {
  const cited = citedIn([
    { report_id: 'r1', source: { kind: 'line', name: 'Maersk' } },
    { report_id: 'd1', source: { kind: 'document', name: 'Arrival notice' } },
    { report_id: null, source: { kind: 'document', name: null }, document: { id: 'd2', name: 'Bill' } },
    { because: [{ detail: 'the line reports a day', source: 'line:MAEU', report_id: 'r2' }] },
    { report_id: 'r3', source: null },
  ])
  expect([...cited.reports]).toEqual(['r1', 'r2', 'r3'])
  expect([...cited.documents]).toEqual([
    ['d1', 'Arrival notice'],
    ['d2', 'Bill'],
  ])
})

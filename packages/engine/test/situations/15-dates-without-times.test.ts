import { expect, test } from 'vitest'
import type { Milestone, Statement } from '../../src/statement.ts'
import {
  arrive,
  containerOf,
  depart,
  discharge,
  emptyIn,
  emptyOut,
  estimated,
  fact,
  fullIn,
  fullOut,
  listEvents,
  load,
  type Poll,
  projectSources,
  railArrive,
  railDepart,
  railLoad,
  railUnload,
  shipmentOf,
  toBusan,
} from '../story.ts'

const NOW = '2026-03-01T00:00:00Z'
const ALPHA = { vessel: 'ALPHA', voyage: '1E' }
const projected = (line: Statement[], more: Partial<Record<'terminal' | 'rail', Poll[]>> = {}) =>
  projectSources({ line: [{ at: NOW, statements: line }], ...more }, NOW)
const timesOf = (projection: ReturnType<typeof projected>) => projection.containers[0]!.marks.times ?? {}
const reversed = <Item>(items: readonly Item[]) => items.toReversed()

const journey = [
  emptyOut('CNSHA', '2026-01-02T15:00'),
  fullIn('CNSHA', '2026-01-03'),
  load('CNSHA', '2026-01-05T05:00', ALPHA),
  depart('CNSHA', '2026-01-05', ALPHA),
  arrive('USLAX', '2026-01-20T18:00', ALPHA),
  discharge('USLAX', '2026-01-20', ALPHA),
  fullOut('USLAX', '2026-01-25'),
  emptyIn('USLAX', '2026-01-25T09:00', { facility: 'DEPO' }),
]
const inOrder = [
  'empty_out CNSHA',
  'full_in CNSHA',
  'vessel_loaded CNSHA',
  'vessel_departed CNSHA',
  'vessel_arrived USLAX',
  'vessel_discharged USLAX',
  'full_out USLAX',
  'empty_in USLAX',
]

test.each([
  ['as they happened', journey],
  ['the other way round', reversed(journey)],
  [
    'with dates only',
    journey.map((one) => ({ ...one, time: { at: one.time.at.slice(0, 10), precision: 'day' as const } })),
  ],
])('bare dates claim no order within a day, reported %s', (_, statements) => {
  const projection = projected(statements)
  expect(listEvents(projection)).toEqual(inOrder)
  expect(projection.containers[0]!.marks.flags).toBeUndefined()
  expect(containerOf(projection).current_status).toBe('empty_returned')
  const served = projection.containers[0]!.events.map(({ ms }) => ms)
  expect(served).toEqual([...served].sort((a, b) => a - b))
})

test('a departure is never served before its loading, nor a discharge before the arrival', () => {
  expect(containerOf(projected(journey))).toMatchObject({
    pol_vessel_loaded_at: '2026-01-04T21:00:00Z',
    pol_vessel_departed_at: '2026-01-04T21:00:00Z',
    pod_arrived_at: '2026-01-21T02:00:00Z',
    pod_discharged_at: '2026-01-21T02:00:00Z',
  })
  // The ship's departure says nothing about a container that it has left there.
  const left = depart('USLAX', '2026-01-25T20:00', ALPHA)
  expect(containerOf(projected([...journey, left])).pod_full_out_at).toBe('2026-01-25T08:00:00Z')
})

test('a departure is never served before the loading that a terminal times, whichever statement is read first', () => {
  for (let day = 10; day < 26; day++) {
    const date = `2026-01-${day}`
    const line = [load('CNSHA', date, ALPHA), depart('CNSHA', date, ALPHA)]
    const projection = projected(line, { terminal: [{ at: NOW, statements: [load('CNSHA', `${date}T09:00`, ALPHA)] }] })
    const at = `${date}T01:00:00Z`
    expect(containerOf(projection)).toMatchObject({ pol_vessel_loaded_at: at, pol_vessel_departed_at: at })
  }
})

test.each([
  ['the line', (discharged: Milestone) => projected([...toBusan.slice(0, 4), atNoon, discharged])],
  [
    'the terminal',
    (discharged: Milestone) =>
      projected([...toBusan.slice(0, 4), atNoon], { terminal: [{ at: NOW, statements: [discharged] }] }),
  ],
  [
    'both',
    (discharged: Milestone) =>
      projected([...toBusan.slice(0, 4), atNoon, discharged], { terminal: [{ at: NOW, statements: [discharged] }] }),
  ],
])('times that %s reports by day have their precision, and the source of their zone', (_, project) => {
  const projection = project(discharge('USLAX', '2026-01-22', ALPHA))
  expect(containerOf(projection).pod_discharged_at).toBe('2026-01-22T08:00:00Z')
  // A time with an offset is an instant and needs no mark.
  expect(timesOf(projection)).toEqual({ pod_discharged_at: { precision: 'day', zone_source: 'place' } })
})
const atNoon = arrive('USLAX', '2026-01-21T12:00:00-08:00', ALPHA)

test('estimates and last free days have their precision', () => {
  const eta = estimated(arrive('USLAX', '2026-03-20T12:00', ALPHA))
  const projection = projected([...toBusan.slice(0, 4), eta, fact('pickup_lfd_line', '2026-03-25')])
  expect(shipmentOf(projection).pod_eta_at).toBe('2026-03-20T19:00:00Z')
  expect(projection.shipment!.marks.times).toEqual({
    pod_eta_at: { precision: 'minute', zone_source: 'place' },
    pod_original_eta_at: { precision: 'minute', zone_source: 'place' },
  })
  expect(timesOf(projection)).toEqual({
    pickup_lfd: { precision: 'day', zone_source: 'place' },
    pickup_lfd_line: { precision: 'day', zone_source: 'place' },
  })
})

test.each([
  // The place is not in the tables, but its country has a single time zone.
  ['PLQQQ', '2026-02-01T11:00:00Z', 'Europe/Warsaw', 'country'],
  ['DEQQQ', '2026-02-01T11:00:00Z', 'Europe/Berlin', 'country'],
  ['CNQQQ', '2026-02-01T04:00:00Z', 'Asia/Shanghai', 'country'],
  // Its country has several time zones: the time is read as UTC, and its zone is marked as unknown.
  ['USQQQ', '2026-02-01T12:00:00Z', null, 'unknown'],
  ['BRQQQ', '2026-02-01T12:00:00Z', null, 'unknown'],
])('the inland place %s has the zone of its country, if that has a single one', (place, at, zone, zoneSource) => {
  const arrived = railArrive(place, '2026-02-01T12:00')
  const rail = [
    railLoad('USLAX', '2026-01-26T10:00:00-08:00'),
    railDepart('USLAX', '2026-01-26T20:00:00-08:00'),
    arrived,
    railUnload(place, '2026-02-01T15:00'),
  ]
  const projection = projected(
    [...toBusan.slice(0, 4), atNoon, discharge('USLAX', '2026-01-22T08:00:00-08:00', ALPHA)],
    {
      rail: [{ at: NOW, statements: rail }],
    },
  )
  expect([containerOf(projection).ind_ata_at, shipmentOf(projection).destination_timezone]).toEqual([at, zone])
  expect(timesOf(projection).ind_ata_at).toEqual({ precision: 'minute', zone_source: zoneSource })
})

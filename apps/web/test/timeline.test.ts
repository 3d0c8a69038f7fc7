import { expect, test } from 'vitest'
import { timelineOf } from '../src/pages/container/timeline.ts'

type Events = Parameters<typeof timelineOf>[0]
type RawEvents = Parameters<typeof timelineOf>[1]

const event = (id: string, name: string, some: object = {}) =>
  ({
    id,
    event: `container.${name}`,
    createdAt: '2026-11-01T00:00:00Z',
    timestamp: '2026-11-02T00:00:00Z',
    timezone: 'America/Los_Angeles',
    locationLocode: 'USLAX',
    voyageNumber: null,
    value: null,
    invalidatedAt: null,
    vessel: null,
    location: { name: 'Los Angeles' },
    terminal: null,
    previousVersion: null,
    ...some,
  }) as unknown as Events[number]

const raw = (name: string, some: object = {}) =>
  ({
    id: `raw ${name}`,
    event: name,
    estimated: true,
    invalidatedAt: null,
    timestamp: '2026-11-20T00:00:00Z',
    timezone: 'America/Los_Angeles',
    locationName: 'Los Angeles',
    locationLocode: 'USLAX',
    vesselName: null,
    voyageNumber: null,
    ...some,
  }) as unknown as RawEvents[number]

const shown = (events: Events, rawEvents: RawEvents = []) =>
  timelineOf(events, rawEvents).map(({ id, kind }) => `${id}: ${kind}`)

test('past events are in the order of time', () => {
  const events = [
    event('discharged', 'transport.vessel_discharged', { timestamp: '2026-11-06T00:00:00Z' }),
    event('arrived', 'transport.vessel_arrived', { timestamp: '2026-11-05T00:00:00Z' }),
  ]
  expect(shown(events)).toEqual(['arrived: actual', 'discharged: actual'])
})

test('the latest estimate is shown together with earlier ones', () => {
  const [entry, ...others] = timelineOf(
    [
      event('first', 'transport.estimated.vessel_arrived', { timestamp: '2026-11-09T00:00:00Z' }),
      event('second', 'transport.estimated.vessel_arrived', {
        createdAt: '2026-11-03T00:00:00Z',
        timestamp: '2026-11-10T00:00:00Z',
      }),
    ],
    [],
  )
  expect(others).toEqual([])
  expect(entry).toMatchObject({ id: 'second', kind: 'estimated', earlier: ['2026-11-09T00:00:00Z'] })
})

test('the actual event shows the estimates that preceded it', () => {
  const [entry, ...others] = timelineOf(
    [
      event('estimate', 'transport.estimated.vessel_arrived', { timestamp: '2026-11-09T00:00:00Z' }),
      event('actual', 'transport.vessel_arrived', { timestamp: '2026-11-10T00:00:00Z' }),
    ],
    [],
  )
  expect(others).toEqual([])
  expect(entry).toMatchObject({ id: 'actual', kind: 'actual', earlier: ['2026-11-09T00:00:00Z'] })
})

test('an event that was withdrawn and estimated again is expected', () => {
  const events = [
    event('actual', 'transport.vessel_arrived', { invalidatedAt: '2026-11-04T00:00:00Z' }),
    event('estimate', 'transport.estimated.vessel_arrived', { timestamp: '2026-11-09T00:00:00Z' }),
  ]
  expect(shown(events)).toEqual(['actual: withdrawn', 'estimate: estimated'])
})

test('a correction is distinguished from a withdrawal', () => {
  const entries = timelineOf(
    [
      event('wrong', 'transport.full_out', { invalidatedAt: '2026-11-04T00:00:00Z' }),
      event('right', 'transport.full_out', { previousVersion: { type: 'transport_event', id: 'wrong' } }),
      event('gone', 'transport.empty_in', { invalidatedAt: '2026-11-04T00:00:00Z' }),
    ],
    [],
  )
  expect(entries.map(({ id, isCorrected }) => [id, isCorrected])).toEqual([
    ['wrong', true],
    ['right', false],
    ['gone', false],
  ])
})

test('plans of the source that nothing else covers are shown', () => {
  const events = [event('arrived', 'transport.vessel_arrived')]
  expect(shown(events, [raw('vessel_arrived'), raw('full_out'), raw('empty_in', { estimated: false })])).toEqual([
    'arrived: actual',
    'raw full_out: planned',
  ])
})

test('the last free day that counts is shown, not each one that was reported', () => {
  const events = [event('all', 'pickup_lfd.changed'), event('terminal', 'pickup_lfd_terminal.changed')]
  expect(shown(events)).toEqual(['all: change'])
})

test.each([
  ['pickup_lfd.changed', true],
  ['pickup_appointment.changed', true],
  ['transport.available', true],
  ['transport.not_available', true],
  ['transport.vessel_arrived', false],
  ['transport.full_out', false],
])('the page shows when %s was first reported apart from when it happened', (name, isWhenReported) => {
  expect(timelineOf([event('one', name)], [])[0]).toMatchObject({ isWhenReported })
})

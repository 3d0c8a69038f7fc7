import { expect, test } from 'vitest'
import { timelineOf } from '../src/records/events.ts'

const event = (name: string) =>
  ({
    event: `container.${name}`,
    timestamp: '2026-11-02T00:00:00Z',
    timezone: 'America/Los_Angeles',
    invalidatedAt: null,
    voyageNumber: null,
    location: null,
    locationLocode: 'USLAX',
    dataSource: 'terminal',
  }) as unknown as Parameters<typeof timelineOf>[0][number]

test.each([
  ['pickup_lfd.changed', true],
  ['pickup_appointment.changed', true],
  ['transport.available', true],
  ['transport.not_available', true],
  ['transport.vessel_arrived', false],
  ['transport.full_out', false],
])('the timeline says when %s was first reported, apart from when it happened', (name, isWhenReported) => {
  const [shown] = timelineOf([event(name)])
  expect('timestamp_is' in shown!).toBe(isWhenReported)
})

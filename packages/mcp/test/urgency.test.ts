import { expect, it } from 'vitest'
import { localTime } from '../src/records/times.ts'
import { urgencyOf } from '../src/records/urgency.ts'

const now = new Date('2026-11-22T20:00:00Z')
const facts = {
  pickupLfd: '2026-11-25T08:00:00Z',
  terminalCheckedAt: '2026-11-22T10:00:00Z',
  podFullOutAt: null,
  finalDestinationFullOutAt: null,
  emptyTerminatedAt: null,
  podTimezone: 'America/Los_Angeles',
  finalDestinationTimezone: null,
  importDeadlines: { pickupLfdTerminal: '2026-11-25T08:00:00Z', pickupLfdLine: null, pickupLfdRail: null },
}

it.each([
  ['2026-11-25T08:00:00Z', 3, 'imminent'],
  ['2026-11-26T08:00:00Z', 4, 'none'],
  ['2026-11-22T08:00:00Z', 0, 'imminent'],
  ['2026-11-22T07:59:59Z', -1, 'overdue'],
])('calendar days of the terminal are counted until %s', (pickupLfd, days, urgency) => {
  const importDeadlines = { ...facts.importDeadlines, pickupLfdTerminal: pickupLfd }
  expect(urgencyOf({ ...facts, pickupLfd, importDeadlines }, false, now)).toMatchObject({
    days_until_lfd: days,
    urgency,
  })
})

it.each([
  ['tracking has stopped', facts, true],
  ['no terminal was checked', { ...facts, terminalCheckedAt: null }, false],
  ['the terminal was checked too long ago', { ...facts, terminalCheckedAt: '2026-11-15T19:00:00Z' }, false],
  ['it has been picked up', { ...facts, podFullOutAt: '2026-11-22T11:00:00Z' }, false],
])('no alarm is raised when %s, and the reason is given', (_, given, isStopped) => {
  expect(urgencyOf(given, isStopped, now)).toMatchObject({
    urgency: 'unknown',
    urgency_suppressed: true,
    urgency_reason: expect.any(String),
  })
})

it('there is no urgency without a last free day', () => {
  const unknown = { ...facts, pickupLfd: null, importDeadlines: null }
  expect(urgencyOf(unknown, false, now)).toMatchObject({
    urgency: 'unknown',
    urgency_suppressed: false,
    days_until_lfd: null,
  })
})

it('a last free day that is reported and does not bind is that of another place, and no alarm', () => {
  const freeTime = { endsOn: null, binding: null, locode: 'USCHI', timezone: 'America/Chicago', clocks: [] }
  const inland = { ...facts, finalDestinationTimezone: 'America/Chicago' }
  expect(urgencyOf(inland, false, now).days_until_lfd).toBeNull()
  expect(urgencyOf({ ...facts, meta: { sources: [], freeTime } }, false, now)).toMatchObject({
    urgency: 'unknown',
    urgency_suppressed: false,
    urgency_reason: 'The last free day that is reported does not apply where the container is.',
    days_until_lfd: null,
  })
})

it('a time is shown as at the place, with its zone', () => {
  expect(localTime('2026-11-22T08:30:00Z', 'America/Los_Angeles')).toBe('Nov 22, 2026, 12:30 AM PST')
  expect(localTime(null, 'America/Los_Angeles')).toBe('N/A')
})

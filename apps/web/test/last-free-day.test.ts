import { expect, test } from 'vitest'
import { bindingDay, policyDay } from '../src/format/last-free-day.ts'
import { urgencyOf } from '../src/format/urgency.ts'
import { statusesOf } from '../src/pages/shipments/progress.ts'
import { urgentStatus } from '../src/parts/record/status-look.ts'

const now = new Date('2026-01-23T20:00:00Z')
const container = {
  pickupLfd: '2026-01-27T08:00:00Z',
  podTimezone: 'America/Los_Angeles',
  finalDestinationTimezone: null,
  podFullOutAt: null,
  finalDestinationFullOutAt: null,
  emptyTerminatedAt: null,
}
const freeTime = (endsOn: string | null, othersDiffer = true) => ({
  meta: {
    sources: [],
    freeTime: {
      endsOn,
      binding: endsOn ? { charge: 'storage', statedBy: 'terminal', source: 'terminal:X', othersDiffer } : null,
      locode: 'USLAX',
      timezone: 'America/Los_Angeles',
      clocks: [],
    },
  },
})

test('the days are counted to the binding day, which is attributed where other sources differ', () => {
  expect(bindingDay({ ...container, ...freeTime('2026-01-24') }, now)).toMatchObject({
    days: 1,
    whose: 'storage, by the terminal',
  })
  expect(bindingDay({ ...container, ...freeTime('2026-01-27', false) }, now)).toMatchObject({ days: 4, whose: null })
})

test('the days are counted in the calendar of the place', () => {
  const late = new Date('2026-01-25T02:00:00Z')
  expect(bindingDay({ ...container, ...freeTime('2026-01-24') }, late)!.days).toBe(0)
})

test('the day of the policy is shown beside the binding day where it is another', () => {
  const pickupLfdPolicy = {
    policy: 'line_first',
    day: '2026-01-27',
    statedBy: 'line',
    source: null,
    reason: '',
    others: [],
  }
  const withPolicy = (endsOn: string) => ({ meta: { ...freeTime(endsOn).meta, pickupLfdPolicy } })
  expect(policyDay(withPolicy('2026-01-24'))).toBe('27 Jan 2026 by your policy (line)')
  expect(policyDay(withPolicy('2026-01-27'))).toBeNull()
  expect(policyDay(freeTime('2026-01-24'))).toBeNull()
})

test('the attribute is used of one that has left, and nothing where neither is known', () => {
  const gone = { ...container, podFullOutAt: '2026-01-22T20:00:00Z' }
  expect(bindingDay(gone, now)).toMatchObject({ at: container.pickupLfd, days: 4 })
  expect(bindingDay(container, now)).toBeNull()
  expect(bindingDay({ ...container, pickupLfd: null }, now)).toBeNull()
})

test('a day that is reported and does not bind is that of another place, until the container has left', () => {
  const elsewhere = { ...container, ...freeTime(null) }
  expect(bindingDay(elsewhere, now)).toBeNull()
  expect(bindingDay({ ...elsewhere, podFullOutAt: '2026-01-22T20:00:00Z' }, now)).toMatchObject({ days: 4 })
})

const waiting = {
  ...container,
  currentStatus: 'available' as const,
  holdsAtPodTerminal: [],
}

test('what is over its free time is urgent until it is gone, available or not', () => {
  expect(urgencyOf({ ...waiting, ...freeTime('2026-01-22') }, now)).toBe('over')
  expect(urgencyOf({ ...waiting, ...freeTime('2026-01-25') }, now)).toBe('soon')
  expect(urgencyOf({ ...waiting, ...freeTime('2026-01-26') }, now)).toBeNull()
  expect(urgencyOf({ ...waiting, ...freeTime('2026-01-22'), podFullOutAt: '2026-01-21T00:00:00Z' }, now)).toBeNull()
  expect(urgentStatus('available', 'over')).toMatchObject({ label: 'Available', tone: 'bad' })
  expect(urgentStatus('available', null)).toMatchObject({ label: 'Available', tone: 'good' })
})

test('a shipment shows each status as urgent as the most urgent of its containers', () => {
  const over = { ...waiting, ...freeTime('2026-01-22') }
  const shown = statusesOf([waiting, over, { ...waiting, currentStatus: 'on_ship' }], now)
  expect(shown.map(({ look, count }) => [count, look.label, look.tone])).toEqual([
    [2, 'Available', 'bad'],
    [1, 'On board', 'info'],
  ])
})

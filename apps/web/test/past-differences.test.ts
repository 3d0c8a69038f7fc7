import { expect, test } from 'vitest'
import { differencesOf } from '../src/pages/container/past-differences.ts'
import type { WholeContainer } from '../src/pages/container/queries.ts'

const containerOf = (given: Partial<WholeContainer>) =>
  ({
    currentStatus: 'grounded',
    availableForPickup: null,
    holdsAtPodTerminal: [],
    feesAtPodTerminal: [],
    podTimezone: null,
    finalDestinationTimezone: null,
    importDeadlines: { pickupLfdLine: null, pickupLfdTerminal: null, pickupLfdRail: null },
    ...given,
  }) as unknown as WholeContainer

test.each([
  ['Europe/Berlin', '2026-06-05T22:00:00Z', '2026-10-25T23:00:00Z', '6 Jun 2026', '26 Oct 2026'],
  ['America/Los_Angeles', '2026-01-27T08:00:00Z', '2026-07-01T07:00:00Z', '27 Jan 2026', '1 Jul 2026'],
  ['Pacific/Auckland', '2026-06-05T12:00:00Z', '2026-12-05T11:00:00Z', '6 Jun 2026', '6 Dec 2026'],
])('a last free day is that of the place: %s', (podTimezone, then, today, shownThen, now) => {
  const at = (pickupLfd: string) => containerOf({ podTimezone, pickupLfd })
  expect(differencesOf(at(then), at(today))).toEqual([{ label: 'Last free day', field: 'pickup_lfd', shownThen, now }])
})

test('of one that goes on inland, it is that of the place there', () => {
  const at = (pickupLfd: string | null) =>
    containerOf({ podTimezone: 'America/Los_Angeles', finalDestinationTimezone: 'America/Chicago', pickupLfd })
  expect(differencesOf(at('2026-01-27T06:00:00Z'), at(null))).toEqual([
    { label: 'Last free day', field: 'pickup_lfd', shownThen: '27 Jan 2026', now: null },
  ])
})

test('a day that only the terminal states is one of its port, although the container goes on inland', () => {
  const at = (finalDestinationTimezone: string | null) =>
    containerOf({
      podTimezone: 'America/New_York',
      finalDestinationTimezone,
      pickupLfd: '2026-01-27T05:00:00Z',
      importDeadlines: { pickupLfdLine: null, pickupLfdTerminal: '2026-01-27T05:00:00Z', pickupLfdRail: null },
    })
  expect(differencesOf(at(null), at('America/Chicago'))).toEqual([])
})

import type { Container } from '@boxtrail/client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { containerDetails, containerRow } from '../src/lists/rows.ts'
import { containerOf, type Shown } from '../src/records/container.ts'
import { summaryOf } from '../src/resources/container-summary.ts'

const NOW = new Date('2026-11-27T06:00:00Z')
const hold = { name: 'customs', status: 'hold', description: 'Exam' }
const fee = { type: 'demurrage', amount: 300, currencyCode: 'USD' }

const reported = fc.record({
  availabilityKnown: fc.boolean(),
  available: fc.boolean(),
  holds: fc.constantFrom([], [hold]),
  fees: fc.constantFrom([], [fee]),
  staleSince: fc.constantFrom(undefined, '2026-11-25T06:00:00Z'),
})

const shownOf = (given: {
  availabilityKnown: boolean
  available: boolean
  holds: readonly object[]
  fees: readonly object[]
  staleSince: string | undefined
}): Shown =>
  ({
    id: '019c2291-c340-7a42-9519-714d616e9b01',
    number: 'BXTU4710023',
    currentStatus: 'grounded',
    availabilityKnown: given.availabilityKnown,
    availableForPickup: given.availabilityKnown ? given.available : null,
    holdsAtPodTerminal: given.holds,
    feesAtPodTerminal: given.fees,
    pickupLfd: null,
    podTimezone: null,
    podArrivedAt: null,
    podDischargedAt: null,
    podFullOutAt: null,
    finalDestinationFullOutAt: null,
    emptyTerminatedAt: null,
    podRailCarrierScac: null,
    refNumbers: [],
    shipment: null,
    podTerminal: null,
    meta: { sources: [], ...(given.staleSince ? { staleSince: given.staleSince } : {}) } satisfies Container['meta'],
  }) as unknown as Shown

it('whatever was reported, unknown is never told like none, and none never like unknown', () => {
  fc.assert(
    fc.property(reported, (given) => {
      const container = shownOf(given)
      const { demurrage, location, freshness } = containerOf(container, NOW)
      const [row, details] = [containerRow(container), containerDetails(container)]
      const summary = summaryOf(containerOf(container, NOW))
      for (const [items, told, inRow, inDetails, name] of [
        [given.holds, demurrage.holds_at_pod_terminal, row.holds, details.holdsAtPodTerminal, 'Holds'],
        [given.fees, demurrage.fees_at_pod_terminal, row.fees, details.feesAtPodTerminal, 'Fees'],
      ] as const) {
        const isUnknown = items.length === 0 && !given.availabilityKnown
        expect(told === null).toBe(isUnknown)
        expect(inRow === undefined).toBe(isUnknown)
        expect(inDetails === null).toBe(isUnknown)
        expect(summary.includes(`- ${name}: Not reported`)).toBe(isUnknown)
        expect(summary.includes(`- ${name}: None`)).toBe(items.length === 0 && given.availabilityKnown)
      }
      expect(location.available_for_pickup === null).toBe(!given.availabilityKnown)
      expect(demurrage.urgency).toBe('unknown')
      expect(freshness.stale_since).toBe(given.staleSince)
    }),
  )
})

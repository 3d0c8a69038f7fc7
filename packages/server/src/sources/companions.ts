import { SIMULATED_SCAC } from '@boxtrail/engine/source-id'
import type { Source } from '@boxtrail/sources/port/source'
import { isDemoNumber } from './test-line/sandbox-journeys.ts'

/** A journey with its account and line. */
export interface TrackedJourney {
  accountId: string
  scac: string | null
  number: string
  /** Whether it runs by the clock of the account's sandbox. */
  isInSandbox: boolean
}

/** The sources that report on a journey besides its line. */
export interface Companions {
  /** Terminals and railways that are polled about containers at a facility. */
  covering(facility: { locode: string | null; terminalId: string | null }): readonly Source[]
  /** All sources that may have reported on its numbers before, and whether they are polled. */
  reporting(): readonly { id: string; polled: boolean }[]
}

/** Where companions are found. */
export interface Known {
  /** Terminals and railways that are polled for an account. */
  polled(accountId: string): readonly Source[]
  /** Push sources that report on an account's journeys with a line. */
  pushing(accountId: string, scac: string | null): readonly string[]
  sandboxOf(accountId: string): readonly Source[]
  demo(): readonly Source[]
}

/** Simulated and real sources never mix: a journey has companions of one kind. */
export const companionsOf = (journey: TrackedJourney, known: Known): Companions =>
  journey.scac === SIMULATED_SCAC ? simulated(journey, known) : real(journey, known)

const real = ({ accountId, scac }: TrackedJourney, known: Known): Companions => ({
  covering: (facility) => known.polled(accountId).filter(({ covers }) => covers!(facility)),
  reporting: () => {
    const pushing = known.pushing(accountId, scac).map((id) => ({ id, polled: false }))
    const pushed = new Set(pushing.map(({ id }) => id))
    return [...pushing, ...asPolled(known.polled(accountId)).filter(({ id }) => !pushed.has(id))]
  },
})

/** The simulated companions of a journey: those of its sandbox, of the demo world, or none. */
const simulated = ({ accountId, number, isInSandbox }: TrackedJourney, known: Known): Companions => {
  const sources = isInSandbox ? known.sandboxOf(accountId) : isDemoNumber(number) ? known.demo() : []
  const feeds = sources.filter(({ covers }) => covers)
  return { covering: () => feeds, reporting: () => asPolled(feeds) }
}

const asPolled = (sources: readonly Source[]) => sources.map(({ id }) => ({ id, polled: true }))

import { factPolicy, rankOfSource } from '../../policy.ts'
import { basisOf } from '../../time.ts'
import type { Presence } from '../custody/presence.ts'
import { isActual, isOpen } from '../milestones/milestones.ts'
import { nowhere } from '../route/transport-events.ts'
import type { FactClaim, MilestoneClaim, SourcedClaim, TransportEvent } from '../types/projection.ts'

/** One statement on whether a container can be picked up. */
interface Observation {
  ms: number
  available: boolean | null
  claim: SourcedClaim
  milestone: MilestoneClaim | null
}

export interface Availability {
  /** The current statement; undefined if no source has made one. */
  now: Observation | undefined
  /**
   * Whether any source stated, until the pickup, that the container could or could not be picked up, even if that did
   * not count.
   */
  isKnown: boolean
  outranked: SourcedClaim[]
  /** `available` and `not_available`, one for each time the value changed. */
  events: TransportEvent[]
}

/**
 * Whether a container can be picked up, and each time this changed. Only the strongest kind of source that reports is
 * used (policy.ts); otherwise two sources that contradict each other would make the value flip back and forth.
 */
export const availability = (
  milestones: readonly MilestoneClaim[],
  facts: readonly FactClaim[],
  presence: Presence,
): Availability => {
  const observations = [...milestones.flatMap(observationOfMilestone), ...facts.flatMap(observationOfFact)]
  const rank = ({ claim }: Observation) => rankOfSource(factPolicy.available_for_pickup, claim.source.kind)
  const strongest = Math.min(...observations.map(rank))
  const leftMs = presence.left?.set.time.ms ?? Number.POSITIVE_INFINITY
  const counting = observations
    .filter((observation) => rank(observation) === strongest && observation.ms <= leftMs)

    // Within the same second, the statement that was replaced first comes first.
    .sort((a, b) => a.ms - b.ms || closedMsOf(a) - closedMsOf(b) || (a.claim.id < b.claim.id ? -1 : 1))
  const changes = counting.filter(
    (observation, index) => observation.available !== null && observation.available !== wasAvailable(counting, index),
  )
  return {
    now: counting.findLast(
      ({ claim, milestone }) => milestone !== null || claim.closedMs === null || claim.closedMs > leftMs,
    ),
    isKnown: observations.some(({ available, ms }) => available !== null && ms <= leftMs),
    outranked: observations
      .filter((observation) => rank(observation) !== strongest && observation.claim.closedMs === null)
      .map(({ claim }) => claim),
    events: changes.map((observation) => event(observation, presence)),
  }
}

const closedMsOf = ({ claim }: Observation) => claim.closedMs ?? Number.MAX_SAFE_INTEGER

/** Whether the container was available before: only then is `not_available` an event. */
const wasAvailable = (observations: readonly Observation[], index: number): boolean =>
  observations.slice(0, index).findLast(({ available }) => available !== null)?.available ?? false

const observationOfMilestone = (milestone: MilestoneClaim): Observation[] => {
  const { kind } = milestone.statement
  if ((kind !== 'available' && kind !== 'not_available') || !isActual(milestone) || !isOpen(milestone)) return []
  return [{ ms: milestone.time.ms, available: kind === 'available', claim: milestone.claim, milestone }]
}

/** A closed statement is still history: the container was available at the time. */
const observationOfFact = ({ statement, claim }: FactClaim): Observation[] =>
  statement.field === 'available_for_pickup' && claim.closedBecause !== 'withdrawn'
    ? [{ ms: claim.firstSeenMs, available: statement.value as boolean | null, claim, milestone: null }]
    : []

const event = ({ ms, available, claim, milestone }: Observation, presence: Presence): TransportEvent => {
  const place = milestone?.place ?? presence.place ?? nowhere
  const name = available ? 'available' : 'not_available'
  return {
    milestone: `availability|${claim.id}`,
    event: `container.transport.${name}`,
    ms,
    zone: place.zone,
    basis: basisOf(milestone?.time),
    place: presence.terminal && !place.terminal ? { ...place, terminal: presence.terminal } : place,
    vessel: null,
    voyage: null,
    source: claim.source,
    claimId: milestone && claim.id,
    claim,
    outranked: [],
  }
}

import type { FactField } from '../../statement.ts'
import { earliestMs, readTime } from '../../time.ts'
import { canHaveContainer } from '../custody/custody.ts'
import type { Presence } from '../custody/presence.ts'
import type { Window } from '../journeys/cut-windows.ts'
import { isLoading } from '../milestones/milestones.ts'
import type { Route } from '../route/container-route.ts'
import type { FactClaim, Place } from '../types/projection.ts'

/**
 * WHEN A TERMINAL'S STATEMENT COUNTS. Each row adds a condition to "stated at the facility where the container is, or
 * for which it is bound": `landed`: only if it was stated since the container arrived there; `untilLeft`: the value
 * when the container left.
 */
const rules: Partial<Record<FactField, { landed: boolean; untilLeft: boolean }>> = {
  holds: { landed: false, untilLeft: false }, // customs place holds while the container is still at sea
  hold: { landed: false, untilLeft: false },
  fees: { landed: true, untilLeft: false }, // earlier fees belong to the container's previous journey
  available_for_pickup: { landed: true, untilLeft: true },
  pickup_lfd_terminal: { landed: true, untilLeft: true },
  pickup_lfd_rail: { landed: false, untilLeft: true },
  pickup_appointment_at: { landed: false, untilLeft: true },
  location_at_pod_terminal: { landed: true, untilLeft: true },
  chassis_number: { landed: true, untilLeft: false },
  off_dock_to: { landed: true, untilLeft: false },
  told_status: { landed: true, untilLeft: false },
}

const DAY_MS = 86_400_000

/** The facts about a container that apply now. */
export const countingFacts = (
  facts: readonly FactClaim[],
  number: string,
  presence: Presence,
  route: Route,
  openedMs: number,
): FactClaim[] =>
  facts.filter((fact) => {
    if (isFromDocument(fact) && isOfEarlierJourney(fact, openedMs, presence.sinceMs)) return false
    const rule = rules[fact.statement.field]
    if (!rule || fact.statement.container !== number) return true
    // A fact that was last stated before this journey began belongs to another journey.
    if (fact.claim.latestReportedMs < openedMs) return false
    if (fact.statement.field === 'pickup_lfd_rail')
      return isAt(fact.place, route.destination, route.destinationTerminal)
    if (!canHaveContainer(fact.claim, presence) || !isAt(fact.place, presence.place, presence.terminal)) return false
    if (fact.claim.source.kind === 'line') return true
    const { sinceMs } = presence
    if (rule.landed && (sinceMs === null || fact.claim.latestReportedMs < sinceMs)) return false
    return !isStaleDay(fact, sinceMs)
  })

/** Whether a fact is current: as of when the container left if its field keeps that value, otherwise now. */
export const isCurrent = (fact: FactClaim, leftMs: number | null): boolean => {
  const { closedMs, firstSeenMs } = fact.claim
  const isTooLate = (ms: number) => isAfterDeparture(fact.statement.field, ms, leftMs)
  return !isTooLate(firstSeenMs) && (closedMs === null || isTooLate(closedMs))
}

/** Whether a field counts only if it was stated since the container arrived at the facility. */
export const countsFromLanding = (field: FactField): boolean => rules[field]?.landed === true

/**
 * Whether a moment is after the departure for a field that keeps its value from then: statements and withdrawals at
 * that moment change nothing.
 */
export const isAfterDeparture = (field: FactField, ms: number, leftMs: number | null): boolean =>
  leftMs !== null && rules[field]?.untilLeft === true && ms > leftMs

export const isFromDocument = ({ claim }: FactClaim): boolean => claim.source.kind === 'document'

/** Whether it is a statement of a facility about this container, which counts only where the container is. */
export const isOfContainer = ({ statement }: FactClaim, number: string): boolean =>
  statement.container === number && rules[statement.field] !== undefined

/**
 * What a facility states about the container's current journey, so that it says nothing about an earlier one. What is
 * owed may still follow for an earlier journey.
 */
const ofOneJourney: ReadonlySet<FactField> = new Set([
  'holds',
  'hold',
  'available_for_pickup',
  'location_at_pod_terminal',
  'chassis_number',
  'equipment_size_type',
  'seal_number',
  'weight_in_lbs',
])

/** What applies to a container on one journey only, whoever states it and wherever the container is. */
const onlyOnOne: ReadonlySet<FactField> = new Set([
  'pickup_lfd_line',
  'seal_number',
  'weight_in_lbs',
  'rail_carrier_scac',
])

/**
 * Leaves out those facts from checks of the container (not of a bill) that were last stated more than a day before the
 * journey began. The day allows for messages with bare dates.
 */
export const factsSince = (facts: readonly FactClaim[], openedMs: number | undefined): readonly FactClaim[] =>
  openedMs === undefined
    ? facts
    : facts.filter(
        ({ claim, statement }) =>
          !claim.ofContainer || !onlyOnOne.has(statement.field) || claim.latestReportedMs >= openedMs - DAY_MS,
      )

/**
 * The facts of a journey that has ended; those of a facility as they were at its end. What the facility has stated or
 * replaced since belongs to the next journey, unless the container was loaded there on this one.
 */
export const factsUntil = (
  facts: readonly FactClaim[],
  { closedMs: endedMs, milestones }: Pick<Window, 'closedMs' | 'milestones'>,
): readonly FactClaim[] => {
  if (endedMs === null) return facts
  const loadedAt = new Set(milestones.filter(isLoading).map(({ place }) => place.key))
  return facts.flatMap((fact) => {
    const { claim, statement } = fact
    if (!ofOneJourney.has(statement.field) || !isFromFacility(fact)) return [fact]
    if (fact.place && loadedAt.has(fact.place.key)) return [fact]
    if (claim.firstSeenMs > endedMs) return []
    const isReplacedSince = claim.closedBecause === 'superseded' && claim.closedMs! > endedMs
    return [isReplacedSince ? { ...fact, claim: { ...claim, closedMs: null, closedBecause: null } } : fact]
  })
}

/** Whether a facility's statement comes after the journey had ended, and so does not change it. */
export const isAfterEnd = (field: FactField, ms: number, endedMs: number | null): boolean =>
  endedMs !== null && ofOneJourney.has(field) && ms > endedMs

const isFromFacility = ({ claim: { source } }: FactClaim) => source.kind === 'terminal' || source.kind === 'rail'

/** Whether a place is the same terminal, or the same place if either terminal is unknown. */
export const isAt = (place: Place | null, here: Place | null, terminal: Place['terminal']): boolean => {
  if (place === null) return true
  if (place.terminal && terminal) return place.terminal.id === terminal.id
  return here !== null && place.key === here.key
}

/** The days that a document states. */
const DOCUMENT_DAYS: readonly FactField[] = ['pickup_lfd_line', 'empty_return_by']

/** Whether a document was received before the journey began, or states a day from before the container was there. */
export const isOfEarlierJourney = (fact: FactClaim, openedMs: number, sinceMs: number | null): boolean =>
  fact.claim.latestReportedMs < openedMs || DOCUMENT_DAYS.some((field) => isStaleDay(fact, sinceMs, field))

/** Whether a last free day ended before the container arrived, and so belongs to its previous journey. */
export const isStaleDay = (
  { statement }: Pick<FactClaim, 'statement'>,
  sinceMs: number | null,
  field: FactField = 'pickup_lfd_terminal',
): boolean => statement.field === field && dayEndedBefore(statement.value, sinceMs)

/** Whether a day was over before the container was there; false for anything that is not a day. */
export const dayEndedBefore = (day: unknown, sinceMs: number | null): boolean => {
  const time = readTime(day)
  return time !== null && sinceMs !== null && earliestMs(time) + 2 * DAY_MS < sinceMs
}

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
 * for which it is bound": `landed`, only what was stated since the container is there; `untilLeft`, the value when the
 * container left.
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
    // Last stated before this journey began, so it belongs to another journey.
    if (fact.claim.latestReportedMs < openedMs) return false
    if (fact.statement.field === 'pickup_lfd_rail')
      return isAt(fact.place, route.destination, route.destinationTerminal)
    if (!canHaveContainer(fact.claim, presence) || !isAt(fact.place, presence.place, presence.terminal)) return false
    if (fact.claim.source.kind === 'line') return true
    const { sinceMs } = presence
    if (rule.landed && (sinceMs === null || fact.claim.latestReportedMs < sinceMs)) return false
    return !isStaleDay(fact, sinceMs)
  })

/** The value when the container left; for the other fields also what was stated later. */
export const isCurrent = (fact: FactClaim, leftMs: number | null): boolean => {
  const { closedMs, firstSeenMs } = fact.claim
  const isTooLate = (ms: number) => isAfterDeparture(fact.statement.field, ms, leftMs)
  return !isTooLate(firstSeenMs) && (closedMs === null || isTooLate(closedMs))
}

/** Whether it counts only if it was stated since the container is at the facility. */
export const countsFromLanding = (field: FactField): boolean => rules[field]?.landed === true

/** What is stated or taken back then changes nothing: the value when the container left stays. */
export const isAfterDeparture = (field: FactField, ms: number, leftMs: number | null): boolean =>
  leftMs !== null && rules[field]?.untilLeft === true && ms > leftMs

export const isFromDocument = ({ claim }: FactClaim): boolean => claim.source.kind === 'document'

/** What a facility states about a container, which counts only where the container is. */
export const isOfContainer = ({ statement }: FactClaim, number: string): boolean =>
  statement.container === number && rules[statement.field] !== undefined

/** What a facility states of a container that has come back for its next journey. What is owed for this one may follow. */
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

/** What a container has on one journey only, whoever states it and wherever the container is. */
const onlyOnOne: ReadonlySet<FactField> = new Set([
  'pickup_lfd_line',
  'seal_number',
  'weight_in_lbs',
  'rail_carrier_scac',
])

/**
 * Without those of the container, and not of a bill, that were last stated before the journey began: a day before, because
 * some messages have dates alone.
 */
export const factsSince = (facts: readonly FactClaim[], openedMs: number | undefined): readonly FactClaim[] =>
  openedMs === undefined
    ? facts
    : facts.filter(
        ({ claim, statement }) =>
          !claim.ofContainer || !onlyOnOne.has(statement.field) || claim.latestReportedMs >= openedMs - DAY_MS,
      )

/**
 * The facts of a journey that has ended: those of a facility as they were then. What it has stated since, also instead of
 * these, is of the next journey, unless the container was loaded there on this one.
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

/** What a facility states then of a container changes nothing of the journey that had ended. */
export const isAfterEnd = (field: FactField, ms: number, endedMs: number | null): boolean =>
  endedMs !== null && ofOneJourney.has(field) && ms > endedMs

const isFromFacility = ({ claim: { source } }: FactClaim) => source.kind === 'terminal' || source.kind === 'rail'

/** The same terminal; if either is unknown, the same place. */
export const isAt = (place: Place | null, here: Place | null, terminal: Place['terminal']): boolean => {
  if (place === null) return true
  if (place.terminal && terminal) return place.terminal.id === terminal.id
  return here !== null && place.key === here.key
}

/** The days that a document states. */
const PAPER_DAYS: readonly FactField[] = ['pickup_lfd_line', 'empty_return_by']

/** A document that came before the journey began, or states a day before the container was there. */
export const isOfEarlierJourney = (fact: FactClaim, openedMs: number, sinceMs: number | null): boolean =>
  fact.claim.latestReportedMs < openedMs || PAPER_DAYS.some((field) => isStaleDay(fact, sinceMs, field))

/** A last free day that ended before the container arrived belongs to its previous journey. */
export const isStaleDay = (
  { statement }: Pick<FactClaim, 'statement'>,
  sinceMs: number | null,
  field: FactField = 'pickup_lfd_terminal',
): boolean => statement.field === field && dayEndedBefore(statement.value, sinceMs)

/** A day that was over before the container was there; false of what is no day. */
export const dayEndedBefore = (day: unknown, sinceMs: number | null): boolean => {
  const time = readTime(day)
  return time !== null && sinceMs !== null && earliestMs(time) + 2 * DAY_MS < sinceMs
}

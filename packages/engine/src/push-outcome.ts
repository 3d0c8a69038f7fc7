import { pickupLfdOrder } from './policy.ts'
import { countsFromLanding, isAfterEnd, isAt, isStaleDay } from './project/facts/terminal-facts.ts'
import type { ProjectedContainer, Projection, ResolvePlace, SourcedClaim } from './project/types/projection.ts'
import { isReasonOf } from './provenance/is-reason-of.ts'
import { type Fact, type HoldChange, nameOfHold } from './statement.ts'
import { clears, isTakenAway, nameOf } from './taken-away.ts'

/** Why a stored statement is not shown (apps/docs/feeds.md#the-outcome-of-a-push). */
export type Rule =
  | 'other_line'
  | 'no_journey'
  | 'other_journey'
  | 'other_facility'
  | 'not_there_yet'
  | 'dated_in_future'
  | 'source_precedence'
  | 'not_shown'

export interface NotUsed {
  rule: Rule
  /** A sentence for people. */
  reason: string
}

/** The outcome of one item of a push, for any channel. */
export type PushOutcome =
  | { outcome: 'applied'; changed: string[] }
  | { outcome: 'not_tracked' }
  | { outcome: 'not_used'; notUsed: NotUsed }
  | { outcome: 'unchanged' }

/** A journey that tracks the number of the item, after the push. */
export interface TrackedJourney {
  projection: Projection
  resolve: ResolvePlace
}

/** The claims that an item made or changed, and those that it closed. */
export interface ItemStatements {
  made: readonly SourcedClaim[]
  closed: readonly SourcedClaim[]
}

const reasons: Record<Rule, string> = {
  other_line: 'The container is tracked with a line on which this sender may not report.',
  no_journey: 'No journey of this number is known yet: its line has not reported it.',
  other_journey: 'It belongs to another journey of the container than the one that is tracked.',
  other_facility: 'Another facility has the container, or it is bound for another one.',
  not_there_yet: 'It counts from the moment the container is at the facility, which has not been reported yet.',
  dated_in_future: 'It reports what lies in the future: it is applied once that time has come.',
  source_precedence: 'Another source counts first, or a later statement, or what was stated when the container left.',
  not_shown: 'The journey shows no such event at this place.',
}

const notUsed = (rule: Rule): NotUsed => ({ rule, reason: reasons[rule] })

const statedTooEarly: NotUsed = {
  rule: 'not_there_yet',
  reason: 'It was stated before the container was at the facility: it counts once it is stated again.',
}

const shownFromPickup: NotUsed = { rule: 'not_there_yet', reason: 'It is shown once the container has been picked up.' }

/** How one journey uses the statements of an item. */
export interface Use {
  /** The fields and events that the item sets or removes. */
  names: string[]
  /** Why the journey does not use the item; null if it does. */
  notUsed: NotUsed | null
}

export const useInJourney = ({ made, closed }: ItemStatements, tracker: TrackedJourney): Use => {
  const uses = made.map((claim) => useOfClaim(claim, tracker))
  const names = uses.flatMap((use) => ('names' in use ? use.names : []))
  const takenAway = closed.filter((claim) => isTakenAway(claim, tracker.projection, made)).map(nameOf)
  return { names: [...names, ...takenAway], notUsed: uses.find((use): use is NotUsed => 'rule' in use) ?? null }
}

/** The decision for one item, from its use in each journey that tracks its number. Pure. */
export const decidePushOutcome = (
  uses: readonly Use[],
  { statesNothingNew, isTrackedElsewhere }: { statesNothingNew: boolean; isTrackedElsewhere: boolean },
): PushOutcome => {
  if (uses.length === 0)
    return isTrackedElsewhere ? { outcome: 'not_used', notUsed: notUsed('other_line') } : { outcome: 'not_tracked' }
  if (statesNothingNew) return { outcome: 'unchanged' }
  const changed = new Set(uses.flatMap(({ names }) => names))
  if (changed.size > 0) return { outcome: 'applied', changed: [...changed].sort() }
  const why = uses.find((use) => use.notUsed !== null)?.notUsed
  return { outcome: 'not_used', notUsed: why ?? notUsed('other_journey') }
}

/** What a statement sets in a journey, or the rule by which it sets nothing. */
const useOfClaim = (claim: SourcedClaim, { projection, resolve }: TrackedJourney): { names: string[] } | NotUsed => {
  const { statement } = claim
  if (projection.flagged.some(({ id }) => id === claim.id)) return notUsed('dated_in_future')
  if (projection.shipment === null) return notUsed('no_journey')
  const containers = projection.containers.filter(
    ({ number }) => statement.container === null || number === statement.container,
  )
  const records = [projection.shipment, ...containers]
  const fields = records.flatMap(({ provenance }) =>
    Object.entries(provenance).flatMap(([name, { set_by }]) => (set_by.id === claim.id ? [name] : [])),
  )
  const events = containers.flatMap((container) =>
    container.events.flatMap(({ claim: shown, event }) => (shown?.id === claim.id ? [event] : [])),
  )
  const names = [...fields, ...events]
  const isCounted = containers.some(({ counted }) => counted.facts.has(claim.id))
  if (names.length > 0 && !isDeduced(statement, names, isCounted)) return { names }
  if (containers.length === 0) return notUsed('other_journey')
  if (isShownHold(claim, containers)) return { names: ['holds_at_pod_terminal'] }
  const isOutranked = records.some(({ provenance }) =>
    Object.values(provenance).some(({ outranked }) => outranked.some((other) => other.id === claim.id)),
  )
  if (isOutranked) return notUsed('source_precedence')
  const dispute = containers.map(({ disputed }) => disputed.get(claim.id)).find((reason) => reason !== undefined)
  if (dispute === 'other_number') return notUsed('other_journey')
  if (dispute) return notUsed(dispute === 'not_landed' ? 'not_there_yet' : 'other_facility')
  if (statement.says === 'milestone') {
    if (containers.every(({ rawEvents }) => rawEvents.every(({ claimId }) => claimId !== claim.id)))
      return notUsed('other_journey')
    return notUsed(claim.closedMs === null ? 'not_shown' : 'source_precedence')
  }
  if (isCounted && clears(claim, statement, records)) return { names: [nameOf(claim)] }
  if (isCounted && isAwaitingPickup(statement, containers)) return shownFromPickup
  if (isCounted && extendsFreeTime(claim, statement, containers)) return { names: ['free_time'] }
  if (isCounted) return notUsed('source_precedence')
  return whyNotCounted(claim, statement, { containers, resolve })
}

/** The attributes keep the day as of the pickup, but free time that is extended afterwards still counts. */
const extendsFreeTime = (claim: SourcedClaim, { field }: Fact, containers: Projection['containers']): boolean =>
  pickupLfdOrder.some((one) => one === field) &&
  containers.some(({ marks }) =>
    marks.free_time?.clocks.some(
      ({ because: [reason] }) => reason !== undefined && isReasonOf(claim, reason.source, reason.report_id),
    ),
  )

/** Whether a chassis is not shown yet: a container is on it only from its pickup. */
const isAwaitingPickup = ({ field }: Fact, containers: Projection['containers']): boolean =>
  field === 'chassis_number' && containers.every(({ counted }) => counted.leftMs === null)

/** Why a fact does not apply to the container. */
const whyNotCounted = (
  claim: SourcedClaim,
  statement: Fact,
  { containers, resolve }: Pick<Projection, 'containers'> & Pick<TrackedJourney, 'resolve'>,
): NotUsed => {
  const { field, place } = statement
  const there = containers.filter(({ counted }) => isAt(place && resolve(place), counted.place, counted.terminal))
  const isOfOther = ({ counted: { openedMs, sinceMs, endedMs } }: ProjectedContainer) =>
    isStaleDay({ statement }, sinceMs) ||
    claim.latestReportedMs < openedMs ||
    isAfterEnd(field, claim.firstSeenMs, endedMs)
  if (there.some(isOfOther)) return notUsed('other_journey')
  if (there.length > 0 && claim.closedMs !== null) return notUsed('source_precedence')
  if (there.length > 0 && containers.every(({ counted }) => counted.sinceMs === null)) return notUsed('not_there_yet')
  const isTooEarly = ({ counted: { sinceMs } }: ProjectedContainer) =>
    countsFromLanding(field) && sinceMs !== null && claim.latestReportedMs < sinceMs
  return there.some(isTooEarly) ? statedTooEarly : notUsed('other_facility')
}

const FACILITIES: ReadonlySet<string> = new Set(['pod_terminal_id', 'pickup_facility_id', 'destination_terminal_id'])

/** Whether only the facility was deduced from it: every report of a facility shows that it has the container. */
const isDeduced = (statement: SourcedClaim['statement'], names: readonly string[], isCounted: boolean): boolean =>
  statement.says === 'fact' &&
  !(statement.field === 'off_dock_to' && isCounted) &&
  names.every((name) => FACILITIES.has(name))

/** Single holds are merged into one list, whose origin is only the newest of them. */
const isShownHold = ({ id, statement, closedMs }: SourcedClaim, containers: Projection['containers']): boolean => {
  if (statement.says !== 'fact' || statement.field !== 'hold' || closedMs !== null) return false
  const name = nameOfHold(statement.name ?? 'other')
  const { status } = statement.value as HoldChange
  return containers.some(({ counted, fields }) => {
    if (counted.lifted.has(id)) return true
    const shown = fields.holds_at_pod_terminal.find((hold) => hold.name === name)
    return counted.facts.has(id) && (shown?.status ?? null) === status
  })
}

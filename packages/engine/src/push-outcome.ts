import type { Claim } from './claims/claim.ts'
import { isAfterDeparture, isAt, isStaleDay } from './project/facts/terminal-facts.ts'
import type { Projection, ResolvePlace } from './project/types/projection.ts'
import type { HoldChange } from './statement.ts'

/** Why a stored statement is not shown (apps/docs/feeds.md#what-became-of-a-push). */
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
  /** A sentence. */
  reason: string
}

/** The outcome of one item of a push, whatever the channel. */
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
  made: readonly Claim[]
  closed: readonly Claim[]
}

const reasons: Record<Rule, string> = {
  other_line: 'The container is tracked with a line on which this sender may not report.',
  no_journey: 'No journey of this number is known yet: its line has not reported it.',
  other_journey: 'It belongs to another journey of the container than the one that is tracked.',
  other_facility: 'Another facility has the container, or it is bound for another one.',
  not_there_yet: 'It counts from the moment the container is at the facility, which has not been reported yet.',
  dated_in_future: 'It reports as happened what lies in the future: it is applied once that time has come.',
  source_precedence: 'Another source counts first, or a later statement, or what was stated when the container left.',
  not_shown: 'The journey shows no such event at this place.',
}

const notUsed = (rule: Rule): NotUsed => ({ rule, reason: reasons[rule] })

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
  const takenAway = closed.filter((claim) => isTakenAway(claim, tracker)).map(nameOf)
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
const useOfClaim = (claim: Claim, { projection, resolve }: TrackedJourney): { names: string[] } | NotUsed => {
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
    container.events.flatMap(({ claimId, event }) => (claimId === claim.id ? [event] : [])),
  )
  const names = [...fields, ...events]
  if (names.length > 0 && !isDeduced(statement, names)) return { names }
  if (containers.length === 0) return notUsed('other_journey')
  if (isShownHold(claim, containers)) return { names: ['holds_at_pod_terminal'] }
  const isOutranked = records.some(({ provenance }) =>
    Object.values(provenance).some(({ outranked }) => outranked.some((other) => other.id === claim.id)),
  )
  if (isOutranked) return notUsed('source_precedence')
  const dispute = containers.map(({ disputed }) => disputed.get(claim.id)).find((reason) => reason !== undefined)
  if (dispute === 'other_number') return notUsed('other_journey')
  if (dispute) return notUsed(dispute === 'not_landed' ? 'not_there_yet' : 'other_facility')
  if (statement.says === 'milestone')
    return containers.some((container) => container.rawEvents.some(({ claimId }) => claimId === claim.id))
      ? notUsed('not_shown')
      : notUsed('other_journey')
  const isCounted = containers.some(({ counted }) => counted.facts.has(claim.id))
  if (isCounted) return clears(claim, records) ? { names: [statement.field] } : notUsed('source_precedence')
  const there = containers.filter(({ counted }) =>
    isAt(statement.place && resolve(statement.place), counted.place, counted.terminal),
  )
  if (there.some(({ counted }) => isStaleDay({ statement }, counted.sinceMs))) return notUsed('other_journey')
  const isUnderWay = there.length > 0 && containers.every(({ counted }) => counted.sinceMs === null)
  return notUsed(isUnderWay ? 'not_there_yet' : 'other_facility')
}

const FACILITIES: ReadonlySet<string> = new Set(['pod_terminal_id', 'pickup_facility_id', 'destination_terminal_id'])

/** Every report of a facility shows that it has the container, whatever else the report says. */
const isDeduced = (statement: Claim['statement'], names: readonly string[]): boolean =>
  statement.says === 'fact' && statement.field !== 'off_dock_to' && names.every((name) => FACILITIES.has(name))

/** Single holds are merged into one list, whose origin is only the newest of them. */
const isShownHold = ({ id, statement, closedMs }: Claim, containers: Projection['containers']): boolean => {
  if (statement.says !== 'fact' || statement.field !== 'hold' || closedMs !== null) return false
  const name = (statement.name ?? 'other').split(':')[0]
  const { status } = statement.value as HoldChange
  return containers.some(({ counted, fields }) => {
    const shown = fields.holds_at_pod_terminal.find((hold) => hold.name === name)
    return counted.facts.has(id) && (shown?.status ?? null) === status
  })
}

type ServedRecord = Pick<Projection['containers'][number], 'reporters'> & { fields: object }

/** A removed value has no origin, but its field has a reporter. */
const clears = ({ id, statement }: Claim, records: readonly ServedRecord[]): boolean => {
  if (statement.says !== 'fact' || !isEmpty(statement.value)) return false
  const { field } = statement
  const having = records.filter(({ fields }) => field in fields)
  return having.length === 0 || having.some(({ reporters }) => reporters[field]?.claim === id)
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** A closed statement that the journey used until then. */
const isTakenAway = ({ id, statement, closedMs }: Claim, { projection }: TrackedJourney): boolean =>
  projection.containers.some(({ number, counted, rawEvents }) => {
    if (statement.container !== null && statement.container !== number) return false
    if (statement.says !== 'fact') return rawEvents.some(({ claimId }) => claimId === id)
    return counted.facts.has(id) && !(closedMs !== null && isAfterDeparture(statement.field, closedMs, counted.leftMs))
  })

const nameOf = ({ statement }: Claim): string => (statement.says === 'fact' ? statement.field : statement.kind)

import { dayIn } from '../../charges/days.ts'
import type { GrantedDay } from '../../charges/free-time-clocks.ts'
import { publicId } from '../../source-id.ts'
import { formatInstant, placeTime, readTime, wireMs } from '../../time.ts'
import { settleFact } from '../facts/settle-fact.ts'
import { isFromDocument } from '../facts/terminal-facts.ts'
import type { ContainerFields, FactClaim, Place, SourcedClaim } from '../types/projection.ts'
import type { ContainerJourney } from './container-journey.ts'

type Field = 'pickup_lfd_line' | 'pickup_lfd_terminal' | 'pickup_lfd_rail'
type Journey = Pick<ContainerJourney, 'number' | 'pickup'>
type Returned = Pick<ContainerFields, 'empty_terminated_at' | 'empty_terminated_timezone'>

/**
 * The last free day that a charge uses once the container was picked up. The record keeps what a facility stated at the
 * pickup, and what the line states now; free time is often extended afterwards, and what was granted is not taken back.
 * So the latest of all days that have counted since the pickup is used, even if an earlier one is stated now; both are
 * named. Undefined if nobody states one.
 */
export const grantedDay = (
  { number, pickup }: Journey,
  field: Field,
  place: Place | null,
  returned: Returned,
): GrantedDay | undefined =>
  pickup.presence.left && place ? countingDay({ number, pickup }, field, place, returned) : undefined

/**
 * The day by which documents require the empty container back, by the same rules: until the pickup the newest document
 * counts, and after it the latest day stated since.
 */
export const returnDay = (journey: Journey, place: Place, returned: Returned): ReturnType<typeof countingDay> =>
  countingDay(journey, 'empty_return_by', place, returned)

const countingDay = (
  { number, pickup }: Journey,
  field: Field | 'empty_return_by',
  place: Place,
  { empty_terminated_at, empty_terminated_timezone }: Returned,
): (GrantedDay & { claim: SourcedClaim }) | undefined => {
  const leftMs = pickup.presence.left?.set.time.ms ?? null
  const returnedMs = wireMs(empty_terminated_at)
  const dayOf = ({ statement }: FactClaim) => {
    const time = statement.field === field ? readTime(statement.value) : null
    return time && dayIn(placeTime(time, place).ms, place.zone)
  }
  /** Whether a day was first stated after the return and lies after it: it is the free time of the next journey. */
  const isOfNextJourney = (fact: FactClaim): boolean => {
    if (returnedMs === null || fact.claim.firstSeenMs <= Math.max(returnedMs, leftMs ?? returnedMs)) return false
    return (dayOf(fact) ?? '') > dayIn(returnedMs, empty_terminated_timezone ?? place.zone)
  }
  const facts = pickup.facts.filter(
    (fact) =>
      fact.statement.field === field &&
      (field === 'empty_return_by' || !isFromDocument(fact)) &&
      !isOfNextJourney(fact),
  )
  const statedIn = (counting: readonly FactClaim[]): DayOfClaim | undefined => {
    const settled = settleFact(counting, field, number)
    const day = settled && dayOf(settled.set)
    return day ? { day, claim: settled.set.claim, value: wireOf(settled.set, place) } : undefined
  }
  const then = leftMs === null ? undefined : statedIn(asOf(facts, leftMs))
  const now = statedIn(facts)
  const each = [
    then,
    now,
    ...(leftMs === null ? [] : changesSince(facts, leftMs)).map((ms) => statedIn(asOf(facts, ms))),
  ]
  const latest = each.reduce((a, b) => (a && (!b || b.day <= a.day) ? a : b), undefined)
  if (!latest) return undefined
  const other = now && now.day !== latest.day ? now : then && then.day !== latest.day ? then : undefined
  if (!other) return stated(latest)
  const inWords = (one: DayOfClaim) => ({ ...stated(one), when: whenStated(one, { then, now, leftMs }) })
  return { ...inWords(latest), other: inWords(other) }
}

interface DayOfClaim {
  day: string
  value: string
  claim: SourcedClaim
}

const wireOf = ({ statement }: FactClaim, place: Place): string =>
  formatInstant(placeTime(readTime(statement.value)!, place).ms)

const stated = ({ value, claim }: DayOfClaim) => ({
  value,
  source: publicId(claim.source.id),
  ...reportOf(claim),
  claim,
})

export const reportOf = ({ document, firstReport }: SourcedClaim) => (document ? {} : { reportId: firstReport })

const whenStated = (
  one: DayOfClaim,
  { then, now, leftMs }: { then: DayOfClaim | undefined; now: DayOfClaim | undefined; leftMs: number | null },
): GrantedDay['when'] => {
  if (one === then) return 'at_pickup'
  const { firstSeenMs } = one.claim
  if (one !== now) return { onMs: firstSeenMs }
  return leftMs !== null && firstSeenMs > leftMs ? { sinceMs: firstSeenMs } : undefined
}

/** The times since the pickup when a statement was made or taken back, oldest first. */
const changesSince = (facts: readonly FactClaim[], leftMs: number): number[] => {
  const changes = facts.flatMap(({ claim: { firstSeenMs, closedMs } }) => [
    firstSeenMs,
    ...(closedMs === null ? [] : [closedMs]),
  ])
  return [...new Set(changes)].filter((ms) => ms > leftMs).sort((a, b) => a - b)
}

/** The statements that were in effect at a moment, as they were then. */
const asOf = (facts: readonly FactClaim[], ms: number): FactClaim[] =>
  facts.flatMap((fact) => {
    const { firstSeenMs, closedMs } = fact.claim
    if (firstSeenMs > ms || (closedMs !== null && closedMs <= ms)) return []
    return [{ ...fact, claim: { ...fact.claim, closedMs: null, closedBecause: null } }]
  })

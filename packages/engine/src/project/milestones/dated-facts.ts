import { statedTimesOf } from '../../claims/stated-again.ts'
import { groupsBy } from '../../groups-by.ts'
import { isFavourable } from '../../statement.ts'
import { earliestMs, latestMs, latestStartMs, placeTime, roughMs, type TimeValue } from '../../time.ts'
import type { FactClaim, Place } from '../types/projection.ts'

const DAY_MS = 86_400_000

type Dated = Pick<FactClaim, 'claim' | 'statement' | 'place' | 'datedAt'>

/** The first and the last instant that the time of a fact can mean. */
interface Span {
  fromMs: number
  toMs: number
}

/**
 * From when what lets a container go counts: by the calendar of the place for which it is dated, otherwise by the
 * latest possible time, because a wasted truck trip costs more than a call.
 */
export const letsGoMs = (at: TimeValue, place: Place | null): number =>
  place?.zone ? placeTime(at, place).ms : latestStartMs(at)

/** From when a fact that lets a container go counts; without a date at once. */
export const factLetsGoMs = ({ statement: { at }, place, datedAt }: Dated): number =>
  at === undefined ? Number.NEGATIVE_INFINITY : letsGoMs(at, datedAt ?? place)

/**
 * From when a fact counts among those of others: when it was stated, but within the time that its source gives. So a
 * bare date counts in the order of the messages of its day, and an instant by itself, however late it was reported.
 */
export const countsFromMs = (fact: Dated, ms = saidMs(fact)): number => {
  if (fact.statement.at === undefined || isHeldAhead(fact)) return ms
  const { fromMs, toMs } = statedSpan(fact, fact.statement.at)
  return Math.max(fromMs, Math.min(toMs, ms))
}

/** Of the dated facts with one key, only the newest counts; the others are closed as if it had replaced them. */
export const newestDated = (facts: readonly FactClaim[]): FactClaim[] =>
  withReplaced(facts, (group) => {
    const newest = group.reduce((one, next) => (isReplacedBy(one, next) ? next : one))
    return group.flatMap((one) => (one === newest ? [] : [[one, newest] as const]))
  })

/**
 * Closes an announced release that the source later replaces: by postponing it, by reporting that it happened, or by
 * holding the container again.
 */
export const withoutPostponed = (facts: readonly FactClaim[]): FactClaim[] =>
  withReplaced(facts, (group) =>
    group.flatMap((one, index) => {
      const later = group.slice(index + 1).findLast((other) => isPostponedBy(one, other))
      return later !== undefined && isFavourable(one.statement) ? [[one, later] as const] : []
    }),
  )

const isPostponedBy = (one: FactClaim, other: FactClaim) =>
  factLetsGoMs(one) > saidMs(other) && saidMs(other) > saidMs(one) && countsFromMs(other) >= saidMs(one)

/** Closes the facts that others of the same source and key replace, if one of them is dated. */
const withReplaced = (
  facts: readonly FactClaim[],
  replacedIn: (group: FactClaim[]) => (readonly [FactClaim, FactClaim])[],
): FactClaim[] => {
  const keyOf = ({ claim }: FactClaim) => `${claim.source.id} ${claim.ofContainer} ${claim.key}`
  const open = facts.filter(({ claim }) => claim.closedMs === null)
  const keys = new Set(open.flatMap((fact) => (fact.statement.at === undefined ? [] : [keyOf(fact)])))
  if (keys.size === 0) return [...facts]
  const groups = groupsBy(
    open.filter((fact) => keys.has(keyOf(fact))),
    keyOf,
  )
  const replaced = new Map(groups.flatMap((group) => replacedIn(group.toSorted(asSaid))))
  return facts.map((fact) => asReplaced(fact, replaced.get(fact)))
}

const asReplaced = (fact: FactClaim, by: FactClaim | undefined): FactClaim => {
  if (by === undefined) return fact
  const closedMs = Math.max(saidMs(by), fact.claim.firstSeenMs)
  return { ...fact, claim: { ...fact.claim, closedMs, closedBecause: 'superseded', supersededBy: by.claim.id } }
}

const asSaid = (a: FactClaim, b: FactClaim): number =>
  saidMs(a) - saidMs(b) ||
  Number(isDated(a)) - Number(isDated(b)) ||
  spanOf(a).fromMs - spanOf(b).fromMs ||
  Number(isFavourable(b.statement)) - Number(isFavourable(a.statement)) ||
  (a.claim.id < b.claim.id ? -1 : 1)

/**
 * Whether the later statement replaces the earlier one: it does unless its time is before. Times that may be the same
 * have no order. Of two such statements made together, the one that the container is held counts; a dated statement
 * follows one without a date.
 */
const isReplacedBy = (one: FactClaim, next: FactClaim): boolean => {
  const isTogether = saidMs(one) === saidMs(next)
  if (isTogether && !isDated(one)) return true
  if (isBefore(next, one)) return false
  const isHeld = !isFavourable(one.statement) && isFavourable(next.statement)
  return !isHeld || !isTogether || isBefore(one, next)
}

const isDated = ({ statement }: Dated) => statement.at !== undefined

/** One source writes all its times alike, so times without a zone are compared as written. */
const isBefore = (one: FactClaim, other: FactClaim): boolean => {
  const span = isWallTime(one) && isWallTime(other) ? writtenSpan : spanOf
  return span(one).toMs < span(other).fromMs
}

const isWallTime = (fact: Dated): boolean =>
  fact.statement.at !== undefined &&
  !fact.statement.at.at.endsWith('Z') &&
  placeOfDate(fact) === null &&
  !isHeldAhead(fact)

const writtenSpan = ({ statement: { at } }: Dated): Span => {
  const fromMs = roughMs(at!)
  return { fromMs, toMs: at!.precision === 'day' ? fromMs + DAY_MS - 1 : fromMs }
}

const spanOf = (fact: Dated): Span =>
  fact.statement.at === undefined || isHeldAhead(fact)
    ? { fromMs: saidMs(fact), toMs: saidMs(fact) }
    : statedSpan(fact, fact.statement.at)

const statedSpan = (fact: Dated, at: TimeValue): Span => {
  const zoned = placeOfDate(fact)
  if (zoned === null) return { fromMs: earliestMs(at), toMs: latestMs(at) }
  const { ms } = placeTime(at, zoned)
  return { fromMs: ms, toMs: at.precision === 'day' ? ms + DAY_MS - 1 : ms }
}

/** A hold counts from when it is stated, even if it is dated in the future: its release can follow at once. */
const isHeldAhead = (fact: Dated): boolean => !isFavourable(fact.statement) && isAnnounced(fact)

/** Whether its time was still ahead when it was first stated. */
const isAnnounced = (fact: Dated): boolean =>
  fact.statement.at !== undefined && statedSpan(fact, fact.statement.at).fromMs > fact.claim.firstSeenMs

const placeOfDate = ({ place, datedAt }: Dated) => {
  const dated = datedAt ?? place
  return dated?.zone ? dated : null
}

/**
 * The times at which a fact was stated. One without a date, or announced, is stated again each time after a message
 * that left it out. One that had already happened counts only the first time: later ones are repetitions, whatever came
 * in between.
 */
export const statedTimesMs = (fact: Dated): number[] =>
  fact.statement.at === undefined || isAnnounced(fact) ? statedTimesOf(fact.claim) : [fact.claim.firstSeenMs]

const saidMs = (fact: Dated): number => statedTimesMs(fact).at(-1)!

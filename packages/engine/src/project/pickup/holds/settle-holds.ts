import { nameOfHold } from '../../../statement.ts'
import type { Sourced } from '../../facts/field-origin.ts'
import { settleFact } from '../../facts/settle-fact.ts'
import type { FactClaim, SourcedClaim } from '../../types/projection.ts'
import { concerns, type Holds, type HoldUpdate, inOrder, isAnnouncedBefore, isDated, paperOf } from './hold-update.ts'
import { isOverridden, isReleased, listedSinceMs, releasesByList } from './lists.ts'
import { joinPapers, type SetHold } from './papers.ts'
import { holdUpdateOf } from './stated-updates.ts'

/**
 * The holds on a container: the list of the source that the policy prefers, with single holds and releases from sources
 * that report only changes merged in chronologically. A list overrides earlier changes from its own source or from one
 * that the policy ranks no higher: it already accounts for them. It does not override the party that alone knows of a
 * hold (`releasedBy`), if that released it after it was listed first. A release in a document lifts what was set one at a
 * time and was last reported before it, and nothing of a list: a list is kept. `others`: what counts besides the facts.
 */
export const settleHolds = (
  facts: readonly FactClaim[],
  number: string,
  others: readonly HoldUpdate[] = [],
): Sourced<Holds> => {
  const list = settleFact(facts, 'holds', number)
  const updates = [
    ...facts.filter((fact) => isOpenChange(fact, number)).map((fact) => holdUpdateOf(fact, facts)),
    ...others,
  ]
  const lifts = (update: HoldUpdate) => list !== undefined && isReleased(update, list.set, facts)
  const changes = [
    ...updates
      .filter((update) => !isOlderThanHold(update, updates))
      .filter((update) => list === undefined || !isOverridden(update, list.set) || lifts(update)),
    ...releasesByList(facts, number).filter(lifts),
  ].sort(inOrder)

  let set: SetHold[] = (list?.value ?? []).map((hold) => ({
    key: hold.name,
    hold,
    claim: list!.set.claim,
    saidMs: listedSinceMs(list!.set, hold.name, facts),
  }))
  for (const change of changes) set = withChange(set, change)
  const holds = joinPapers(set)
  // The merged list rests on its newest statement.
  const newestFirst = [...changes.map(({ claim }) => claim).reverse(), ...(list ? [list.set.claim] : [])]
  const [claim] = newestFirst
  const beaten = [...newestFirst.slice(1), ...(list?.outranked.map((other) => other.claim) ?? [])]
  const outranked = beaten.filter((other) => other !== claim)
  const items = holds.map((one) => one.claim)
  return { value: holds.map(({ hold }) => hold), origin: claim ? { claim, outranked, items } : null }
}

const withChange = (set: readonly SetHold[], update: HoldUpdate): SetHold[] => {
  const { key, change, claim } = update
  const { status, description } = change
  if (status === null) return set.filter((one) => !isEndedBy(one, update, set))
  const name = nameOfHold(key)
  return [
    ...set.filter((one) => one.key !== key && !isDatedBy(one, update)),
    { key, hold: { name, status, description: description ?? '' }, claim, saidMs: update.saidMs },
  ]
}

/** What a source said of customs without paper and date, it now says of each paper with its date. */
const isDatedBy = (held: SetHold, update: HoldUpdate): boolean =>
  !isDated(held) &&
  isDated(update) &&
  held.claim.source.id === update.claim.source.id &&
  paperOf(update.key) !== null &&
  held.key === nameOfHold(update.key)

/**
 * Whether a release ends a hold. That of a paper ends what this paper holds, for all or for one container, and what other
 * sources hold without saying by which, unless its own source knows a second paper. That of no paper ends what is
 * held for as many containers; a notice that says of the state of a container that it is released, as no event, ends all.
 * When in doubt the hold stands: a truck that comes in vain costs more than a call.
 */
const isEndedBy = (held: SetHold, update: HoldUpdate, set: readonly SetHold[]): boolean => {
  const { key, claim } = update
  if (isAnnouncedBefore(update, held)) return false
  if (held.key === key || isDatedBy(held, update)) return true
  if (nameOfHold(held.key) !== nameOfHold(key) || nameOfHold(key) === 'other') return false
  if (paperOf(held.key) !== null)
    return paperOf(key) === null && (!isDated(update) || scopeOf(held.claim) === scopeOf(claim))
  const isOwn = (one: SetHold) => one.claim.source.id === claim.source.id
  return !isOwn(held) && !set.some((one) => isOwn(one) && nameOfHold(one.key) === nameOfHold(key) && one.key !== key)
}

/** A document is older than a source's own statement that the hold is set. */
const isOlderThanHold = ({ claim, key, ms }: HoldUpdate, updates: readonly HoldUpdate[]): boolean =>
  claim.source.kind === 'document' &&
  updates.some(
    (other) =>
      nameOfHold(other.key) === nameOfHold(key) && other.change.status !== null && other.claim.latestReportedMs > ms,
  )

const isOpenChange = ({ statement, claim }: FactClaim, number: string) =>
  statement.field === 'hold' && claim.closedMs === null && concerns(statement.container, number)

const scopeOf = ({ statement }: SourcedClaim) => statement.container

import { nameOfHold } from '../../../statement.ts'
import type { Sourced } from '../../facts/field-origin.ts'
import { settleFact } from '../../facts/settle-fact.ts'
import type { FactClaim, SourcedClaim } from '../../types/projection.ts'
import { joinDocuments, type SetHold } from './customs-documents.ts'
import {
  concerns,
  customsDocumentOf,
  type Holds,
  type HoldUpdate,
  inOrder,
  isAnnouncedBefore,
  isDated,
} from './hold-update.ts'
import { isOverridden, isReleased, listedSinceMs, releasesByList } from './lists.ts'
import { holdUpdateOf } from './stated-updates.ts'

/**
 * The holds on a container: the list of the source that the policy prefers, with single holds and releases from sources
 * that report only changes merged in chronologically. A list overrides earlier changes from its own source or from one
 * that the policy ranks no higher, because it already accounts for them. It does not override the only party that knows
 * about a hold (`releasedBy`), if that party released it after it was first listed. A release in a document lifts
 * single holds that were last reported before it, but no hold in a list, because a list is kept up to date. `others`:
 * what counts besides the facts.
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
  const holds = joinDocuments(set)
  // The newest statement is the origin of the merged list.
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

/** Whether a source now states for each customs document, with its date, what it had stated without either. */
const isDatedBy = (held: SetHold, update: HoldUpdate): boolean =>
  !isDated(held) &&
  isDated(update) &&
  held.claim.source.id === update.claim.source.id &&
  customsDocumentOf(update.key) !== null &&
  held.key === nameOfHold(update.key)

/**
 * Whether a release ends a hold. The release of a customs document ends the hold of that document, for all containers
 * or for one, and holds from other sources that name none, unless its own source knows a second document. A release
 * that names no document ends holds of the same scope (one container, or the bill), or all if it is an undated status
 * and not an event. In case of doubt the hold remains: a wasted truck trip costs more than a call.
 */
const isEndedBy = (held: SetHold, update: HoldUpdate, set: readonly SetHold[]): boolean => {
  const { key, claim } = update
  if (isAnnouncedBefore(update, held)) return false
  if (held.key === key || isDatedBy(held, update)) return true
  if (nameOfHold(held.key) !== nameOfHold(key) || nameOfHold(key) === 'other') return false
  if (customsDocumentOf(held.key) !== null)
    return customsDocumentOf(key) === null && (!isDated(update) || scopeOf(held.claim) === scopeOf(claim))
  const isOwn = (one: SetHold) => one.claim.source.id === claim.source.id
  return !isOwn(held) && !set.some((one) => isOwn(one) && nameOfHold(one.key) === nameOfHold(key) && one.key !== key)
}

/** Whether a document is older than a source's own statement that the hold is set. */
const isOlderThanHold = ({ claim, key, ms }: HoldUpdate, updates: readonly HoldUpdate[]): boolean =>
  claim.source.kind === 'document' &&
  updates.some(
    (other) =>
      nameOfHold(other.key) === nameOfHold(key) && other.change.status !== null && other.claim.latestReportedMs > ms,
  )

const isOpenChange = ({ statement, claim }: FactClaim, number: string) =>
  statement.field === 'hold' && claim.closedMs === null && concerns(statement.container, number)

const scopeOf = ({ statement }: SourcedClaim) => statement.container

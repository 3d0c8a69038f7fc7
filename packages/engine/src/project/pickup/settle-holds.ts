import { factPolicy, rankOfSource, releasedBy } from '../../policy.ts'
import type { HoldChange, HoldName } from '../../statement.ts'
import type { Sourced } from '../facts/field-origin.ts'
import { settleFact } from '../facts/settle-fact.ts'
import type { ContainerFields, FactClaim, SourcedClaim } from '../types/projection.ts'

export type Holds = ContainerFields['holds_at_pod_terminal']

/** A hold that was set or released, and the time from which that counts. */
export interface HoldUpdate {
  key: string
  change: HoldChange
  claim: SourcedClaim
  ms: number
}

/**
 * The holds on a container: the list of the source that the policy prefers, with single holds and releases from sources
 * that report only changes merged in chronologically. A list overrides earlier changes from its own source or from one
 * that the policy ranks no higher: it already accounts for them. It does not override the party that alone knows of a
 * hold (`releasedBy`), if that released it after it was listed first. A release in a document lifts
 * what was set one at a time and was last reported before it, and nothing of a list: a list is kept. `others`: what counts besides the facts.
 */
export const settleHolds = (
  facts: readonly FactClaim[],
  number: string,
  others: readonly HoldUpdate[] = [],
): Sourced<Holds> => {
  const list = settleFact(facts, 'holds', number)
  const updates = [...facts.filter((fact) => isOpenChange(fact, number)).map(holdUpdateOf), ...others]
  const lifts = (update: HoldUpdate) => list !== undefined && isReleased(update, list.set, facts)
  const changes = [
    ...updates
      .filter((update) => !isOlderThanHold(update, updates))
      .filter((update) => list === undefined || !isOverridden(update, list.set) || lifts(update)),
    ...releases(facts, number).filter(lifts),
  ].sort((a, b) => a.ms - b.ms || isOfOne(a) - isOfOne(b) || compare(sortKeyOf(a), sortKeyOf(b)))

  let holds = (list?.value ?? []).map((hold) => ({ key: hold.name as string, hold, claim: list!.set.claim }))
  for (const { key, change, claim } of changes) {
    const { status, description } = change
    holds = holds.filter((other) => other.key !== key)
    const [name] = key.split(':') as [HoldName]
    if (status !== null) holds.push({ key, hold: { name, status, description: description ?? '' }, claim })
  }
  // The merged list rests on its newest statement.
  const newestFirst = [...changes.map(({ claim }) => claim).reverse(), ...(list ? [list.set.claim] : [])]
  const [claim] = newestFirst
  const beaten = [...newestFirst.slice(1), ...(list?.outranked.map((other) => other.claim) ?? [])]
  const outranked = beaten.filter((other) => other !== claim)
  const items = holds.map((one) => one.claim)
  return { value: holds.map(({ hold }) => hold), origin: claim ? { claim, outranked, items } : null }
}

/** A document is older than a source's own statement that the hold is set. */
const isOlderThanHold = ({ claim, key, ms }: HoldUpdate, updates: readonly HoldUpdate[]): boolean =>
  claim.source.kind === 'document' &&
  updates.some((other) => other.key === key && other.change.status !== null && other.claim.latestReportedMs > ms)

const isOpenChange = ({ statement, claim }: FactClaim, number: string) =>
  statement.field === 'hold' && claim.closedMs === null && concerns(statement.container, number)

const concerns = (container: string | null, number: string) => container === number || container === null

export const holdUpdateOf = ({ statement, claim }: FactClaim): HoldUpdate => ({
  key: statement.name ?? 'other',
  change: statement.value as HoldChange,
  claim,
  ms: claim.firstSeenMs,
})

/** A list without the hold, from the only party that knows of it, is its release. */
const releases = (facts: readonly FactClaim[], number: string): HoldUpdate[] =>
  Object.entries(releasedBy).flatMap(([key, party]) =>
    facts
      .filter(
        ({ statement, claim }) =>
          statement.field === 'holds' &&
          claim.closedMs === null &&
          claim.source.kind === party &&
          concerns(statement.container, number) &&
          !listsHold(statement.value, key),
      )
      .map(({ claim }) => ({ key, change: { status: null, description: null }, claim, ms: claim.firstSeenMs })),
  )

const listsHold = (value: unknown, key: string) => ((value ?? []) as Holds).some(({ name }) => name === key)

const isOverridden = ({ claim, ms }: HoldUpdate, list: FactClaim) => {
  if (claim.source.kind === 'document') return true
  const row = factPolicy.holds
  const ranksNoHigher = rankOfSource(row, list.claim.source.kind) <= rankOfSource(row, claim.source.kind)
  return ranksNoHigher && list.claim.latestReportedMs >= ms
}

/** The only party that knows of the hold released it after the list first had it. */
const isReleased = ({ key, change, claim, ms }: HoldUpdate, list: FactClaim, facts: readonly FactClaim[]): boolean =>
  change.status === null &&
  claim !== list.claim &&
  claim.source.kind === releasedBy[key as HoldName] &&
  listsHold(list.statement.value, key) &&
  ms > listedSinceMs(list, key, facts)

/** When the source first listed a hold, across its consecutive lists. Milliseconds. */
export const listedSinceMs = (list: FactClaim, key: string, facts: readonly FactClaim[]): number => {
  let sinceMs = list.claim.firstSeenMs
  const earlier = facts
    .filter(({ claim }) => claim.key === list.claim.key && claim.source.id === list.claim.source.id)
    .sort((a, b) => b.claim.firstSeenMs - a.claim.firstSeenMs)
  for (const { claim, statement } of earlier) {
    if (claim.firstSeenMs >= sinceMs) continue
    if (claim.closedMs !== sinceMs || !listsHold(statement.value, key)) break
    sinceMs = claim.firstSeenMs
  }
  return sinceMs
}

// Changes of the same moment are ordered by name first, not by their hash.
/** Of what came together, what is said of the container itself counts after what is said of all on its bill. */
const isOfOne = ({ claim }: HoldUpdate) => Number(claim.statement.container !== null)
const sortKeyOf = ({ key, claim }: HoldUpdate) => `${key} ${claim.source.id} ${claim.id}`
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

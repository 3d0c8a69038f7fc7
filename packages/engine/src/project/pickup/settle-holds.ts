import { groupsBy } from '../../groups-by.ts'
import { factPolicy, rankOfSource, releasedBy } from '../../policy.ts'
import { type HoldChange, type HoldName, nameOfHold } from '../../statement.ts'
import type { Sourced } from '../facts/field-origin.ts'
import { settleFact } from '../facts/settle-fact.ts'
import { countsFromMs, saidMs } from '../milestones/dated-facts.ts'
import type { ContainerFields, FactClaim, SourcedClaim } from '../types/projection.ts'

export type Holds = ContainerFields['holds_at_pod_terminal']

/** A hold that was set or released, and the time from which that counts. */
export interface HoldUpdate {
  /** Its name, and after a colon which of that name it is: the paper of customs, the kind of an `other`. */
  key: string
  change: HoldChange
  claim: SourcedClaim
  ms: number
  /** When it was said. */
  saidMs: number
}

/** A hold that is set. */
interface SetHold extends Pick<HoldUpdate, 'key' | 'claim' | 'saidMs'> {
  hold: Holds[number]
}

/** The paper that a hold or a release names, if it does. */
const paperOf = (key: string): string | null =>
  key.includes(':') && nameOfHold(key) !== 'other' ? key.slice(key.indexOf(':') + 1) : null

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
  ].sort(
    (a, b) =>
      a.ms - b.ms ||
      saidAtMs(a) - saidAtMs(b) ||
      isDatedHold(a) - isDatedHold(b) ||
      isOfOne(a) - isOfOne(b) ||
      compare(sortKeyOf(a), sortKeyOf(b)),
  )

  let set: SetHold[] = (list?.value ?? []).map((hold) => ({
    key: hold.name,
    hold,
    claim: list!.set.claim,
    saidMs: list!.set.claim.firstSeenMs,
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

/** What its source announced before it said that the container is held, it has not said of this hold. */
const isAnnouncedBefore = ({ claim, ms, saidMs }: HoldUpdate, held: SetHold): boolean =>
  held.claim.source.id === claim.source.id && ms > saidMs && held.saidMs > saidMs

const scopeOf = ({ statement }: SourcedClaim) => statement.container

/** The releases of papers, beside which nothing is held by the same paper. */
export const liftedPapers = (facts: readonly FactClaim[]): Set<string> => {
  const open = facts.filter(({ statement, claim }) => statement.field === 'hold' && claim.closedMs === null)
  const isHeld = ({ statement }: FactClaim) => (statement.value as HoldChange).status !== null
  const held = new Set(open.filter(isHeld).map(({ statement }) => statement.name))
  return new Set(
    open
      .filter(
        (fact) => paperOf(fact.statement.name ?? 'other') !== null && !isHeld(fact) && !held.has(fact.statement.name),
      )
      .map(({ claim }) => claim.id),
  )
}

/** The papers of one name are one hold, which names them all. */
const joinPapers = (set: readonly SetHold[]): SetHold[] =>
  groupsBy(set, (one) => (nameOfHold(one.key) === 'other' ? one : nameOfHold(one.key))).flatMap((group) => {
    const last = group.at(-1)!
    if (group.length === 1 || group.every(({ key }) => paperOf(key) === null)) return group
    const status = group.some(({ hold }) => hold.status === 'hold') ? 'hold' : last.hold.status
    const words = [...new Set(group.flatMap(({ hold }) => hold.description || []))]
    return [{ ...last, hold: { ...last.hold, status, description: listed(words) } }]
  })

const MAX_PAPERS = 5

/** A line may name a paper for each of a hundred consignments. */
const listed = (words: readonly string[]): string =>
  [...words.slice(0, MAX_PAPERS), ...(words.length > MAX_PAPERS ? [`and ${words.length - MAX_PAPERS} more`] : [])].join(
    '; ',
  )

/** A document is older than a source's own statement that the hold is set. */
const isOlderThanHold = ({ claim, key, ms }: HoldUpdate, updates: readonly HoldUpdate[]): boolean =>
  claim.source.kind === 'document' &&
  updates.some(
    (other) =>
      nameOfHold(other.key) === nameOfHold(key) && other.change.status !== null && other.claim.latestReportedMs > ms,
  )

const isOpenChange = ({ statement, claim }: FactClaim, number: string) =>
  statement.field === 'hold' && claim.closedMs === null && concerns(statement.container, number)

const concerns = (container: string | null, number: string) => container === number || container === null

export const holdUpdateOf = (fact: FactClaim): HoldUpdate => ({
  key: fact.statement.name ?? 'other',
  change: fact.statement.value as HoldChange,
  claim: fact.claim,
  ms: countsFromMs(fact),
  saidMs: saidMs(fact),
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
      .map(({ claim }) => ({
        key,
        change: { status: null, description: null },
        claim,
        ms: claim.firstSeenMs,
        saidMs: claim.firstSeenMs,
      })),
  )

const listsHold = (value: unknown, key: string) => ((value ?? []) as Holds).some(({ name }) => name === key)

const isOverridden = ({ claim, ms }: HoldUpdate, list: FactClaim) => {
  if (claim.source.kind === 'document') return true
  const row = factPolicy.holds
  const ranksNoHigher = rankOfSource(row, list.claim.source.kind) <= rankOfSource(row, claim.source.kind)
  return ranksNoHigher && list.claim.latestReportedMs >= ms
}

/** The only party that knows of the hold released it after the list first had it. */
const isReleased = (
  { key, change, claim, saidMs }: HoldUpdate,
  list: FactClaim,
  facts: readonly FactClaim[],
): boolean =>
  change.status === null &&
  claim !== list.claim &&
  claim.source.kind === releasedBy[key as HoldName] &&
  listsHold(list.statement.value, key) &&
  saidMs > listedSinceMs(list, key, facts)

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

/** Of one instant counts what was said later, and of what was said together, that the container is held. */
const saidAtMs = (update: HoldUpdate) => (isDated(update) ? update.saidMs : 0)
const isDatedHold = (update: HoldUpdate) => Number(update.change.status !== null && isDated(update))
const isDated = ({ claim: { statement } }: Pick<HoldUpdate, 'claim'>) =>
  statement.says === 'fact' && statement.at !== undefined
/** Of what came together, what is said of the container itself counts after what is said of all on its bill. */
const isOfOne = ({ claim }: HoldUpdate) => Number(claim.statement.container !== null)
/** Changes of the same moment are ordered by name first, not by their hash. */
const sortKeyOf = ({ key, claim }: HoldUpdate) => `${key} ${claim.source.id} ${claim.id}`
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

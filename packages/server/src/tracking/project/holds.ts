import { factPolicy, rankOfSource } from '../policy.ts'
import type { HoldChange, HoldName } from '../statement.ts'
import { settleFact } from './facts.ts'
import type { Sourced } from './provenance.ts'
import type { ContainerFields, FactClaim } from './types.ts'

type Holds = ContainerFields['holds_at_pod_terminal']

/**
 * The holds on a container: the list of the source that the policy prefers, with single holds and releases from sources
 * that report only changes merged in chronologically. A list overrides earlier changes from its own source or from one
 * that the policy ranks no higher: it already accounts for them.
 */
export const settleHolds = (facts: readonly FactClaim[], number: string): Sourced<Holds> => {
  const list = settleFact(facts, 'holds', number)
  const changes = facts
    .filter(
      ({ statement, claim }) =>
        statement.field === 'hold' && claim.closedMs === null && concerns(statement.container, number),
    )
    .filter((change) => list === undefined || !isSilenced(change, list.set))
    .sort((a, b) => a.claim.firstSeenMs - b.claim.firstSeenMs || compare(keyOf(a), keyOf(b)))

  let holds = (list?.value ?? []).map((hold) => ({ key: hold.name as string, hold, claim: list!.set.claim }))
  for (const { statement, claim } of changes) {
    const key = statement.name ?? 'other'
    const { status, description } = statement.value as HoldChange
    holds = holds.filter((other) => other.key !== key)
    const [name] = key.split(':') as [HoldName]
    if (status !== null) holds.push({ key, hold: { name, status, description: description ?? '' }, claim })
  }
  // The merged list rests on its newest statement.
  const newestFirst = [...changes.map(({ claim }) => claim).reverse(), ...(list ? [list.set.claim] : [])]
  const [claim] = newestFirst
  const outranked = [...newestFirst.slice(1), ...(list?.outranked.map((other) => other.claim) ?? [])]
  const items = holds.map((one) => one.claim)
  return { value: holds.map(({ hold }) => hold), origin: claim ? { claim, outranked, items } : null }
}

const concerns = (container: string | null, number: string) => container === number || container === null

const isSilenced = (change: FactClaim, list: FactClaim) => {
  const row = factPolicy.holds
  const ranksNoHigher = rankOfSource(row, list.claim.source.kind) <= rankOfSource(row, change.claim.source.kind)
  return ranksNoHigher && list.claim.latestReportedMs >= change.claim.firstSeenMs
}

// Changes of the same moment are ordered by name first, not by their hash.
const keyOf = ({ statement, claim }: FactClaim) => `${statement.name} ${claim.source.id} ${claim.id}`
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

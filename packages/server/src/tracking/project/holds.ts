import { factPolicy, rankOfSource } from '../policy.ts'
import type { HoldChange, HoldName } from '../statement.ts'
import { settleFact } from './facts.ts'
import type { Sourced } from './provenance.ts'
import type { ContainerFields, FactClaim } from './types.ts'

type Holds = ContainerFields['holds_at_pod_terminal']

/**
 * The holds on a box: the list of the source that the policy prefers, and laid over it, in order of time, the single
 * holds and releases of sources that tell changes only. A list silences the changes that were told before it by its own
 * source or by one that the policy ranks no higher: it has seen them and says what became of them.
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

  let holds = (list?.value ?? []).map((hold) => ({ key: hold.name as string, hold }))
  for (const { statement } of changes) {
    const key = statement.name ?? 'other'
    const { status, description } = statement.value as HoldChange
    holds = holds.filter((other) => other.key !== key)
    const [name] = key.split(':') as [HoldName]
    if (status !== null) holds.push({ key, hold: { name, status, description: description ?? '' } })
  }
  // The newest word is the one that the list as a whole now rests on.
  const newestFirst = [...changes.map(({ claim }) => claim).reverse(), ...(list ? [list.set.claim] : [])]
  const [claim] = newestFirst
  const beaten = [...newestFirst.slice(1), ...(list?.beaten.map((other) => other.claim) ?? [])]
  return { value: holds.map(({ hold }) => hold), origin: claim ? { claim, beaten } : null }
}

const concerns = (container: string | null, number: string) => container === number || container === null

const isSilenced = (change: FactClaim, list: FactClaim) => {
  const row = factPolicy.holds
  const ranksNoHigher = rankOfSource(row, list.claim.source.kind) <= rankOfSource(row, change.claim.source.kind)
  return ranksNoHigher && list.claim.latestReportedMs >= change.claim.firstSeenMs
}

// Told in one breath, they stand in an order that no hash decides.
const keyOf = ({ statement, claim }: FactClaim) => `${statement.name} ${claim.source.id} ${claim.id}`
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

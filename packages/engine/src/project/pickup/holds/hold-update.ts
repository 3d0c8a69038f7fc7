import { type HoldChange, nameOfHold } from '../../../statement.ts'
import { countsFromMs, saidMs } from '../../milestones/dated-facts.ts'
import type { ContainerFields, FactClaim, SourcedClaim } from '../../types/projection.ts'

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

/** The paper that a hold or a release names, if it does. */
export const paperOf = (key: string): string | null =>
  key.includes(':') && nameOfHold(key) !== 'other' ? key.slice(key.indexOf(':') + 1) : null

export const concerns = (container: string | null, number: string) => container === number || container === null

export const holdUpdateOf = (fact: FactClaim): HoldUpdate => ({
  key: fact.statement.name ?? 'other',
  change: fact.statement.value as HoldChange,
  claim: fact.claim,
  ms: countsFromMs(fact),
  saidMs: saidMs(fact),
})

export const inOrder = (a: HoldUpdate, b: HoldUpdate): number =>
  a.ms - b.ms ||
  saidAtMs(a) - saidAtMs(b) ||
  isDatedHold(a) - isDatedHold(b) ||
  isOfOne(a) - isOfOne(b) ||
  compare(sortKeyOf(a), sortKeyOf(b))

/** Of one instant counts what was said later, and of what was said together, that the container is held. */
const saidAtMs = (update: HoldUpdate) => (isDated(update) ? update.saidMs : 0)
const isDatedHold = (update: HoldUpdate) => Number(update.change.status !== null && isDated(update))
export const isDated = ({ claim: { statement } }: Pick<HoldUpdate, 'claim'>) =>
  statement.says === 'fact' && statement.at !== undefined
/** Of what came together, what is said of the container itself counts after what is said of all on its bill. */
const isOfOne = ({ claim }: HoldUpdate) => Number(claim.statement.container !== null)
/** Changes of the same moment are ordered by name first, not by their hash. */
const sortKeyOf = ({ key, claim }: HoldUpdate) => `${key} ${claim.source.id} ${claim.id}`
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

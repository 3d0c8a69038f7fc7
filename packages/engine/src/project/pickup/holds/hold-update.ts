import { type HoldChange, nameOfHold } from '../../../statement.ts'
import type { ContainerFields, SourcedClaim } from '../../types/projection.ts'

export type Holds = ContainerFields['holds_at_pod_terminal']

/** A hold that was set or released, and the time from which that counts. */
export interface HoldUpdate {
  /**
   * Its name, and after a colon what distinguishes it from others of that name: the customs document, or the kind of an
   * `other`.
   */
  key: string
  change: HoldChange
  claim: SourcedClaim
  ms: number
  /** Since when its source has stated it without stating the opposite. */
  saidMs: number
}

/** The customs document that a hold or a release names; null if it names none. */
export const customsDocumentOf = (key: string): string | null =>
  key.includes(':') && nameOfHold(key) !== 'other' ? key.slice(key.indexOf(':') + 1) : null

export const concerns = (container: string | null, number: string) => container === number || container === null

/** Whether the release was announced before its source stated this hold, and so is not a release of it. */
export const isAnnouncedBefore = (
  { claim, ms, saidMs }: HoldUpdate,
  held: Pick<HoldUpdate, 'claim' | 'saidMs'>,
): boolean => held.claim.source.id === claim.source.id && ms > saidMs && held.saidMs > saidMs

export const inOrder = (a: HoldUpdate, b: HoldUpdate): number =>
  a.ms - b.ms ||
  saidAtMs(a) - saidAtMs(b) ||
  isDatedHold(a) - isDatedHold(b) ||
  isOfOne(a) - isOfOne(b) ||
  compare(sortKeyOf(a), sortKeyOf(b))

/** At one instant, the later statement counts; of statements made together, the one that the container is held. */
const saidAtMs = (update: HoldUpdate) => (isDated(update) ? update.saidMs : 0)
const isDatedHold = (update: HoldUpdate) => Number(update.change.status !== null && isDated(update))
export const isDated = ({ claim: { statement } }: Pick<HoldUpdate, 'claim'>) =>
  statement.says === 'fact' && statement.at !== undefined
/** Of statements made together, one about the container itself counts after one about all containers of its bill. */
const isOfOne = ({ claim }: HoldUpdate) => Number(claim.statement.container !== null)
/** Changes of the same moment are ordered by name first, not by their hash. */
const sortKeyOf = ({ key, claim }: HoldUpdate) => `${key} ${claim.source.id} ${claim.id}`
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

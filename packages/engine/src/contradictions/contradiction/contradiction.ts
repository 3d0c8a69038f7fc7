import type { Schemas } from '@boxtrail/contracts'
import type { DocumentValue } from '../../documents/document-values.ts'
import type { LinkedDocument } from '../../documents/linked-document.ts'
import type { PolicyRow } from '../../policy.ts'
import type { ContainerJourney } from '../../project/fields/container-journey.ts'
import type {
  OtherBill,
  ProjectedContainer,
  Projection,
  ProjectionInput,
  SourcedClaim,
  StatedBill,
} from '../../project/types/projection.ts'
import { type HoldChange, type HoldName, nameOfHold } from '../../statement.ts'
import type { ContradictionKind } from './kinds.ts'

/** One of the statements that cannot all be true. */
export interface ContradictingStatement {
  claim: SourcedClaim
  /** The attribute, or the milestone, that it states. */
  about: string
  value: unknown
  /** Whether the record serves it; it outranks the others. */
  prevails: boolean
}

/**
 * Statements about one container that cannot all be true. Contradictions are computed at every projection: the same
 * claims give the same ones, in whatever order they came, and one is resolved when a statement is taken back.
 */
export interface Contradiction {
  kind: ContradictionKind
  /** Distinguishes several of one kind about one container, for example by a place or a hold. */
  about: string
  severity: Schemas['AttentionEntry']['attributes']['severity']
  /** A sentence for people. */
  title: string
  /** The statement that prevails comes first, if there is one. */
  statements: readonly ContradictingStatement[]
  /** The row of policy.ts that decided which of them is served; null if none did. */
  decidedBy: PolicyRow | null
  /** When the contradiction began: when the last of the statements was first made, or made again. */
  sinceMs: number
  /** The days between two last free days: what is at stake if the wrong one is relied on. */
  daysAtStake: number | null
}

/** What is known of one container on one journey, disputed statements included. */
export interface Recorded {
  journey: ContainerJourney
  settled: Pick<ProjectedContainer, 'fields' | 'provenance' | 'marks'>
  shipment: Projection['shipment']
  request: ProjectionInput['request']
  isLinePrefix: NonNullable<ProjectionInput['isLinePrefix']>
  /**
   * What its shipment states about the voyage, and what the account's other open shipments with this container state.
   */
  bill: StatedBill | null
  otherBills: readonly OtherBill[]
  /** The account's documents of the shipment that are in force. */
  documents: readonly LinkedDocument[]
  /**
   * The values that these state about the container and that may be part of the record, except those read with doubt.
   */
  documentValues: readonly DocumentValue[]
  /** The containers that its line names; null if the line was polled about this container. */
  attached: ReadonlySet<string> | null
  equipment: ProjectionInput['equipment']
  resolvePlace: ProjectionInput['resolvePlace']
  placesNamed: NonNullable<ProjectionInput['placesNamed']>
  facilityName: NonNullable<ProjectionInput['facilityName']>
}

/** What a rule finds in one journey. */
export type Rule = (recorded: Recorded) => Contradiction[]

type Found = Omit<Contradiction, 'sinceMs' | 'daysAtStake' | 'decidedBy'> &
  Partial<Pick<Contradiction, 'sinceMs' | 'daysAtStake' | 'decidedBy'>>

export const contradiction = (found: Found): Contradiction => ({
  daysAtStake: null,
  decidedBy: null,
  sinceMs: Math.max(...found.statements.map(({ claim }) => claim.firstSeenMs)),
  ...found,
})

/**
 * A claim as a contradicting statement: the value of a milestone is its time, and that of a change of a hold the hold.
 */
export const states = (claim: SourcedClaim, prevails: boolean): ContradictingStatement => {
  const { statement } = claim
  if (statement.says !== 'fact') return { claim, about: statement.kind, value: statement.time.at, prevails }
  const { field, value, name } = statement
  if (field === 'hold') return statesHold(claim, nameOfHold(name ?? 'other'), value as HoldChange, prevails)
  return { claim, about: field === 'holds' ? HOLDS : field, value, prevails }
}

const HOLDS = 'holds_at_pod_terminal'

/** A hold as its list has it, although its source may report changes instead of lists. */
export const statesHold = (
  claim: SourcedClaim,
  name: HoldName,
  { status, description }: HoldChange,
  prevails: boolean,
): ContradictingStatement => ({
  claim,
  about: HOLDS,
  value: { name, status: status ?? 'released', description },
  prevails,
})

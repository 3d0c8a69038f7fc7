import { rawEventId } from '../diff/diff-raw-events.ts'
import type { MilestoneClaim, ProjectedContainer, SourcedClaim } from '../project/types/projection.ts'
import { containerAttributes, containerRelationships } from './attributes.ts'
import { type Basis, derived, stated, user } from './basis.ts'
import { attributeBases, originOf, type Recorded, relationshipBases } from './record-bases.ts'

export interface EventRow {
  id: string
  milestone: string
  event: string
  source_event_id: string | null
}

export interface RecordedContainer extends Recorded {
  accountId: string
  id: string
  number: string
  projected: ProjectedContainer | undefined
  events: readonly EventRow[]
}

/** One item of a list, and its basis. */
export interface Item {
  value: object
  basis: Basis
}

export interface RecordBases {
  attributes: Record<string, Basis>
  relationships: Record<string, Basis>
}

export interface ContainerBases extends RecordBases {
  holds: Item[]
  fees: Item[]
  events: Record<string, Basis>
}

export const containerBases = (container: RecordedContainer): ContainerBases => {
  const attributes = attributeBases(container, containerAttributes)
  return {
    attributes: { ...attributes, number: numberBasis(container) },
    relationships: relationshipBases(container, containerRelationships),
    holds: itemsOf(container, 'holds_at_pod_terminal', attributes),
    fees: itemsOf(container, 'fees_at_pod_terminal', attributes),
    events: eventBases(container),
  }
}

/**
 * The source that named the container first; a request by its number names it before any source. If claims are equally
 * old because one report made them, the one with the lowest id is named, so that the answer is always the same.
 */
const numberBasis = ({ number, claims }: RecordedContainer): Basis => {
  let first: SourcedClaim | undefined
  for (const [, claim] of [...claims].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (claim.statement.container !== number || claim.ofContainer) continue
    if (!first || claim.firstSeenMs < first.firstSeenMs) first = claim
  }
  return first ? { ...stated('number', { set_by: first, outranked: [] }), decidedBy: null } : user()
}

const itemsOf = (container: RecordedContainer, column: string, attributes: Record<string, Basis>): Item[] => {
  const values = container.row[column]
  const origin = originOf(container, column)
  return (Array.isArray(values) ? values : []).map((value: object, index) => {
    const set_by = origin?.items?.[index] ?? origin?.set_by
    const others = origin?.outranked.filter((claim) => !origin.items?.includes(claim)) ?? []
    return {
      value,
      basis: set_by ? stated(column, { set_by, outranked: others }) : attributes[column]!,
    }
  })
}

const eventBases = (container: RecordedContainer): Record<string, Basis> => {
  const { accountId, id, number, claims, projected, events } = container
  const byRawEvent = new Map<string, SourcedClaim>()
  for (const claim of claims.values()) {
    const { says, container: of } = claim.statement
    if (says === 'milestone' && (of === null || of === number))
      byRawEvent.set(rawEventId(accountId, id, claim.id), claim)
  }
  const outrankedByClaim = new Map<string, readonly MilestoneClaim[]>()
  for (const { claim, outranked: milestones } of projected?.events ?? [])
    if (claim) outrankedByClaim.set(claim.id, milestones)
  return Object.fromEntries(
    events.map((row) => {
      if (row.milestone === BY_HAND) return [row.id, user('delivered_at')]
      const claim = row.source_event_id ? byRawEvent.get(row.source_event_id) : claims.get(claimOf(row))
      if (!claim) return [row.id, derived(...inputsOf(row))]
      const outranked = (outrankedByClaim.get(claim.id) ?? []).map((milestone) => milestone.claim)
      return [row.id, stated(row.milestone.split('|')[0]!, { set_by: claim, outranked })]
    }),
  )
}

const BY_HAND = 'delivered|by hand'

/** Keys of events that follow from a fact end with its claim: `availability|…`, `pickup_lfd|…|…|…`. */
const claimOf = ({ milestone }: EventRow) => milestone.split('|').at(-1)!

/** The basis of an event for a value that was withdrawn without another statement. */
const inputsOf = ({ milestone }: EventRow) => [milestone.split('|')[0]!]

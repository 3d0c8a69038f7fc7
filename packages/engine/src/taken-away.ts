import { factPolicy, rankOfSource } from './policy.ts'
import { isAfterDeparture, isAfterEnd } from './project/facts/terminal-facts.ts'
import type { ProjectedContainer, Projection, SourcedClaim } from './project/types/projection.ts'
import type { Fact, FactField } from './statement.ts'

/** Facts that are served under another name. */
const servedAs: Partial<Record<FactField, string>> = {
  holds: 'holds_at_pod_terminal',
  hold: 'holds_at_pod_terminal',
  fees: 'fees_at_pod_terminal',
  chassis_number: 'pod_full_out_chassis_number',
}

/** The name of the attribute or milestone that the outcome of a push lists as changed. */
export const nameOf = ({ statement }: SourcedClaim): string =>
  statement.says === 'fact' ? (servedAs[statement.field] ?? statement.field) : statement.kind

type ServedRecord = Pick<ProjectedContainer, 'reporters'> & { fields: object }

/** Whether a statement removes a value: its field then has a reporter but no origin. */
export const clears = (claim: SourcedClaim, { value }: Fact, records: readonly ServedRecord[]): boolean => {
  if (!isEmpty(value) || claim.closedMs !== null) return false
  const name = nameOf(claim)
  const having = records.filter(({ fields }) => name in fields)
  return having.length === 0 || having.some(({ reporters }) => reporters[name]?.claim === claim.id)
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** Whether a closed statement was used by the journey until then. */
export const isTakenAway = (
  claim: SourcedClaim,
  { containers }: Pick<Projection, 'containers'>,
  made: readonly SourcedClaim[],
): boolean =>
  containers.some((container) => {
    const { statement, closedMs } = claim
    if (statement.container !== null && statement.container !== container.number) return false
    if (statement.says !== 'fact') return container.rawEvents.some(({ claimId }) => claimId === claim.id)
    const { facts, leftMs, endedMs } = container.counted
    const isAfter = (ms: number) =>
      isAfterDeparture(statement.field, ms, leftMs) || isAfterEnd(statement.field, ms, endedMs)
    return (
      facts.has(claim.id) && !(closedMs !== null && isAfter(closedMs)) && wasServed(claim, statement, container, made)
    )
  })

/**
 * Whether a value was served until its statement was closed. It was not if another statement that the same item did not
 * make outranks it: that one is served now, and was before.
 */
const wasServed = (
  claim: SourcedClaim,
  { field }: Fact,
  { fields, reporters, counted }: ProjectedContainer,
  made: readonly SourcedClaim[],
): boolean => {
  // A container is on its chassis, and no longer available, from its pickup on.
  if (field === 'chassis_number' && counted.leftMs === null) return false
  if (field === 'available_for_pickup' && counted.leftMs !== null) return fields.available_for_pickup === null
  const name = nameOf(claim)
  const now = reporters[name]
  if (field === 'hold' || !(name in fields) || now === undefined) return true
  if (made.some(({ id }) => id === now.claim)) return true
  const rank = (kind: SourcedClaim['source']['kind']) => rankOfSource(factPolicy[field], kind)
  const difference = rank(claim.source.kind) - rank(now.kind)
  return difference < 0 || (difference === 0 && claim.firstSeenMs > now.ms)
}

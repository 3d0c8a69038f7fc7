import type { FactClaim, MilestoneClaim } from '../types/projection.ts'

/**
 * A terminal that moves a container to another yard gates it out, but that is not a pickup: the container is picked up
 * at the other yard. The gate-out stays among the raw events.
 */
export const withoutOffDockMoves = (
  number: string,
  milestones: readonly MilestoneClaim[],
  facts: readonly FactClaim[],
): MilestoneClaim[] => {
  const moves = facts.filter(({ statement, claim, names }) => isMove(statement.field, claim.closedMs) && names !== null)
  const ofContainer = moves.filter(({ statement }) => statement.container === number)
  if (ofContainer.length === 0) return [...milestones]
  return milestones.filter(
    ({ statement, place }) =>
      statement.kind !== 'gate_out' ||
      statement.laden === false ||
      !ofContainer.some((move) => isSameFacility(move.place, place) && !isSameFacility(move.names, place)),
  )
}

const isMove = (field: string, closedMs: number | null) => field === 'off_dock_to' && closedMs === null

const isSameFacility = (a: MilestoneClaim['place'] | null, b: MilestoneClaim['place']): boolean => {
  if (a === null) return false
  return a.terminal && b.terminal ? a.terminal.id === b.terminal.id : a.key === b.key
}

import type { MilestoneClaim } from '../types/projection.ts'
import { hasHappened } from './custody.ts'

/** The gate moves of a container, from milestones in chronological order. */

export const isLaden = (milestone: MilestoneClaim) => hasHappened(milestone) && milestone.statement.laden === true

export const isEmptyGate = ({ statement: { kind, laden } }: MilestoneClaim): boolean =>
  laden === false && (kind === 'gate_in' || kind === 'gate_out')

/** Whether the container left a terminal or a ramp by truck and has not come in again. */
export const wasPickedUp = (milestones: readonly MilestoneClaim[]): boolean => {
  const last = milestones.findLast(
    (milestone) =>
      hasHappened(milestone) &&
      milestone.statement.mode === 'truck' &&
      milestone.statement.laden !== false &&
      (milestone.statement.kind === 'gate_out' || milestone.statement.kind === 'gate_in'),
  )
  return last?.statement.kind === 'gate_out'
}

export const isEmptyReturn = (milestone: MilestoneClaim): boolean =>
  hasHappened(milestone) && isEmptyGate(milestone) && milestone.statement.kind === 'gate_in'

/** Whether the container came back empty, so that what follows is about another journey. */
export const hasReturned = (milestones: readonly MilestoneClaim[]): boolean => {
  const filled = milestones.findIndex(isLaden)
  return filled !== -1 && milestones.findLastIndex(isEmptyReturn) > filled
}

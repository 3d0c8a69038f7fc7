import { isHappened } from './custody.ts'
import type { Act } from './projection.ts'

/** What the gates say of a container, from acts in chronological order. */

export const isLaden = (act: Act) => isHappened(act) && act.statement.laden === true

export const isEmptyGate = ({ statement: { kind, laden } }: Act): boolean =>
  laden === false && (kind === 'gate_in' || kind === 'gate_out')

/** It left a terminal or a ramp with a truck, and has not come in again. */
export const wasPickedUp = (acts: readonly Act[]): boolean => {
  const last = acts.findLast(
    (act) =>
      isHappened(act) &&
      act.statement.mode === 'truck' &&
      act.statement.laden !== false &&
      (act.statement.kind === 'gate_out' || act.statement.kind === 'gate_in'),
  )
  return last?.statement.kind === 'gate_out'
}

export const isEmptyReturn = (act: Act): boolean =>
  isHappened(act) && isEmptyGate(act) && act.statement.kind === 'gate_in'

/** It came back empty: what follows is about another journey. */
export const hasReturned = (acts: readonly Act[]): boolean => {
  const filled = acts.findIndex(isLaden)
  return filled !== -1 && acts.findLastIndex(isEmptyReturn) > filled
}

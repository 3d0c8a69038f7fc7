import { isActual, isOpen } from '../milestones/milestones.ts'
import type { MilestoneClaim } from '../types/projection.ts'

/** How long before the first reported milestone a voyage may have begun. */
const UNREPORTED_MS = 45 * 86_400_000

/** When the journey of these milestones began: statements made before that are about another journey of the container. */
export const startOf = (milestones: readonly MilestoneClaim[]): number | undefined => {
  const first = milestones.find((milestone) => isActual(milestone) && isOpen(milestone))
  // Nothing has happened yet, so there is no other journey to distinguish.
  if (!first) return undefined
  const { kind } = first.statement
  const isAtOrigin = kind === 'gate_out' || kind === 'gate_in' || kind === 'load' || kind === 'depart'
  return isAtOrigin ? first.time.ms : first.time.ms - UNREPORTED_MS
}

import { isActual } from '../milestones/milestones.ts'
import type { Visit } from '../types/projection.ts'

/** A full container that left through a gate and came in again at the same port: it was not picked up. */
export interface GateReturn {
  out: Visit
  back: Visit
}

/**
 * A truck turned away at the gate, a customs exam outside the terminal, storage off dock: a full gate-out that a full
 * gate-in at the same port follows. The gate-out stays among the raw events.
 */
export const gateReturns = (happened: readonly Visit[]): GateReturn[] => {
  const returns: GateReturn[] = []
  let out: Visit | null = null
  for (const visit of happened) {
    const { kind, mode, laden } = visit.set.statement
    if (!isActual(visit.set) || laden === false) continue
    if (kind === 'gate_out' && mode === 'truck') out = visit
    else if (kind === 'gate_in' && out) {
      if (visit.set.place.key === out.set.place.key && visit.set.place.facilityType !== 'CLOC')
        returns.push({ out, back: visit })
      out = null
    }
  }
  return returns
}

import type { Milestone, Statement } from '../statement.ts'
import { earliestMs, roughMs } from '../time.ts'
import { vesselKey } from './claim-key.ts'

/** An estimate this much later than the response shows that the vessel is still at sea. */
const STILL_AT_SEA_MS = 12 * 3_600_000

/**
 * Whether a complete response denies an actual arrival, which it may list or lack: it still estimates the same arrival
 * for at least twelve hours later, and reports nothing that happened since.
 */
export const isContradicted = (arrival: Milestone, statements: readonly Statement[], observedAtMs: number): boolean => {
  if (arrival.classifier !== 'actual' || arrival.kind !== 'arrive') return false
  const estimated = statements.some(
    (other) =>
      other.says === 'milestone' &&
      other.classifier !== 'actual' &&
      earliestMs(other.time) >= observedAtMs + STILL_AT_SEA_MS &&
      isSameArrival(other, arrival),
  )
  return estimated && !statements.some((other) => happenedSince(other, arrival))
}

/** The statements of a complete response without the arrivals that it contradicts itself. */
export const withoutContradicted = (statements: readonly Statement[], observedAtMs: number): readonly Statement[] => {
  const denied = statements.filter(
    (statement) => statement.says === 'milestone' && isContradicted(statement, statements, observedAtMs),
  )
  return denied.length === 0 ? statements : statements.filter((statement) => !denied.includes(statement))
}

const isSameArrival = (a: Milestone, b: Milestone): boolean =>
  a.kind === b.kind &&
  a.mode === b.mode &&
  a.container === b.container &&
  isSamePlace(a, b) &&
  (a.vessel === null || b.vessel === null || vesselKey(a.vessel) === vesselKey(b.vessel))

const isSamePlace = (a: Milestone, b: Milestone) =>
  (a.place.locode ?? a.place.name) === (b.place.locode ?? b.place.name)

/** Whether something else happened at that port or to that vessel since, so that it did arrive. */
const happenedSince = (other: Statement, arrival: Milestone): boolean =>
  other.says === 'milestone' &&
  other.classifier === 'actual' &&
  (arrival.container === null || other.container === null || other.container === arrival.container) &&
  (isSamePlace(other, arrival) || (other.vessel !== null && vesselKey(other.vessel) === vesselKey(arrival.vessel))) &&
  roughMs(other.time) > roughMs(arrival.time)

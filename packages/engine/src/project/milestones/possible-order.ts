import { endOfTime } from '../../charges/days.ts'
import type { Kind } from '../../statement.ts'
import { lastReadingMs } from '../../time.ts'
import type { MilestoneClaim, Visit } from '../types/projection.ts'
import { isOnWater, isSameVessel, namesVessel } from './milestones.ts'

/**
 * The order of events of a ship and its containers at a port, whatever the times say: arrival, discharge and loading,
 * departure. For each kind, the kinds that come after it.
 */
const followers: Partial<Record<Kind, readonly Kind[]>> = {
  arrive: ['berth', 'discharge'],
  berth: ['discharge'],
  discharge: ['depart'],
  load: ['depart'],
}
/** Kinds that start another call between two milestones. */
const separators: readonly Kind[] = ['arrive', 'depart', 'load', 'discharge']
const APART_MS = 7 * 86_400_000

/** Sorts visits in a possible order: a milestone that is reported too late comes before those that follow it. */
export const inPossibleOrder = (visits: readonly Visit[]): Visit[] => {
  const ordered: Visit[] = []
  for (const visit of visits) {
    const at = ordered.findIndex((other) => isBeforeItsTurn(other, visit, ordered))
    ordered.splice(at === -1 ? ordered.length : at, 0, visit)
  }
  return ordered
}

const isBeforeItsTurn = (early: Visit, late: Visit, between: readonly Visit[]): boolean =>
  follows(early.set, late.set) &&
  !between
    .slice(between.indexOf(early) + 1)
    .some(({ set }) => separators.includes(set.statement.kind) && isOneCall(set, late.set))

/** Whether a milestone comes after another one of the same call of a ship, whatever their times. */
export const follows = (milestone: MilestoneClaim, first: MilestoneClaim) =>
  followers[first.statement.kind]?.includes(milestone.statement.kind) === true &&
  isOneCall(milestone, first) &&
  Math.abs(first.time.ms - milestone.time.ms) <= APART_MS

const isOneCall = (a: MilestoneClaim, b: MilestoneClaim) =>
  isOnWater(a) &&
  isOnWater(b) &&
  a.place.key === b.place.key &&
  (!namesVessel(a.statement.vessel) ||
    !namesVessel(b.statement.vessel) ||
    isSameVessel(a.statement.vessel, b.statement.vessel))

const DAY_MS = 86_400_000

/** Whether one is earlier, whatever a bare date, or wall time in an hour that occurs twice, may mean. */
export const isEarlier = ({ time: a }: MilestoneClaim, { time: b }: MilestoneClaim): boolean => {
  if (a.precision === 'day') return b.ms >= endOfTime(a)
  return b.ms - lastReadingMs(a) >= (b.precision === 'day' ? DAY_MS : 1)
}

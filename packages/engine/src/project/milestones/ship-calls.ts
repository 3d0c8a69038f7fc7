import type { MilestoneClaim } from '../types/projection.ts'
import { isActual, isHandling, isSameVessel, namesVessel } from './milestones.ts'

/** A call at one port: the milestones on water there, with nothing elsewhere in between. */
interface Call {
  milestones: readonly MilestoneClaim[]
}

const shipOf = (milestone: MilestoneClaim | undefined) =>
  milestone && namesVessel(milestone.statement.vessel) ? milestone.statement.vessel : null
const shipsOf = (calls: readonly Call[]) =>
  calls.flatMap(({ milestones }) => milestones).filter(({ statement }) => namesVessel(statement.vessel))

/** Whether the ship that carries the container calls here and sails on with it. */
export const isPassed = (call: Call, before: readonly Call[], after: readonly Call[]): boolean => {
  if (call.milestones.some(isHandling)) return false
  const ship = shipOf(shipsOf([call])[0])
  const [came, goes] = [shipOf(shipsOf(before).at(-1)), shipOf(shipsOf(after)[0])]
  return ship !== null && came !== null && goes !== null && isSameVessel(ship, came) && isSameVessel(ship, goes)
}

/**
 * The calls up to the one where the container leaves its ship: what that ship does later does not concern it. An
 * estimate from before an actual discharge is left to `expectedVisits`, because the container may be loaded again.
 */
export const callsAboard = <One extends Call>(calls: readonly One[]): readonly One[] => {
  const last = calls.findLastIndex(({ milestones }) => milestones.some(isHandling))
  const landed = calls[last]?.milestones.findLast(isHandling)
  const ship = shipOf(landed)
  if (landed?.statement.kind !== 'discharge' || ship === null) return calls
  const isOnward = (milestone: MilestoneClaim) =>
    milestone.statement.container === null &&
    namesVessel(milestone.statement.vessel) &&
    isSameVessel(milestone.statement.vessel, ship) &&
    isActual(milestone) === isActual(landed)
  const end = calls.findIndex(({ milestones }, index) => index > last && milestones.every(isOnward))
  return end === -1 ? calls : calls.slice(0, end)
}

/** Whether the ship has since called at a port that it was to reach after this one, and so omitted this one. */
export const isOmitted = (
  call: MilestoneClaim,
  milestones: readonly MilestoneClaim[],
  happened: readonly { set: MilestoneClaim }[],
): boolean =>
  happened.some(
    ({ set }) =>
      set.place.key !== call.place.key &&
      isSameVessel(set.statement.vessel, call.statement.vessel) &&
      milestones.some(
        (plan) =>
          !isActual(plan) &&
          plan.place.key === set.place.key &&
          plan.time.ms > call.time.ms &&
          isSameVessel(plan.statement.vessel, call.statement.vessel),
      ),
  )

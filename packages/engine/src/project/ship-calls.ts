import { isActual, namesVessel, sameVessel } from './milestones.ts'
import type { Act } from './projection.ts'

/** A call at one port: the acts on water there, with nothing elsewhere in between. */
interface Call {
  acts: readonly Act[]
}

const isHandling = ({ statement }: Act) => statement.kind === 'load' || statement.kind === 'discharge'
const shipOf = (act: Act | undefined) => (act && namesVessel(act.statement.vessel) ? act.statement.vessel : null)
const shipsOf = (calls: readonly Call[]) =>
  calls.flatMap(({ acts }) => acts).filter(({ statement }) => namesVessel(statement.vessel))

/** The ship that has the container aboard calls here, and sails on with it. */
export const isPassed = (call: Call, before: readonly Call[], after: readonly Call[]): boolean => {
  if (call.acts.some(isHandling)) return false
  const ship = shipOf(shipsOf([call])[0])
  const [came, goes] = [shipOf(shipsOf(before).at(-1)), shipOf(shipsOf(after)[0])]
  return ship !== null && came !== null && goes !== null && sameVessel(ship, came) && sameVessel(ship, goes)
}

/**
 * The calls up to the one where the container leaves its ship: what that ship does later does not concern it. An
 * estimate from before an actual discharge is left to `expectedVisits`, because the container may be loaded again.
 */
export const callsAboard = <One extends Call>(calls: readonly One[]): readonly One[] => {
  const last = calls.findLastIndex(({ acts }) => acts.some(isHandling))
  const landed = calls[last]?.acts.findLast(isHandling)
  const ship = shipOf(landed)
  if (landed?.statement.kind !== 'discharge' || ship === null) return calls
  const isOnward = (act: Act) =>
    act.statement.container === null &&
    namesVessel(act.statement.vessel) &&
    sameVessel(act.statement.vessel, ship) &&
    isActual(act) === isActual(landed)
  const end = calls.findIndex(({ acts }, index) => index > last && acts.every(isOnward))
  return end === -1 ? calls : calls.slice(0, end)
}

/** The ship has called since at a port that it was to reach after this one: it omitted this one. */
export const isOmitted = (call: Act, acts: readonly Act[], happened: readonly { set: Act }[]): boolean =>
  happened.some(
    ({ set }) =>
      set.place.key !== call.place.key &&
      sameVessel(set.statement.vessel, call.statement.vessel) &&
      acts.some(
        (plan) =>
          !isActual(plan) &&
          plan.place.key === set.place.key &&
          plan.time.ms > call.time.ms &&
          sameVessel(plan.statement.vessel, call.statement.vessel),
      ),
  )

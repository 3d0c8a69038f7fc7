import { landings } from '../custody/custody.ts'
import { isActual, isBoarding, isOnWater } from '../milestones/milestones.ts'
import { expectedVisits, happenedVisits } from '../milestones/visits.ts'
import { computeRoute } from '../route/container-route.ts'
import type { MilestoneClaim, Place } from '../types/projection.ts'

/**
 * The route as the line alone reports it, which decides where a terminal or a railway can have the container
 * (disputed-milestones.ts).
 */
export interface LineRoute {
  pol: Place | null
  pod: Place
  /** Whether the line lands the container at this port, or has it there on land. */
  names: (place: Place) => boolean
  /** Whether the line loads the container there, or sails from there with it. */
  boardsAt: (place: Place) => boolean
  /** Whether a journey ends there: at the port of discharge, or a place on land that the line names after it. */
  endsAt: (place: Place) => boolean
  /** Whether the line had reported the container at a later place of the route by then. */
  isPastBy: (place: Place, ms: number) => boolean
  /** Whether the ship had sailed from there with the container by then. */
  hasSailedFrom: (place: Place, ms: number) => boolean
  hasBoardedBy: (ms: number) => boolean
  /** Whether the container had landed at its port of discharge by then, or its ship was expected there earlier. */
  hasLandedBy: (ms: number) => boolean
  reports: (isMeant: (milestone: MilestoneClaim) => boolean) => boolean
}

const isLanding = (milestone: MilestoneClaim) => landings.includes(milestone.statement.kind)
const isAt = (place: Place) => (milestone: MilestoneClaim) => milestone.place.key === place.key

/** Null while the line does not state where the container is to be discharged: then any terminal may have it. */
export const lineRouteOf = (milestones: readonly MilestoneClaim[]): LineRoute | null => {
  const own = milestones.filter((milestone) => milestone.claim.source.kind === 'line')
  const happened = happenedVisits(own)
  const expected = expectedVisits(own, happened)
  const { pod, pol, stays, destination } = computeRoute(happened, expected, own)
  if (pod === null) return null
  const order = [...happened, ...expected].map(({ set }) => set)
  const called = stays.filter(({ role }) => role !== 'way')
  const onLand = order.filter((milestone) => !isOnWater(milestone))
  const done = order.filter((milestone) => isActual(milestone) && milestone.statement.laden !== false)
  const sea = done.filter(isOnWater)
  const isPlaceOf = (place: Place) => called.some((stay) => stay.place.key === place.key)
  const lastAt = (place: Place) => order.findLastIndex(isAt(place))
  const firstAtPod = order.findIndex((milestone) => isAt(pod)(milestone) && isLanding(milestone))
  return {
    pol,
    pod,
    names: (place) => isPlaceOf(place) || onLand.some(isAt(place)),
    boardsAt: (place) =>
      order.some((milestone) => isAt(place)(milestone) && isOnWater(milestone) && isBoarding(milestone)),
    endsAt: (place) =>
      place.key === pod.key ||
      place.key === destination?.key ||
      onLand.some((milestone) => isAt(place)(milestone) && order.indexOf(milestone) > firstAtPod),
    isPastBy: (place, ms) => {
      const past = done.findLast(
        (milestone) =>
          milestone.place.key !== place.key &&
          milestone.time.ms <= ms &&
          (isOnWater(milestone)
            ? isLanding(milestone) && isPlaceOf(milestone.place)
            : milestone.statement.kind !== 'gate_out'),
      )
      return past !== undefined && lastAt(place) < order.indexOf(past)
    },
    hasSailedFrom: (place, ms) => {
      const last = order[lastAt(place)]
      // From the port of discharge the ship sails without the container.
      if (last === undefined || place.key === pod.key) return false
      return last.statement.kind === 'depart' && sea.includes(last) && last.time.ms < ms
    },
    hasBoardedBy: (ms) => sea.some((milestone) => isBoarding(milestone) && milestone.time.ms <= ms),
    hasLandedBy: (ms) =>
      order.some(
        (milestone) => isAt(pod)(milestone) && isOnWater(milestone) && isLanding(milestone) && milestone.time.ms <= ms,
      ),
    reports: (isMeant) => done.some(isMeant),
  }
}

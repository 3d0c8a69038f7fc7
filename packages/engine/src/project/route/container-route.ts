import { isActual, isBoarding, isHandling, isOnWater, isSameVessel, namesVessel } from '../milestones/milestones.ts'
import { callsAboard, isPassed } from '../milestones/ship-calls.ts'
import type { MilestoneClaim, Place, Visit } from '../types/projection.ts'

export type Role = 'origin' | 'pol' | 'transshipment' | 'way' | 'pod' | 'inland' | 'destination'

/** The roles of places. Computed last, because they may change: a port of discharge may turn into a transshipment. */
export interface Route {
  pol: Place | null
  pod: Place | null
  destination: Place | null
  roleOf: (milestone: MilestoneClaim) => Role
  /** The milestone that determines which vessel brings the container to its port of discharge. */
  podCall: MilestoneClaim | null
  podTerminal: Place['terminal']
  destinationTerminal: Place['terminal']
  /** The calls of its vessels, in order. */
  stays: readonly Stay[]
}

/** A call at one port: the milestones on water there, with nothing elsewhere in between. */
export interface Stay {
  place: Place
  milestones: MilestoneClaim[]
  role: Role
}

const onWaterKinds = ['load', 'discharge', 'arrive', 'berth', 'depart']
const isLanding = (milestone: MilestoneClaim) =>
  milestone.statement.kind === 'discharge' ||
  milestone.statement.kind === 'arrive' ||
  milestone.statement.kind === 'berth'

/**
 * Orders what happened and what is expected, and derives the roles. `transshippedAt` has the keys of places from which
 * the container is known to go on, although no milestone shows that.
 */
export const computeRoute = (
  happened: readonly Visit[],
  expected: readonly Visit[],
  claimed: readonly MilestoneClaim[] = [],
  transshippedAt: ReadonlySet<string> = new Set(),
): Route => {
  const milestones = [...happened, ...expected].map((visit) => visit.set)
  const stays = seaStays(milestones, claimed, transshippedAt)
  const polStay = stays.find((stay) => stay.role === 'pol')
  const podStay = stays.find((stay) => stay.role === 'pod')
  const landedMs = podStay?.milestones.find(isLanding)?.time.ms ?? Number.POSITIVE_INFINITY
  const inland = inlandMilestones(milestones, podStay, claimed)
  const destination = inland.at(-1)?.place ?? null

  const undone = stays.flatMap(undoneAt)

  const roleOf = (milestone: MilestoneClaim): Role => {
    if (undone.includes(milestone)) return 'way'
    const stay = isOnWater(milestone) ? stayOf(milestone, stays) : undefined
    if (stay) return stay.role
    // A barge brings the container to its vessel, or inland from it, as a truck does.
    if (isOnWater(milestone) && milestone.statement.mode !== 'barge') return 'way'
    const { key } = milestone.place
    const from = podStay?.milestones[0] ?? stays[0]?.milestones.at(-1)
    const landed =
      milestone.time.ms >= landedMs || (from !== undefined && milestones.indexOf(milestone) > milestones.indexOf(from))
    if (landed && destination && key === destination.key) return 'destination'
    if (landed && key === podStay?.place.key) return 'pod'
    if (key === polStay?.place.key) return 'pol'
    if (stays.some((stay) => stay.place.key === key && stay.role === 'transshipment')) return 'transshipment'
    return landed ? 'inland' : 'origin'
  }

  const landings = podStay?.milestones.filter(isLanding) ?? []
  return {
    pol: polStay?.place ?? null,
    pod: podStay?.place ?? null,
    destination,
    roleOf,
    podCall: landings.find((milestone) => milestone.statement.vessel !== null) ?? landings[0] ?? null,
    podTerminal: terminalOf(landings),
    destinationTerminal: terminalOf(inland.filter((milestone) => milestone.place.key === destination?.key)),
    stays,
  }
}

/** The calls of the main leg: by vessel, or by barge if the journey has only barges. */
const seaStays = (
  milestones: readonly MilestoneClaim[],
  claimed: readonly MilestoneClaim[],
  transshippedAt: ReadonlySet<string>,
): Stay[] => {
  const water = milestones.filter(
    (milestone) => isOnWater(milestone) && onWaterKinds.includes(milestone.statement.kind),
  )
  const byShip = water.filter((milestone) => milestone.statement.mode === 'vessel')
  const stays: Stay[] = []
  for (const milestone of byShip.length > 0 ? byShip : water) {
    const last = stays.at(-1)
    if (last?.place.key === milestone.place.key) last.milestones.push(milestone)
    else stays.push({ place: milestone.place, milestones: [milestone], role: 'way' })
  }
  const first = stays[0]
  const aboard = callsAboard(stays)
  const last = aboard.at(-1)
  for (const [index, stay] of aboard.entries())
    if (isHandled(stay) && !isPassed(stay, aboard.slice(0, index), aboard.slice(index + 1))) stay.role = 'transshipment'
  if (last && transshippedAt.has(last.place.key)) last.role = 'transshipment'
  else if (last && landsFor(last, claimed) && (stays.length > 1 || !last.milestones.some(isBoarding))) last.role = 'pod'
  // If the history begins with an arrival or a discharge, the source does not report the port of lading.
  if (first && first.role !== 'pod' && first.milestones.some(isBoarding) && !isDischargedFirst(first))
    first.role = 'pol'
  return stays
}

const isDischargedFirst = ({ milestones }: Stay) => milestones.find(isHandling)?.statement.kind === 'discharge'

/**
 * Whether the container stays here: it is not loaded again, and the vessel sails on only after the container was
 * discharged.
 */
const landsFor = ({ milestones, place }: Stay, claimed: readonly MilestoneClaim[]) => {
  if (!milestones.some(isLanding)) return false
  const handling = milestones.filter(isHandling)
  if (handling.length > 0)
    return (handling.at(-1)!.statement.kind === 'discharge' || isPutBack(milestones)) && !boardsAnother(milestones)
  return (
    !milestones.some((milestone) => milestone.statement.kind === 'depart') || wasBoundFor(place, milestones, claimed)
  )
}

/**
 * Whether this was the last place where the vessel was expected when it came, if no discharge is reported yet. For a
 * vessel that had come before anything was known, it was the last known place.
 */
const wasBoundFor = (
  place: Place,
  milestones: readonly MilestoneClaim[],
  claimed: readonly MilestoneClaim[],
): boolean => {
  const { firstSeenMs } = milestones.find(isLanding)!.claim
  const awaited = claimed.filter(
    (milestone) =>
      !isActual(milestone) &&
      isOnWater(milestone) &&
      isLanding(milestone) &&
      milestone.claim.firstSeenMs <= firstSeenMs &&
      (milestone.claim.closedMs ?? Number.POSITIVE_INFINITY) >= firstSeenMs,
  )
  const before = awaited.filter(({ claim }) => claim.firstSeenMs < firstSeenMs)
  if (before.length > 0) return before.at(-1)!.place.key === place.key
  const wasKnown = claimed.some((milestone) => isOnWater(milestone) && milestone.claim.firstSeenMs < firstSeenMs)
  return !wasKnown && !boardsAnother(milestones) && awaited.every((milestone) => milestone.place.key === place.key)
}

/** Whether the container was loaded again on the vessel that brought it, which is still here. */
const isPutBack = (milestones: readonly MilestoneClaim[]) => {
  const brought = milestones.find((milestone) => isLanding(milestone) && namesVessel(milestone.statement.vessel))
  const loaded = milestones.findLast((milestone) => milestone.statement.kind === 'load')
  return (
    brought !== undefined &&
    isSameVessel(brought.statement.vessel, loaded?.statement.vessel ?? null) &&
    !milestones.some((milestone) => milestone.statement.kind === 'depart')
  )
}

/** The milestones without a role because the container was restowed: only its last loading and last discharge count. */
const undoneAt = ({ milestones, role }: Stay): MilestoneClaim[] => {
  const [kind, undoneBy] = role === 'pol' ? ['load', 'discharge'] : ['discharge', 'load']
  if (role !== 'pol' && role !== 'pod') return []
  const last = milestones.findLast((milestone) => milestone.statement.kind === undoneBy && isActual(milestone))
  return last
    ? milestones.slice(0, milestones.indexOf(last)).filter((milestone) => milestone.statement.kind === kind)
    : []
}

/** Whether another vessel is expected to sail from here, for which the container waits. */
const boardsAnother = (milestones: readonly MilestoneClaim[]) => {
  const brought = milestones.find(isLanding)
  return milestones.some(
    (milestone) =>
      milestone.statement.kind === 'depart' &&
      milestone.statement.vessel !== null &&
      !isSameVessel(milestone.statement.vessel, brought?.statement.vessel ?? null),
  )
}

/** Whether the container is transshipped here, shown by a discharge or load, or by two vessels that call for it. */
const isHandled = ({ milestones }: Stay) => {
  const ships = milestones.filter((milestone) => milestone.statement.vessel?.imo || milestone.statement.vessel?.name)
  return (
    milestones.some(isHandling) ||
    ships.some((milestone) => !isSameVessel(milestone.statement.vessel, ships[0]!.statement.vessel)) ||
    milestones.length === 1
  )
}

/** The call that a milestone belongs to; an overtaken milestone belongs to the nearest call in time at its place. */
const stayOf = (milestone: MilestoneClaim, stays: readonly Stay[]): Stay | undefined => {
  const own = stays.find((stay) => stay.milestones.includes(milestone))
  if (own) return own
  const there = stays.filter((stay) => stay.place.key === milestone.place.key)
  const distance = (stay: Stay) =>
    Math.min(...stay.milestones.map((other) => Math.abs(other.time.ms - milestone.time.ms)))
  return there.sort((a, b) => distance(a) - distance(b))[0]
}

/**
 * Milestones on land after the sea leg, elsewhere than at the port of discharge, where the container arrived or was
 * picked up. A customer's address is not a terminal.
 */
const inlandMilestones = (
  milestones: readonly MilestoneClaim[],
  podStay: Stay | undefined,
  claimed: readonly MilestoneClaim[],
): MilestoneClaim[] => {
  const from = podStay ? milestones.indexOf(podStay.milestones[0]!) : -1
  if (!podStay || from === -1) return []
  return milestones.filter(
    (milestone, index) =>
      index > from &&
      milestone.place.key !== podStay.place.key &&
      (isInlandArrival(milestone) || isInlandPickup(milestone, claimed)),
  )
}

const isLadenOnLand = ({ statement, place }: MilestoneClaim) =>
  place.facilityType !== 'CLOC' && statement.laden !== false && statement.mode !== 'vessel'

const isInlandArrival = (milestone: MilestoneClaim): boolean =>
  isLadenOnLand(milestone) &&
  (milestone.statement.mode === null ? ['arrive'] : ['arrive', 'discharge', 'gate_in']).includes(
    milestone.statement.kind,
  )

/**
 * Whether a gate-out elsewhere than at the port is a pickup: it may be a move between yards. It is a pickup if a
 * railway reports it at its ramp, or if the container was announced there, even if nobody reported its arrival.
 */
const isInlandPickup = (milestone: MilestoneClaim, claimed: readonly MilestoneClaim[]): boolean =>
  milestone.statement.kind === 'gate_out' &&
  milestone.statement.mode !== 'rail' &&
  isLadenOnLand(milestone) &&
  (milestone.claim.source.kind === 'rail' ||
    claimed.some((other) => other.place.key === milestone.place.key && isInlandArrival(other)))

const terminalOf = (milestones: readonly MilestoneClaim[]) => {
  const atTerminals = milestones.filter((milestone) => milestone.place.terminal !== null)
  return (
    (atTerminals.findLast((milestone) => milestone.statement.classifier === 'actual') ?? atTerminals.at(-1))?.place
      .terminal ?? null
  )
}

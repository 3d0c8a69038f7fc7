import { isActual, namesVessel, onWater, sameVessel } from './milestones.ts'
import type { Act, Place, Visit } from './projection.ts'
import { callsAboard, isPassed } from './ship-calls.ts'

export type Role = 'origin' | 'pol' | 'transshipment' | 'way' | 'pod' | 'inland' | 'destination'

/** The roles of places. Computed last, because they may change: a port of discharge may turn into a transshipment. */
export interface Route {
  pol: Place | null
  pod: Place | null
  destination: Place | null
  roleOf: (act: Act) => Role
  /** The act that determines which vessel brings the container to its port of discharge. */
  podCall: Act | null
  podTerminal: Place['terminal']
  destinationTerminal: Place['terminal']
  /** The calls of its vessels, in order. */
  stays: readonly Stay[]
}

/** A call at one port: the acts on water there, with nothing elsewhere in between. */
export interface Stay {
  place: Place
  acts: Act[]
  role: Role
}

const onWaterKinds = ['load', 'discharge', 'arrive', 'berth', 'depart']
const isLanding = (act: Act) =>
  act.statement.kind === 'discharge' || act.statement.kind === 'arrive' || act.statement.kind === 'berth'
const isBoarding = (act: Act) => act.statement.kind === 'load' || act.statement.kind === 'depart'

/** Orders what happened and what is expected, and derives the roles. */
export const computeRoute = (
  happened: readonly Visit[],
  expected: readonly Visit[],
  claimed: readonly Act[] = [],
): Route => {
  const acts = [...happened, ...expected].map((visit) => visit.set)
  const stays = seaStays(acts, claimed)
  const polStay = stays.find((stay) => stay.role === 'pol')
  const podStay = stays.find((stay) => stay.role === 'pod')
  const landedMs = podStay?.acts.find(isLanding)?.time.ms ?? Number.POSITIVE_INFINITY
  const inland = inlandActs(acts, podStay)
  const destination = inland.at(-1)?.place ?? null

  const undone = stays.flatMap(undoneAt)

  const roleOf = (act: Act): Role => {
    if (undone.includes(act)) return 'way'
    const stay = onWater(act) ? stayOf(act, stays) : undefined
    if (stay) return stay.role
    // A barge brings the container to its vessel, or inland from it, as a truck does.
    if (onWater(act) && act.statement.mode !== 'barge') return 'way'
    const { key } = act.place
    const from = podStay?.acts[0] ?? stays[0]?.acts.at(-1)
    const landed = act.time.ms >= landedMs || (from !== undefined && acts.indexOf(act) > acts.indexOf(from))
    if (landed && destination && key === destination.key) return 'destination'
    if (landed && key === podStay?.place.key) return 'pod'
    if (key === polStay?.place.key) return 'pol'
    if (stays.some((stay) => stay.place.key === key && stay.role === 'transshipment')) return 'transshipment'
    return landed ? 'inland' : 'origin'
  }

  const landings = podStay?.acts.filter(isLanding) ?? []
  return {
    pol: polStay?.place ?? null,
    pod: podStay?.place ?? null,
    destination,
    roleOf,
    podCall: landings.find((act) => act.statement.vessel !== null) ?? landings[0] ?? null,
    podTerminal: terminalOf(landings),
    destinationTerminal: terminalOf(inland.filter((act) => act.place.key === destination?.key)),
    stays,
  }
}

/** The calls of the main leg: by vessel, or by barge if the journey has only barges. */
const seaStays = (acts: readonly Act[], claimed: readonly Act[]): Stay[] => {
  const water = acts.filter((act) => onWater(act) && onWaterKinds.includes(act.statement.kind))
  const byShip = water.filter((act) => act.statement.mode === 'vessel')
  const stays: Stay[] = []
  for (const act of byShip.length > 0 ? byShip : water) {
    const last = stays.at(-1)
    if (last?.place.key === act.place.key) last.acts.push(act)
    else stays.push({ place: act.place, acts: [act], role: 'way' })
  }
  const first = stays[0]
  const aboard = callsAboard(stays)
  const last = aboard.at(-1)
  for (const [index, stay] of aboard.entries())
    if (isHandled(stay) && !isPassed(stay, aboard.slice(0, index), aboard.slice(index + 1))) stay.role = 'transshipment'
  if (last && landsFor(last, claimed) && (stays.length > 1 || !last.acts.some(isBoarding))) last.role = 'pod'
  // If the history begins with an arrival, the source no longer reports the port of lading.
  if (first && first.role !== 'pod' && first.acts.some(isBoarding)) first.role = 'pol'
  return stays
}

/**
 * The container stays here: it is not loaded again, and the vessel sails on only after the container was discharged.
 */
const landsFor = ({ acts, place }: Stay, claimed: readonly Act[]) => {
  if (!acts.some(isLanding)) return false
  const handling = acts.filter((act) => act.statement.kind === 'discharge' || act.statement.kind === 'load')
  if (handling.length > 0)
    return (handling.at(-1)!.statement.kind === 'discharge' || isPutBack(acts)) && !boardsAnother(acts)
  return !acts.some((act) => act.statement.kind === 'depart') || wasBoundFor(place, acts, claimed)
}

/**
 * The discharge is not reported yet: when the vessel came, this was the last place where it was expected. Of a vessel that
 * had come before anything was known, it was the last place that anything was known of.
 */
const wasBoundFor = (place: Place, acts: readonly Act[], claimed: readonly Act[]): boolean => {
  const { firstSeenMs } = acts.find(isLanding)!.claim
  const awaited = claimed.filter(
    (act) =>
      !isActual(act) &&
      onWater(act) &&
      isLanding(act) &&
      act.claim.firstSeenMs <= firstSeenMs &&
      (act.claim.closedMs ?? Number.POSITIVE_INFINITY) >= firstSeenMs,
  )
  const before = awaited.filter(({ claim }) => claim.firstSeenMs < firstSeenMs)
  if (before.length > 0) return before.at(-1)!.place.key === place.key
  const wasKnown = claimed.some((act) => onWater(act) && act.claim.firstSeenMs < firstSeenMs)
  return !wasKnown && !boardsAnother(acts) && awaited.every((act) => act.place.key === place.key)
}

/** Loaded again on the vessel that brought it, which is still here. */
const isPutBack = (acts: readonly Act[]) => {
  const brought = acts.find((act) => isLanding(act) && namesVessel(act.statement.vessel))
  const loaded = acts.findLast((act) => act.statement.kind === 'load')
  return (
    brought !== undefined &&
    sameVessel(brought.statement.vessel, loaded?.statement.vessel ?? null) &&
    !acts.some((act) => act.statement.kind === 'depart')
  )
}

/** A container that is moved aboard is loaded last, and discharged last, in earnest: what was undone has no role. */
const undoneAt = ({ acts, role }: Stay): Act[] => {
  const [kind, undoneBy] = role === 'pol' ? ['load', 'discharge'] : ['discharge', 'load']
  if (role !== 'pol' && role !== 'pod') return []
  const last = acts.findLast((act) => act.statement.kind === undoneBy && isActual(act))
  return last ? acts.slice(0, acts.indexOf(last)).filter((act) => act.statement.kind === kind) : []
}

/** Another vessel is to sail from here, and the container waits for it. */
const boardsAnother = (acts: readonly Act[]) => {
  const brought = acts.find(isLanding)
  return acts.some(
    (act) =>
      act.statement.kind === 'depart' &&
      act.statement.vessel !== null &&
      !sameVessel(act.statement.vessel, brought?.statement.vessel ?? null),
  )
}

/** The container is transshipped: shown by a discharge or load, or by two vessels that call for it. */
const isHandled = ({ acts }: Stay) => {
  const ships = acts.filter((act) => act.statement.vessel?.imo || act.statement.vessel?.name)
  return (
    acts.some((act) => act.statement.kind === 'load' || act.statement.kind === 'discharge') ||
    ships.some((act) => !sameVessel(act.statement.vessel, ships[0]!.statement.vessel)) ||
    acts.length === 1
  )
}

/** The call that an act belongs to; an overtaken act belongs to the call at its place that is nearest in time. */
const stayOf = (act: Act, stays: readonly Stay[]): Stay | undefined => {
  const own = stays.find((stay) => stay.acts.includes(act))
  if (own) return own
  const there = stays.filter((stay) => stay.place.key === act.place.key)
  const distance = (stay: Stay) => Math.min(...stay.acts.map((other) => Math.abs(other.time.ms - act.time.ms)))
  return there.sort((a, b) => distance(a) - distance(b))[0]
}

/**
 * Arrivals on land after the sea leg, elsewhere than at the port of discharge. A customer's address is not a terminal.
 */
const inlandActs = (acts: readonly Act[], podStay: Stay | undefined): Act[] => {
  const from = podStay ? acts.indexOf(podStay.acts[0]!) : -1
  if (!podStay || from === -1) return []
  return acts.filter(
    (act, index) =>
      index > from &&
      act.place.key !== podStay.place.key &&
      act.place.facilityType !== 'CLOC' &&
      act.statement.laden !== false &&
      act.statement.mode !== null &&
      act.statement.mode !== 'vessel' &&
      ['arrive', 'discharge', 'gate_in'].includes(act.statement.kind),
  )
}

const terminalOf = (acts: readonly Act[]) => {
  const atTerminals = acts.filter((act) => act.place.terminal !== null)
  return (
    (atTerminals.findLast((act) => act.statement.classifier === 'actual') ?? atTerminals.at(-1))?.place.terminal ?? null
  )
}

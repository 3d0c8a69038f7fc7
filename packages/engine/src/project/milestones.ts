import { vesselKey } from '../claims/claim-key.ts'
import type { PlaceText, VesselText } from '../statement.ts'
import { earliestMs, placeTime } from '../time.ts'
import { identifyShips } from './identify-ships.ts'
import type { FactClaim, MilestoneClaim, ProjectionInput, SourcedClaim } from './projection.ts'
import { byTime } from './stages.ts'

/** How far ahead of our clock an actual may be before it is held back, because clocks differ. */
export const MAX_CLOCK_SKEW_MS = 5 * 60_000

export interface GatheredClaims {
  milestones: MilestoneClaim[]
  facts: FactClaim[]
  flagged: SourcedClaim[]
  reevaluateAtMs: number | null
}

/** Resolves the place, time and ship of every claim, and holds back the actuals that lie in the future. */
export const gatherClaims = ({ claims, resolvePlace, nowMs }: ProjectionInput): GatheredClaims => {
  const gathered: GatheredClaims = { milestones: [], facts: [], flagged: [], reevaluateAtMs: null }
  for (const claim of claims) {
    const { statement, source } = claim
    const railway = source.kind === 'rail' ? source.scac : null
    if (statement.says === 'fact') {
      gathered.facts.push({
        claim,
        statement,
        place: statement.place && resolvePlace(statement.place, railway),
        names: statement.field === 'off_dock_to' && statement.value ? resolvePlace(statement.value as PlaceText) : null,
      })
      continue
    }
    if (statement.classifier === 'actual' && claim.closedMs === null) {
      const clearsMs = earliestMs(statement.time) - MAX_CLOCK_SKEW_MS
      if (clearsMs > nowMs) {
        gathered.flagged.push(claim)
        gathered.reevaluateAtMs = Math.min(gathered.reevaluateAtMs ?? clearsMs, clearsMs)
        continue
      }
    }
    const place = resolvePlace(statement.place, railway)
    gathered.milestones.push({ claim, statement, place, time: placeTime(statement.time, place) })
  }
  gathered.milestones = identifyShips(gathered.milestones.sort(byTime))
  return gathered
}

export const isOpen = (milestone: MilestoneClaim) => milestone.claim.closedMs === null
export const isActual = (milestone: MilestoneClaim) => milestone.statement.classifier === 'actual'
export const isOnWater = (milestone: MilestoneClaim) =>
  milestone.statement.mode === 'vessel' || milestone.statement.mode === 'barge'

export const isSameVessel = (a: VesselText | null, b: VesselText | null) => vesselKey(a) === vesselKey(b)
export const namesVessel = (vessel: VesselText | null) =>
  vessel !== null && (vessel.imo !== null || vessel.name !== null)

/** The containers that the sources mention. */
export const containerNumbers = ({ milestones, facts }: Pick<GatheredClaims, 'milestones' | 'facts'>): string[] => {
  const numbers = new Set<string>()
  for (const milestone of milestones) if (milestone.statement.container) numbers.add(milestone.statement.container)
  for (const fact of facts) if (fact.statement.container) numbers.add(fact.statement.container)
  return [...numbers].sort()
}

/**
 * The milestones that concern one container: its own, and vessel calls that name no container. Departures and arrivals
 * apply to the containers loaded on that vessel, unless the line reports no loads at all.
 */
export const milestonesOfContainer = (number: string, milestones: readonly MilestoneClaim[]): MilestoneClaim[] => {
  const handled = milestones.filter(
    (milestone) =>
      milestone.statement.container !== null && isOnWater(milestone) && isHandling(milestone) && isOpen(milestone),
  )
  const own = handled.filter((milestone) => milestone.statement.container === number)
  const ownEver = milestones.filter(
    (milestone) => milestone.statement.container === number && isOnWater(milestone) && isHandling(milestone),
  )
  const calls = milestones.filter(
    (milestone) => milestone.statement.container === null && isActual(milestone) && isOpen(milestone),
  )
  const boardings = milestones.filter(
    (milestone) =>
      (milestone.statement.kind === 'depart' || milestone.statement.kind === 'load') &&
      isOnWater(milestone) &&
      isOpen(milestone),
  )
  const sailed = boardings.filter((milestone) => milestone.statement.kind === 'depart' && isActual(milestone))
  return milestones.filter((milestone) => {
    if (milestone.statement.container !== null) return milestone.statement.container === number
    if (!isOnWater(milestone)) return true
    return (
      !isLeftBehind(milestone, ownEver, handled, calls) &&
      appliesToContainer(milestone, own, handled, sailed, boardings)
    )
  })
}

const isHandling = (milestone: MilestoneClaim) =>
  milestone.statement.kind === 'load' || milestone.statement.kind === 'discharge'

/**
 * Where the vessel takes on containers, this container boards or has boarded another: plans of the vessel are for
 * containers that were left behind or went ahead.
 */
const boardsAnother = (
  call: MilestoneClaim,
  own: readonly MilestoneClaim[],
  boardings: readonly MilestoneClaim[],
): boolean => {
  if (!namesVessel(call.statement.vessel)) return false
  const places = boardings.filter(isOfVesselOf(call)).map(({ place }) => place.key)
  return (
    places.length > 0 &&
    places.every((key) => own.some((milestone) => milestone.place.key === key && isLoadedOn(milestone, call, own)))
  )
}

const isOfVesselOf = (call: MilestoneClaim) => (milestone: MilestoneClaim) =>
  isSameVessel(milestone.statement.vessel, call.statement.vessel)

const isLoadedOn = (milestone: MilestoneClaim, call: MilestoneClaim, own: readonly MilestoneClaim[]): boolean =>
  milestone.statement.kind === 'load' &&
  namesVessel(milestone.statement.vessel) &&
  !isOfVesselOf(call)(milestone) &&
  !own.some((other) => isActual(other) && isBackAshore(other, milestone))

const isBackAshore = ({ statement, place, time }: MilestoneClaim, loaded: MilestoneClaim) =>
  statement.kind === 'discharge' && place.key === loaded.place.key && time.ms > loaded.time.ms

const appliesToContainer = (
  call: MilestoneClaim,
  own: readonly MilestoneClaim[],
  handled: readonly MilestoneClaim[],
  sailed: readonly MilestoneClaim[],
  boardings: readonly MilestoneClaim[],
): boolean => {
  if (handled.length === 0) return true
  const aboard = (milestone: MilestoneClaim) =>
    namesVessel(call.statement.vessel)
      ? isSameVessel(milestone.statement.vessel, call.statement.vessel)
      : milestone.place.key === call.place.key && !namesVessel(milestone.statement.vessel)
  const handledHere = own.filter(aboard)
  if (handledHere.length > 0) return !isActual(call) || isWhileAboard(call, handledHere)
  // A future leg: until the vessel sails, its plan applies to every container, because containers are loaded one by
  // one. An actual call of a vessel that this container was not on does not apply to it, unless the line names no
  // vessel where the container was handled.
  const boarded = handled.filter(aboard)
  if (!isActual(call) && !boarded.some((milestone) => hasSailedFrom(milestone, sailed)))
    return !boardsAnother(call, own, boardings)
  if (boarded.length > 0) return false
  return own.some(
    (milestone) =>
      milestone.place.key === call.place.key &&
      (!namesVessel(milestone.statement.vessel) || !namesVessel(call.statement.vessel)),
  )
}

/**
 * The container was booked on this ship and was not loaded: the line still plans the loading, or reports the loading of
 * other containers, or has dropped the plan. Earlier calls of the ship at the quay concern the container; its voyage
 * does not, until the line reports that the container was handled. A ship that arrives where the container is bound for
 * carried it, if the plan was dropped.
 */
const isLeftBehind = (
  call: MilestoneClaim,
  ownEver: readonly MilestoneClaim[],
  handled: readonly MilestoneClaim[],
  calls: readonly MilestoneClaim[],
): boolean => {
  if (!isActual(call) || !namesVessel(call.statement.vessel)) return false
  const ofShip = ownEver.filter(isOfVesselOf(call))
  const isHandled = (milestone: MilestoneClaim) =>
    isActual(milestone) && isOpen(milestone) && (ofShip.includes(milestone) || !namesVessel(milestone.statement.vessel))
  if (ofShip.length === 0 || ownEver.some(isHandled)) return false
  const planned = ofShip.filter(isLoading)
  const ofOthers = handled.filter(
    (milestone) => isLoading(milestone) && isActual(milestone) && isOfVesselOf(call)(milestone),
  )
  const isQuay = ({ place }: MilestoneClaim) =>
    [...planned, ...ofOthers].some((milestone) => milestone.place.key === place.key)
  if (isArriving(call) && isQuay(call)) return false
  if (planned.some(isOpen) || ofOthers.length > 0) return true
  const isDropped = planned.some(({ claim }) => claim.closedBecause === 'dropped')
  return (
    isDropped &&
    !calls.some((milestone) => isArriving(milestone) && isOfVesselOf(call)(milestone) && !isQuay(milestone))
  )
}

const isLoading = ({ statement }: MilestoneClaim) => statement.kind === 'load'
const isArriving = ({ statement }: MilestoneClaim) => statement.kind === 'arrive' || statement.kind === 'berth'

const DAY_MS = 86_400_000
const CALL_WINDOW_MS = 7 * DAY_MS

/**
 * A ship returns on its next voyage: its calls count from the loading of the container to its discharge, and near those
 * in time at these ports.
 */
const isWhileAboard = ({ time, place }: MilestoneClaim, handled: readonly MilestoneClaim[]): boolean => {
  const moves = handled.filter(isActual)
  const isNear = (move: MilestoneClaim) =>
    place.key === move.place.key && Math.abs(time.ms - move.time.ms) <= CALL_WINDOW_MS
  // A day at one side of the date line may end after the same moment's day at the other has begun.
  const endMs = time.ms + (time.precision === 'day' ? DAY_MS - 1 : 0)
  const before = moves.findLast((move) => move.time.ms <= endMs)
  if (moves.length === 0 || moves.some(isNear)) return true
  return before ? before.statement.kind === 'load' : moves[0]!.statement.kind === 'discharge'
}

/** The vessel on which others were loaded has sailed from there. */
const hasSailedFrom = ({ statement, place }: MilestoneClaim, sailed: readonly MilestoneClaim[]): boolean =>
  statement.kind !== 'load' ||
  sailed.some(
    (milestone) => milestone.place.key === place.key && isSameVessel(milestone.statement.vessel, statement.vessel),
  )

import { vesselKey } from '../claims/claim-key.ts'
import type { PlaceText, VesselText } from '../statement.ts'
import { earliestMs, placeTime } from '../time.ts'
import { identifyShips } from './identify-ships.ts'
import type { Act, FactClaim, ProjectionInput, SourcedClaim } from './projection.ts'
import { byTime } from './stages.ts'

/** How far ahead of our clock an actual may lie before it is held back, because clocks differ. */
export const SKEW_MS = 5 * 60_000

export interface Gathered {
  acts: Act[]
  facts: FactClaim[]
  flagged: SourcedClaim[]
  lookAgainMs: number | null
}

/** Resolves the place, time and ship of every claim, and holds back the actuals that lie in the future. */
export const gather = ({ claims, resolvePlace, nowMs }: ProjectionInput): Gathered => {
  const gathered: Gathered = { acts: [], facts: [], flagged: [], lookAgainMs: null }
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
      const clearsMs = earliestMs(statement.time) - SKEW_MS
      if (clearsMs > nowMs) {
        gathered.flagged.push(claim)
        gathered.lookAgainMs = Math.min(gathered.lookAgainMs ?? clearsMs, clearsMs)
        continue
      }
    }
    const place = resolvePlace(statement.place, railway)
    gathered.acts.push({ claim, statement, place, time: placeTime(statement.time, place) })
  }
  gathered.acts = identifyShips(gathered.acts.sort(byTime))
  return gathered
}

export const isOpen = (act: Act) => act.claim.closedMs === null
export const isActual = (act: Act) => act.statement.classifier === 'actual'
export const onWater = (act: Act) => act.statement.mode === 'vessel' || act.statement.mode === 'barge'

export const sameVessel = (a: VesselText | null, b: VesselText | null) => vesselKey(a) === vesselKey(b)
export const namesVessel = (vessel: VesselText | null) =>
  vessel !== null && (vessel.imo !== null || vessel.name !== null)

/** The containers that the sources mention. */
export const containerNumbers = ({ acts, facts }: Pick<Gathered, 'acts' | 'facts'>): string[] => {
  const numbers = new Set<string>()
  for (const act of acts) if (act.statement.container) numbers.add(act.statement.container)
  for (const fact of facts) if (fact.statement.container) numbers.add(fact.statement.container)
  return [...numbers].sort()
}

/**
 * The acts that concern one container: its own, and vessel calls that name no container. Departures and arrivals apply
 * to the containers loaded on that vessel, unless the line reports no loads at all.
 */
export const actsOfContainer = (number: string, acts: readonly Act[]): Act[] => {
  const handled = acts.filter(
    (act) => act.statement.container !== null && onWater(act) && isHandling(act) && isOpen(act),
  )
  const own = handled.filter((act) => act.statement.container === number)
  const ownEver = acts.filter((act) => act.statement.container === number && onWater(act) && isHandling(act))
  const calls = acts.filter((act) => act.statement.container === null && isActual(act) && isOpen(act))
  const boardings = acts.filter(
    (act) => (act.statement.kind === 'depart' || act.statement.kind === 'load') && onWater(act) && isOpen(act),
  )
  const sailed = boardings.filter((act) => act.statement.kind === 'depart' && isActual(act))
  return acts.filter((act) => {
    if (act.statement.container !== null) return act.statement.container === number
    if (!onWater(act)) return true
    return !isLeftBehind(act, ownEver, handled, calls) && appliesToContainer(act, own, handled, sailed, boardings)
  })
}

const isHandling = (act: Act) => act.statement.kind === 'load' || act.statement.kind === 'discharge'

/**
 * The vessel takes containers where this one boards another, or has: its plans are those of containers that were left
 * behind, or went ahead.
 */
const boardsAnother = (call: Act, own: readonly Act[], boardings: readonly Act[]): boolean => {
  if (!namesVessel(call.statement.vessel)) return false
  const places = boardings.filter(isOf(call)).map(({ place }) => place.key)
  return (
    places.length > 0 && places.every((key) => own.some((act) => act.place.key === key && isLoadedOn(act, call, own)))
  )
}

const isOf = (call: Act) => (act: Act) => sameVessel(act.statement.vessel, call.statement.vessel)

const isLoadedOn = (act: Act, call: Act, own: readonly Act[]): boolean =>
  act.statement.kind === 'load' &&
  namesVessel(act.statement.vessel) &&
  !isOf(call)(act) &&
  !own.some((other) => isActual(other) && isBackAshore(other, act))

const isBackAshore = ({ statement, place, time }: Act, loaded: Act) =>
  statement.kind === 'discharge' && place.key === loaded.place.key && time.ms > loaded.time.ms

const appliesToContainer = (
  call: Act,
  own: readonly Act[],
  handled: readonly Act[],
  sailed: readonly Act[],
  boardings: readonly Act[],
): boolean => {
  if (handled.length === 0) return true
  const aboard = (act: Act) =>
    namesVessel(call.statement.vessel)
      ? sameVessel(act.statement.vessel, call.statement.vessel)
      : act.place.key === call.place.key && !namesVessel(act.statement.vessel)
  const handledHere = own.filter(aboard)
  if (handledHere.length > 0) return !isActual(call) || isWhileAboard(call, handledHere)
  // A future leg: until the vessel sails, its plan applies to every container, because containers are loaded one by
  // one. An actual call of a vessel that this container was not on does not apply to it, unless the line names no
  // vessel where the container was handled.
  const boarded = handled.filter(aboard)
  if (!isActual(call) && !boarded.some((act) => leftFrom(act, sailed))) return !boardsAnother(call, own, boardings)
  if (boarded.length > 0) return false
  return own.some(
    (act) =>
      act.place.key === call.place.key && (!namesVessel(act.statement.vessel) || !namesVessel(call.statement.vessel)),
  )
}

/**
 * It was to go with this ship and was not loaded: the line still plans the loading, or reports that of other containers,
 * or has dropped the plan. What the ship did before at the quay concerns it; its voyage does not, until the line reports
 * that the container was handled. A ship that arrives where the container is bound for had it, if the plan was dropped.
 */
const isLeftBehind = (call: Act, ownEver: readonly Act[], handled: readonly Act[], calls: readonly Act[]): boolean => {
  if (!isActual(call) || !namesVessel(call.statement.vessel)) return false
  const ofShip = ownEver.filter(isOf(call))
  const isHandled = (act: Act) =>
    isActual(act) && isOpen(act) && (ofShip.includes(act) || !namesVessel(act.statement.vessel))
  if (ofShip.length === 0 || ownEver.some(isHandled)) return false
  const planned = ofShip.filter(isLoading)
  const ofOthers = handled.filter((act) => isLoading(act) && isActual(act) && isOf(call)(act))
  const isQuay = ({ place }: Act) => [...planned, ...ofOthers].some((act) => act.place.key === place.key)
  if (isArriving(call) && isQuay(call)) return false
  if (planned.some(isOpen) || ofOthers.length > 0) return true
  const isDropped = planned.some(({ claim }) => claim.closedBecause === 'dropped')
  return isDropped && !calls.some((act) => isArriving(act) && isOf(call)(act) && !isQuay(act))
}

const isLoading = ({ statement }: Act) => statement.kind === 'load'
const isArriving = ({ statement }: Act) => statement.kind === 'arrive' || statement.kind === 'berth'

const DAY_MS = 86_400_000
const CALL_MS = 7 * DAY_MS

/** A ship comes again: its calls count from the loading of the container to its discharge, at these ports around them. */
const isWhileAboard = ({ time, place }: Act, handled: readonly Act[]): boolean => {
  const moves = handled.filter(isActual)
  const isNear = (move: Act) => place.key === move.place.key && Math.abs(time.ms - move.time.ms) <= CALL_MS
  // A day at one side of the date line may end after the same moment's day at the other has begun.
  const endMs = time.ms + (time.precision === 'day' ? DAY_MS - 1 : 0)
  const before = moves.findLast((move) => move.time.ms <= endMs)
  if (moves.length === 0 || moves.some(isNear)) return true
  return before ? before.statement.kind === 'load' : moves[0]!.statement.kind === 'discharge'
}

/** The vessel that others were loaded on has sailed from there. */
const leftFrom = ({ statement, place }: Act, sailed: readonly Act[]): boolean =>
  statement.kind !== 'load' ||
  sailed.some((act) => act.place.key === place.key && sameVessel(act.statement.vessel, statement.vessel))

import { endOfTime } from '../../charges/days.ts'
import {
  isActual,
  isHandling,
  isLoading,
  isOnWater,
  isOpen,
  isSameVessel,
  namesVessel,
} from '../milestones/milestones.ts'
import type { MilestoneClaim } from '../types/projection.ts'
import { byContainer } from './by-container.ts'
import { type ShipsOfBill, shipsOfBill } from './ships-of-bill.ts'

/**
 * The milestones that concern one container: its own, and vessel calls that name no container. Departures and arrivals
 * apply to the containers loaded on that vessel, unless the line reports no loads at all.
 */
export const milestonesByContainer = (
  milestones: readonly MilestoneClaim[],
): ((number: string) => readonly MilestoneClaim[]) => {
  const by = byContainer(milestones)
  const bill = shipsOfBill(milestones)
  return (number) => {
    const ownEver = by.own(number).filter((milestone) => isOnWater(milestone) && isHandling(milestone))
    const own = ownEver.filter(isOpen)
    return by.of(number).filter((milestone) => {
      if (milestone.statement.container !== null || !isOnWater(milestone)) return true
      return !isLeftBehind(milestone, ownEver, bill) && appliesToContainer(milestone, own, bill)
    })
  }
}

/**
 * Whether the container is loaded, or is to be, on another vessel wherever the vessel of the call takes on containers:
 * plans of the call's vessel are then for containers that were left behind or went ahead.
 */
const boardsAnother = (call: MilestoneClaim, own: readonly MilestoneClaim[], { boardsAt }: ShipsOfBill): boolean => {
  if (!namesVessel(call.statement.vessel)) return false
  const places = [...boardsAt(call)]
  return (
    places.length > 0 &&
    places.every((key) => own.some((milestone) => milestone.place.key === key && isLoadedOn(milestone, call, own)))
  )
}

const isOfVesselOf = (call: MilestoneClaim) => (milestone: MilestoneClaim) =>
  isSameVessel(milestone.statement.vessel, call.statement.vessel)

const isLoadedOn = (milestone: MilestoneClaim, call: MilestoneClaim, own: readonly MilestoneClaim[]): boolean =>
  isLoading(milestone) &&
  namesVessel(milestone.statement.vessel) &&
  !isOfVesselOf(call)(milestone) &&
  !own.some((other) => isActual(other) && isBackAshore(other, milestone))

const isBackAshore = ({ statement, place, time }: MilestoneClaim, loaded: MilestoneClaim) =>
  statement.kind === 'discharge' && place.key === loaded.place.key && time.ms > loaded.time.ms

const appliesToContainer = (call: MilestoneClaim, own: readonly MilestoneClaim[], bill: ShipsOfBill): boolean => {
  if (!bill.isHandled) return true
  const aboard = (milestone: MilestoneClaim) =>
    namesVessel(call.statement.vessel)
      ? isSameVessel(milestone.statement.vessel, call.statement.vessel)
      : milestone.place.key === call.place.key && !namesVessel(milestone.statement.vessel)
  const handledHere = own.filter(aboard)
  if (handledHere.length > 0) return !isActual(call) || isWhileAboard(call, handledHere)
  // A future leg: until the vessel sails, its plan applies to every container, because containers are loaded one by
  // one. An actual call of a vessel that this container was not on does not apply to it, unless the line names no
  // vessel where the container was handled.
  const ship = bill.shipOf(call)
  if (!isActual(call) && !ship?.hasSailed) return !boardsAnother(call, own, bill)
  if (ship !== undefined) return false
  return own.some(
    (milestone) =>
      milestone.place.key === call.place.key &&
      (!namesVessel(milestone.statement.vessel) || !namesVessel(call.statement.vessel)),
  )
}

/**
 * Whether the container was booked on this ship and not loaded: the line still plans the loading, or reports the
 * loading of other containers, or has dropped the plan. Earlier calls of the ship at the quay concern the container;
 * its voyage does not, until the line reports that the container was handled. A ship that arrives where the container
 * is bound for carried it, if the plan was dropped.
 */
const isLeftBehind = (
  call: MilestoneClaim,
  ownEver: readonly MilestoneClaim[],
  { calls, shipOf }: ShipsOfBill,
): boolean => {
  if (!isActual(call) || !namesVessel(call.statement.vessel)) return false
  const ofShip = ownEver.filter(isOfVesselOf(call))
  const isHandled = (milestone: MilestoneClaim) =>
    isActual(milestone) && isOpen(milestone) && (ofShip.includes(milestone) || !namesVessel(milestone.statement.vessel))
  if (ofShip.length === 0 || ownEver.some(isHandled)) return false
  const planned = ofShip.filter(isLoading)
  const othersLoadedAt = shipOf(call)?.loadedAt
  const isQuay = ({ place }: MilestoneClaim) =>
    planned.some((milestone) => milestone.place.key === place.key) || othersLoadedAt?.has(place.key) === true
  if (isArriving(call) && isQuay(call)) return false
  if (planned.some(isOpen) || (othersLoadedAt?.size ?? 0) > 0) return true
  const isDropped = planned.some(({ claim }) => claim.closedBecause === 'dropped')
  return (
    isDropped &&
    !calls.some((milestone) => isArriving(milestone) && isOfVesselOf(call)(milestone) && !isQuay(milestone))
  )
}

const isArriving = ({ statement }: MilestoneClaim) => statement.kind === 'arrive' || statement.kind === 'berth'

const DAY_MS = 86_400_000
const CALL_WINDOW_MS = 7 * DAY_MS

/**
 * A ship returns on its next voyage: its calls count from the loading of the container to its discharge, and when they
 * are close in time to these at their ports.
 */
const isWhileAboard = ({ time, place }: MilestoneClaim, handled: readonly MilestoneClaim[]): boolean => {
  const moves = handled.filter(isActual)
  const isNear = (move: MilestoneClaim) =>
    place.key === move.place.key && Math.abs(time.ms - move.time.ms) <= CALL_WINDOW_MS
  // A bare date counts as the end of its day: across the date line, the day may begin before the loading.
  const endMs = time.precision === 'day' ? endOfTime(time) - 1 : time.ms
  const before = moves.findLast((move) => move.time.ms <= endMs)
  if (moves.length === 0 || moves.some(isNear)) return true
  return before ? before.statement.kind === 'load' : moves[0]!.statement.kind === 'discharge'
}

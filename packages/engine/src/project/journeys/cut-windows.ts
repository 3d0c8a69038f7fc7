import { isActual, isOnWater, isOpen, isSameVessel, namesVessel } from '../milestones/milestones.ts'
import { isInland } from '../places/facility-types.ts'
import type { MilestoneClaim, Place } from '../types/projection.ts'

/** One of the many journeys made under a container number. */
export interface Window {
  openedMs: number
  /** When the container was returned empty, went out empty again, or was filled again; null while under way. */
  closedMs: number | null
  /** The place of the empty return, if that ended it. */
  returnedTo: Place | null
  milestones: MilestoneClaim[]
  /** Whether an empty return came before it, so that it may be the handling of an empty container. */
  afterReturn: boolean
  /** Whether the empty container is shipped to where cargo waits, which is not a journey. */
  isRepositioning: boolean
}

interface OpenWindow extends Window {
  ladenSeen: boolean
  landed: boolean
  /** The milestone by which the receiver got the container. */
  collected: MilestoneClaim | null
  /** Its last discharge. */
  discharged: MilestoneClaim | null
}

const DAY_MS = 86_400_000
/**
 * A container that is not loaded for this long after its discharge is not waiting for a vessel, unless that was
 * planned.
 */
const IDLE_MS = 30 * DAY_MS
/**
 * A truck takes a container from one terminal of a hub to another within this time, by gate-in, or by loading if no
 * gate-in is reported.
 */
const TRANSFERRED_MS = { gate_in: 2 * DAY_MS, load: 7 * DAY_MS }

/**
 * Splits the milestones of a container, in chronological order, into journeys. Expected milestones go to the journey in
 * whose time they fall.
 */
export const cutWindows = (milestones: readonly MilestoneClaim[]): Window[] => {
  const windows: OpenWindow[] = []
  let current: OpenWindow | null = null
  let afterReturn = false
  const open = (milestone: MilestoneClaim, isRepositioning = false): OpenWindow => {
    const opened = {
      openedMs: milestone.time.ms,
      closedMs: null,
      returnedTo: null,
      milestones: [],
      afterReturn,
      isRepositioning,
    }
    const started: OpenWindow = { ...opened, ladenSeen: false, landed: false, collected: null, discharged: null }
    windows.push(started)
    return started
  }
  for (const milestone of milestones) {
    // Only open actuals decide; closed claims and plans are assigned below.
    if (!isActual(milestone) || !isOpen(milestone)) continue
    const { kind, laden } = milestone.statement
    const end = current && endedBy(milestone, current, milestones)
    if (current && end) {
      // An empty gate-out that led to nothing is dropped: the last one before the first load counts.
      if (!current.ladenSeen && !current.isRepositioning) windows.pop()
      else current.closedMs = milestone.time.ms
      afterReturn ||= end === 'empty' && (current.ladenSeen || current.isRepositioning)
      current = null
    }
    const isReturn: boolean = kind === 'gate_in' && laden === false
    if (current === null) {
      const ended = windows.at(-1)
      if (ended && isItsPickup(milestone, ended)) {
        ended.milestones.push(milestone)
        ended.collected = milestone
        continue
      }
      if (isReturn) afterReturn = true // the end of a journey whose beginning the source no longer reports
      // The call of a vessel does not open a journey for a container that came back.
      if (isReturn || (milestone.statement.container === null && windows.length > 0)) continue
      current = open(milestone, isEmptyAtSea(milestone))
    }
    // The vessel sails on without the container.
    if (current.collected && isCallElsewhere(milestone, current.collected) && !broughtBy(milestone, current)) continue
    current.milestones.push(milestone)
    if (current.isRepositioning) continue
    current.ladenSeen ||= laden === true || kind === 'load' || kind === 'discharge' || isOnWater(milestone)
    current.landed ||= kind === 'discharge' && milestone.statement.mode !== null
    if (kind === 'discharge' && isOnWater(milestone)) current.discharged = milestone
    const isFullOut = kind === 'gate_out' && laden === true && milestone.statement.mode === 'truck'
    if (isFullOut && current.landed) current.collected = milestone
    else if (isOnWater(milestone) && milestone.statement.container !== null) current.collected = null
    current.landed ||= isFullOut
    if (isReturn && current.ladenSeen && current.landed) {
      current.closedMs = milestone.time.ms
      current.returnedTo = milestone.place
      current = null
      afterReturn = true
    }
  }
  return withExpected(windows, milestones, afterReturn)
}

/**
 * Whether a milestone ends the journey without being part of it: the container is empty again, or another shipper's.
 */
const endedBy = (
  milestone: MilestoneClaim,
  current: OpenWindow,
  milestones: readonly MilestoneClaim[],
): 'empty' | 'filled' | null => {
  const { kind, laden } = milestone.statement
  const isEmptyOut = kind === 'gate_out' && laden === false
  if (current.isRepositioning) {
    if (isEmptyOut) return 'empty'
    return laden === true ? 'filled' : null
  }
  if (isEmptyOut && (current.landed || !current.ladenSeen)) return 'empty'
  if (isEmptyAtSea(milestone) && (current.landed || !current.ladenSeen)) return 'empty'
  const { collected, discharged } = current
  if (collected) return isFilledAgain(milestone, collected, milestones) ? 'filled' : null
  const isIdle = discharged !== null && milestone.time.ms - discharged.time.ms > IDLE_MS
  return isIdle && isFilledAgain(milestone, discharged, milestones) ? 'filled' : null
}

/** Whether it is the pickup of a container whose return is reported for an earlier time. */
const isItsPickup = ({ statement: { kind, laden, mode }, place, time }: MilestoneClaim, ended: OpenWindow): boolean =>
  kind === 'gate_out' &&
  laden === true &&
  mode === 'truck' &&
  ended.closedMs !== null &&
  ended.collected === null &&
  time.ms - ended.closedMs <= IDLE_MS &&
  ended.discharged?.place.key === place.key

const isEmptyAtSea = (milestone: MilestoneClaim) => milestone.statement.laden === false && isOnWater(milestone)

const isCallElsewhere = ({ statement, place }: MilestoneClaim, out: MilestoneClaim) =>
  statement.container === null && (statement.kind === 'depart' || place.key !== out.place.key)

const broughtBy = (milestone: MilestoneClaim, { milestones }: OpenWindow) =>
  namesVessel(milestone.statement.vessel) &&
  milestones.some((other) => isOnWater(other) && isSameVessel(other.statement.vessel, milestone.statement.vessel))

/**
 * Whether the full container comes to a port again, later than a truck takes between terminals, with no onward voyage
 * known before.
 */
const isFilledAgain = (
  milestone: MilestoneClaim,
  out: MilestoneClaim,
  milestones: readonly MilestoneClaim[],
): boolean => {
  const { kind, laden, mode } = milestone.statement
  const isGateIn = kind === 'gate_in' && laden === true && mode === 'truck'
  const isLoad = kind === 'load' && laden !== false && isOnWater(milestone)
  if ((!isGateIn && !isLoad) || isInland(milestone.place)) return false
  if (milestone.time.ms - out.time.ms <= TRANSFERRED_MS[isGateIn ? 'gate_in' : 'load']) return false
  return !milestones.some(
    (other) =>
      isOnWater(other) &&
      other.statement.laden !== false &&
      other.time.ms > out.time.ms &&
      other.claim.firstSeenMs <= out.claim.firstSeenMs &&
      other.claim.firstSeenMs < milestone.claim.firstSeenMs,
  )
}

/** Plans, estimates and closed claims belong to the journey in whose time they fall. */
const withExpected = (windows: OpenWindow[], milestones: readonly MilestoneClaim[], afterReturn: boolean): Window[] => {
  const first = milestones.find((milestone) => !isEmptyAtSea(milestone))
  if (windows.every(({ isRepositioning }) => isRepositioning) && (windows.length === 0 || first))
    windows.push({
      ...{ openedMs: first?.time.ms ?? 0, closedMs: null, returnedTo: null, milestones: [], afterReturn },
      isRepositioning: false,
      ...{ ladenSeen: false, landed: false, collected: null, discharged: null },
    })
  for (const milestone of milestones) {
    if (isActual(milestone) && isOpen(milestone)) continue
    const window = windowOf(milestone, windows)
    if (!window?.collected || isAboard(milestone, window) || !isOfNextJourney(milestone, window.collected, milestones))
      window?.milestones.push(milestone)
  }
  const order = new Map(milestones.map((milestone, index) => [milestone, index]))
  return windows.map(({ openedMs, closedMs, returnedTo, afterReturn: isNext, isRepositioning, milestones: own }) => {
    const sortEvents = own.sort((a, b) => order.get(a)! - order.get(b)!)
    return { openedMs, closedMs, returnedTo, afterReturn: isNext, isRepositioning, milestones: sortEvents }
  })
}

/** The last journey opened by then, otherwise the first. Milestones of the empty container belong to no journey. */
const windowOf = (milestone: MilestoneClaim, windows: readonly OpenWindow[]): OpenWindow | undefined => {
  const fits = ({ isRepositioning, milestones }: OpenWindow) =>
    isRepositioning
      ? isEmptyAtSea(milestone) ||
        (milestone.statement.container === null && milestones.some((own) => isCallOf(milestone, own)))
      : !isEmptyAtSea(milestone)
  const fitting = windows.filter(fits)
  return fitting.findLast(({ openedMs }) => openedMs <= milestone.time.ms) ?? fitting[0]
}

const isCallOf = (call: MilestoneClaim, own: MilestoneClaim) =>
  isOnWater(own) && isSameVessel(call.statement.vessel, own.statement.vessel)

/**
 * Whether the container was last loaded on this vessel, and its landing is not reported: the line still estimates it.
 */
const isAboard = ({ statement: { vessel } }: MilestoneClaim, { milestones }: OpenWindow): boolean => {
  const last = milestones.findLast(
    (own) => isActual(own) && isOpen(own) && isOnWater(own) && ['load', 'discharge'].includes(own.statement.kind),
  )
  return last?.statement.kind === 'load' && namesVessel(vessel) && isSameVessel(last.statement.vessel, vessel)
}

/**
 * Whether a vessel was first mentioned after the receiver got the container: the line plans the container's next
 * journey.
 */
const isOfNextJourney = (
  milestone: MilestoneClaim,
  out: MilestoneClaim,
  milestones: readonly MilestoneClaim[],
): boolean => {
  if (isActual(milestone) || !isOnWater(milestone) || milestone.time.ms <= out.time.ms) return false
  return !milestones.some(
    (other) =>
      other.statement.kind === milestone.statement.kind &&
      other.place.key === milestone.place.key &&
      isSameVessel(other.statement.vessel, milestone.statement.vessel) &&
      other.claim.firstSeenMs <= out.claim.firstSeenMs,
  )
}

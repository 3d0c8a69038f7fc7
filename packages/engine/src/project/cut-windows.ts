import { isInland } from './facility-types.ts'
import { isActual, isOpen, namesVessel, onWater, sameVessel } from './milestones.ts'
import type { Act, Place } from './projection.ts'

/** One of the many journeys made under a container number. */
export interface Window {
  openedMs: number
  /** When the container was returned empty, went out empty again, or was filled again; null while under way. */
  closedMs: number | null
  /** Where it was returned empty, if that is what ended it. */
  returnedTo: Place | null
  acts: Act[]
  /** An empty return came before it, so that it may be the handling of an empty container. */
  afterReturn: boolean
  /** The empty container is shipped to where cargo waits: no journey. */
  isRepositioning: boolean
}

interface Opened extends Window {
  ladenSeen: boolean
  landed: boolean
  /** How the receiver got the container. */
  collected: Act | null
  /** Its last discharge. */
  discharged: Act | null
}

const DAY_MS = 86_400_000
/** A container that is not loaded for so long after its discharge does not wait for a vessel, unless that was planned. */
const IDLE_MS = 30 * DAY_MS
/** A truck takes a container from one terminal of a hub to another within this time, or its gate-in is not reported. */
const TRANSFERRED_MS = { gate_in: 2 * DAY_MS, load: 7 * DAY_MS }

/**
 * Splits the acts of a container, in chronological order, into journeys. Expected acts go to the journey in whose time
 * they fall.
 */
export const cutWindows = (acts: readonly Act[]): Window[] => {
  const windows: Opened[] = []
  let current: Opened | null = null
  let afterReturn = false
  const open = (act: Act, isRepositioning = false): Opened => {
    const opened = { openedMs: act.time.ms, closedMs: null, returnedTo: null, acts: [], afterReturn, isRepositioning }
    const started: Opened = { ...opened, ladenSeen: false, landed: false, collected: null, discharged: null }
    windows.push(started)
    return started
  }
  for (const act of acts) {
    // Only open actuals decide; closed claims and plans are assigned below.
    if (!isActual(act) || !isOpen(act)) continue
    const { kind, laden } = act.statement
    const end = current && endedBy(act, current, acts)
    if (current && end) {
      // An empty gate-out that led to nothing: the last one before the first load counts.
      if (!current.ladenSeen && !current.isRepositioning) windows.pop()
      else current.closedMs = act.time.ms
      afterReturn ||= end === 'empty' && (current.ladenSeen || current.isRepositioning)
      current = null
    }
    const isReturn: boolean = kind === 'gate_in' && laden === false
    if (current === null) {
      const ended = windows.at(-1)
      if (ended && isItsPickup(act, ended)) {
        ended.acts.push(act)
        ended.collected = act
        continue
      }
      if (isReturn) afterReturn = true // the end of a journey whose beginning the source no longer reports
      // The call of a vessel opens no journey of a container that came back.
      if (isReturn || (act.statement.container === null && windows.length > 0)) continue
      current = open(act, isEmptyAtSea(act))
    }
    // The vessel sails on without the container.
    if (current.collected && isCallElsewhere(act, current.collected) && !broughtBy(act, current)) continue
    current.acts.push(act)
    if (current.isRepositioning) continue
    current.ladenSeen ||= laden === true || kind === 'load' || kind === 'discharge' || onWater(act)
    current.landed ||= kind === 'discharge' && act.statement.mode !== null
    if (kind === 'discharge' && onWater(act)) current.discharged = act
    const isFullOut = kind === 'gate_out' && laden === true && act.statement.mode === 'truck'
    if (isFullOut && current.landed) current.collected = act
    else if (onWater(act) && act.statement.container !== null) current.collected = null
    current.landed ||= isFullOut
    if (isReturn && current.ladenSeen && current.landed) {
      current.closedMs = act.time.ms
      current.returnedTo = act.place
      current = null
      afterReturn = true
    }
  }
  return withExpected(windows, acts, afterReturn)
}

/** Whether an act ends the journey and is not part of it: the container is empty again, or another shipper's. */
const endedBy = (act: Act, current: Opened, acts: readonly Act[]): 'empty' | 'filled' | null => {
  const { kind, laden } = act.statement
  const isEmptyOut = kind === 'gate_out' && laden === false
  if (current.isRepositioning) {
    if (isEmptyOut) return 'empty'
    return laden === true ? 'filled' : null
  }
  if (isEmptyOut && (current.landed || !current.ladenSeen)) return 'empty'
  if (isEmptyAtSea(act) && (current.landed || !current.ladenSeen)) return 'empty'
  const { collected, discharged } = current
  if (collected) return isFilledAgain(act, collected, acts) ? 'filled' : null
  const isIdle = discharged !== null && act.time.ms - discharged.time.ms > IDLE_MS
  return isIdle && isFilledAgain(act, discharged, acts) ? 'filled' : null
}

/** The pickup of a container whose return is reported for an earlier time. */
const isItsPickup = ({ statement: { kind, laden, mode }, place, time }: Act, ended: Opened): boolean =>
  kind === 'gate_out' &&
  laden === true &&
  mode === 'truck' &&
  ended.closedMs !== null &&
  ended.collected === null &&
  time.ms - ended.closedMs <= IDLE_MS &&
  ended.discharged?.place.key === place.key

const isEmptyAtSea = (act: Act) => act.statement.laden === false && onWater(act)

const isCallElsewhere = ({ statement, place }: Act, out: Act) =>
  statement.container === null && (statement.kind === 'depart' || place.key !== out.place.key)

const broughtBy = (act: Act, { acts }: Opened) =>
  namesVessel(act.statement.vessel) &&
  acts.some((other) => onWater(other) && sameVessel(other.statement.vessel, act.statement.vessel))

/** It comes full to a port again, later than a truck takes between terminals; no voyage onwards was known before. */
const isFilledAgain = (act: Act, out: Act, acts: readonly Act[]): boolean => {
  const { kind, laden, mode } = act.statement
  const isGateIn = kind === 'gate_in' && laden === true && mode === 'truck'
  const isLoad = kind === 'load' && laden !== false && onWater(act)
  if ((!isGateIn && !isLoad) || isInland(act.place)) return false
  if (act.time.ms - out.time.ms <= TRANSFERRED_MS[isGateIn ? 'gate_in' : 'load']) return false
  return !acts.some(
    (other) =>
      onWater(other) &&
      other.statement.laden !== false &&
      other.time.ms > out.time.ms &&
      other.claim.firstSeenMs <= out.claim.firstSeenMs &&
      other.claim.firstSeenMs < act.claim.firstSeenMs,
  )
}

/** Plans, estimates and closed claims belong to the journey in whose time they fall. */
const withExpected = (windows: Opened[], acts: readonly Act[], afterReturn: boolean): Window[] => {
  const first = acts.find((act) => !isEmptyAtSea(act))
  if (windows.every(({ isRepositioning }) => isRepositioning) && (windows.length === 0 || first))
    windows.push({
      ...{ openedMs: first?.time.ms ?? 0, closedMs: null, returnedTo: null, acts: [], afterReturn },
      isRepositioning: false,
      ...{ ladenSeen: false, landed: false, collected: null, discharged: null },
    })
  for (const act of acts) {
    if (isActual(act) && isOpen(act)) continue
    const window = windowOf(act, windows)
    if (!window?.collected || !isOfNextJourney(act, window.collected, acts)) window?.acts.push(act)
  }
  const order = new Map(acts.map((act, index) => [act, index]))
  return windows.map(({ openedMs, closedMs, returnedTo, afterReturn: isNext, isRepositioning, acts: own }) => {
    const inOrder = own.sort((a, b) => order.get(a)! - order.get(b)!)
    return { openedMs, closedMs, returnedTo, afterReturn: isNext, isRepositioning, acts: inOrder }
  })
}

/** The last journey opened by then; before all of them, the first. What concerns the empty container is no journey's. */
const windowOf = (act: Act, windows: readonly Opened[]): Opened | undefined => {
  const fits = ({ isRepositioning, acts }: Opened) =>
    isRepositioning
      ? isEmptyAtSea(act) || (act.statement.container === null && acts.some((own) => isCallOf(act, own)))
      : !isEmptyAtSea(act)
  const fitting = windows.filter(fits)
  return fitting.findLast(({ openedMs }) => openedMs <= act.time.ms) ?? fitting[0]
}

const isCallOf = (call: Act, own: Act) => onWater(own) && sameVessel(call.statement.vessel, own.statement.vessel)

/** A vessel first mentioned after the receiver got the container: the line plans the container's next journey. */
const isOfNextJourney = (act: Act, out: Act, acts: readonly Act[]): boolean => {
  if (isActual(act) || !onWater(act) || act.time.ms <= out.time.ms) return false
  return !acts.some(
    (other) =>
      other.statement.kind === act.statement.kind &&
      other.place.key === act.place.key &&
      sameVessel(other.statement.vessel, act.statement.vessel) &&
      other.claim.firstSeenMs <= out.claim.firstSeenMs,
  )
}

import { isActual, isOpen, onWater, sameVessel } from './acts.ts'
import type { Act, ProjectionInput } from './types.ts'

/** One of the many journeys made under a container number. */
export interface Window {
  openedMs: number
  /** When the container was returned empty, or went out empty again; null while under way. */
  closedMs: number | null
  acts: Act[]
  /** An empty return came before it, so that it may be the handling of an empty container. */
  afterReturn: boolean
}

const DAY_MS = 86_400_000
/** A request by container takes a journey that ended this recently; an older one is not tracked. */
const RECENTLY_ENDED_MS = 30 * DAY_MS

/**
 * Splits the acts of a container, in chronological order, into journeys. Expected acts go to the journey in whose time
 * they fall.
 */
export const cutWindows = (acts: readonly Act[]): Window[] => {
  const windows: Window[] = []
  let current: (Window & { ladenSeen: boolean; landed: boolean }) | null = null
  const collected = new Map<Window, Act>()
  let afterReturn = false
  for (const act of acts) {
    // Only open actuals decide; closed claims and plans are assigned below.
    if (!isActual(act) || !isOpen(act)) continue
    const { kind, laden } = act.statement
    const emptyOut = kind === 'gate_out' && laden === false
    const emptyIn = kind === 'gate_in' && laden === false
    const leaves: boolean = emptyOut && current !== null && (current.landed || !current.ladenSeen)
    if (leaves && current) {
      if (current.ladenSeen) {
        current.closedMs = act.time.ms
        afterReturn = true
      } else windows.pop() // an empty gate-out that led to nothing: the last one before the first load counts
      current = null
    }
    if (current === null) {
      if (emptyIn) {
        afterReturn = true // the end of a journey whose beginning the source no longer reports
        continue
      }
      current = { openedMs: act.time.ms, closedMs: null, acts: [], afterReturn, ladenSeen: false, landed: false }
      windows.push(current)
    }
    current.acts.push(act)
    current.ladenSeen ||= laden === true || kind === 'load' || kind === 'discharge' || onWater(act)
    current.landed ||= kind === 'discharge' && act.statement.mode !== null
    const fullOut = kind === 'gate_out' && laden === true && act.statement.mode === 'truck'
    if (fullOut && current.landed) collected.set(current, act)
    if (onWater(act)) collected.delete(current)
    current.landed ||= fullOut
    if (emptyIn && current.ladenSeen && current.landed) {
      current.closedMs = act.time.ms
      current = null
      afterReturn = true
    }
  }
  if (windows.length === 0) windows.push({ openedMs: acts[0]?.time.ms ?? 0, closedMs: null, acts: [], afterReturn })
  // Plans, estimates and closed claims belong to the journey in whose time they fall.
  for (const act of acts) {
    if (isActual(act) && isOpen(act)) continue
    const window = windowAt(act.time.ms, windows)
    const out = collected.get(window)
    if (!out || !isOfNextJourney(act, out, acts)) window.acts.push(act)
  }
  const order = new Map(acts.map((act, index) => [act, index]))
  return windows.map(({ openedMs, closedMs, afterReturn: isNext, acts: own }) => ({
    openedMs,
    closedMs,
    afterReturn: isNext,
    acts: own.sort((a, b) => order.get(a)! - order.get(b)!),
  }))
}

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

/** The last journey opened by a time; before all of them, the first. */
const windowAt = (ms: number, windows: Window[]): Window =>
  windows.findLast((window) => window.openedMs <= ms) ?? windows[0]!

/**
 * Which journey of a container a request means (apps/docs/engine.md#journey-windows). Undefined: none yet, it waits.
 */
export const chooseWindow = (
  windows: readonly Window[],
  request: ProjectionInput['request'],
  documentedMs: readonly number[] = [],
): Window | undefined => {
  if (request.type === 'container') return chooseForContainer(windows, request, documentedMs)
  // A bill is one voyage: the journey that the line reported first; if it reported several at once, the last at sea.
  const firstSeen = (window: Window) => Math.min(...window.acts.map((act) => act.claim.firstSeenMs))
  const atSea = windows.filter((window) => window.acts.some(onWater))
  const candidates = atSea.length > 0 ? atSea : windows
  const earliest = Math.min(...candidates.map(firstSeen))
  return candidates.filter((window) => firstSeen(window) === earliest).at(-1)
}

const chooseForContainer = (
  windows: readonly Window[],
  { createdMs: requestedMs, endedMs = Number.NEGATIVE_INFINITY }: ProjectionInput['request'],
  documentedMs: readonly number[],
): Window | undefined => {
  const journeys = windows
    .map((window) => ({ window, beganMs: beganMs(window, documentedMs) }))
    .filter(({ window, beganMs }) => beganMs !== null && window.openedMs >= endedMs)
  const started = journeys.filter(({ beganMs }) => beganMs! <= requestedMs).map(({ window }) => window)
  const open = started.filter((window) => window.closedMs === null || window.closedMs > requestedMs).at(-1)
  if (open) return open
  const recent = started.filter((window) => requestedMs - window.closedMs! <= RECENTLY_ENDED_MS).at(-1)
  return recent ?? journeys.find(({ beganMs }) => beganMs! > requestedMs)?.window
}

/**
 * When a window turned out to be a journey; null: not yet. After an empty return an empty move, a rail move or the sea
 * leg of an empty container is none: it must move through a gate under a bill or booking, come full to the port, or be
 * loaded full on a vessel.
 */
const beganMs = ({ openedMs, afterReturn, acts }: Window, documentedMs: readonly number[]): number | null => {
  if (!afterReturn) return openedMs
  const isDocumented = ({ statement: { kind }, time }: Act) =>
    (kind === 'gate_in' || kind === 'gate_out') && documentedMs.some((ms) => Math.abs(ms - time.ms) < DAY_MS)
  const first = acts.find((act) => isActual(act) && isOpen(act) && (carriesCargo(act) || isDocumented(act)))
  return first ? first.time.ms : null
}

const carriesCargo = ({ statement: { kind, mode, laden } }: Act): boolean => {
  if (laden !== true) return false
  if (kind === 'gate_in') return mode === 'truck'
  return (mode === 'vessel' || mode === 'barge') && (kind === 'load' || kind === 'discharge')
}

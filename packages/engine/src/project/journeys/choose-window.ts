import { isActual, isOnWater, isOpen } from '../milestones/milestones.ts'
import type { MilestoneClaim, ProjectionInput } from '../types/projection.ts'
import type { Window } from './cut-windows.ts'
import { isUnderOther } from './other-journeys.ts'

const DAY_MS = 86_400_000
/**
 * If no journey is open, a request by container takes the one that ended last, unless that was longer ago than this.
 */
const RECENTLY_ENDED_MS = 365 * DAY_MS

/**
 * The journey of a container that a request means (apps/docs/engine.md#journey-windows). Undefined if there is none yet
 * and the request waits.
 */
export const chooseWindow = (
  cut: readonly Window[],
  request: ProjectionInput['request'],
  documentedMs: readonly number[] = [],
): Window | undefined => {
  const windows = cut.filter(({ isRepositioning }) => !isRepositioning)
  if (request.type === 'container') return chooseForContainer(windows, request, documentedMs)
  // A bill is one voyage: the journey that the line reported first; if it reported several at once, the last at sea.
  const firstSeen = (window: Window) => Math.min(...window.milestones.map((milestone) => milestone.claim.firstSeenMs))
  // Neither reports of a terminal alone nor moves under another number make a journey of a bill.
  const byLine = windows.filter((window) =>
    window.milestones.some((milestone) => milestone.claim.source.kind === 'line' && !isUnderOther(milestone)),
  )
  const known = byLine.length > 0 ? byLine : windows
  const atSea = known.filter((window) => window.milestones.some(isOnWater))
  const candidates = atSea.length > 0 ? atSea : known
  const earliest = Math.min(...candidates.map(firstSeen))
  return candidates.filter((window) => firstSeen(window) === earliest).at(-1)
}

/** The last journey of a container that had ended when it was requested, whether or not the request takes it. */
export const endedBefore = (cut: readonly Window[], { createdMs }: ProjectionInput['request']): Window | undefined =>
  cut.findLast(({ closedMs, isRepositioning }) => !isRepositioning && closedMs !== null && closedMs <= createdMs)

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
 * When a window became a journey; null if it has not yet. After an empty return, an empty move, a rail move or the sea
 * leg of an empty container does not count: the container must move through a gate under a bill or booking, come full
 * to the port, or be loaded full on a vessel.
 */
const beganMs = ({ openedMs, afterReturn, milestones }: Window, documentedMs: readonly number[]): number | null => {
  if (!afterReturn) return openedMs
  const isDocumented = ({ statement: { kind }, time }: MilestoneClaim) =>
    (kind === 'gate_in' || kind === 'gate_out') && documentedMs.some((ms) => Math.abs(ms - time.ms) < DAY_MS)
  const first = milestones.find(
    (milestone) => isActual(milestone) && isOpen(milestone) && (carriesCargo(milestone) || isDocumented(milestone)),
  )
  return first ? first.time.ms : null
}

const carriesCargo = ({ statement: { kind, mode, laden } }: MilestoneClaim): boolean => {
  if (laden !== true) return false
  if (kind === 'gate_in') return mode === 'truck'
  return (mode === 'vessel' || mode === 'barge') && (kind === 'load' || kind === 'discharge')
}

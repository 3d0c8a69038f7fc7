import { milestonesByContainer } from '../bill/milestones-of-container.ts'
import { gatherClaims } from '../milestones/milestones.ts'
import type { ProjectionInput } from '../types/projection.ts'
import { chooseWindow } from './choose-window.ts'
import { cutWindows } from './cut-windows.ts'
import { firstMovesMs } from './first-moves.ts'

/**
 * Whether a request for a container means the same journey as an earlier request for it, which may in turn have
 * followed a journey that had ended.
 */
export const isSameJourney = (input: ProjectionInput, earlier: { requestedMs: number; endedMs?: number }): boolean => {
  const { request } = input
  const { milestones, facts } = gatherClaims(input)
  const own = milestonesByContainer(milestones)(request.number)
  if (own.length === 0) return false
  const windows = cutWindows(own)
  const { endedMs } = earlier
  const meantBy = (createdMs: number) =>
    chooseWindow(windows, { ...request, createdMs, ...(endedMs === undefined ? {} : { endedMs }) }, firstMovesMs(facts))
  const meant = meantBy(request.createdMs)
  return meant !== undefined && meant === meantBy(earlier.requestedMs)
}

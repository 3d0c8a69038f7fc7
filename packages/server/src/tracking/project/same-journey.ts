import { actsOfContainer, gather } from './acts.ts'
import { firstMovesMs } from './first-moves.ts'
import type { ProjectionInput } from './types.ts'
import { chooseWindow, cutWindows } from './window.ts'

/** Whether a request for a container means the same journey as an earlier request for it. */
export const isSameJourney = (input: ProjectionInput, earlierRequestMs: number): boolean => {
  const { request } = input
  const { acts, facts } = gather(input)
  const own = actsOfContainer(request.number, acts)
  if (own.length === 0) return false
  const windows = cutWindows(own)
  const meantBy = (createdMs: number) => chooseWindow(windows, { ...request, createdMs }, firstMovesMs(facts))
  const meant = meantBy(request.createdMs)
  return meant !== undefined && meant === meantBy(earlierRequestMs)
}

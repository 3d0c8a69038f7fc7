import type { EndedJourney } from '../../record/column-types.ts'
import { formatInstant } from '../../time.ts'
import type { Window } from './cut-windows.ts'

/** The ended journey to serve for a request; null if the request takes a later journey. */
export const endedFor = (chosen: Window | undefined, before: Window | undefined): EndedJourney | null =>
  chosen === undefined || chosen === before ? endOf(before) : null

/** How a journey ended; null while it continues. */
export const endOf = (window: Window | undefined): EndedJourney | null => {
  if (!window || window.closedMs === null) return null
  const { returnedTo } = window
  const place = returnedTo ? { locode: returnedTo.locode, name: returnedTo.name } : null
  return { state: 'ended', ended_at: formatInstant(window.closedMs), place }
}

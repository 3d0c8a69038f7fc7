import type { EndedJourney } from '../record/column-types.ts'
import type { ReadBill } from './bill/read-bill.ts'
import { settleByLine } from './disputes/settle-by-line.ts'
import { factsSince, factsUntil } from './facts/terminal-facts.ts'
import type { ContainerJourney } from './fields/container-journey.ts'
import { containerJourney } from './journey-of-container.ts'
import { chooseWindow, endedBefore } from './journeys/choose-window.ts'
import { cutWindows, type Window } from './journeys/cut-windows.ts'
import { endedFor } from './journeys/ended-journey.ts'
import { startOf } from './journeys/journey-start.ts'
import { byNumber, isUnderOther } from './journeys/other-journeys.ts'
import { withModes } from './milestones/unstated-modes.ts'
import { orderWithinDays } from './milestones/within-days.ts'
import type { MilestoneClaim, ProjectionInput } from './types/projection.ts'

/** What the containers of a request have done. */
export interface Journeys {
  journeys: ContainerJourney[]
  windows: ReadonlyMap<string, Window>
  ended: EndedJourney | null
  milestonesByContainer: Map<string, readonly MilestoneClaim[]>
}

/** The journeys of the containers that are on one. */
export const readJourneys = (
  { request, delivered, transshipped }: ProjectionInput,
  { facts, milestonesOf }: ReadBill,
  numbers: readonly string[],
  documentedMs: readonly number[],
): Journeys => {
  const journeys: ContainerJourney[] = []
  const windows = new Map<string, Window>()
  const milestonesByContainer = new Map<string, readonly MilestoneClaim[]>()
  let ended: EndedJourney | null = null
  for (const number of numbers) {
    const { own: claimed, ofOthers } = byNumber(milestonesOf(number))
    const { counted: own, disputed } = settleByLine(withModes(orderWithinDays(claimed)), facts.own(number))
    const cut = cutWindows(own)
    const window = own.length > 0 ? chooseWindow(cut, request, documentedMs) : undefined
    if (request.type === 'container') ended = endedFor(window, endedBefore(cut, request))
    if (window) windows.set(number, window)
    if (!window && (request.type === 'container' || own.length > 0)) continue
    const inWindow = window?.milestones ?? []
    const openedMs = startOf(inWindow)
    const known = factsSince(facts.of(number), openedMs)
    const journey = containerJourney(number, inWindow, window ? factsUntil(known, window) : known, {
      openedMs,
      deliveredMs: delivered?.get(number),
      transshippedAt: transshipped?.get(number),
      disputed: disputed.filter(({ milestone }) => isWithin(milestone, window)),
      ofOthers: [...ofOthers, ...own.filter((one) => isUnderOther(one) && !inWindow.includes(one))],
    })
    milestonesByContainer.set(number, journey.milestones)
    journeys.push(journey)
  }
  return { journeys, windows, ended, milestonesByContainer }
}

/** Whether a milestone falls in the time of a journey. */
const isWithin = ({ time }: MilestoneClaim, window: Window | undefined): boolean =>
  window === undefined || (time.ms >= window.openedMs && time.ms <= (window.closedMs ?? Number.POSITIVE_INFINITY))

import { actsOfBox, boxNumbers, gather, isActual, isOpen } from './acts.ts'
import { type BoxJourney, containerFields } from './container-fields.ts'
import { deliveredByHand, transportEvents } from './events.ts'
import { settleFact } from './facts.ts'
import { withoutForeignActs } from './foreign-acts.ts'
import { withoutOffDockMoves } from './off-dock.ts'
import { readPickup } from './pickup.ts'
import { rawEvents } from './raw-events.ts'
import { computeRoute } from './route.ts'
import { routeStops } from './route-stops.ts'
import { shipmentFields } from './shipment-fields.ts'
import { isOfBox } from './terminal-facts.ts'
import type { Act, Box, FactClaim, Projection, ProjectionInput, TransportEvent } from './types.ts'
import { expectedVisits, happenedVisits } from './visits.ts'
import { chooseWindow, cutWindows } from './window.ts'

/**
 * Claims in, journey out. Pure: the same claims, clock and reference data give the same journey, in whatever order
 * the reports came. Boxes without any milestone are boxes still: a line may name them before it moves them.
 */
export const project = (input: ProjectionInput): Projection => {
  const { request, equipment, delivered } = input
  const gathered = gather(input)
  const { acts, facts, flagged, lookAgainMs } = gathered
  const cancelled = settleFact(facts, 'booking_cancelled', null)?.value === true
  const attached = request.type === 'container' ? null : attachedBy(input.claims)
  const waiting: Projection = { shipment: null, boxes: [], attached, bookingCancelled: cancelled, lookAgainMs, flagged }

  const numbers = attached === null ? [request.number] : boxNumbers(gathered).filter((number) => attached.has(number))
  const journeys: BoxJourney[] = []
  const actsByBox = new Map<string, readonly Act[]>()
  for (const number of numbers) {
    const own = actsOfBox(number, acts)
    const window = own.length > 0 ? chooseWindow(cutWindows(own), request) : undefined
    if (!window && (request.type === 'container' || own.length > 0)) continue
    const inWindow = window?.acts ?? []
    actsByBox.set(number, inWindow)
    journeys.push(
      boxJourney(number, inWindow, facts, { openedMs: begunMs(inWindow), deliveredMs: delivered?.get(number) }),
    )
  }
  if (journeys.length === 0 && !(request.type !== 'container' && acts.some(isOpen))) return waiting
  // A booking before its boxes are named: the plan of the ship is the shipment's.
  const leads = journeys.length > 0 ? journeys : [boxJourney('', acts, facts)]
  if (journeys.length === 0) actsByBox.set('', acts)

  const openedMs = begunMs(actsByBox.get(request.number) ?? [])
  const shipment = shipmentFields(leads, actsByBox, facts, request, openedMs)
  const boxes = journeys.map((journey): Box => {
    return {
      number: journey.number,
      ...containerFields(journey, facts, equipment),
      events: journey.events,
      rawEvents: rawEvents(actsByBox.get(journey.number) ?? [], journey.route),
      route: routeStops(journey.happened, journey.expected, journey.route),
    }
  })
  return { ...waiting, shipment, boxes }
}

const attachedBy = (claims: ProjectionInput['claims']): Set<string> =>
  new Set(claims.flatMap(({ ofContainer, statement: { container } }) => (container && !ofContainer ? [container] : [])))

/** How long a voyage may have lasted before the first that a line still tells of it. */
const UNREPORTED_MS = 45 * 86_400_000

/** When the journey began that these acts are of: what was said of the box before was said of another. */
const begunMs = (acts: readonly Act[]): number | undefined => {
  const first = acts.find((act) => isActual(act) && isOpen(act))
  // Nothing has happened yet: there is no other journey to tell this one from.
  if (!first) return undefined
  const { kind } = first.statement
  const isAtOrigin = kind === 'gate_out' || kind === 'gate_in' || kind === 'load' || kind === 'depart'
  return isAtOrigin ? first.time.ms : first.time.ms - UNREPORTED_MS
}

const boxJourney = (
  number: string,
  acts: readonly Act[],
  facts: readonly FactClaim[],
  { openedMs = Number.NEGATIVE_INFINITY, deliveredMs }: { openedMs?: number; deliveredMs?: number } = {},
): BoxJourney => {
  const ofThisJourney = facts.filter((fact) => isOfBox(fact, number) && fact.claim.latestReportedMs >= openedMs)
  const own = withoutForeignActs(acts, ofThisJourney)
  const happened = happenedVisits(withoutOffDockMoves(number, own, facts))
  const expected = expectedVisits(own, happened)
  const route = computeRoute(happened, expected)
  const pickup = readPickup({ number, happened, route, acts: own, facts, openedMs })
  const turns = [
    ...pickup.availability.events,
    ...(deliveredMs === undefined ? [] : [deliveredByHand(deliveredMs, route)]),
  ]
  const events = [...transportEvents(happened, expected, route), ...turns]
  return { number, happened, expected, route, pickup, events: inOrder(events, turns.length) }
}

/** The turns of availability, and a delivery, stand where they fall among what happened; what is expected follows. */
const inOrder = (events: TransportEvent[], turns: number): TransportEvent[] => {
  if (turns === 0) return events
  const isEstimate = ({ milestone }: TransportEvent) => milestone.startsWith('estimate|')
  const happened = events.filter((event) => !isEstimate(event)).sort((a, b) => a.ms - b.ms)
  return [...happened, ...events.filter(isEstimate)]
}

import { actsOfBox, boxNumbers, gather, isOpen } from './acts.ts'
import { type BoxJourney, containerFields } from './container-fields.ts'
import { transportEvents } from './events.ts'
import { settleFact } from './facts.ts'
import { rawEvents } from './raw-events.ts'
import { computeRoute } from './route.ts'
import { routeStops } from './route-stops.ts'
import { shipmentFields } from './shipment-fields.ts'
import type { Act, Box, Projection, ProjectionInput } from './types.ts'
import { expectedVisits, happenedVisits } from './visits.ts'
import { chooseWindow, cutWindows } from './window.ts'

/**
 * Claims in, journey out. Pure: the same claims, clock and reference data give the same journey, in whatever order
 * the reports came. Boxes without any milestone are boxes still: a line may name them before it moves them.
 */
export const project = (input: ProjectionInput): Projection => {
  const { request, equipment } = input
  const gathered = gather(input)
  const { acts, facts, flagged, lookAgainMs } = gathered
  const cancelled = settleFact(facts, 'booking_cancelled', null)?.set.said.value === true
  const waiting: Projection = { shipment: null, boxes: [], bookingCancelled: cancelled, lookAgainMs, flagged }

  const asked = request.type === 'container' ? [request.number] : boxNumbers(gathered)
  const journeys: BoxJourney[] = []
  const actsByBox = new Map<string, readonly Act[]>()
  for (const number of asked) {
    const own = actsOfBox(number, acts)
    const window = own.length > 0 ? chooseWindow(cutWindows(own), request) : undefined
    if (!window && (request.type === 'container' || own.length > 0)) continue
    const inWindow = window?.acts ?? []
    actsByBox.set(number, inWindow)
    journeys.push(boxJourney(number, inWindow))
  }
  if (journeys.length === 0 && !(request.type !== 'container' && acts.some(isOpen))) return waiting
  // A booking before its boxes are named: the plan of the ship is the shipment's.
  const leads = journeys.length > 0 ? journeys : [boxJourney('', acts)]
  if (journeys.length === 0) actsByBox.set('', acts)

  const shipment = shipmentFields(leads, actsByBox, facts, request)
  const boxes = journeys.map((journey): Box => {
    const ledger = containerFields(journey, facts, equipment)
    return {
      number: journey.number,
      fields: ledger.fields,
      provenance: ledger.provenance,
      events: journey.events,
      rawEvents: rawEvents(actsByBox.get(journey.number) ?? [], journey.route),
      route: routeStops(journey.happened, journey.expected, journey.route),
    }
  })
  return { ...waiting, shipment: { fields: shipment.fields, provenance: shipment.provenance }, boxes }
}

const boxJourney = (number: string, acts: readonly Act[]): BoxJourney => {
  const happened = happenedVisits(acts)
  const expected = expectedVisits(acts, happened)
  const route = computeRoute(happened, expected)
  return { number, happened, expected, route, events: transportEvents(happened, expected, route) }
}

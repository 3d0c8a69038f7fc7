import type { ContainerMarks, EndedJourney } from '../record/column-types.ts'
import { formatInstant } from '../time.ts'
import { type ReadBill, readBill } from './bill/read-bill.ts'
import { unreportedContainers, unreportedMarks } from './bill/unreported-containers.ts'
import { unreportedLists } from './bill/unreported-lists.ts'
import { gateReturns } from './custody/gate-returns.ts'
import type { Dispute } from './disputes/dispute.ts'
import { settleDisputes } from './disputes/disputed-milestones.ts'
import { lineRouteOf } from './disputes/line-route.ts'
import { isFromFacility, settleByLine } from './disputes/settle-by-line.ts'
import { settleFactDisputes } from './disputes/vouched-facts.ts'
import { bookingCancellation } from './facts/booking-cancellation.ts'
import { fromFact, originOf } from './facts/field-origin.ts'
import { factsSince, factsUntil, isOfContainer } from './facts/terminal-facts.ts'
import { averagedOver } from './fields/averaged-weight.ts'
import { containerFields } from './fields/container-fields.ts'
import { containerFreeTime, grantedFreeTime } from './fields/container-free-time.ts'
import type { ContainerJourney } from './fields/container-journey.ts'
import { fromDocuments } from './fields/from-documents.ts'
import { splitOf } from './fields/leading-container.ts'
import { eventsAtSite, pickupPlace } from './fields/pickup-place.ts'
import { shipmentFields } from './fields/shipment-fields.ts'
import { disputeFlags, futureFlags, marksOf, otherNumberFlags, terminalFlags } from './flags/flags.ts'
import { gateFlags } from './flags/gate-flags.ts'
import { chooseWindow, endedBefore } from './journeys/choose-window.ts'
import { cutWindows, type Window } from './journeys/cut-windows.ts'
import { firstMovesMs } from './journeys/first-moves.ts'
import { startOf } from './journeys/journey-start.ts'
import { byNumber, isUnderOther } from './journeys/other-journeys.ts'
import { containerNumbers, gatherClaims, isOpen } from './milestones/milestones.ts'
import { withoutOffDockMoves } from './milestones/off-dock.ts'
import { orderFlags } from './milestones/possible-order.ts'
import { byTime } from './milestones/stages.ts'
import { withModes } from './milestones/unstated-modes.ts'
import { expectedVisits, happenedVisits } from './milestones/visits.ts'
import { orderWithinDays } from './milestones/within-days.ts'
import { payableFees } from './pickup/payable-fees.ts'
import { readPickup } from './pickup/read-pickup.ts'
import { computeRoute } from './route/container-route.ts'
import { inlandLegs } from './route/inland-legs.ts'
import { rawEvents } from './route/raw-events.ts'
import { routeStops } from './route/route-stops.ts'
import { deliveredByHand, transportEvents } from './route/transport-events.ts'
import type {
  FactClaim,
  MilestoneClaim,
  ProjectedContainer,
  Projection,
  ProjectionInput,
  Reporter,
  SourcedClaim,
  TransportEvent,
} from './types/projection.ts'

/**
 * Claims in, journey out. Pure: the same claims, clock and reference data give the same journey, whatever the order of
 * the reports. A container without milestones is included, because a line may name it before it moves.
 */
export const project = (input: ProjectionInput): Projection => projectJourneys(input).projection

/** The projection, and the journeys of its containers, by number, with all that was said of them. */
export const projectJourneys = (
  input: ProjectionInput,
): { projection: Projection; journeys: ReadonlyMap<string, ContainerJourney> } => {
  const { request } = input
  const gathered = gatherClaims(input)
  const { milestones, facts, flagged, reevaluateAtMs } = gathered
  const cancelled = bookingCancellation(facts) !== null
  const attached = request.type === 'container' ? null : attachedBy(input.claims)
  const waiting: Projection = {
    shipment: null,
    containers: [],
    attached,
    bookingCancelled: cancelled,
    ended: null,
    withdrawer: lastWithdrawer(input.claims),
    reevaluateAtMs,
    flagged,
  }

  const named = attached === null ? [request.number] : containerNumbers(gathered).filter((one) => attached.has(one))
  const numbers = input.only === undefined ? named : named.filter((number) => number === input.only)
  const unreported = attached === null ? new Map<string, never>() : unreportedContainers(input.claims)
  const bill = readBill(input.claims, gathered, unreported)
  const documentedMs = firstMovesMs(facts)
  const read = (these: readonly string[]) => readJourneys(input, bill, these, documentedMs)
  const { journeys, windows, ended, milestonesByContainer } = read(numbers)
  if (journeys.length === 0 && !(request.type !== 'container' && milestones.some(isOpen)))
    return { projection: { ...waiting, ended }, journeys: new Map() }
  // A booking before its containers are named: the vessel schedule belongs to the shipment.
  const reported = journeys.filter(({ number }) => !unreported.has(number))
  const unnamed = journeys.length === 0 ? [containerJourney('', orderWithinDays(milestones), bill.facts.of(''))] : []
  const leads = reported.length > 0 ? reported : [...journeys, ...unnamed]
  if (journeys.length === 0) milestonesByContainer.set('', milestones)

  const openedMs = startOf(milestonesByContainer.get(request.number) ?? [])
  const { times, ...settledShipment } = shipmentFields(leads, milestonesByContainer, facts, input, openedMs)
  const shipment = {
    ...settledShipment,
    marks: marksOf({ flags: futureFlags(flagged, null, input.resolvePlace), split: splitOf(leads), times }),
  }
  const projected = ({ journeys, windows }: Pick<Journeys, 'journeys' | 'windows'>) =>
    journeys.map((journey) => projectContainer(journey, input, bill, { flagged, window: windows.get(journey.number) }))
  const containers = projected({ journeys, windows })
  const others = input.only === undefined ? [] : named.filter((number) => number !== input.only)
  const averaged = averagedOver(weighed())
  /** Those that the line still names: first those that were asked for, the others one by one as far as they are needed. */
  function* weighed() {
    const isReported = ({ number }: { number: string }) => !unreported.has(number)
    if (!containers.some(isReported)) return
    yield* containers.filter(isReported)
    for (const number of others) yield* projected(read([number])).filter(isReported)
  }
  return {
    projection: {
      ...waiting,
      ended,
      shipment,
      containers: averaged.length === 0 ? containers : containers.map((one) => withAveraged(one, averaged)),
    },
    journeys: new Map(journeys.map((journey) => [journey.number, journey])),
  }
}

interface Journeys {
  journeys: ContainerJourney[]
  windows: ReadonlyMap<string, Window>
  ended: EndedJourney | null
  milestonesByContainer: Map<string, readonly MilestoneClaim[]>
}

/** The journeys of the containers that are on one. */
const readJourneys = (
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

const projectContainer = (
  journey: ContainerJourney,
  input: ProjectionInput,
  { claims, facts, unreported }: ReadBill,
  { flagged, window }: { flagged: readonly SourcedClaim[]; window: Window | undefined },
): ProjectedContainer => {
  const { times, ...settled } = containerFields(journey, journey.facts, input)
  const granted = grantedFreeTime(journey, facts.of(journey.number))
  const { place } = pickupPlace(journey, input.resolvePlace)
  const origin = fromFact(granted)
  return {
    number: journey.number,
    ...settled,
    provenance: { ...settled.provenance, ...(origin ? { free_time: originOf(origin) } : {}) },
    marks: marksOf({
      flags: [
        ...futureFlags(flagged, journey.number, input.resolvePlace),
        ...orderFlags(journey.happened),
        ...gateFlags(journey),
        ...disputeFlags(journey.disputes, journey.disputedFacts),
        ...terminalFlags(journey),
        ...otherNumberFlags(journey.ofOthers),
      ],
      pickup_place: place ? { name: place.name, locode: place.locode } : undefined,
      free_time: containerFreeTime(journey, settled, granted, input),
      journey: endOf(window) ?? undefined,
      ...unreportedMarks(unreported.get(journey.number)),
      times,
      unreported: unreportedLists(settled),
      fees: payableFees(journey.pickup.facts, journey.number),
      from_documents: fromDocuments(settled.provenance),
    }),
    withdrawer: lastWithdrawer(claims.of(journey.number)),
    cancelledBy: settled.fields.current_status === 'new' ? bookingCancellation(journey.facts) : null,
    events: eventsAtSite(journey, input.resolvePlace),
    rawEvents: rawEvents([...journey.reported, ...journey.ofOthers].sort(byTime), journey.route),
    route: routeStops(journey.happened, journey.expected, journey.route),
    counted: countedClaims(journey),
    disputed: new Map([
      ...journey.disputes.map(({ milestone, reason }) => [milestone.claim.id, reason] as const),
      ...journey.ofOthers.map(({ claim }) => [claim.id, 'other_number'] as const),
    ]),
  }
}

/** A container that the line no longer reports keeps its weight, whatever the others weigh now. */
const withAveraged = (container: ProjectedContainer, averaged: ContainerMarks['averaged']): ProjectedContainer =>
  container.marks.no_longer_reported_since ? container : { ...container, marks: { ...container.marks, averaged } }

/** A request that takes a later journey has no ended journey. */
const endedFor = (chosen: Window | undefined, before: Window | undefined): EndedJourney | null =>
  chosen === undefined || chosen === before ? endOf(before) : null

const endOf = (window: Window | undefined): EndedJourney | null => {
  if (!window || window.closedMs === null) return null
  const { returnedTo } = window
  const place = returnedTo ? { locode: returnedTo.locode, name: returnedTo.name } : null
  return { state: 'ended', ended_at: formatInstant(window.closedMs), place }
}

/** The last withdrawal among these statements. */
const lastWithdrawer = (claims: ProjectionInput['claims']): Reporter | null => {
  let last: Reporter | null = null
  for (const { closedMs, source } of claims)
    if (closedMs !== null && closedMs > (last?.ms ?? Number.NEGATIVE_INFINITY))
      last = { kind: source.kind, ms: closedMs }
  return last
}

const attachedBy = (claims: ProjectionInput['claims']): Set<string> =>
  new Set(claims.flatMap(({ ofContainer, statement: { container } }) => (container && !ofContainer ? [container] : [])))

/** Whether a milestone falls in the time of a journey. */
const isWithin = ({ time }: MilestoneClaim, window: Window | undefined): boolean =>
  window === undefined || (time.ms >= window.openedMs && time.ms <= (window.closedMs ?? Number.POSITIVE_INFINITY))

const countedClaims = ({ pickup: { facts, presence } }: ContainerJourney) => ({
  facts: new Set(facts.map(({ claim }) => claim.id)),
  leg: presence.leg,
  place: presence.place,
  terminal: presence.terminal,
  sinceMs: presence.sinceMs,
})

/** `facts`: those that name this container, or none. */
const containerJourney = (
  number: string,
  milestones: readonly MilestoneClaim[],
  facts: readonly FactClaim[],
  {
    openedMs = Number.NEGATIVE_INFINITY,
    deliveredMs,
    transshippedAt,
    disputed = [],
    ofOthers = [],
  }: {
    openedMs?: number
    deliveredMs?: number
    transshippedAt?: ReadonlySet<string> | undefined
    disputed?: readonly Dispute[]
    ofOthers?: readonly MilestoneClaim[]
  } = {},
): ContainerJourney => {
  const ofThisJourney = facts.filter((fact) => isOfContainer(fact, number) && fact.claim.latestReportedMs >= openedMs)
  // Decides what the line's route does not: which of several facilities of one place counts.
  const { counted: own, disputed: among } = settleDisputes(milestones, ofThisJourney, null)
  const disputes = [...disputed, ...among]
  const vouched = settleFactDisputes(facts, {
    milestones: own,
    disputes,
    route: facts.some(isFromFacility) ? lineRouteOf(own) : null,
  })
  const visits = happenedVisits(withoutOffDockMoves(number, own, vouched.counted))
  const returns = gateReturns(visits)
  const happened = visits.filter((visit) => !returns.some(({ out }) => out === visit))
  const expected = expectedVisits(own, happened)
  const route = computeRoute(happened, expected, own, transshippedAt)
  const pickup = readPickup({ number, happened, returns, route, milestones: own, facts: vouched.counted, openedMs })
  const inserted = [
    ...pickup.availability.events,
    ...(deliveredMs === undefined ? [] : [deliveredByHand(deliveredMs, route)]),
  ]
  const events = [...transportEvents(happened, expected, route), ...inserted]
  const inland = inlandLegs({ milestones: own, happened, route })
  return {
    ...{ number, openedMs, happened, expected, route, inland, pickup },
    milestones: own,
    reported:
      disputed.length === 0 ? milestones : [...milestones, ...disputed.map(({ milestone }) => milestone)].sort(byTime),
    ofOthers,
    facts: vouched.counted,
    disputes,
    disputedFacts: vouched.disputed.filter(({ claim }) => claim.latestReportedMs >= openedMs),
    events: sortEvents(events, inserted.length),
  }
}

/** Availability changes and a delivery are sorted in among what happened; estimates follow. */
const sortEvents = (events: TransportEvent[], inserted: number): TransportEvent[] => {
  if (inserted === 0) return events
  const isEstimate = ({ milestone }: TransportEvent) => milestone.startsWith('estimate|')
  const happened = events.filter((event) => !isEstimate(event))
  // An event that is reported too late comes before those that followed it (possible-order.ts).
  const holdUpdateOf = new Map<TransportEvent, number>()
  let ms = Number.POSITIVE_INFINITY
  for (const event of happened.slice(0, happened.length - inserted).toReversed()) {
    ms = Math.min(ms, event.ms)
    holdUpdateOf.set(event, ms)
  }
  const msOf = (event: TransportEvent) => holdUpdateOf.get(event) ?? event.ms
  return [...happened.sort((a, b) => msOf(a) - msOf(b)), ...events.filter(isEstimate)]
}

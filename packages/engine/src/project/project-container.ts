import type { ReadBill } from './bill/read-bill.ts'
import { unreportedMarks } from './bill/unreported-containers.ts'
import { unreportedLists } from './bill/unreported-lists.ts'
import { bookingCancellation } from './facts/booking-cancellation.ts'
import { fromFact, originOf } from './facts/field-origin.ts'
import { containerFields } from './fields/container-fields.ts'
import { containerFreeTime, grantedFreeTime } from './fields/container-free-time.ts'
import type { ContainerJourney } from './fields/container-journey.ts'
import { fromDocuments } from './fields/from-documents.ts'
import { eventsAtSite, pickupPlace } from './fields/pickup-place.ts'
import { disputeFlags, futureFlags, marksOf, otherNumberFlags, terminalFlags } from './flags/flags.ts'
import { gateFlags } from './flags/gate-flags.ts'
import { orderFlags } from './flags/order-flags.ts'
import type { Window } from './journeys/cut-windows.ts'
import { endOf } from './journeys/ended-journey.ts'
import { byTime } from './milestones/stages.ts'
import { liftedDocuments } from './pickup/holds/customs-documents.ts'
import { payableFees } from './pickup/payable-fees.ts'
import { rawEvents } from './route/raw-events.ts'
import { routeStops } from './route/route-stops.ts'
import type { ProjectedContainer, ProjectionInput, Reporter, SourcedClaim } from './types/projection.ts'

/** What is served about one container. */
export const projectContainer = (
  journey: ContainerJourney,
  input: ProjectionInput,
  { claims, facts, unreported }: ReadBill,
  { flagged, window }: { flagged: readonly SourcedClaim[]; window: Window | undefined },
): ProjectedContainer => {
  const { times, ...settled } = containerFields(journey, journey.facts, input)
  const granted = grantedFreeTime(journey, facts.of(journey.number))
  const { place } = pickupPlace(journey, input.resolvePlace)
  const { freeTime, returnBy, isGranted } = containerFreeTime(journey, settled, granted, input)
  const grant = fromFact(granted)
  // A day for the return replaces the grant as the origin, unless another clock counts by the grant.
  const origin =
    returnBy && !isGranted
      ? { claim: returnBy, outranked: grant ? [grant.claim, ...(grant.outranked ?? [])] : [] }
      : grant
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
      free_time: freeTime,
      journey: endOf(window) ?? undefined,
      ...unreportedMarks(unreported.get(journey.number)),
      times,
      unreported: unreportedLists(settled),
      fees: payableFees(journey.pickup.facts, journey.number),
      from_documents: fromDocuments({
        ...settled.provenance,
        ...(returnBy ? { free_time: originOf({ claim: returnBy }) } : {}),
      }),
    }),
    withdrawer: lastWithdrawer(claims.of(journey.number)),
    cancelledBy: settled.fields.current_status === 'new' ? bookingCancellation(journey.facts) : null,
    events: eventsAtSite(journey, input.resolvePlace),
    rawEvents: rawEvents([...journey.reported, ...journey.ofOthers].sort(byTime), journey.route),
    route: routeStops(journey.happened, journey.expected, journey.route),
    counted: countedClaims(journey, window),
    disputed: new Map([
      ...journey.disputes.map(({ milestone, reason }) => [milestone.claim.id, reason] as const),
      ...journey.ofOthers.map(({ claim }) => [claim.id, 'other_number'] as const),
    ]),
  }
}

const countedClaims = ({ openedMs, pickup: { facts, presence } }: ContainerJourney, window: Window | undefined) => ({
  facts: new Set(facts.map(({ claim }) => claim.id)),
  lifted: liftedDocuments(facts),
  leg: presence.leg,
  place: presence.place,
  terminal: presence.terminal,
  sinceMs: presence.sinceMs,
  leftMs: presence.left?.set.time.ms ?? null,
  openedMs,
  endedMs: window?.closedMs ?? null,
})

/** The source of the last withdrawal among these statements. */
export const lastWithdrawer = (claims: ProjectionInput['claims']): Reporter | null => {
  let last: Reporter | null = null
  for (const { closedMs, source } of claims)
    if (closedMs !== null && closedMs > (last?.ms ?? Number.NEGATIVE_INFINITY))
      last = { kind: source.kind, ms: closedMs }
  return last
}

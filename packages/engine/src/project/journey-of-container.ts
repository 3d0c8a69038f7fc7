import { gateReturns } from './custody/gate-returns.ts'
import type { Dispute } from './disputes/dispute.ts'
import { settleDisputes } from './disputes/disputed-milestones.ts'
import { lineRouteOf } from './disputes/line-route.ts'
import { isFromFacility } from './disputes/settle-by-line.ts'
import { settleFactDisputes } from './disputes/vouched-facts.ts'
import { isOfContainer } from './facts/terminal-facts.ts'
import type { ContainerJourney } from './fields/container-journey.ts'
import { withoutOffDockMoves } from './milestones/off-dock.ts'
import { byTime } from './milestones/stages.ts'
import { expectedVisits, happenedVisits } from './milestones/visits.ts'
import { readPickup } from './pickup/read-pickup.ts'
import { computeRoute } from './route/container-route.ts'
import { inlandLegs } from './route/inland-legs.ts'
import { deliveredByHand, transportEvents } from './route/transport-events.ts'
import type { FactClaim, MilestoneClaim, TransportEvent } from './types/projection.ts'

/** What is known of one container, step by step. `facts` name this container, or none. */
export const containerJourney = (
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
  // Settles what the line's route does not decide: which of several facilities of one place counts.
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

/** Sorts availability changes and a delivery in among what happened; estimates follow. */
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

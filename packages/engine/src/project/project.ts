import type { ContainerMarks } from '../record/column-types.ts'
import { readBill } from './bill/read-bill.ts'
import { unreportedContainers } from './bill/unreported-containers.ts'
import { bookingCancellation } from './facts/booking-cancellation.ts'
import { averagedOver } from './fields/averaged-weight.ts'
import type { ContainerJourney } from './fields/container-journey.ts'
import { splitOf } from './fields/leading-container.ts'
import { shipmentFields } from './fields/shipment-fields.ts'
import { futureFlags, marksOf } from './flags/flags.ts'
import { containerJourney } from './journey-of-container.ts'
import { firstMovesMs } from './journeys/first-moves.ts'
import { startOf } from './journeys/journey-start.ts'
import { containerNumbers, gatherClaims, isOpen } from './milestones/milestones.ts'
import { orderWithinDays } from './milestones/within-days.ts'
import { lastWithdrawer, projectContainer } from './project-container.ts'
import { type Journeys, readJourneys } from './read-journeys.ts'
import type { ProjectedContainer, Projection, ProjectionInput } from './types/projection.ts'

/**
 * Claims in, journey out. Pure: the same claims, clock and reference data give the same journey, whatever the order of
 * the reports. A container without milestones is included, because a line may name it before it moves.
 */
export const project = (input: ProjectionInput): Projection => projectJourneys(input).projection

/** The projection, and the journeys of its containers by number, with everything that was stated about them. */
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
  /**
   * The containers that the line still names: first the requested ones, then the others one by one, only as far as
   * needed.
   */
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

/** A container that the line no longer reports keeps its weight, whatever the others weigh now. */
const withAveraged = (container: ProjectedContainer, averaged: ContainerMarks['averaged']): ProjectedContainer =>
  container.marks.no_longer_reported_since ? container : { ...container, marks: { ...container.marks, averaged } }

const attachedBy = (claims: ProjectionInput['claims']): Set<string> =>
  new Set(claims.flatMap(({ ofContainer, statement: { container } }) => (container && !ofContainer ? [container] : [])))

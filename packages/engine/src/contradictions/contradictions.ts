import { documentValues } from '../documents/document-values.ts'
import { documentsInForce } from '../documents/documents-in-force.ts'
import type { LinkedDocument } from '../documents/linked-document.ts'
import type { ContainerJourney } from '../project/fields/container-journey.ts'
import { projectJourneys } from '../project/project.ts'
import { statedBill } from '../project/stated-bill.ts'
import type { FactClaim, Projection, ProjectionInput, SourcedClaim, StatedBill } from '../project/types/projection.ts'
import type { Contradiction, Recorded, Rule } from './contradiction/contradiction.ts'
import { documents } from './documents/documents.ts'
import { aboard } from './sources/aboard.ts'
import { arrivals } from './sources/arrivals.ts'
import { cargo } from './sources/cargo.ts'
import { denials } from './sources/denials.ts'
import { dischargeTimes } from './sources/discharge-times.ts'
import { gate } from './sources/gate.ts'
import { holds } from './sources/holds.ts'
import { lastFreeDays } from './sources/last-free-days.ts'
import { otherBill, otherBooking } from './sources/other-bill.ts'
import { terminals } from './sources/terminals.ts'
import { awaitedOfBill, portsOf, stateForOtherBills, twoBills } from './sources/two-bills.ts'
import { vessels } from './sources/vessels.ts'

const rules: readonly Rule[] = [
  lastFreeDays,
  dischargeTimes,
  gate,
  aboard,
  holds,
  terminals,
  arrivals,
  vessels,
  cargo,
  denials,
  documents,
  twoBills,
  otherBill,
  otherBooking,
]

/** What is projected, and the documents that it is compared with. */
export interface ComparedInput extends ProjectionInput {
  /** The account's documents of the shipment. */
  documents?: readonly LinkedDocument[]
}

/** The contradictions of each container, by its number. */
export type Contradictions = ReadonlyMap<string, readonly Contradiction[]>

/**
 * The statements about each container that cannot all be true. They block no value: the record serves what prevails.
 */
export const contradictionsIn = (projected: ReturnType<typeof projectJourneys>, input: ComparedInput): Contradictions =>
  new Map(recordedIn(projected, input).map((one) => [one.journey.number, rules.flatMap((rule) => rule(one))]))

/**
 * What the account's other open shipments with the same containers must know of a shipment, and what it awaits from its
 * own source because of them.
 */
export interface BillNews {
  stated: StatedBill | null
  /** Everything by which the others find that it contradicts them: while it is unchanged, they need not look again. */
  told: unknown
  /** Its own statements whose next repetition decides whether they are in contradiction with another bill. */
  awaited: readonly SourcedClaim[]
}

export const billNewsIn = (projected: ReturnType<typeof projectJourneys>, input: ProjectionInput): BillNews => {
  const recorded = recordedIn(projected, input)
  const bill = recorded[0]?.bill ?? null
  return {
    stated: bill,
    told: [bill && portsOf(bill), recorded.filter(({ otherBills }) => otherBills.length > 0).map(stateForOtherBills)],
    awaited: recorded.flatMap(awaitedOfBill),
  }
}

const recordedIn = (
  projected: ReturnType<typeof projectJourneys>,
  {
    equipment,
    resolvePlace,
    request,
    otherBills,
    isLinePrefix = () => false,
    facilityName = () => null,
    placesNamed = () => [],
    documents = [],
  }: ComparedInput,
): Recorded[] => {
  const inForce = documentsInForce(documents)
  const values = documentValues(documents).filter(({ standing }) => standing !== 'proposed')
  const bill = otherBills && otherBills.size > 0 ? statedBill(projected, request.number) : null
  return projected.projection.containers.map((settled) => ({
    journey: inOrder(projected.journeys.get(settled.number)!),
    settled,
    shipment: projected.projection.shipment,
    request,
    isLinePrefix,
    bill,
    otherBills: otherBills?.get(settled.number) ?? [],
    documents: inForce,
    documentValues: values.filter(({ container }) => container === null || container === settled.number),
    attached: projected.projection.attached,
    equipment,
    resolvePlace,
    facilityName,
    placesNamed,
  }))
}

/** The projection, and the contradictions in its claims. */
export const projectWithContradictions = (
  input: ComparedInput,
): { projection: Projection; contradictions: Contradictions } => {
  const projected = projectJourneys(input)
  return { projection: projected.projection, contradictions: contradictionsIn(projected, input) }
}

/** Sorts facts by when they were stated, so that the one that is named does not depend on the order of reading. */
const inOrder = (journey: ContainerJourney): ContainerJourney => ({
  ...journey,
  facts: journey.facts.toSorted(byStatement),
  pickup: { ...journey.pickup, facts: journey.pickup.facts.toSorted(byStatement) },
})

const byStatement = ({ claim: a }: FactClaim, { claim: b }: FactClaim) =>
  a.firstSeenMs - b.firstSeenMs || (a.id < b.id ? -1 : Number(a.id > b.id))

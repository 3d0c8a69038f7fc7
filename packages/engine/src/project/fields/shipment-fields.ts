import { onlyFrom } from '../../policy.ts'
import { wireMs } from '../../time.ts'
import { fromFact, fromMilestone, type Settled, settleFields, sourced, sourcedTime } from '../facts/field-origin.ts'
import { settleFact } from '../facts/settle-fact.ts'
import { isActual, isSameVessel, namesVessel } from '../milestones/milestones.ts'
import type {
  FactClaim,
  MilestoneClaim,
  Place,
  ProjectionInput,
  ResolvePlace,
  ShipmentFields,
  Visit,
} from '../types/projection.ts'
import { timeOf } from './container-fields.ts'
import type { ContainerJourney } from './container-journey.ts'
import { leadingContainer } from './leading-container.ts'
import { destinationSite, portSite } from './pickup-place.ts'

/** The fields of a shipment: those of its leading container, which is on the vessel with the most containers. */
export const shipmentFields = (
  containers: readonly ContainerJourney[],
  milestonesByContainer: ReadonlyMap<string, readonly MilestoneClaim[]>,
  facts: readonly FactClaim[],
  { request, resolvePlace }: Pick<ProjectionInput, 'request' | 'resolvePlace'>,
  openedMs = Number.NEGATIVE_INFINITY,
): Settled<ShipmentFields> => {
  const bill = billOf(facts, request, openedMs)
  const lead = leadingContainer(containers)
  const milestones = lead ? (milestonesByContainer.get(lead.number) ?? []) : []
  return settleFields<ShipmentFields>({
    // A bill that the response to a container reveals becomes the bill number.
    normalized_number: sourced(bill?.value ?? request.number, fromFact(bill)),
    ...placeFields(lead, resolvePlace),
    ...timeFields(lead, milestones),
  })
}

const DAY_MS = 86_400_000

/**
 * Keeps, of the bills in a response about a container, the one under which this journey began; its time may lack a
 * zone.
 */
const ofJourney = (facts: readonly FactClaim[], openedMs: number): readonly FactClaim[] => {
  const bills = facts.filter(
    ({ statement }) => statement.name?.startsWith('bill:') && statement.field === 'bill_of_lading_number',
  )
  if (bills.length < 2) return facts
  const firstMs = ({ statement }: FactClaim) => wireMs(statement.text) ?? Number.POSITIVE_INFINITY
  const sortEvents = bills.toSorted(
    (a, b) => firstMs(a) - firstMs(b) || (String(a.statement.value) < String(b.statement.value) ? -1 : 1),
  )
  const meant = sortEvents.find((bill) => firstMs(bill) >= openedMs - DAY_MS) ?? sortEvents.at(-1)
  return facts.filter((fact) => fact === meant || !bills.includes(fact))
}

/**
 * The bill that the response itself names; for a request by container otherwise the bill that messages about the
 * container name (EDI). A container makes many journeys: statements made before this one began are about another.
 */
const billOf = (facts: readonly FactClaim[], { type, number }: ProjectionInput['request'], openedMs: number) => {
  const reported = settleFact(ofJourney(facts, openedMs), 'bill_of_lading_number', null)
  if (reported || type !== 'container') return reported
  const ofThisJourney = facts.filter(({ claim }) => claim.firstSeenMs >= openedMs)
  return settleFact(ofThisJourney, 'bill_of_lading_number', number)
}

const placeFields = (lead: ContainerJourney | undefined, resolvePlace: ResolvePlace) => {
  const route = lead?.route
  const visits = lead ? [...lead.happened, ...lead.expected] : []
  const originOf = (place: Place | null | undefined) =>
    fromMilestone(visits.find(({ set }) => set.place.key === place?.key)?.set)
  const { pol, pod, destination, podCall } = route ?? {}
  const podOrigin = fromMilestone(podCall)
  const atPort = lead && portSite(lead)
  const inland = lead && destinationSite(lead, resolvePlace)
  return {
    port_of_lading_locode: sourced(pol?.locode ?? null, originOf(pol)),
    port_of_lading_name: sourced(pol?.name ?? null, originOf(pol)),
    pol_timezone: sourced(pol?.zone ?? null, originOf(pol)),
    port_of_discharge_locode: sourced(pod?.locode ?? null, originOf(pod)),
    port_of_discharge_name: sourced(pod?.name ?? null, originOf(pod)),
    pod_timezone: sourced(pod?.zone ?? null, originOf(pod)),
    destination_locode: sourced(destination?.locode ?? null, originOf(destination)),
    destination_name: sourced(destination?.name ?? null, originOf(destination)),
    destination_timezone: sourced(destination?.zone ?? null, originOf(destination)),
    pod_terminal_id: sourced(atPort?.terminal?.id ?? null, atPort?.origin),
    destination_terminal_id: sourced(inland?.terminal?.id ?? null, inland?.origin),
    pod_vessel_name: sourced(podCall?.statement.vessel?.name ?? null, statesShip(visits, podCall, 'name')),
    pod_vessel_imo: sourced(podCall?.statement.vessel?.imo ?? null, statesShip(visits, podCall, 'imo')),
    pod_voyage_number: sourced(podCall?.statement.voyage ?? null, podOrigin),
  }
}

/**
 * The source of the name or number of a ship, which is not always the one that reports its call (identify-ships.ts).
 */
const statesShip = (visits: readonly Visit[], call: MilestoneClaim | null | undefined, what: 'name' | 'imo') => {
  const value = call?.statement.vessel?.[what] ?? null
  const states = (milestone: MilestoneClaim) =>
    milestone.claim.statement.says === 'milestone' && milestone.claim.statement.vessel?.[what] === value
  if (!call || value === null || states(call)) return fromMilestone(call)
  const milestones = visits.flatMap(({ set, outranked }) => [set, ...outranked])
  return fromMilestone(milestones.findLast(states) ?? call)
}

const timeFields = (lead: ContainerJourney | undefined, milestones: readonly MilestoneClaim[]) => {
  const { happened = [], expected = [], route, inland } = lead ?? {}
  const is =
    (kind: string, role: string) =>
    ({ set }: Visit) =>
      set.statement.mode === 'vessel' && set.statement.kind === kind && route?.roleOf(set) === role
  const departed = happened.find(is('depart', 'pol'))
  const arrived = happened.findLast(is('arrive', 'pod'))
  // After the arrival there is nothing left to estimate.
  const ashore = arrived ?? happened.findLast(is('discharge', 'pod'))
  const original = (kinds: readonly string[], mode: string | null, placeKey: string | undefined) => {
    const first = firstEstimate(mode === null ? milestones.filter(isFromLine) : milestones, kinds, mode, placeKey)
    return sourcedTime(first?.time, fromMilestone(first))
  }
  return {
    pol_atd_at: timeOf(departed),
    pol_etd_at: departed ? lastEstimate(milestones, departed.set) : timeOf(expected.find(is('depart', 'pol'))),
    pod_ata_at: timeOf(arrived),
    pod_eta_at: timeOf(ashore ? undefined : expected.findLast(is('arrive', 'pod'))),
    destination_ata_at: timeOf(inland?.line.arrived),
    destination_eta_at: timeOf(inland?.line.estimate),
    pol_original_etd_at: original(['depart'], 'vessel', route?.pol?.key),
    pod_original_eta_at: original(['arrive'], 'vessel', route?.pod?.key),
    destination_original_eta_at: original(['arrive', 'discharge'], null, route?.destination?.key),
  }
}

const isFromLine = ({ claim }: MilestoneClaim) => claim.source.kind === onlyFrom.destination_ata_at

/** The last estimate of a milestone that has happened since: it stays readable (apps/docs/wire.md#estimates). */
const lastEstimate = (milestones: readonly MilestoneClaim[], actual: MilestoneClaim) => {
  const { kind, mode, vessel } = actual.statement
  const last = milestones
    .filter(
      (milestone) =>
        !isActual(milestone) &&
        milestone.statement.kind === kind &&
        milestone.statement.mode === mode &&
        milestone.place.key === actual.place.key &&
        (!namesVessel(vessel) ||
          !namesVessel(milestone.statement.vessel) ||
          isSameVessel(milestone.statement.vessel, vessel)),
    )
    .sort((a, b) => b.claim.firstSeenMs - a.claim.firstSeenMs || (a.statement.classifier === 'estimated' ? -1 : 1))[0]
  return sourcedTime(last?.time, fromMilestone(last))
}

/** `original_*`: the first estimate ever made for the present place, closed claims included. */
const firstEstimate = (
  milestones: readonly MilestoneClaim[],
  kinds: readonly string[],
  mode: string | null,
  placeKey: string | undefined,
) =>
  milestones
    .filter(
      (milestone) =>
        !isActual(milestone) &&
        milestone.place.key === placeKey &&
        kinds.includes(milestone.statement.kind) &&
        milestone.statement.mode !== 'truck' &&
        (mode === null || milestone.statement.mode === mode),
    )
    .sort(
      (a, b) =>
        a.claim.firstSeenMs - b.claim.firstSeenMs ||
        (a.statement.classifier === 'estimated' ? -1 : 1) ||
        a.time.ms - b.time.ms,
    )[0]

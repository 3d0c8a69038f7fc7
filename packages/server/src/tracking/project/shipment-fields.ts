import { formatInstant, wireMs } from '../time.ts'
import { isActual } from './acts.ts'
import { at, type BoxJourney } from './container-fields.ts'
import { inlandArrival, inlandEstimate } from './events.ts'
import { settleFact } from './facts.ts'
import { fromAct, fromFact, fromVisit, Ledger } from './provenance.ts'
import type { Act, FactClaim, ProjectionInput, Visit } from './types.ts'

/** The fields of a shipment: those of the box that leads, which is one of the vessel with most boxes. */
export const shipmentFields = (
  boxes: readonly BoxJourney[],
  allActs: ReadonlyMap<string, readonly Act[]>,
  facts: readonly FactClaim[],
  request: ProjectionInput['request'],
  openedMs = Number.NEGATIVE_INFINITY,
): Ledger => {
  const ledger = new Ledger()
  const bill = billOf(facts, request, openedMs)
  // A bill that the answer to a container reveals becomes its bill number.
  ledger.set('normalized_number', bill?.set.said.value ?? request.number, fromFact(bill))
  const lead = leadingBox(boxes)
  const acts = lead ? (allActs.get(lead.number) ?? []) : []
  placeFields(ledger, lead)
  timeFields(ledger, lead, acts)
  return ledger
}

const DAY_MS = 86_400_000

/** Of the bills that an answer about a box holds, the one under which this journey began; a time may lack its zone. */
const ofJourney = (facts: readonly FactClaim[], openedMs: number): readonly FactClaim[] => {
  const bills = facts.filter(({ said }) => said.name?.startsWith('bill:') && said.field === 'bill_of_lading_number')
  if (bills.length < 2) return facts
  const firstMs = ({ said }: FactClaim) => wireMs(said.text) ?? Number.POSITIVE_INFINITY
  const inOrder = bills.toSorted(
    (a, b) => firstMs(a) - firstMs(b) || (String(a.said.value) < String(b.said.value) ? -1 : 1),
  )
  const meant = inOrder.find((bill) => firstMs(bill) >= openedMs - DAY_MS) ?? inOrder.at(-1)
  return facts.filter((fact) => fact === meant || !bills.includes(fact))
}

/**
 * The bill as the answer itself names it; else, where a box is asked for, as messages on the box name it (EDI does). A box
 * lives many journeys: what was said before this one began was said of another.
 */
const billOf = (facts: readonly FactClaim[], { type, number }: ProjectionInput['request'], openedMs: number) => {
  const told = settleFact(ofJourney(facts, openedMs), 'bill_of_lading_number', null)
  if (told || type !== 'container') return told
  const ofThisJourney = facts.filter(({ claim }) => claim.firstSeenMs >= openedMs)
  return settleFact(ofThisJourney, 'bill_of_lading_number', number)
}

/** Bill split over vessels: the vessel with most boxes leads, ties go to the later arrival (design 3.7). */
export const leadingBox = (boxes: readonly BoxJourney[]): BoxJourney | undefined => {
  const groups = new Map<string, BoxJourney[]>()
  for (const box of boxes) {
    const call = box.route.podCall
    const key = `${box.route.pod?.key ?? ''}|${call?.said.vessel?.imo ?? call?.said.vessel?.name ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), box])
  }
  const arrivalMs = (box: BoxJourney) => box.route.podCall?.time.ms ?? 0
  const [largest] = [...groups.values()].sort((a, b) => b.length - a.length || arrivalMs(b[0]!) - arrivalMs(a[0]!))
  // Within the vessel, the box of which most is known: one may have been reported late.
  return largest?.toSorted((a, b) => b.happened.length - a.happened.length || (a.number < b.number ? -1 : 1))[0]
}

const placeFields = (ledger: Ledger, lead: BoxJourney | undefined) => {
  const route = lead?.route
  const visits = lead ? [...lead.happened, ...lead.expected] : []
  const originOf = (key: string | undefined) => fromAct(visits.find(({ set }) => set.place.key === key)?.set)
  const places = [
    ['port_of_lading', 'pol_timezone', route?.pol],
    ['port_of_discharge', 'pod_timezone', route?.pod],
    ['destination', 'destination_timezone', route?.destination],
  ] as const
  for (const [field, zone, place] of places) {
    const origin = originOf(place?.key)
    ledger.set(`${field}_locode`, place?.locode, origin)
    ledger.set(`${field}_name`, place?.name, origin)
    ledger.set(zone, place?.zone, origin)
  }
  const podOrigin = fromAct(route?.podCall)
  ledger.set('pod_terminal_id', route?.podTerminal?.id, podOrigin)
  ledger.set('destination_terminal_id', route?.destinationTerminal?.id, originOf(route?.destination?.key))
  ledger.set('pod_vessel_name', route?.podCall?.said.vessel?.name, podOrigin)
  ledger.set('pod_vessel_imo', route?.podCall?.said.vessel?.imo, podOrigin)
  ledger.set('pod_voyage_number', route?.podCall?.said.voyage, podOrigin)
}

const timeFields = (ledger: Ledger, lead: BoxJourney | undefined, acts: readonly Act[]) => {
  const put = (field: string, visit: Visit | undefined) => ledger.set(field, at(visit), fromVisit(visit))
  const { happened = [], expected = [], route } = lead ?? {}
  const is =
    (kind: string, role: string) =>
    ({ set }: Visit) =>
      set.said.mode === 'vessel' && set.said.kind === kind && route?.roleOf(set) === role
  const departed = happened.find(is('depart', 'pol'))
  const arrived = happened.findLast(is('arrive', 'pod'))
  const inland = route && inlandArrival(happened, route)
  put('pol_atd_at', departed)
  put('pol_etd_at', departed ? undefined : expected.find(is('depart', 'pol')))
  put('pod_ata_at', arrived)
  // After the arrival there is nothing left to estimate.
  const ashore = arrived ?? happened.findLast(is('discharge', 'pod'))
  put('pod_eta_at', ashore ? undefined : expected.findLast(is('arrive', 'pod')))
  put('destination_ata_at', inland)
  put('destination_eta_at', inland || !route ? undefined : inlandEstimate(expected, route))

  const original = (field: string, kinds: readonly string[], mode: string | null, placeKey: string | undefined) => {
    const first = firstEstimate(acts, kinds, mode, placeKey)
    ledger.set(field, first ? formatInstant(first.time.ms) : null, fromAct(first))
  }
  original('pol_original_etd_at', ['depart'], 'vessel', route?.pol?.key)
  original('pod_original_eta_at', ['arrive'], 'vessel', route?.pod?.key)
  original('destination_original_eta_at', ['arrive', 'discharge'], null, route?.destination?.key)
}

/** `original_*`: the first estimate ever made for the present place, closed claims included. */
const firstEstimate = (
  acts: readonly Act[],
  kinds: readonly string[],
  mode: string | null,
  placeKey: string | undefined,
) =>
  acts
    .filter(
      (act) =>
        !isActual(act) &&
        act.place.key === placeKey &&
        kinds.includes(act.said.kind) &&
        act.said.mode !== 'truck' &&
        (mode === null || act.said.mode === mode),
    )
    .sort(
      (a, b) =>
        a.claim.firstSeenMs - b.claim.firstSeenMs ||
        (a.said.classifier === 'estimated' ? -1 : 1) ||
        a.time.ms - b.time.ms,
    )[0]

import { dayIn } from '../charges/days.ts'
import { hasLeft, stageOf } from '../explain/explained-container.ts'
import { formatInstant, wireMs } from '../time.ts'
import { dateInWords, formatName } from '../wording.ts'
import { arrivalsOf, estimateOf } from './arrivals.ts'
import type { Attended, AttendedContainer } from './attended.ts'
import type { AttentionClock } from './clock.ts'
import type { AttentionEntry } from './entry.ts'
import { ofField } from './evidence.ts'
import { at, nameOfShipment, ofContainer, ofShipment, placeOf, type Rule } from './rule.ts'

const DAY_MS = 86_400_000

/** A source may be a day late. */
const ESTIMATE_MS = DAY_MS
const DISCHARGE_MS = 3 * DAY_MS
const AVAILABILITY_MS = 2 * DAY_MS

/** What should have happened or be known by now, and no source reports. */
export const notReported: Rule = (attended, clock) => [
  ...departure(attended, clock),
  ...arrivals(attended, clock),
  ...attended.containers
    .filter((container) => !hasLeft(container))
    .flatMap((container) => [...discharge(attended, container, clock), ...availability(attended, container, clock)]),
]

const ask = (name: string | null) => `Ask ${name ?? 'the line'}, or wait for its next report.`

const departure = (attended: Attended, clock: AttentionClock): AttentionEntry[] => {
  const { shipment, containers, line } = attended
  if (!shipment || shipment.fields.pol_atd_at !== null || shipment.fields.pod_ata_at !== null) return []
  const { pol_etd_at: expected, pol_timezone: zone, port_of_lading_name: name, port_of_lading_locode } = shipment.fields
  const hasSailed = containers.some((one) => stageOf(one) !== 'before' || one.fields.pol_vessel_departed_at !== null)
  if (expected === null || hasSailed || isArriving(containers)) return []
  const dueMs = Date.parse(expected) + ESTIMATE_MS
  const evidence = ofField(shipment, 'pol_etd_at')
  if (!clock.hasPassed(dueMs) || evidence.length === 0) return []
  const day = dayIn(Date.parse(expected), zone)
  const place = formatName(name, port_of_lading_locode) ?? 'its port of lading'
  return [
    ofShipment(shipment, {
      kind: 'not_reported',
      about: 'departure',
      cause: expected,
      severity: 'medium',
      title: `${nameOfShipment(attended)} was to leave ${place} on ${dateInWords(day)}, and no source reports that it did.`,
      what_to_do: ask(line.name),
      since: formatInstant(dueMs),
      due_on: day,
      who_acts: { role: 'shipping_line', name: line.name },
      evidence,
    }),
  ]
}

/** One that is reported further on has left. */
const isArriving = (containers: Attended['containers']) =>
  containers.some(({ fields }) => fields.pod_arrived_at !== null)

const arrivals = (attended: Attended, clock: AttentionClock): AttentionEntry[] =>
  arrivalsOf(attended).flatMap((arrival) => {
    const { shipment, line } = attended
    const dueMs = arrival.ms + ESTIMATE_MS
    const evidence = estimateOf(attended, arrival)
    if (!clock.hasPassed(dueMs) || evidence.length === 0) return []
    return [
      ofShipment(shipment!, {
        kind: 'not_reported',
        about: `arrival ${arrival.about}`,
        cause: shipment!.fields[arrival.field]!,
        severity: 'medium',
        title: `${nameOfShipment(attended)} was to arrive at ${arrival.placeName} on ${dateInWords(arrival.day)}, and no source reports that it did.`,
        what_to_do: ask(line.name),
        since: formatInstant(dueMs),
        due_on: arrival.day,
        who_acts: { role: 'shipping_line', name: line.name },
        evidence,
      }),
    ]
  })

const discharge = (attended: Attended, container: AttendedContainer, clock: AttentionClock): AttentionEntry[] => {
  const { fields, number } = container
  const arrivedMs = wireMs(fields.pod_arrived_at)
  if (arrivedMs === null || fields.pod_discharged_at !== null || stageOf(container) !== 'before') return []
  const dueMs = arrivedMs + DISCHARGE_MS
  if (!clock.hasPassed(dueMs)) return []
  return [
    ofContainer(attended, container, {
      kind: 'not_reported',
      about: 'discharge',
      cause: fields.pod_arrived_at!,
      severity: 'medium',
      title: `The ship of ${number} arrived on ${dateInWords(dayIn(arrivedMs, fields.pod_timezone))}, and no source reports that it was discharged.`,
      what_to_do: ask(attended.line.name),
      since: formatInstant(dueMs),
      who_acts: { role: 'shipping_line', name: attended.line.name },
      evidence: ofField(container, 'pod_arrived_at'),
    }),
  ]
}

/** Expected only of a facility that reports on containers. */
const availability = (attended: Attended, container: AttendedContainer, clock: AttentionClock): AttentionEntry[] => {
  const { fields, number } = container
  const landedAt = fields.ind_rail_unloaded_at ?? fields.ind_ata_at ?? fields.pod_discharged_at
  if (landedAt === null || fields.availability_known || stageOf(container) !== 'there') return []
  const covering = attended.sources.find(({ kind, container: one }) => kind !== 'line' && one === number)
  const dueMs = Date.parse(landedAt) + AVAILABILITY_MS
  if (!covering || !clock.hasPassed(dueMs)) return []
  const place = placeOf(container)
  return [
    ofContainer(attended, container, {
      kind: 'not_reported',
      about: 'availability',
      cause: landedAt,
      severity: 'low',
      title: `Whether ${number} can be picked up is not reported${at(container)}, days after it was unloaded.`,
      what_to_do: ask(place ?? 'the terminal'),
      since: formatInstant(dueMs),
      who_acts: { role: covering.kind === 'rail' ? 'railway' : 'terminal', name: place },
      evidence: (['ind_rail_unloaded_at', 'ind_ata_at', 'pod_discharged_at'] as const)
        .filter((field) => fields[field] === landedAt)
        .slice(0, 1)
        .flatMap((field) => ofField(container, field)),
    }),
  ]
}

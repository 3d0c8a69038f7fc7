import { dayIn, endOfTime } from '../../charges/days.ts'
import type { DueMilestoneName } from '../../expected/milestones.ts'
import { WINDOW_DAYS } from '../../expected/windows.ts'
import { hasLeft, stageOf } from '../../explain/explained-container.ts'
import { formatInstant } from '../../time.ts'
import { dateInWords, formatName } from '../../wording.ts'
import type { Attended, AttendedContainer, AttendedShipment } from '../entry/attended.ts'
import type { AttentionClock } from '../entry/clock.ts'
import type { AttentionEntry } from '../entry/entry.ts'
import { ofField } from '../entry/evidence.ts'
import { at, listedContainers, nameOfShipment, ofContainer, ofShipment, placeOf, type Rule } from '../entry/rule.ts'
import { arrivalsOf, estimateOf } from './arrivals.ts'
import { lateEstimate } from './late-estimates.ts'
import { firstOf, LANDINGS, lateStep } from './late-steps.ts'

const DAY_MS = 86_400_000

/** The end of the window of an estimate; an estimate that is a bare date runs to the end of that day. */
const dueMs = (
  { fields, times }: AttendedShipment,
  field: 'pol_etd_at' | 'pod_eta_at' | 'destination_eta_at',
  zone: string | null,
  days: number,
) => {
  const precision = times?.[field]?.precision ?? 'minute'
  return endOfTime({ ms: Date.parse(fields[field]!), zone, precision }) + days * DAY_MS
}

/**
 * No earlier than one of the containers is overdue: a source may have stated a later time than the shipment's since
 * (engine/expected).
 */
const onceOneIsOverdue = (untilMs: number, containers: Attended['containers'], milestone: DueMilestoneName): number => {
  const ends = containers.flatMap(({ meta }) =>
    (meta.expected ?? []).flatMap((due) => (due.milestone === milestone ? Date.parse(due.due_until) : [])),
  )
  return ends.length === 0 ? untilMs : Math.max(untilMs, Math.min(...ends))
}

/** What should have happened or be known by now, and what no source reports. */
export const notReported: Rule = (attended, present) => {
  if (attended.isPaused) return []
  const clock = clockUntil(attended.askedUntilMs, present)
  const ofShipments = [...departure(attended, clock), ...arrivals(attended, clock)]
  const covered = new Set(ofShipments.map(({ about }) => about))
  return [
    ...ofShipments,
    ...attended.containers.flatMap((container) => [
      ...ofContainerAlone(attended, container, clock, covered),
      ...availability(attended, container, clock),
    ]),
  ]
}

/**
 * Something due after the sources were last polled may have been reported: it is only overdue once they have answered.
 */
const clockUntil = (askedUntilMs: number | undefined, clock: AttentionClock): AttentionClock =>
  askedUntilMs === undefined ? clock : { ...clock, hasPassed: (ms) => ms <= askedUntilMs && clock.hasPassed(ms) }

const ask = (name: string | null) => `Ask ${name ?? 'the line'}, or wait for its next report.`

const departure = (attended: Attended, clock: AttentionClock): AttentionEntry[] => {
  const { shipment, line } = attended
  const containers = listedContainers(attended)
  if (!shipment || shipment.fields.pol_atd_at !== null || shipment.fields.pod_ata_at !== null) return []
  const { pol_etd_at: expected, pol_timezone: zone, port_of_lading_name: name, port_of_lading_locode } = shipment.fields
  const hasSailed = containers.some((one) => stageOf(one) !== 'before' || one.fields.pol_vessel_departed_at !== null)
  if (expected === null || hasSailed || isArriving(containers)) return []
  const untilMs = onceOneIsOverdue(dueMs(shipment, 'pol_etd_at', zone, WINDOW_DAYS.departure), containers, 'departure')
  const evidence = ofField(shipment, 'pol_etd_at')
  if (!clock.hasPassed(untilMs) || evidence.length === 0) return []
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
      since: formatInstant(untilMs),
      due_on: day,
      who_acts: { role: 'shipping_line', name: line.name },
      evidence,
    }),
  ]
}

/** Whether a container has arrived: its ship must have left, even if no source reports the departure. */
const isArriving = (containers: Attended['containers']) =>
  containers.some(({ fields }) => fields.pod_arrived_at !== null)

const arrivals = (attended: Attended, clock: AttentionClock): AttentionEntry[] =>
  arrivalsOf(attended).flatMap((arrival) => {
    const { shipment, line } = attended
    const milestone = arrival.about === 'pod' ? 'arrival' : 'inland_arrival'
    const estimatedMs = dueMs(shipment!, arrival.field, arrival.zone, WINDOW_DAYS[milestone])
    const untilMs = onceOneIsOverdue(estimatedMs, listedContainers(attended), milestone)
    const evidence = estimateOf(attended, arrival)
    if (!clock.hasPassed(untilMs) || evidence.length === 0) return []
    return [
      ofShipment(shipment!, {
        kind: 'not_reported',
        about: `arrival ${arrival.about}`,
        cause: shipment!.fields[arrival.field]!,
        severity: 'medium',
        title: `${nameOfShipment(attended)} was to arrive at ${arrival.placeName} on ${dateInWords(arrival.day)}, and no source reports that it did.`,
        what_to_do: ask(line.name),
        since: formatInstant(untilMs),
        due_on: arrival.day,
        who_acts: { role: 'shipping_line', name: line.name },
        evidence,
      }),
    ]
  })

/** What is overdue for one container alone (engine/expected). */
const ofContainerAlone = (
  attended: Attended,
  container: AttendedContainer,
  clock: AttentionClock,
  saidOfShipment: ReadonlySet<string>,
): AttentionEntry[] =>
  (container.meta.expected ?? []).flatMap((due) => {
    // Evaluated for every milestone, so that the clock knows the next one: `overdue` is stored with the record.
    const isOverdue = clock.hasPassed(Date.parse(due.due_until))
    if (!isOverdue) return []
    const late = lateEstimate(attended, container, due, saidOfShipment) ?? lateStep(attended, container, due)
    if (!late || late.evidence.length === 0) return []
    return [
      ofContainer(attended, container, {
        kind: 'not_reported',
        ...late,
        what_to_do: ask(late.who_acts.name),
        since: due.due_until,
      }),
    ]
  })

const AVAILABILITY_MS = 2 * DAY_MS

/** Expected only from a facility that is polled about the container. */
const availability = (attended: Attended, container: AttendedContainer, clock: AttentionClock): AttentionEntry[] => {
  const { fields, number } = container
  const landed = firstOf(container, LANDINGS)
  if (!landed || fields.availability_known || hasLeft(container) || stageOf(container) !== 'there') return []
  const covering = attended.sources.find(({ kind, container: one }) => kind !== 'line' && one === number)
  const untilMs = Date.parse(landed.at) + AVAILABILITY_MS
  if (!covering || !clock.hasPassed(untilMs)) return []
  const place = placeOf(container)
  return [
    ofContainer(attended, container, {
      kind: 'not_reported',
      about: 'availability',
      cause: landed.at,
      severity: 'low',
      title: `Whether ${number} can be picked up is not reported${at(container)}, days after it was unloaded.`,
      what_to_do: ask(place ?? 'the terminal'),
      since: formatInstant(untilMs),
      who_acts: { role: covering.kind === 'rail' ? 'railway' : 'terminal', name: place },
      evidence: landed.evidence,
    }),
  ]
}

import { addDays } from '../../charges/days.ts'
import { dateInWords, days } from '../../wording.ts'
import type { Attended } from '../entry/attended.ts'
import { type AttentionClock, startOfDayAt } from '../entry/clock.ts'
import { ofField } from '../entry/evidence.ts'
import { nameOfShipment, ofShipment, type Rule } from '../entry/rule.ts'
import { type Arrival, arrivalsOf, daysUntil, estimateOf, reportedAt } from './arrivals.ts'
import { inDays } from './free-time.ts'

const HOUR_MS = 3_600_000

/** Arrivals that are near, and estimates that moved since a day ago. */
export const arriving: Rule = (attended, clock) =>
  arrivalsOf(attended).flatMap((arrival) => [...soon(attended, arrival, clock), ...moved(attended, arrival, clock)])

const soon = (attended: Attended, arrival: Arrival, clock: AttentionClock) => {
  const { shipment, settings } = attended
  const { about, day, zone, place, placeName } = arrival
  const left = daysUntil(clock.today(zone), arrival)
  const evidence = estimateOf(attended, arrival)
  if (left < 0 || left > settings.arrives_within_days || evidence.length === 0) return []
  const entered = startOfDayAt(addDays(day, -settings.arrives_within_days), zone)
  const reported = reportedAt(attended, arrival)
  return [
    ofShipment(shipment!, {
      kind: 'arriving_soon',
      about,
      cause: place,
      severity: 'low',
      title: `${nameOfShipment(attended)} is expected at ${placeName} ${inDays(left)}, on ${dateInWords(day)}.`,
      what_to_do: 'Prepare the customs clearance and the pickup.',
      since: [entered, reported].sort()[1]!,
      due_on: day,
      who_acts: { role: 'you', name: null },
      evidence,
    }),
  ]
}

const moved = (attended: Attended, arrival: Arrival, clock: AttentionClock) => {
  const { shipment, settings, before } = attended
  const earlierMs = before?.shipment ? previousOf(before.shipment.fields, arrival) : null
  if (earlierMs === null) return []
  const hours = (arrival.ms - earlierMs) / HOUR_MS
  const evidence = estimateOf(attended, arrival)
  if (Math.abs(hours) <= settings.eta_moved_by_hours || evidence.length === 0) return []
  const isLater = hours > 0
  const tense = daysUntil(clock.today(arrival.zone), arrival) < 0 ? 'was' : 'is'
  const reported = reportedAt(attended, arrival)
  return [
    ofShipment(shipment!, {
      kind: 'eta_moved',
      about: arrival.about,
      cause: shipment!.fields[arrival.field]!,
      severity: isLater ? 'medium' : 'low',
      title: `${nameOfShipment(attended)} ${tense} expected at ${arrival.placeName} on ${dateInWords(arrival.day)}, ${distance(Math.abs(hours))} ${isLater ? 'later' : 'earlier'} than a day ago.`,
      what_to_do: isLater
        ? 'Tell whoever waits for it, and move what is booked.'
        : 'Move what is booked, so that it is picked up within its free time.',
      since: reported,
      due_on: arrival.day,
      who_acts: { role: 'you', name: null },
      evidence: [...evidence, ...ofField(before!.shipment!, arrival.field)],
    }),
  ]
}

type BeforeShipment = NonNullable<NonNullable<Attended['before']>['shipment']>

const previousOf = (fields: BeforeShipment['fields'], arrival: Arrival) => {
  const at = fields[arrival.field]
  const place =
    arrival.about === 'pod'
      ? (fields.port_of_discharge_locode ?? fields.port_of_discharge_name)
      : (fields.destination_locode ?? fields.destination_name)
  return at === null || place !== arrival.place ? null : Date.parse(at)
}

const distance = (hours: number): string => {
  const whole = Math.round(hours)
  return whole < 48 ? `${whole} hours` : days(Math.round(hours / 24))
}

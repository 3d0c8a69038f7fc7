import type { TransportEvent } from '@boxtrail/client'
import { numbered } from '../results/quote.ts'

export type ShownEvent = TransportEvent<'location'> | TransportEvent

/** The names of milestones in results, by the event that reports them. */
const milestoneNames: Record<string, readonly string[]> = {
  vessel_loaded: ['vessel_loaded_at'],
  vessel_departed: ['vessel_departed_at'],
  vessel_arrived: ['vessel_arrived_at'],
  vessel_discharged: ['discharged_at'],
  rail_loaded: ['rail_loaded_at'],
  rail_departed: ['rail_departed_at'],
  rail_arrived: ['rail_arrived_at'],
  full_out: ['full_out_at', 'delivered_at'],
  delivered: ['delivered_at'],
  empty_in: ['empty_returned_at'],
}

const nameOf = (event: string) => event.replace('container.transport.', '')

/** Changes of dates and of availability have no time of their own, so the time of the report is shown. */
const REPORTED = /\.changed$|^container\.transport\.(?:not_)?available$/

/** The events of a journey in order, without withdrawn and corrected ones. */
export const timelineOf = (events: readonly (ShownEvent | { type: string; id: string })[]) =>
  events
    .filter((event): event is ShownEvent => 'event' in event)
    .filter(({ invalidatedAt, timestamp }) => invalidatedAt === null && timestamp !== null)
    .map((event) => ({
      event: event.event as string,
      timestamp: new Date(event.timestamp!).toISOString(),
      ...(REPORTED.test(event.event) ? { timestamp_is: 'when it was first reported' } : {}),
      ...(event.timezone ? { timezone: event.timezone } : {}),
      ...(event.voyageNumber ? { voyage_number: numbered(event.voyageNumber) } : {}),
      location: locationOf(event),
      source: event.dataSource as string,
    }))
    .sort((a, b) => a.timestamp.localeCompare(b.timestamp))

const locationOf = ({ location, locationLocode }: ShownEvent) => {
  if (location && 'name' in location) return { name: location.name, code: location.code, type: location.type as string }
  return locationLocode ? { name: null, code: locationLocode, type: null } : null
}

type Timeline = ReturnType<typeof timelineOf>

/** The number of events of each kind. */
export const categoriesOf = (timeline: Timeline) => {
  const counts = { vessel_events: 0, rail_events: 0, truck_events: 0, terminal_events: 0, other_events: 0 }
  for (const { event } of timeline) counts[categoryOf(nameOf(event))] += 1
  return counts
}

const categoryOf = (name: string) => {
  if (/vessel|ship|feeder/.test(name)) return 'vessel_events'
  if (/rail|inland/.test(name)) return 'rail_events'
  if (/full_|empty_|delivered/.test(name)) return 'truck_events'
  return /available|pickup/.test(name) ? 'terminal_events' : 'other_events'
}

/** When each milestone was reached, by its last report. */
export const milestonesOf = (timeline: Timeline): Record<string, string> =>
  Object.fromEntries(
    timeline.flatMap(({ event, timestamp }) => (milestoneNames[nameOf(event)] ?? []).map((name) => [name, timestamp])),
  )

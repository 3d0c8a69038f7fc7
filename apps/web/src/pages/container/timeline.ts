import type { WholeContainer } from './queries.ts'

type TransportEvent = WholeContainer['transportEvents'][number]
type RawEvent = WholeContainer['rawEvents'][number]

export type EntryKind = 'actual' | 'estimated' | 'planned' | 'withdrawn' | 'change'

export interface Entry {
  id: string
  kind: EntryKind
  label: string
  at: string
  /** `at` is the time of the first report: changes of dates and of availability have no time of their own. */
  isWhenReported: boolean
  zone: string | null
  place: string | null
  vessel: string | null
  /** Previous estimates, the oldest first. */
  earlier: string[]
  /** For a withdrawn entry: when it was withdrawn, and whether another one replaced it. */
  withdrawnAt: string | null
  isCorrected: boolean
  /** A date of a `*.changed` event, such as the new last free day. */
  value: string | null
  /** Whether its provenance can be read by its id. */
  isSourced: boolean
}

const LABELS: Record<string, string> = {
  empty_out: 'Empty picked up',
  full_in: 'Full container received',
  vessel_loaded: 'Loaded on the vessel',
  vessel_departed: 'Vessel departed',
  transshipment_arrived: 'Arrived for transshipment',
  transshipment_discharged: 'Discharged for transshipment',
  transshipment_loaded: 'Loaded on the next vessel',
  transshipment_departed: 'Departed after transshipment',
  feeder_arrived: 'Feeder arrived',
  feeder_discharged: 'Discharged from the feeder',
  feeder_loaded: 'Loaded on the feeder',
  feeder_departed: 'Feeder departed',
  vessel_arrived: 'Vessel arrived',
  vessel_berthed: 'Vessel berthed',
  vessel_discharged: 'Discharged',
  available: 'Available for pickup',
  not_available: 'No longer available for pickup',
  full_out: 'Picked up',
  rail_loaded: 'Loaded on the train',
  rail_departed: 'Train departed',
  rail_arrived: 'Train arrived',
  rail_unloaded: 'Unloaded from the train',
  arrived_at_inland_destination: 'Arrived at the inland destination',
  arrived_at_destination: 'Arrived at the destination',
  delivered: 'Delivered',
  empty_in: 'Empty returned',
  'pickup_lfd.changed': 'Last free day set to',
  'pickup_appointment.changed': 'Pickup appointment set to',
}

/** Last free days of the individual parties, which only repeat the one that counts. */
const REPEATED = /^container\.pickup_lfd_(line|terminal|rail)\.changed$/
/** Events without a time of their own: changed values, and changes of availability. */
const REPORTED = /\.changed$|^container\.transport\.(?:not_)?available$/
const ESTIMATED = 'estimated.'

const milestoneOf = (event: string): string => event.replace(/^container\.(transport\.)?/, '').replace(ESTIMATED, '')
const isEstimate = ({ event }: TransportEvent): boolean => event.includes(`.${ESTIMATED}`)
const placeKey = (event: string, locode: string | null) => `${event} ${locode}`
const keyOf = (event: TransportEvent) => placeKey(milestoneOf(event.event), event.locationLocode)

const labelOf = (milestone: string): string => {
  const words = milestone.replaceAll(/[_.]/g, ' ')
  return LABELS[milestone] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const entryOf = (event: TransportEvent, kind: EntryKind, more: Partial<Entry> = {}): Entry => ({
  id: event.id,
  kind,
  label: labelOf(milestoneOf(event.event)),
  at: event.timestamp ?? event.createdAt,
  isWhenReported: REPORTED.test(event.event) || event.timestamp === null,
  zone: event.timezone,
  place: event.terminal?.name ?? event.location?.name ?? event.locationLocode,
  vessel: event.vessel ? [event.vessel.name, event.voyageNumber].filter(Boolean).join(' ') : null,
  earlier: [],
  withdrawnAt: null,
  isCorrected: false,
  value: event.value,
  isSourced: true,
  ...more,
})

const planned = (raw: RawEvent): Entry => ({
  id: raw.id,
  kind: 'planned',
  label: labelOf(raw.event!),
  at: raw.timestamp,
  isWhenReported: false,
  zone: raw.timezone,
  place: raw.locationName ?? raw.locationLocode,
  vessel: [raw.vesselName, raw.voyageNumber].filter(Boolean).join(' ') || null,
  earlier: [],
  withdrawnAt: null,
  isCorrected: false,
  value: null,
  isSourced: false,
})

/** Actual, expected and withdrawn events in the order of time. */
export const timelineOf = (events: readonly TransportEvent[], rawEvents: readonly RawEvent[]): Entry[] => {
  const shown = events.filter(({ event }) => !REPEATED.test(event))
  const replaced = new Set(events.map(({ previousVersion }) => previousVersion?.id))
  const [estimates, others] = [shown.filter(isEstimate), shown.filter((event) => !isEstimate(event))]
  const valid = others.filter(({ invalidatedAt }) => !invalidatedAt)
  const happened = new Set(valid.map(keyOf))

  const byMilestone = Map.groupBy(estimates, keyOf)
  const earlierOf = (key: string): string[] =>
    (byMilestone.get(key) ?? [])
      .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
      .flatMap(({ timestamp }) => timestamp ?? [])
  const expected = [...byMilestone].flatMap(([key, group]) => {
    const latest = group
      .filter(({ invalidatedAt }) => !invalidatedAt)
      .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
      .at(0)
    if (happened.has(key) || !latest) return []
    return entryOf(latest, 'estimated', { earlier: earlierOf(key).filter((at) => at !== latest.timestamp) })
  })
  const covered = new Set([...happened, ...byMilestone.keys()])
  const plans = rawEvents.filter(
    ({ event, estimated, invalidatedAt, locationLocode }) =>
      event && estimated && !invalidatedAt && !covered.has(placeKey(event, locationLocode)),
  )
  const past = others.map((event) =>
    event.invalidatedAt
      ? entryOf(event, 'withdrawn', { withdrawnAt: event.invalidatedAt, isCorrected: replaced.has(event.id) })
      : entryOf(event, event.event.endsWith('.changed') ? 'change' : 'actual', { earlier: earlierOf(keyOf(event)) }),
  )
  return [...past, ...expected, ...plans.map(planned)].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  )
}

import type { Schemas } from '@boxtrail/contracts'

type Event = Schemas['TransportEvent']
type Evidenced = Schemas['EvidencedEvent']
type Named = (reference: { type: string; id: string } | null) => string | null

export const MAX_EVENTS = 300

/**
 * The events in chronological order. If there are too many, those that were withdrawn or replaced are dropped first.
 */
export const journeyOf = (
  events: readonly Event[],
  provenance: Readonly<Record<string, Schemas['ProvenanceEntry']>>,
  nameOf: Named,
): Evidenced[] =>
  [...events]
    .sort((a, b) => Number(isWithdrawn(a)) - Number(isWithdrawn(b)) || byTime(a, b))
    .slice(0, MAX_EVENTS)
    .sort(byTime)
    .map((event) => evidenced(event, provenance[event.id] ?? null, nameOf))

const isWithdrawn = ({ attributes }: Event) => attributes.invalidated_at !== null

/** Sorts by time; an event without a time is only announced, and comes last. */
const byTime = (a: Event, b: Event): number =>
  compare(a.attributes.timestamp ?? '~', b.attributes.timestamp ?? '~') ||
  compare(a.attributes.created_at, b.attributes.created_at) ||
  compare(a.id, b.id)

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const evidenced = (
  { id, attributes, relationships: { location, terminal, vessel }, meta }: Event,
  provenance: Schemas['ProvenanceEntry'] | null,
  nameOf: Named,
): Evidenced => ({
  id,
  event: attributes.event,
  timestamp: attributes.timestamp,
  timezone: attributes.timezone,
  time: meta?.time ?? null,
  location:
    attributes.location_locode === null && location.data === null
      ? null
      : { locode: attributes.location_locode, name: nameOf(location.data) },
  terminal: nameOf(terminal.data),
  vessel: nameOf(vessel.data),
  voyage_number: attributes.voyage_number,
  data_source: attributes.data_source,
  value: attributes.value,
  recorded_at: attributes.created_at,
  invalidated_at: attributes.invalidated_at,
  provenance,
})

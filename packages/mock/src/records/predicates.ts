import { readiness } from '@boxtrail/engine/lifecycle/readiness'
import { endOfRange, startOfRange } from '@boxtrail/engine/time-range'
import { type Resource, relatedOne } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import type { Query } from './call.ts'
import { containersOf, shipmentOf } from './journey-filters.ts'

export type Value = NonNullable<Query[string]>
/** Whether a record matches a filter. */
export type Filter = (record: Resource, value: Value, world: World) => boolean

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
export const equal =
  (name: string): Filter =>
  ({ attributes }, value) =>
    attributes[name] === value
export const isOneOf =
  (name: string): Filter =>
  ({ attributes }, value) =>
    (value as string[]).includes(text(attributes[name]))
export const isSame = (one: unknown, other: Value) => text(one).toUpperCase() === String(other).trim().toUpperCase()

export const from =
  (name: string): Filter =>
  ({ attributes }, value) =>
    Date.parse(text(attributes[name])) >= startOfRange(String(value)).getTime()
export const until =
  (name: string): Filter =>
  ({ attributes }, value) =>
    Date.parse(text(attributes[name])) < endOfRange(String(value)).getTime()
export const anything: Filter = () => true

/** Applies a filter of containers that concerns their shipment. */
export const ofShipment =
  (filter: Filter): Filter =>
  (record, value, world) => {
    const shipment = shipmentOf(record, world)
    return shipment !== undefined && filter(shipment, value, world)
  }

export const requestsOf = (shipment: Resource, world: World): Resource[] =>
  world.all('tracking_request').filter((one) => relatedOne(one, 'tracked_object')?.id === shipment.id)

export const customersOf = (shipment: Resource, world: World): (Resource | undefined)[] =>
  requestsOf(shipment, world).map((one) => {
    const customer = relatedOne(one, 'customer')
    return customer && world.get(customer)
  })

/** The stage of a shipment, with the names of the MCP server. */
export const stageOf = ({ attributes: a }: Resource): string => {
  if (a.destination_ata_at) return 'delivered_to_destination'
  if (a.pod_ata_at) return 'arrived_at_pod'
  if (a.pol_atd_at) return 'in_transit'
  return a.pol_etd_at ? 'awaiting_departure' : 'pending'
}

const DAY_MS = 86_400_000

/** Days until a date, by the calendar of the place. */
export const daysUntil = (date: string, timeZone: string, now: string): number =>
  (Date.parse(date) - Date.parse(new Date(now).toLocaleDateString('sv', { timeZone }))) / DAY_MS

type Hold = { name: string; status: string }
export const holdsOf = ({ attributes }: Resource) => (attributes.holds_at_pod_terminal ?? []) as Hold[]
/** Whether the record is tracked and one of its containers has an overdue milestone. */
export const isOverdue: Filter = (record, value, world) => {
  const isTracked = !shipmentOf(record, world)?.attributes.line_tracking_stopped_at
  const due = containersOf(record, world).flatMap(({ meta }) => (meta?.expected ?? []) as { overdue: boolean }[])
  return (isTracked && due.some(({ overdue }) => overdue)) === value
}

/** Whether `meta.pickup` says that the container is ready, by the rule of the service. */
export const isReady: Filter = (container, value) => {
  const { attributes: a } = container
  const { ready } = readiness({
    available_for_pickup: a.available_for_pickup as boolean | null,
    holds: holdsOf(container),
    pickedUp: (a.final_destination_full_out_at ?? a.pod_full_out_at ?? null) !== null,
    returned: (a.empty_terminated_at ?? null) !== null,
  })
  return ready === value
}

/** Turns a filter of containers into one of shipments with a matching container. */
export const ofContainer =
  (filter: Filter): Filter =>
  (record, value, world) =>
    containersOf(record, world).some((container) => filter(container, value, world))

/** Whether a source has reported a list; then an empty list means none. */
export const isListKnown = ({ attributes, meta }: Resource, list: string): boolean =>
  attributes.availability_known === true && !(meta as { unreported?: string[] } | undefined)?.unreported?.includes(list)

/** Matches `any`, `none` if it is known that there is none, or one of the names. */
export const oneOf =
  (attribute: string, name: string): Filter =>
  (record, wanted) => {
    const { attributes: a } = record
    const found = ((a[attribute] ?? []) as Record<string, string>[]).map((one) => one[name]!)
    const isKnownToHaveNone = found.length === 0 && isListKnown(record, attribute)
    return (wanted as string[]).some(
      (one) => found.includes(one) || (one === 'any' && found.length > 0) || (one === 'none' && isKnownToHaveNone),
    )
  }

const timeOf = (value: string | null) => (value === null ? Number.NaN : Date.parse(value))
export const notBefore =
  (of: (record: Resource, world: World) => string | null): Filter =>
  (record, value, world) =>
    timeOf(of(record, world)) >= startOfRange(String(value)).getTime()
export const notAfter =
  (of: (record: Resource, world: World) => string | null): Filter =>
  (record, value, world) =>
    timeOf(of(record, world)) < endOfRange(String(value)).getTime()

/** Matches if one container is between both ends of a range of days. */
export const inDays =
  (of: (container: Resource) => string | null): Filter =>
  (record, value, world) =>
    containersOf(record, world).some((container) => {
      const { start, end } = value as Record<string, string | undefined>
      const day = of(container)
      return day !== null && (start === undefined || day >= start) && (end === undefined || day <= end)
    })

export const isPickedUpAt: Filter = (container, value) => {
  const { locodes, facilityId } = value as { locodes?: string[]; facilityId?: string }
  const { locode } = (container.meta?.pickup_place ?? {}) as { locode?: string | null }
  return facilityId ? relatedOne(container, 'pickup_facility')?.id === facilityId : locodes!.includes(text(locode))
}

export const isSilent = (record: Resource, world: World): boolean => {
  const shipment = shipmentOf(record, world)
  return world
    .all('attention_entry')
    .filter((entry) => entry.attributes.kind === 'source_silent' && relatedOne(entry, 'shipment')?.id === shipment?.id)
    .some((entry) => record.type === 'shipment' || (relatedOne(entry, 'container')?.id ?? record.id) === record.id)
}

/** The source that an entry is about: its own, or that of a line that is not connected. */
export const sourceOfEntry = ({ attributes: { kind, evidence } }: Resource): EntrySource | undefined =>
  kind === 'source_silent' ? (evidence as { source: EntrySource }[])[0]?.source : undefined

type EntrySource = { id: string; kind: string; name: string | null }

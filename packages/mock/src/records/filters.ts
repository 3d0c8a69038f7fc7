import { readiness } from '@boxtrail/engine/lifecycle/readiness'
import { endOfRange, startOfRange } from '@boxtrail/engine/time-range'
import { isFilter } from '@boxtrail/protocol/read/list-filters'
import { type Resource, related, relatedOne } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import type { Query } from './call.ts'
import { entityTypeOf } from './entity-types.ts'
import {
  arrivalOf,
  bindingDayOf,
  containersOf,
  destinationArrivalOf,
  emptyReturnDueOf,
  freeTimeOf,
  hasCustomField,
  shipmentOf,
} from './journey-filters.ts'
import { codesOfPort, facilityOf, pickupPlaceOf, scacOf, slugsIn } from './names.ts'
import { matches } from './search-words.ts'

type Value = NonNullable<Query[string]>
/** Whether a record is in a list that is filtered so. */
type Filter = (record: Resource, value: Value, world: World) => boolean

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const equal =
  (name: string): Filter =>
  ({ attributes }, value) =>
    attributes[name] === value
const isOneOf =
  (name: string): Filter =>
  ({ attributes }, value) =>
    (value as string[]).includes(text(attributes[name]))
const isSame = (one: unknown, other: Value) => text(one).toUpperCase() === String(other).trim().toUpperCase()

const from =
  (name: string): Filter =>
  ({ attributes }, value) =>
    Date.parse(text(attributes[name])) >= startOfRange(String(value)).getTime()
const until =
  (name: string): Filter =>
  ({ attributes }, value) =>
    Date.parse(text(attributes[name])) < endOfRange(String(value)).getTime()
const anything: Filter = () => true

/** A filter of containers that holds for the shipment they are on. */
const ofShipment =
  (filter: Filter): Filter =>
  (record, value, world) => {
    const shipment = shipmentOf(record, world)
    return shipment !== undefined && filter(shipment, value, world)
  }

const requestsOf = (shipment: Resource, world: World): Resource[] =>
  world.all('tracking_request').filter((one) => relatedOne(one, 'tracked_object')?.id === shipment.id)

const customersOf = (shipment: Resource, world: World): (Resource | undefined)[] =>
  requestsOf(shipment, world).map((one) => {
    const customer = relatedOne(one, 'customer')
    return customer && world.get(customer)
  })

/** How far a shipment is, as the MCP server names it, by the times that say so. */
const stageOf = ({ attributes: a }: Resource): string => {
  if (a.destination_ata_at) return 'delivered_to_destination'
  if (a.pod_ata_at) return 'arrived_at_pod'
  if (a.pol_atd_at) return 'in_transit'
  return a.pol_etd_at ? 'awaiting_departure' : 'pending'
}

const DAY_MS = 86_400_000

/** Days until a date, counted at the place. */
const daysUntil = (date: string, timeZone: string, now: string): number =>
  (Date.parse(date) - Date.parse(new Date(now).toLocaleDateString('sv', { timeZone }))) / DAY_MS

type Hold = { name: string; status: string }
const holdsOf = ({ attributes }: Resource) => (attributes.holds_at_pod_terminal ?? []) as Hold[]
/** One of its containers has a milestone that was due, and it is tracked. */
const isOverdue: Filter = (record, value, world) => {
  const isTracked = !shipmentOf(record, world)?.attributes.line_tracking_stopped_at
  const due = containersOf(record, world).flatMap(({ meta }) => (meta?.expected ?? []) as { overdue: boolean }[])
  return (isTracked && due.some(({ overdue }) => overdue)) === value
}

/** What `meta.pickup` says, by the rule of the service. */
const isReady: Filter = (container, value) => {
  const { attributes: a } = container
  const { ready } = readiness({
    available_for_pickup: a.available_for_pickup as boolean | null,
    holds: holdsOf(container),
    pickedUp: (a.final_destination_full_out_at ?? a.pod_full_out_at ?? null) !== null,
    returned: (a.empty_terminated_at ?? null) !== null,
  })
  return ready === value
}

/** A filter of containers that holds for a shipment when one of its containers meets it. */
const ofContainer =
  (filter: Filter): Filter =>
  (record, value, world) =>
    containersOf(record, world).some((container) => filter(container, value, world))

/** An empty list means none: a source has reported it. */
const isListKnown = ({ attributes, meta }: Resource, list: string): boolean =>
  attributes.availability_known === true && !(meta as { unreported?: string[] } | undefined)?.unreported?.includes(list)

/** `any`, `none` where it is known that there is none, or one of the names. */
const oneOf =
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
const notBefore =
  (of: (record: Resource, world: World) => string | null): Filter =>
  (record, value, world) =>
    timeOf(of(record, world)) >= startOfRange(String(value)).getTime()
const notAfter =
  (of: (record: Resource, world: World) => string | null): Filter =>
  (record, value, world) =>
    timeOf(of(record, world)) < endOfRange(String(value)).getTime()

/** The bounds of a range of days of containers, which one container must meet together. */
const inDays =
  (of: (container: Resource) => string | null): Filter =>
  (record, value, world) =>
    containersOf(record, world).some((container) => {
      const { start, end } = value as Record<string, string | undefined>
      const day = of(container)
      return day !== null && (start === undefined || day >= start) && (end === undefined || day <= end)
    })

const isPickedUpAt: Filter = (container, value) => {
  const { locodes, facilityId } = value as { locodes?: string[]; facilityId?: string }
  const { locode } = (container.meta?.pickup_place ?? {}) as { locode?: string | null }
  return facilityId ? relatedOne(container, 'pickup_facility')?.id === facilityId : locodes!.includes(text(locode))
}

const isSilent = (record: Resource, world: World): boolean => {
  const shipment = shipmentOf(record, world)
  return world
    .all('attention_entry')
    .filter((entry) => entry.attributes.kind === 'source_silent' && relatedOne(entry, 'shipment')?.id === shipment?.id)
    .some((entry) => record.type === 'shipment' || (relatedOne(entry, 'container')?.id ?? record.id) === record.id)
}

/** The source that an entry is about: its own, or that of the line which is not connected. */
export const sourceOfEntry = ({ attributes: { kind, evidence } }: Resource): EntrySource | undefined =>
  kind === 'source_silent' ? (evidence as { source: EntrySource }[])[0]?.source : undefined

type EntrySource = { id: string; kind: string; name: string | null }

/** What each filter of a list means. One that means something else of another type is named with the type. */
const filters: Readonly<Record<string, Filter>> = {
  'filter[id]': ({ id }, ids) => (ids as string[]).includes(id.toLowerCase()),
  'filter[number]': equal('number'),
  'container filter[number]': ({ attributes }, value) =>
    attributes.number ===
    String(value)
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, ''),
  number: (shipment, value, world) =>
    requestsOf(shipment, world).some(
      ({ attributes }) => attributes.request_type !== 'container' && isSame(attributes.request_number, value),
    ) || isSame(shipment.attributes.bill_of_lading_number, value),
  q: (record, value, world) => matches(record, String(value), world),
  search: ({ attributes: a }, value) =>
    [a.scac, a.name, a.short_name, ...((a.alternative_scacs ?? []) as string[])].some((one) =>
      text(one).toLowerCase().includes(String(value).trim().toLowerCase()),
    ),
  'filter[status]': equal('status'),
  'container filter[status]': equal('current_status'),
  'shipment filter[status]': (shipment, value, world) =>
    STAGES.has(String(value))
      ? stageOf(shipment) === value
      : containersOf(shipment, world).some(({ attributes }) => attributes.current_status === value),
  'filter[port]': ofShipment(({ attributes: a }, codes) =>
    [a.port_of_lading_locode, a.port_of_discharge_locode, a.destination_locode].some((one) =>
      (codes as string[]).includes(text(one)),
    ),
  ),
  'filter[carrier]': ofShipment(equal('shipping_line_scac')),
  'filter[tracking_stopped]': ofShipment(
    ({ attributes }, value) => (attributes.line_tracking_stopped_at !== null) === value,
  ),
  'filter[customer_id]': ofShipment((shipment, value, world) =>
    customersOf(shipment, world).some((one) => one?.id === value),
  ),
  'filter[customer_name]': ofShipment((shipment, value, world) =>
    customersOf(shipment, world).some((one) => isSame(one?.attributes.company_name, value)),
  ),
  'filter[updated_at][start]': from('updated_at'),
  'filter[updated_at][end]': until('updated_at'),
  'filter[created_at][start]': from('created_at'),
  'filter[created_at][end]': until('created_at'),
  'filter[free_time_ends_before]': (container, value) => {
    const { ends_on: endsOn } = freeTimeOf(container) ?? {}
    return Boolean(endsOn && endsOn < String(value).slice(0, 10))
  },
  'filter[free_time_ends_within]': (container, value, world) => {
    const { ends_on: endsOn, timezone } = freeTimeOf(container) ?? {}
    return Boolean(endsOn && daysUntil(endsOn, timezone ?? 'UTC', world.now()) <= Number(value))
  },
  'filter[ready]': ofContainer(isReady),
  'filter[overdue]': isOverdue,
  'filter[hold]': ofContainer(oneOf('holds_at_pod_terminal', 'name')),
  'filter[fees]': ofContainer(oneOf('fees_at_pod_terminal', 'type')),
  'filter[pickup_place]': ofContainer(isPickedUpAt),
  'filter[terminal]': (record, id) => relatedOne(record, 'pod_terminal')?.id === id,
  'filter[vessel]': ofShipment(({ attributes: a }, value) => {
    const name = String(value)
      .trim()
      .replace(/^IMO\s*(?=\d{7}$)/i, '')
    return isSame(a.pod_vessel_imo, name) || isSame(a.pod_vessel_name, name)
  }),
  'filter[arrival][start]': notBefore(arrivalOf),
  'filter[arrival][end]': notAfter(arrivalOf),
  'filter[destination_arrival][start]': notBefore(destinationArrivalOf),
  'filter[destination_arrival][end]': notAfter(destinationArrivalOf),
  'filter[binding_free_day]': inDays(bindingDayOf),
  'filter[empty_return_due]': inDays(emptyReturnDueOf),
  'filter[changed_since]': from('updated_at'),
  'filter[action]': isOneOf('action'),
  'filter[user]': (event, value) => relatedOne(event, 'user')?.id === value,
  'filter[occurred_at][start]': from('occurred_at'),
  'filter[occurred_at][end]': until('occurred_at'),
  'filter[silent]': (record, value, world) => isSilent(record, world) === value,
  'filter[tag]': ofShipment(({ attributes }, tags) =>
    ((attributes.tags ?? []) as string[]).some((tag) => (tags as string[]).includes(tag)),
  ),
  'filter[custom_field]': (record, given, world) =>
    Object.entries(given as Record<string, string>).every(([slug, value]) =>
      hasCustomField(record, slug, value, world),
    ),
  'filter[holds]': (container, value) =>
    value
      ? holdsOf(container).length > 0
      : holdsOf(container).length === 0 && isListKnown(container, 'holds_at_pod_terminal'),
  'filter[request_number]': ({ attributes }, value) => isSame(attributes.request_number, value),
  'filter[scac]': equal('scac'),
  'filter[request_type]': ({ attributes }, value) =>
    attributes.request_type === (value === 'booking_number' ? 'booking' : value),
  'filter[filename]': ({ attributes }, value) =>
    wordsOf(String(value)).every((word) => wordsOf(text(attributes.file_name)).includes(word)),
  'filter[document_types]': ({ attributes }, value) =>
    (value as string[]).includes(text(attributes.document_type_effective) || 'unknown'),
  'filter[readability]': equal('readability'),
  'filter[reference]': (document, value, world) =>
    ['shipments', 'cargos']
      .flatMap((name) => related(document, name))
      .flatMap((one) => world.get(one) ?? [])
      .some(({ attributes: a }) =>
        [a.number, a.bill_of_lading_number, a.normalized_number, ...((a.ref_numbers ?? []) as string[])].some((one) =>
          isSame(one, value),
        ),
      ),
  'filter[kind]': isOneOf('kind'),
  'filter[severity]': isOneOf('severity'),
  'filter[state]': ({ attributes: a }, value, world) => {
    const isOver = a.state === 'snoozed' && Date.parse(text(a.snoozed_until)) <= Date.parse(world.now())
    return (value as string[]).includes(isOver ? 'open' : text(a.state))
  },
  // Of a source on one port pair: its id ends with both ports.
  by: ({ id }, value) => id.includes('|') === (value === 'port_pair'),
  'source_accuracy filter[kind]': ({ attributes }, value) =>
    (value as string[]).includes((attributes.source as { kind: string }).kind),
  'source_silence filter[kind]': ({ attributes }, value) =>
    (value as string[]).includes((attributes.source as { kind: string }).kind),
  'filter[source]': ({ attributes }, value) => (attributes.source as { id: string }).id === value,
  'attention_entry filter[source]': (entry, value) => sourceOfEntry(entry)?.id === value,
  'filter[port_of_lading]': ({ attributes }, value) =>
    (value as string[]).includes(text(attributes.port_of_lading_locode)),
  'filter[port_of_discharge]': ({ attributes }, value) =>
    (value as string[]).includes(text(attributes.port_of_discharge_locode)),
  // The records of the mock are of all months.
  'filter[month][start]': anything,
  'filter[month][end]': anything,
  'attention_entry filter[changed_since]': from('changed_at'),
  'contradiction filter[changed_since]': from('changed_at'),
  // The mock keeps no reports: of the past, it has what was found by then.
  'contradiction known_at': until('opened_at'),
  'contradiction as_of': until('since'),
  'filter[container_id]': (entry, value) => relatedOne(entry, 'container')?.id === value,
  'filter[shipment_id]': (entry, value) => relatedOne(entry, 'shipment')?.id === value,
  'filter[entity_type]': ({ attributes }, value) => attributes.entity_type === entityTypeOf(value),
  'custom_field filter[entity_type]': (field, value) =>
    entityTypeOf(relatedOne(field, 'entity')?.type) === entityTypeOf(value),
  'filter[data_type]': equal('data_type'),
  'filter[display_name]': ({ attributes }, value) =>
    text(attributes.display_name).toLowerCase().startsWith(String(value).toLowerCase()),
  'filter[entity_id]': (field, value) => relatedOne(field, 'entity')?.id === value,
  'filter[definition_id]': (field, value) => relatedOne(field, 'definition')?.id === value,
  // Accepted from older clients; they do nothing.
  'filter[pod_locode]': anything,
  'filter[line_scac]': anything,
  'filter[updated_at]': anything,
  terminal_checked_before: anything,
}

/** What the values of some filters stand for: looked up once for a list. `name`: the parameter, for errors. */
const meanings: Readonly<Record<string, (value: Value, world: World, name: string) => Value>> = {
  'filter[port]': (value, world, name) => codesOfPort(name, String(value), world),
  'filter[port_of_lading]': (value, world, name) => codesOfPort(name, String(value), world),
  'filter[port_of_discharge]': (value, world, name) => codesOfPort(name, String(value), world),
  'filter[source]': (value, world, name) =>
    String(value).includes(':') ? String(value).trim() : `line:${scacOf(name, String(value), world)}`,
  'filter[carrier]': (value, world, name) => scacOf(name, String(value), world),
  'filter[scac]': (value, world, name) => scacOf(name, String(value), world, { orElse: String(value) }),
  'filter[terminal]': (value, world, name) => facilityOf(name, String(value), world),
  'filter[pickup_place]': (value, world, name) => pickupPlaceOf(name, String(value), world),
  'filter[custom_field]': (value, world) => slugsIn(value as Record<string, string>, world),
}

const STAGES = new Set(['pending', 'awaiting_departure', 'in_transit', 'arrived_at_pod', 'delivered_to_destination'])

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[\s._-]+/)
    .filter(Boolean)

/** Whether a record passes a filter of a list of its type; undefined if nothing is known of the filter. */
export const passing = (
  type: string,
  [name, value]: readonly [string, Value],
  world: World,
): ((record: Resource) => boolean) | undefined => {
  const positive = name.replace(/^filter\[not\]/, 'filter')
  const filter = filters[`${type} ${positive}`] ?? filters[positive]
  const meant = meanings[positive]?.(value, world, name) ?? value
  return filter && ((record) => filter(record, meant, world) === (name === positive))
}

/** The filters of a query; those of a range of days are one, whose bounds one container meets. */
export const filtersIn = (query: Query): [string, Value][] => {
  const given = Object.entries(query).filter((one): one is [string, Value] => one[1] !== undefined && isFilter(one[0]))
  const days = ['filter[binding_free_day]', 'filter[empty_return_due]'].flatMap((name): [string, Value][] => {
    const [start, end] = [query[`${name}[start]`], query[`${name}[end]`]]
    return start === undefined && end === undefined
      ? []
      : [[name, { ...(start && { start }), ...(end && { end }) } as Value]]
  })
  return [...given.filter(([name]) => !/^filter\[(?:binding_free_day|empty_return_due)\]/.test(name)), ...days]
}

import { readiness } from '@boxtrail/engine/lifecycle/readiness'
import { endOfRange, startOfRange } from '@boxtrail/engine/time-range'
import { type Resource, related, relatedOne } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import type { Query } from './call.ts'
import { entityTypeOf } from './entity-types.ts'
import { codesOfPort, scacOf } from './names.ts'
import { matches } from './search-words.ts'

type Value = NonNullable<Query[string]>
/** Whether a record is in a list that is filtered so. */
type Filter = (record: Resource, value: Value, world: World) => boolean

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const equal =
  (name: string): Filter =>
  ({ attributes }, value) =>
    attributes[name] === value
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

const shipmentOf = (record: Resource, world: World): Resource | undefined => {
  if (record.type === 'shipment') return record
  const reference = relatedOne(record, 'shipment')
  return reference && world.get(reference)
}

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

const containersOf = (shipment: Resource, world: World): Resource[] =>
  related(shipment, 'containers').flatMap((one) => world.get(one) ?? [])

/** How far a shipment is, as the MCP server names it, by the times that say so. */
const stageOf = ({ attributes: a }: Resource): string => {
  if (a.destination_ata_at) return 'delivered_to_destination'
  if (a.pod_ata_at) return 'arrived_at_pod'
  if (a.pol_atd_at) return 'in_transit'
  return a.pol_etd_at ? 'awaiting_departure' : 'pending'
}

type FreeTime = { ends_on?: string | null; timezone?: string | null } | undefined
const freeTimeOf = ({ meta }: Resource) => meta?.free_time as FreeTime
const DAY_MS = 86_400_000

/** Days until a date, counted at the place. */
const daysUntil = (date: string, timeZone: string, now: string): number =>
  (Date.parse(date) - Date.parse(new Date(now).toLocaleDateString('sv', { timeZone }))) / DAY_MS

type Hold = { name: string; status: string }
const holdsOf = ({ attributes }: Resource) => (attributes.holds_at_pod_terminal ?? []) as Hold[]
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

/** What each filter of a list means. One that means something else of another type is named with the type. */
const filters: Readonly<Record<string, Filter>> = {
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
  'filter[ready]': isReady,
  'filter[holds]': (container, value) =>
    value
      ? holdsOf(container).length > 0
      : holdsOf(container).length === 0 && container.attributes.availability_known === true,
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

/** What the values of some filters stand for: looked up once for a list. */
const meanings: Readonly<Record<string, (value: string, world: World) => Value>> = {
  'filter[port]': (value, world) => codesOfPort('filter[port]', value, world),
  'filter[carrier]': (value, world) => scacOf('filter[carrier]', value, world),
  'filter[scac]': (value, world) => scacOf('filter[scac]', value, world, { orElse: value }),
}

const STAGES = new Set(['pending', 'awaiting_departure', 'in_transit', 'arrived_at_pod', 'delivered_to_destination'])

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[\s._-]+/)
    .filter(Boolean)

/** Parameters of a list that say which part of it is read, in which order and how. */
export const NO_FILTERS = new Set(['page[number]', 'page[size]', 'page[after]', 'include', 'sort'])

/** Whether a record passes a filter of a list of its type; undefined if nothing is known of the filter. */
export const passing = (
  type: string,
  [name, value]: readonly [string, Value],
  world: World,
): ((record: Resource) => boolean) | undefined => {
  const filter = filters[`${type} ${name}`] ?? filters[name]
  const meant = meanings[name]?.(String(value), world) ?? value
  return filter && ((record) => filter(record, meant, world))
}

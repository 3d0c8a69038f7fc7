import { type Resource, related, relatedOne } from '../world/resource.ts'
import type { World } from '../world/world.ts'

/**
 * The attributes by which lists of shipments and containers are filtered and sorted: those of a record, its shipment or
 * its containers.
 */
export const shipmentOf = (record: Resource, world: World): Resource | undefined => {
  if (record.type === 'shipment') return record
  const reference = relatedOne(record, 'shipment')
  return reference && world.get(reference)
}

/** The containers of a shipment; for a container itself. */
export const containersOf = (record: Resource, world: World): Resource[] =>
  record.type === 'container' ? [record] : related(record, 'containers').flatMap((one) => world.get(one) ?? [])

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const first = ({ attributes }: Resource, ...names: string[]): string | null =>
  names.map((name) => text(attributes[name])).find((value) => value !== null) ?? null

export const arrivalOf = (record: Resource, world: World): string | null => {
  const shipment = shipmentOf(record, world)
  return shipment ? first(shipment, 'pod_ata_at', 'pod_eta_at') : null
}

export const destinationArrivalOf = (record: Resource, world: World): string | null => {
  const shipment = shipmentOf(record, world)
  return shipment ? first(shipment, 'destination_ata_at', 'destination_eta_at') : null
}

const departureOf = (record: Resource, world: World): string | null => {
  const shipment = shipmentOf(record, world)
  return shipment ? first(shipment, 'pol_atd_at', 'pol_etd_at') : null
}

interface FreeTime {
  ends_on?: string | null
  timezone?: string | null
  clocks?: { charge: string; ended_at: string | null; last_free_day: string | null }[]
}

export const freeTimeOf = ({ meta }: Resource) => meta?.free_time as FreeTime | undefined

export const bindingDayOf = (container: Resource): string | null => freeTimeOf(container)?.ends_on ?? null

/** The last free day of detention, after the pickup. */
export const emptyReturnDueOf = (container: Resource): string | null => {
  const { attributes: a } = container
  if ((a.final_destination_full_out_at ?? a.pod_full_out_at ?? null) === null || a.empty_terminated_at !== null)
    return null
  const days = (freeTimeOf(container)?.clocks ?? [])
    .filter(({ charge, ended_at }) => ['detention', 'combined'].includes(charge) && ended_at === null)
    .flatMap(({ last_free_day: day }) => day ?? [])
  return days.sort()[0] ?? null
}

const earliest = (days: readonly (string | null)[]): string | null =>
  days.filter((day) => day !== null).sort()[0] ?? null

/** The values by which each name of `sort` orders; null if a record has none. */
export const orderKeys: Readonly<Record<string, (record: Resource, world: World) => string | null>> = {
  binding_free_day: (record, world) => earliest(containersOf(record, world).map(bindingDayOf)),
  arrival: arrivalOf,
  departure: departureOf,
  changed: ({ attributes }) => text(attributes.updated_at),
  created_at: ({ attributes }) => text(attributes.created_at),
  number: (record) => first(record, 'number', 'bill_of_lading_number'),
  line: (record, world) => text(shipmentOf(record, world)?.attributes.shipping_line_scac),
}

/** The texts that match the value of a custom field: as it is stored, and as it is displayed. */
const textsOf = (field: Resource): string[] => {
  const { value, display_value: shown } = field.attributes
  const stored = Array.isArray(value) ? value : [value]
  return [...stored, shown].filter((one) => one !== null && one !== undefined).map((one) => String(one).toLowerCase())
}

/** Whether a record, its shipment or one of its containers has this value in a field. */
export const hasCustomField = (record: Resource, slug: string, value: string, world: World): boolean => {
  const owners = [record, shipmentOf(record, world), ...containersOf(record, world)].map((one) => one?.id)
  return world.all('custom_field').some((field) => {
    const definition = relatedOne(field, 'definition')
    const isNamed = (definition && world.get(definition)?.attributes.api_slug) === slug
    const owner = relatedOne(field, 'entity')?.id
    return isNamed && owner !== undefined && owners.includes(owner) && textsOf(field).includes(value.toLowerCase())
  })
}

import { timeZones } from '@boxtrail/contracts/operations'
import type { Cell } from './cell.ts'
import { cellValue, type Exported, labelOf, type Related } from './values.ts'

export type ExportedType = 'container' | 'shipment'

/** A column of a file: its heading, and the cell for a record. */
export interface Column {
  name: string
  cell(record: Exported, related: Related): Cell
}

/** Creates columns that need only the attributes of a record. */
export const columnsOfAttributes =
  <Attributes>() =>
  (name: string, cell: (attributes: Attributes) => Cell): Column => ({
    name,
    cell: ({ attributes }) => cell(attributes as unknown as Attributes),
  })

/** The default columns of the files of a list, unless `fields[…]` names others. */
const USUAL: Readonly<Record<ExportedType, readonly string[]>> = {
  container: [
    'number',
    'current_status',
    'shipment.bill_of_lading_number',
    'shipment.shipping_line_scac',
    'shipment.customer_name',
    'ref_numbers',
    'shipment.tags',
    'shipment.port_of_lading_name',
    'shipment.port_of_discharge_name',
    'pod_terminal',
    'shipment.pod_eta_at',
    'pod_arrived_at',
    'pod_discharged_at',
    'available_for_pickup',
    'holds_at_pod_terminal',
    'fees_at_pod_terminal',
    'binding_free_day',
    'pickup_facility',
    'pickup_appointment_at',
    'pod_full_out_at',
    'empty_terminated_at',
    'updated_at',
  ],
  shipment: [
    'bill_of_lading_number',
    'shipping_line_scac',
    'customer_name',
    'ref_numbers',
    'tags',
    'containers',
    'port_of_lading_name',
    'pol_etd_at',
    'pol_atd_at',
    'port_of_discharge_name',
    'pod_terminal',
    'pod_vessel_name',
    'pod_voyage_number',
    'pod_eta_at',
    'pod_ata_at',
    'destination_name',
    'destination_eta_at',
    'destination_ata_at',
    'line_tracking_stopped_at',
    'updated_at',
  ],
}

type Query = Readonly<Record<string, unknown>>

const fieldsIn = (query: Query, type: string) => (query[`fields[${type}]`] as readonly string[] | undefined) ?? []

/** The columns that a request for a file names, in its order; those of a container's shipment come last. */
export const columnsOf = (type: ExportedType, query: Query): Column[] => {
  const own = fieldsIn(query, type)
  const others = type === 'container' ? fieldsIn(query, 'shipment').map((name) => `shipment.${name}`) : []
  const named = [...own, ...others]
  return (named.length > 0 ? named : USUAL[type]).map((name) => columnOf(type, name))
}

/** The relationships that columns show: the related records are read with the records. */
export const relationsOf = (type: ExportedType, columns: readonly Column[]): string[] => {
  const relations = columns.flatMap(({ name }) => {
    const [first = '', second] = name.split('.')
    if (second !== undefined) return LINKED.has(second) ? [first, `${first}.${second}`] : [first]
    const reads = (timeZones[type]?.[name] ?? []).some((zone) => zone.startsWith('shipment.'))
    return [...(LINKED.has(name) ? [name] : []), ...(reads ? ['shipment'] : [])]
  })
  return [...new Set(relations)]
}

/** The relationships to something that has a name. */
const LINKED: ReadonlySet<string> = new Set([
  'containers',
  'destination',
  'destination_terminal',
  'pickup_facility',
  'pod_terminal',
  'port_of_discharge',
  'port_of_lading',
  'shipment',
])

const columnOf = (type: ExportedType, name: string): Column => {
  const [first = '', second] = name.split('.')
  if (second === undefined) return { name, cell: (record, related) => cellOf(type, record, name, related) }
  return {
    name,
    cell: (record, related) => {
      const other = related(record.relationships?.[first]?.data)[0]
      return other ? cellOf('shipment', other, second, related) : null
    },
  }
}

const cellOf = (type: ExportedType, record: Exported, name: string, related: Related): Cell => {
  if (name === 'binding_free_day') return record.meta?.free_time?.ends_on ?? null
  const relationship = record.relationships?.[name]
  if (relationship) return related(relationship.data).map(labelOf).join('; ') || null
  const value = record.attributes[name]
  const zones = timeZones[type]?.[name]
  if (typeof value === 'string' && zones) return { instant: value, zone: zoneOf(record, zones, related) }
  if (ofFacility.has(name) && Array.isArray(value) && value.length === 0)
    return record.attributes.availability_known === true && !record.meta?.unreported?.includes(name) ? 'none' : null
  return cellValue(name, value)
}

/**
 * Lists of a facility. A reported empty list is written as text, because an empty cell means that nothing was reported.
 */
const ofFacility = new Set(['holds_at_pod_terminal', 'fees_at_pod_terminal'])

const zoneOf = (record: Exported, zones: readonly string[], related: Related): string | null => {
  for (const name of zones) {
    const [first = '', second] = name.split('.')
    const owner = second === undefined ? record : related(record.relationships?.[first]?.data)[0]
    const zone = owner?.attributes[second ?? first]
    if (typeof zone === 'string') return zone
  }
  return null
}

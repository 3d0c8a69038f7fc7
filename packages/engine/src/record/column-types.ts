import type { Schemas } from '@boxtrail/contracts'

/** JSON of unspecified shape. */
export type Json = unknown

/** A journey of a container that is over. */
export type EndedJourney = Schemas['EndedJourney']

/** One call of a container's route. */
export interface StoredStop {
  id: string
  role: 'pol' | 'transshipment' | 'pod' | 'destination'
  location_id: string | null
  locode: string | null
  name: string | null
  terminal_id: string | null
  inbound: StoredCall | null
  outbound: StoredCall | null
  created_at: string
  updated_at: string
}

/** How a container reaches a place or leaves it; times in wire form. */
export interface StoredCall {
  mode: 'vessel' | 'rail'
  expected_at: string | null
  actual_at: string | null
  done: boolean
  vessel_id: string | null
  voyage: string | null
}

type Container = Schemas['Container']['attributes']

/** What the projection writes to `meta` of a record, besides its attributes. */
export type ContainerMarks = Omit<
  Schemas['ContainerMeta'],
  'sources' | 'stale_since' | 'pickup' | 'pickup_lfd_policy' | 'pickup_place'
> & {
  pickup_place?: Pick<Schemas['PickupPlace'], 'name' | 'locode'>
  /** By milestone, the ends of the windows that were notified as overdue; not served. */
  overdue_told?: Readonly<Record<string, string>>
}
export type ShipmentMarks = Omit<Schemas['ShipmentMeta'], 'sources' | 'stale_since'>

/**
 * Columns of the engine's records whose content is narrower than their type in the database's catalogue. Other columns
 * have the type of the catalogue, and JSON is `Json`.
 */
export interface ColumnTypes {
  'containers.current_status': Container['current_status']
  'containers.equipment_height': NonNullable<Container['equipment_height']>
  'containers.equipment_length': NonNullable<Container['equipment_length']>
  'containers.equipment_type': NonNullable<Container['equipment_type']>
  'containers.fees_at_pod_terminal': Container['fees_at_pod_terminal']
  'containers.holds_at_pod_terminal': Container['holds_at_pod_terminal']
  'containers.marks': ContainerMarks
  'shipments.marks': ShipmentMarks
  'transport_events.time_basis': Schemas['TimeBasis']
}

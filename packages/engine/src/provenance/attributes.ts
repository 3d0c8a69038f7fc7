/** The basis of an attribute that does not show the column with its name. */
export interface AttributeBasis {
  /** The column whose statement it shows. */
  on?: string
  /** The attributes that the product derives it from. */
  from?: readonly string[]
  /** Whether a user sets it. */
  byUser?: true
}

const LAST_FREE_DAYS = [
  'import_deadlines.pickup_lfd_line',
  'import_deadlines.pickup_lfd_terminal',
  'import_deadlines.pickup_lfd_rail',
]
const polls: AttributeBasis = { from: ['meta.sources'] }

export const containerAttributes: Readonly<Record<string, AttributeBasis>> = {
  // Named by the request if that is by container, otherwise by a source.
  number: { byUser: true },
  ref_numbers: { byUser: true },
  delivered_at: { byUser: true },
  created_at: { from: ['number'] },
  updated_at: { from: ['attributes'] },
  current_status: { from: ['transport_events', 'available_for_pickup'] },
  availability_known: { from: ['available_for_pickup'] },
  pickup_lfd: { from: LAST_FREE_DAYS },
  'import_deadlines.pickup_lfd_line': { on: 'pickup_lfd_line' },
  'import_deadlines.pickup_lfd_terminal': { on: 'pickup_lfd_terminal' },
  'import_deadlines.pickup_lfd_rail': { on: 'pickup_lfd_rail' },
  ssl_lfd: { on: 'pickup_lfd_line' },
  ind_facility_lfd_on: { on: 'pickup_lfd_rail' },
  // These lists are empty if no source reported them.
  holds_at_pod_terminal: polls,
  fees_at_pod_terminal: polls,
  pod_timezone: { from: ['shipment.port_of_discharge_locode'] },
  final_destination_timezone: { from: ['shipment.destination_locode'] },
  empty_terminated_timezone: { from: ['empty_terminated_at'] },
  terminal_checked_at: polls,
  pod_last_tracking_request_at: polls,
  shipment_last_tracking_request_at: polls,
  rail_last_tracking_request_at: polls,
}

/** The relationships that a source states, each by the column that leads to it. */
export const containerRelationships: Readonly<Record<string, readonly string[]>> = {
  pod_terminal: ['pod_terminal_id'],
  pickup_facility: ['pickup_facility_id'],
}

/** The attributes of a container that show a column. */
export const attributesOfColumn = (column: string): string[] => shownAs.get(column) ?? [column]

const shownAs = new Map<string, string[]>()
for (const [name, { on }] of Object.entries(containerAttributes))
  if (on !== undefined) shownAs.set(on, [...(shownAs.get(on) ?? []), name])

export const shipmentAttributes: Readonly<Record<string, AttributeBasis>> = {
  bill_of_lading_number: { byUser: true },
  // As requested, until the line names the bill.
  normalized_number: { byUser: true, on: 'normalized_number' },
  ref_numbers: { byUser: true },
  tags: { byUser: true },
  customer_name: { byUser: true },
  created_at: { from: ['bill_of_lading_number'] },
  updated_at: { from: ['attributes'] },
  shipping_line_scac: { from: ['bill_of_lading_number'] },
  shipping_line_name: { from: ['shipping_line_scac'] },
  shipping_line_short_name: { from: ['shipping_line_scac'] },
  pol_timezone: { from: ['port_of_lading_locode'] },
  pod_timezone: { from: ['port_of_discharge_locode'] },
  destination_timezone: { from: ['destination_locode'] },
  line_tracking_last_attempted_at: polls,
  line_tracking_last_succeeded_at: polls,
  line_tracking_stopped_at: { from: ['line_tracking_stopped_reason'] },
  line_tracking_stopped_reason: { from: ['containers', 'meta.sources'] },
}

export const shipmentRelationships: Readonly<Record<string, readonly string[]>> = {
  port_of_lading: ['port_of_lading_locode', 'port_of_lading_name'],
  port_of_discharge: ['port_of_discharge_locode', 'port_of_discharge_name'],
  pod_terminal: ['pod_terminal_id'],
  destination: ['destination_locode', 'destination_name'],
  destination_terminal: ['destination_terminal_id'],
  pod_vessel: ['pod_vessel_imo', 'pod_vessel_name'],
}

/** The names of the attributes that have a value; members of an object by their path. */
export const namesOf = (attributes: object, path = ''): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    if (value === null || value === undefined) return []
    const isNested = typeof value === 'object' && !Array.isArray(value)
    return isNested ? namesOf(value, `${path}${name}.`) : [path + name]
  })

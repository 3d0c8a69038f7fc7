import type { Schemas } from '@boxtrail/contracts'
import { linkage, linkages, wireTime } from '../../json-api.ts'
import type { Reference } from '../../reference/reference.ts'
import type { Stamps } from '../freshness/resource.ts'
import { facilityLinkage, terminalLinkage } from '../terminals/resource.ts'

/** Columns of `containers`; times as `Date` or in wire form. */
export type ContainerRow = { id: string } & Record<string, unknown>

type Attributes = Schemas['Container']['attributes']

export interface ContainerLinks {
  transportEventIds?: readonly string[]
  rawEventIds?: readonly string[]
  reference: Reference
  /** When terminal and railway were asked, and how fresh it is; not for webhooks. */
  stamps?: Stamps
  meta?: Schemas['ContainerMeta']
}

export const containerResource = (
  row: ContainerRow,
  { transportEventIds = [], rawEventIds = [], reference: { places }, stamps, meta }: ContainerLinks,
): Schemas['Container'] => {
  const text = (column: string) => (row[column] ?? null) as string | null
  const time = (column: string) => wireTime(row[column])
  return {
    id: row.id,
    type: 'container',
    attributes: {
      number: row.number as string,
      ref_numbers: (row.ref_numbers ?? []) as string[],
      equipment_type: text('equipment_type') as Attributes['equipment_type'],
      equipment_length: (row.equipment_length ?? null) as Attributes['equipment_length'],
      equipment_height: text('equipment_height') as Attributes['equipment_height'],
      weight_in_lbs: (row.weight_in_lbs ?? null) as number | null,
      seal_number: text('seal_number'),
      created_at: time('created_at')!,
      updated_at: time('updated_at')!,
      current_status: (row.current_status ?? 'new') as Attributes['current_status'],
      availability_known: row.availability_known === true,
      available_for_pickup: (row.available_for_pickup ?? null) as boolean | null,
      pickup_lfd: time('pickup_lfd'),
      import_deadlines: {
        pickup_lfd_line: time('pickup_lfd_line'),
        pickup_lfd_terminal: time('pickup_lfd_terminal'),
        pickup_lfd_rail: time('pickup_lfd_rail'),
      },
      pickup_appointment_at: time('pickup_appointment_at'),
      pod_arrived_at: time('pod_arrived_at'),
      pod_discharged_at: time('pod_discharged_at'),
      pod_full_out_at: time('pod_full_out_at'),
      pod_full_out_chassis_number: text('pod_full_out_chassis_number'),
      location_at_pod_terminal: text('location_at_pod_terminal'),
      terminal_checked_at: stamps?.terminal_checked_at ?? null,
      final_destination_full_out_at: time('final_destination_full_out_at'),
      empty_terminated_at: time('empty_terminated_at'),
      delivered_at: time('delivered_at'),
      empty_out_at: time('empty_out_at'),
      pol_full_in_at: time('pol_full_in_at'),
      pol_vessel_loaded_at: time('pol_vessel_loaded_at'),
      pol_vessel_departed_at: time('pol_vessel_departed_at'),
      holds_at_pod_terminal: (row.holds_at_pod_terminal ?? []) as Attributes['holds_at_pod_terminal'],
      fees_at_pod_terminal: (row.fees_at_pod_terminal ?? []) as Attributes['fees_at_pod_terminal'],
      pod_timezone: text('pod_timezone'),
      final_destination_timezone: text('final_destination_timezone'),
      empty_terminated_timezone: text('empty_terminated_timezone'),
      pod_rail_carrier_scac: text('pod_rail_carrier_scac'),
      ind_rail_carrier_scac: text('ind_rail_carrier_scac'),
      pod_last_tracking_request_at: stamps?.pod_last_tracking_request_at ?? null,
      shipment_last_tracking_request_at: time('shipment_last_tracking_request_at'),
      rail_last_tracking_request_at: stamps?.rail_last_tracking_request_at ?? null,
      pod_rail_loaded_at: time('pod_rail_loaded_at'),
      pod_rail_departed_at: time('pod_rail_departed_at'),
      ind_eta_at: time('ind_eta_at'),
      ind_ata_at: time('ind_ata_at'),
      ind_rail_unloaded_at: time('ind_rail_unloaded_at'),
      ind_facility_lfd_on: time('pickup_lfd_rail'),
      // One pair of lists serves wherever the box lies (design 10.10); these two remain for older clients.
      ind_facility_holds: null,
      ind_facility_fees: null,
      ssl_lfd: time('pickup_lfd_line'),
    },
    relationships: {
      shipment: { data: linkage('shipment', row.shipment_id) },
      pod_terminal: { data: terminalLinkage(row.pod_terminal_id, places) },
      pickup_facility: { data: facilityLinkage(row.pickup_facility_id, places) },
      transport_events: { data: linkages('transport_event', transportEventIds) },
      raw_events: { data: linkages('raw_event', rawEventIds) },
    },
    ...(meta ? { meta } : {}),
    links: { self: `/v2/containers/${row.id}` },
  }
}

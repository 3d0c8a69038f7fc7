import type { Schemas } from '@boxtrail/contracts'
import type { StoredContainer } from '@boxtrail/engine/diff/types'
import type { Reference } from '@boxtrail/reference/reference'
import { linkage, linkages, wireTime } from '../../json-api.ts'
import type { Stamps } from '../freshness/resource.ts'
import { facilityLinkage, terminalLinkage } from '../terminals/resource.ts'

/** A row of `containers` with times in wire form; in responses also with the time when its line was last polled. */
export type ContainerRow = Omit<StoredContainer, 'account_id'> & { shipment_last_tracking_request_at?: string | null }

export interface ContainerLinks {
  transportEventIds?: readonly string[]
  rawEventIds?: readonly string[]
  reference: Reference
  /** When terminal and railway were polled, and the freshness; not for webhooks. */
  stamps?: Stamps
  meta?: Schemas['ContainerMeta']
}

export const containerResource = (
  row: ContainerRow,
  { transportEventIds = [], rawEventIds = [], reference: { places }, stamps, meta }: ContainerLinks,
): Schemas['Container'] => {
  return {
    id: row.id,
    type: 'container',
    attributes: {
      number: row.number,
      ref_numbers: row.ref_numbers,
      equipment_type: row.equipment_type,
      equipment_length: row.equipment_length,
      equipment_height: row.equipment_height,
      weight_in_lbs: row.weight_in_lbs,
      seal_number: row.seal_number,
      created_at: wireTime(row.created_at),
      updated_at: wireTime(row.updated_at),
      current_status: row.current_status,
      availability_known: row.availability_known,
      available_for_pickup: row.available_for_pickup,
      pickup_lfd: wireTime(row.pickup_lfd),
      import_deadlines: {
        pickup_lfd_line: wireTime(row.pickup_lfd_line),
        pickup_lfd_terminal: wireTime(row.pickup_lfd_terminal),
        pickup_lfd_rail: wireTime(row.pickup_lfd_rail),
      },
      pickup_appointment_at: wireTime(row.pickup_appointment_at),
      pod_arrived_at: wireTime(row.pod_arrived_at),
      pod_discharged_at: wireTime(row.pod_discharged_at),
      pod_full_out_at: wireTime(row.pod_full_out_at),
      pod_full_out_chassis_number: row.pod_full_out_chassis_number,
      location_at_pod_terminal: row.location_at_pod_terminal,
      terminal_checked_at: stamps?.terminal_checked_at ?? null,
      final_destination_full_out_at: wireTime(row.final_destination_full_out_at),
      empty_terminated_at: wireTime(row.empty_terminated_at),
      delivered_at: wireTime(row.delivered_at),
      empty_out_at: wireTime(row.empty_out_at),
      pol_full_in_at: wireTime(row.pol_full_in_at),
      pol_vessel_loaded_at: wireTime(row.pol_vessel_loaded_at),
      pol_vessel_departed_at: wireTime(row.pol_vessel_departed_at),
      holds_at_pod_terminal: row.holds_at_pod_terminal,
      fees_at_pod_terminal: row.fees_at_pod_terminal,
      pod_timezone: row.pod_timezone,
      final_destination_timezone: row.final_destination_timezone,
      empty_terminated_timezone: row.empty_terminated_timezone,
      pod_rail_carrier_scac: row.pod_rail_carrier_scac,
      ind_rail_carrier_scac: row.ind_rail_carrier_scac,
      pod_last_tracking_request_at: stamps?.pod_last_tracking_request_at ?? null,
      shipment_last_tracking_request_at: wireTime(row.shipment_last_tracking_request_at),
      rail_last_tracking_request_at: stamps?.rail_last_tracking_request_at ?? null,
      pod_rail_loaded_at: wireTime(row.pod_rail_loaded_at),
      pod_rail_departed_at: wireTime(row.pod_rail_departed_at),
      ind_eta_at: wireTime(row.ind_eta_at),
      ind_ata_at: wireTime(row.ind_ata_at),
      ind_rail_unloaded_at: wireTime(row.ind_rail_unloaded_at),
      ind_facility_lfd_on: wireTime(row.pickup_lfd_rail),
      // One pair of lists applies wherever the container is (apps/docs/wire.md#holds-and-fees); these two are for older
      // clients.
      ind_facility_holds: null,
      ind_facility_fees: null,
      ssl_lfd: wireTime(row.pickup_lfd_line),
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

// @generated from packages/server/src/db/migrations by "pnpm generate". Edit a migration instead.
import type { ColumnTypes, Json } from './column-types.ts'

export interface ContainersRow {
  account_id: string
  id: string
  shipment_id: string
  number: string
  ref_numbers: string[]
  equipment_type: ColumnTypes['containers.equipment_type'] | null
  equipment_length: ColumnTypes['containers.equipment_length'] | null
  equipment_height: ColumnTypes['containers.equipment_height'] | null
  weight_in_lbs: number | null
  seal_number: string | null
  current_status: ColumnTypes['containers.current_status']
  availability_known: boolean
  available_for_pickup: boolean | null
  pickup_lfd: Date | null
  pickup_lfd_line: Date | null
  pickup_lfd_terminal: Date | null
  pickup_lfd_rail: Date | null
  pickup_appointment_at: Date | null
  pod_terminal_id: string | null
  pickup_facility_id: string | null
  pod_arrived_at: Date | null
  pod_discharged_at: Date | null
  pod_full_out_at: Date | null
  pod_full_out_chassis_number: string | null
  location_at_pod_terminal: string | null
  final_destination_full_out_at: Date | null
  empty_terminated_at: Date | null
  holds_at_pod_terminal: ColumnTypes['containers.holds_at_pod_terminal']
  fees_at_pod_terminal: ColumnTypes['containers.fees_at_pod_terminal']
  pod_timezone: string | null
  final_destination_timezone: string | null
  empty_terminated_timezone: string | null
  pod_rail_carrier_scac: string | null
  ind_rail_carrier_scac: string | null
  pod_rail_loaded_at: Date | null
  pod_rail_departed_at: Date | null
  ind_eta_at: Date | null
  ind_ata_at: Date | null
  ind_rail_unloaded_at: Date | null
  delivered_at: Date | null
  empty_out_at: Date | null
  pol_full_in_at: Date | null
  pol_vessel_loaded_at: Date | null
  pol_vessel_departed_at: Date | null
  created_at: Date
  updated_at: Date
  marks: ColumnTypes['containers.marks']
}

export interface RawEventsRow {
  account_id: string
  id: string
  container_id: string
  event: string | null
  original_event: string | null
  timestamp: Date
  estimated: boolean
  date_only: boolean
  timezone: string | null
  location_name: string | null
  location_locode: string | null
  location_id: string | null
  terminal_id: string | null
  vessel_id: string | null
  vessel_name: string | null
  vessel_imo: string | null
  voyage_number: string | null
  data_source: string
  data_provider_name: string | null
  data_provider_code: string | null
  created_at: Date
  invalidated_at: Date | null
}

export interface ShipmentsRow {
  account_id: string
  id: string
  journey_id: string
  bill_of_lading_number: string
  normalized_number: string | null
  shipping_line_scac: string
  customer_id: string | null
  ref_numbers: string[]
  tags: string[]
  port_of_lading_locode: string | null
  port_of_lading_name: string | null
  port_of_discharge_locode: string | null
  port_of_discharge_name: string | null
  pod_terminal_id: string | null
  destination_locode: string | null
  destination_name: string | null
  destination_terminal_id: string | null
  pod_vessel_name: string | null
  pod_vessel_imo: string | null
  pod_voyage_number: string | null
  pol_etd_at: Date | null
  pol_original_etd_at: Date | null
  pol_atd_at: Date | null
  pod_eta_at: Date | null
  pod_original_eta_at: Date | null
  pod_ata_at: Date | null
  destination_eta_at: Date | null
  destination_original_eta_at: Date | null
  destination_ata_at: Date | null
  pol_timezone: string | null
  pod_timezone: string | null
  destination_timezone: string | null
  line_tracking_stopped_at: Date | null
  line_tracking_stopped_reason: string | null
  line_tracking_stopped_by_user_id: string | null
  line_check_id: string | null
  line_tracking_last_attempted_at: Date | null
  line_tracking_last_succeeded_at: Date | null
  created_at: Date
  updated_at: Date
  marks: ColumnTypes['shipments.marks']
  packed_at: Date | null
}

export interface TransportEventsRow {
  account_id: string
  id: string
  container_id: string
  shipment_id: string
  milestone: string
  event: string
  timestamp: Date | null
  timezone: string | null
  location_locode: string | null
  location_id: string | null
  terminal_id: string | null
  vessel_id: string | null
  voyage_number: string | null
  data_source: string
  value: Json
  source_event_id: string | null
  previous_version_id: string | null
  created_at: Date
  invalidated_at: Date | null
  time_basis: ColumnTypes['transport_events.time_basis'] | null
}

export interface RecordRows {
  containers: ContainersRow
  raw_events: RawEventsRow
  shipments: ShipmentsRow
  transport_events: TransportEventsRow
}

export const recordColumns = {
  containers: ['account_id', 'id', 'shipment_id', 'number', 'ref_numbers', 'equipment_type', 'equipment_length', 'equipment_height', 'weight_in_lbs', 'seal_number', 'current_status', 'availability_known', 'available_for_pickup', 'pickup_lfd', 'pickup_lfd_line', 'pickup_lfd_terminal', 'pickup_lfd_rail', 'pickup_appointment_at', 'pod_terminal_id', 'pickup_facility_id', 'pod_arrived_at', 'pod_discharged_at', 'pod_full_out_at', 'pod_full_out_chassis_number', 'location_at_pod_terminal', 'final_destination_full_out_at', 'empty_terminated_at', 'holds_at_pod_terminal', 'fees_at_pod_terminal', 'pod_timezone', 'final_destination_timezone', 'empty_terminated_timezone', 'pod_rail_carrier_scac', 'ind_rail_carrier_scac', 'pod_rail_loaded_at', 'pod_rail_departed_at', 'ind_eta_at', 'ind_ata_at', 'ind_rail_unloaded_at', 'delivered_at', 'empty_out_at', 'pol_full_in_at', 'pol_vessel_loaded_at', 'pol_vessel_departed_at', 'created_at', 'updated_at', 'marks'],
  raw_events: ['account_id', 'id', 'container_id', 'event', 'original_event', 'timestamp', 'estimated', 'date_only', 'timezone', 'location_name', 'location_locode', 'location_id', 'terminal_id', 'vessel_id', 'vessel_name', 'vessel_imo', 'voyage_number', 'data_source', 'data_provider_name', 'data_provider_code', 'created_at', 'invalidated_at'],
  shipments: ['account_id', 'id', 'journey_id', 'bill_of_lading_number', 'normalized_number', 'shipping_line_scac', 'customer_id', 'ref_numbers', 'tags', 'port_of_lading_locode', 'port_of_lading_name', 'port_of_discharge_locode', 'port_of_discharge_name', 'pod_terminal_id', 'destination_locode', 'destination_name', 'destination_terminal_id', 'pod_vessel_name', 'pod_vessel_imo', 'pod_voyage_number', 'pol_etd_at', 'pol_original_etd_at', 'pol_atd_at', 'pod_eta_at', 'pod_original_eta_at', 'pod_ata_at', 'destination_eta_at', 'destination_original_eta_at', 'destination_ata_at', 'pol_timezone', 'pod_timezone', 'destination_timezone', 'line_tracking_stopped_at', 'line_tracking_stopped_reason', 'line_tracking_stopped_by_user_id', 'line_check_id', 'line_tracking_last_attempted_at', 'line_tracking_last_succeeded_at', 'created_at', 'updated_at', 'marks', 'packed_at'],
  transport_events: ['account_id', 'id', 'container_id', 'shipment_id', 'milestone', 'event', 'timestamp', 'timezone', 'location_locode', 'location_id', 'terminal_id', 'vessel_id', 'voyage_number', 'data_source', 'value', 'source_event_id', 'previous_version_id', 'created_at', 'invalidated_at', 'time_basis'],
} as const satisfies { [Table in keyof RecordRows]: readonly (keyof RecordRows[Table])[] }

import type { Schemas } from '@boxtrail/contracts'
import type { StoredShipment } from '@boxtrail/engine/diff/types'
import type { Reference } from '@boxtrail/reference/reference'
import { linkage, linkages, wireTime } from '../../json-api.ts'
import { destinationOf } from '../metro-areas/resource.ts'
import { portLinkage } from '../ports/resource.ts'
import { facilityLinkage, terminalLinkage } from '../terminals/resource.ts'

/** A row of `shipments` with times in wire form, and the name of its customer. */
export type ShipmentRow = Omit<StoredShipment, 'account_id'> & { customer_name: string | null }

type Attributes = Schemas['Shipment']['attributes']

export interface ShipmentLinks {
  containerIds: readonly string[]
  reference: Reference
  /** Not for webhooks. */
  meta?: Schemas['ShipmentMeta']
}

export const shipmentResource = (
  row: ShipmentRow,
  { containerIds, reference: { places, shippingLines }, meta }: ShipmentLinks,
): Schemas['Shipment'] => {
  const scac = row.shipping_line_scac
  const line = shippingLines.byScac(scac)
  const destination = destinationOf(row.destination_locode, places)
  return {
    id: row.id,
    type: 'shipment',
    attributes: {
      bill_of_lading_number: row.bill_of_lading_number,
      normalized_number: row.normalized_number ?? row.bill_of_lading_number,
      ref_numbers: row.ref_numbers,
      tags: row.tags,
      created_at: wireTime(row.created_at),
      updated_at: wireTime(row.updated_at),
      port_of_lading_locode: row.port_of_lading_locode,
      port_of_lading_name: row.port_of_lading_name,
      port_of_discharge_locode: row.port_of_discharge_locode,
      port_of_discharge_name: row.port_of_discharge_name,
      destination_locode: row.destination_locode,
      destination_name: row.destination_name,
      shipping_line_scac: scac,
      shipping_line_name: line?.name ?? scac,
      shipping_line_short_name: line?.shortName ?? scac,
      customer_name: row.customer_name,
      pod_vessel_name: row.pod_vessel_name,
      pod_vessel_imo: row.pod_vessel_imo,
      pod_voyage_number: row.pod_voyage_number,
      pol_etd_at: wireTime(row.pol_etd_at),
      pol_atd_at: wireTime(row.pol_atd_at),
      pol_original_etd_at: wireTime(row.pol_original_etd_at),
      pod_eta_at: wireTime(row.pod_eta_at),
      pod_original_eta_at: wireTime(row.pod_original_eta_at),
      pod_ata_at: wireTime(row.pod_ata_at),
      destination_eta_at: wireTime(row.destination_eta_at),
      destination_original_eta_at: wireTime(row.destination_original_eta_at),
      destination_ata_at: wireTime(row.destination_ata_at),
      pol_timezone: row.pol_timezone,
      pod_timezone: row.pod_timezone,
      destination_timezone: row.destination_timezone,
      line_tracking_last_attempted_at: wireTime(row.line_tracking_last_attempted_at),
      line_tracking_last_succeeded_at: wireTime(row.line_tracking_last_succeeded_at),
      line_tracking_stopped_at: wireTime(row.line_tracking_stopped_at),
      line_tracking_stopped_reason: row.line_tracking_stopped_reason as Attributes['line_tracking_stopped_reason'],
    },
    relationships: {
      port_of_lading: { data: portLinkage(row.port_of_lading_locode, places) },
      port_of_discharge: { data: portLinkage(row.port_of_discharge_locode, places) },
      pod_terminal: { data: terminalLinkage(row.pod_terminal_id, places) },
      destination: { data: destination ? { type: destination.kind, id: destination.id } : null },
      destination_terminal: { data: facilityLinkage(row.destination_terminal_id, places) },
      line_tracking_stopped_by_user: { data: linkage('user', row.line_tracking_stopped_by_user_id) },
      containers: { data: linkages('container', containerIds) },
    },
    ...(meta ? { meta } : {}),
    links: { self: `/v2/shipments/${row.id}` },
  }
}

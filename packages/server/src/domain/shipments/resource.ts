import type { Schemas } from '@boxtrail/contracts'
import { linkage, linkages, wireTime } from '../../json-api.ts'
import type { Reference } from '../../reference/reference.ts'
import { destinationOf } from '../metro-areas/resource.ts'
import { portLinkage } from '../ports/resource.ts'
import { facilityLinkage, terminalLinkage } from '../terminals/resource.ts'

/** Columns of `shipments`, with `customer_name` joined; times as `Date` or in wire form. */
export type ShipmentRow = { id: string } & Record<string, unknown>

type Attributes = Schemas['Shipment']['attributes']

export interface ShipmentLinks {
  containerIds: readonly string[]
  reference: Reference
  /** How fresh it is; not for webhooks. */
  meta?: Schemas['Freshness']
}

export const shipmentResource = (
  row: ShipmentRow,
  { containerIds, reference: { places, shippingLines }, meta }: ShipmentLinks,
): Schemas['Shipment'] => {
  const text = (column: string) => (row[column] ?? null) as string | null
  const time = (column: string) => wireTime(row[column])
  const scac = row.shipping_line_scac as string
  const line = shippingLines.byScac(scac)
  const destination = destinationOf(row.destination_locode, places)
  return {
    id: row.id,
    type: 'shipment',
    attributes: {
      bill_of_lading_number: row.bill_of_lading_number as string,
      normalized_number: text('normalized_number'),
      ref_numbers: (row.ref_numbers ?? []) as string[],
      tags: (row.tags ?? []) as string[],
      created_at: time('created_at')!,
      updated_at: time('updated_at')!,
      port_of_lading_locode: text('port_of_lading_locode'),
      port_of_lading_name: text('port_of_lading_name'),
      port_of_discharge_locode: text('port_of_discharge_locode'),
      port_of_discharge_name: text('port_of_discharge_name'),
      destination_locode: text('destination_locode'),
      destination_name: text('destination_name'),
      shipping_line_scac: scac,
      shipping_line_name: line?.name ?? scac,
      shipping_line_short_name: line?.shortName ?? scac,
      customer_name: text('customer_name'),
      pod_vessel_name: text('pod_vessel_name'),
      pod_vessel_imo: text('pod_vessel_imo'),
      pod_voyage_number: text('pod_voyage_number'),
      pol_etd_at: time('pol_etd_at'),
      pol_atd_at: time('pol_atd_at'),
      pol_original_etd_at: time('pol_original_etd_at'),
      pod_eta_at: time('pod_eta_at'),
      pod_original_eta_at: time('pod_original_eta_at'),
      pod_ata_at: time('pod_ata_at'),
      destination_eta_at: time('destination_eta_at'),
      destination_original_eta_at: time('destination_original_eta_at'),
      destination_ata_at: time('destination_ata_at'),
      pol_timezone: text('pol_timezone'),
      pod_timezone: text('pod_timezone'),
      destination_timezone: text('destination_timezone'),
      line_tracking_last_attempted_at: time('line_tracking_last_attempted_at'),
      line_tracking_last_succeeded_at: time('line_tracking_last_succeeded_at'),
      line_tracking_stopped_at: time('line_tracking_stopped_at'),
      line_tracking_stopped_reason: text('line_tracking_stopped_reason') as Attributes['line_tracking_stopped_reason'],
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

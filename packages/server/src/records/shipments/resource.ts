import type { Schemas } from '@boxtrail/contracts'
import type { StoredShipment } from '@boxtrail/engine/diff/difference'
import { linkage, linkages } from '@boxtrail/protocol/answer/json-api'
import type { Reference } from '@boxtrail/reference/reference'
import { destinationOf } from '../metro-areas/resource.ts'
import { portLinkage } from '../ports/resource.ts'
import { shipmentColumns } from '../served-columns.ts'
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
      ...shipmentColumns(row),
      normalized_number: row.normalized_number ?? row.bill_of_lading_number,
      shipping_line_name: line?.name ?? scac,
      shipping_line_short_name: line?.shortName ?? scac,
      customer_name: row.customer_name,
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

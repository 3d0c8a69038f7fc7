import { type ContainersRow, recordColumns, type ShipmentsRow } from '../../record/rows.ts'
import type { WireRow } from '../../record/wire.ts'

/** Columns that are not projected: identity, bookkeeping, and what users write. */
const ofContainers = [
  'account_id',
  'id',
  'shipment_id',
  'number',
  'ref_numbers',
  'delivered_at',
  'marks',
  'created_at',
  'updated_at',
] as const

/** The same for shipments; tracking at the line is set by the life cycle. */
const ofShipments = [
  'account_id',
  'id',
  'journey_id',
  'bill_of_lading_number',
  'shipping_line_scac',
  'customer_id',
  'ref_numbers',
  'tags',
  'line_check_id',
  'line_tracking_stopped_at',
  'line_tracking_stopped_reason',
  'line_tracking_stopped_by_user_id',
  'line_tracking_last_attempted_at',
  'line_tracking_last_succeeded_at',
  'packed_at',
  'marks',
  'created_at',
  'updated_at',
] as const

/** What sources report about a container: the columns that the projection writes, with times in wire form. */
export type ContainerFields = WireRow<Omit<ContainersRow, (typeof ofContainers)[number]>>

/** What sources report about a shipment. */
export type ShipmentFields = WireRow<Omit<ShipmentsRow, (typeof ofShipments)[number]>>

export const containerFieldNames = without(recordColumns.containers, ofContainers) as (keyof ContainerFields)[]
export const shipmentFieldNames = without(recordColumns.shipments, ofShipments) as (keyof ShipmentFields)[]

function without(all: readonly string[], some: readonly string[]): string[] {
  return all.filter((column) => !some.includes(column))
}

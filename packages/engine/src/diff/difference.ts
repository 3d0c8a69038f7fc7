import type { WebhookEventName } from '@boxtrail/contracts'
import type { ContainerFields, Provenance, ShipmentFields } from '../project/types/projection.ts'
import type { ContainerMarks, ShipmentMarks } from '../record/column-types.ts'
import type { ContainersRow, RawEventsRow, ShipmentsRow, TransportEventsRow } from '../record/rows.ts'
import type { WireRow } from '../record/wire.ts'
import type { StoredRoute } from './diff-route.ts'

/** Rows as stored, with times in wire form. */
export type StoredShipment = WireRow<ShipmentsRow>
export type StoredContainer = WireRow<ContainersRow>

/** Rows to write; the writer adds the account. */
export type NewTransportEvent = Omit<WireRow<TransportEventsRow>, 'account_id'>
export type NewRawEvent = Omit<WireRow<RawEventsRow>, 'account_id'>

export interface StoredTransportEvent {
  id: string
  milestone: string
  event: string
  timestamp: string | null
  timezone: string | null
  location_locode: string | null
  location_id: string | null
  terminal_id: string | null
  vessel_id: string | null
  voyage_number: string | null
}

export interface StoredRawEvent {
  id: string
  event: string | null
  timestamp: string
  invalidated_at: string | null
}

export interface StoredContainerState {
  row: StoredContainer
  events: StoredTransportEvent[]
  rawEvents: StoredRawEvent[]
  route: StoredRoute | null
}

export interface Stored {
  shipment: StoredShipment | null
  containers: Map<string, StoredContainerState>
}

/** One entry of the account's log, before it is assigned its sequence number. */
export interface Change {
  id: string
  resource_type:
    | 'shipment'
    | 'container'
    | 'transport_event'
    | 'tracking_request'
    | 'party'
    | 'custom_field_definition'
    | 'custom_field_option'
    | 'custom_field'
    | 'webhook'
    | 'document'
    | 'email_submission'
    | 'tariff'
    | 'attention_entry'
    | 'contradiction'
    | 'source_silence'
  resource_id: string
  shipment_id: string | null
  container_id: string | null
  event: WebhookEventName | null
  changeset: Record<string, [unknown, unknown]>
  /** The source that reported it, for notifications. */
  data_source?: DataSource
  /** Only for `shipment.updated`: the transport events that were withdrawn. */
  withdrawn_event_ids?: readonly string[]
}

export type DataSource = 'shipping_line' | 'terminal' | 'rail' | 'user_input' | 'document' | 'boxtrail_calculation'

/** A record that is new or whose fields or marks differ. If only marks differ, `updatedAt` stays the same. */
export interface RecordDifference<Fields, Marks> {
  id: string
  isNew: boolean
  updatedAt: string
  fields: Fields
  marks: Marks
  provenance: Provenance
}

/** What must be written to turn the stored journey into the projected one. */
export interface Difference {
  shipment: RecordDifference<ShipmentFields, ShipmentMarks> | null
  containers: (RecordDifference<ContainerFields, ContainerMarks> & { number: string })[]
  /** Containers that were attached by responses about other numbers. */
  removed: { id: string; number: string }[]
  rawEvents: NewRawEvent[]
  transportEvents: NewTransportEvent[]
  invalidated: string[]
  routes: (StoredRoute & { container_id: string; created_at: string })[]
  /** The ids in `invalidated` that no other event replaces. */
  withdrawn: string[]
  vessels: Map<string, { name: string; imo: string | null }>
  changes: Change[]
}

export interface DiffContext {
  accountId: string
  newId: () => string
  vesselId: (vessel: { name: string | null; imo: string | null }) => string | null
  now: string
}

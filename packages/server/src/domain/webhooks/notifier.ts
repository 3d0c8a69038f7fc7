import type { Pool, PoolClient } from 'pg'
import type { Change, NewTransportEvent } from '../../tracking/diff/types.ts'
import type { ContainerRow } from '../containers/resource.ts'
import type { ServedDocument } from '../documents/queries.ts'
import type { RepresentationRow } from '../documents/representations.ts'
import type { ReducedSubmission } from '../email-submissions/reduced.ts'
import type { ShipmentRow } from '../shipments/resource.ts'
import type { TrackingRequestRow } from '../tracking-requests/resource.ts'

/** A webhook as far as notifying needs it. */
export interface ListeningWebhook {
  id: string
  account_id: string
  /** Empty: every event. */
  events: string[]
  /** Disabled after failures: what it misses is kept for a replay, and not sent. */
  parked: boolean
}

export interface RenderedNotification {
  id: string
  account_id: string
  webhook_id: string
  event: string
  sequence: number
  reference_type: string
  reference_id: string
  parked: boolean
  /** Rendered once; each attempt sends these bytes. */
  body: string
}

/** The rows that a notification may include, after the change. Null if the change has none. */
export interface NotificationRows {
  request: TrackingRequestRow | null
  shipment: ShipmentRow | null
  container: ContainerRow | null
  /** All containers of the shipment, for its linkage. */
  containerIds: readonly string[]
  transportEvent: NewTransportEvent | null
  /** All containers of the shipment, for notifications about a request. */
  containers?: readonly ContainerRow[]
  /** The vessel of the transport event. */
  vessel?: { id: string; name: string; imo: string | null } | null
  /** Of the container, for its linkage. */
  transportEventIds?: readonly string[]
  rawEventIds?: readonly string[]
  /** The reading, and the mail of the document. */
  document?: {
    document: ServedDocument
    representation: RepresentationRow | undefined
    submission: ReducedSubmission | undefined
  }
}

export interface NotificationInput {
  id: string
  accountId: string
  webhook: ListeningWebhook
  change: Change
  sequence: number
  occurredAt: string
  rows: NotificationRows
}

/** Turns changes into notifications. */
export interface Notifier {
  webhooksOf(client: Pool | PoolClient, accountIds: readonly string[]): Promise<Map<string, ListeningWebhook[]>>
  subscribesTo(webhook: ListeningWebhook, event: string): boolean
  render(input: NotificationInput): RenderedNotification
}

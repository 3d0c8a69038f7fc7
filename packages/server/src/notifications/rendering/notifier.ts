import type { Change, NewTransportEvent } from '@boxtrail/engine/diff/difference'
import type { Client } from '../../db/statement.ts'
import type { AttentionRow } from '../../records/attention/queries.ts'
import type { ServedContainer } from '../../records/containers/queries.ts'
import type { ContradictionRow } from '../../records/contradictions/queries.ts'
import type { ServedDocument } from '../../records/documents/queries.ts'
import type { RepresentationRow } from '../../records/documents/representations.ts'
import type { ReducedSubmission } from '../../records/email-submissions/reduced.ts'
import type { ServedShipment } from '../../records/shipments/queries.ts'
import type { TrackingRequestRow } from '../../records/tracking-requests/resource.ts'
import type { ServedTransportEvent } from '../../records/transport-events/queries.ts'
import type { ListeningWebhook } from '../../records/webhooks/queries.ts'

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

/**
 * The rows that a notification may include, as a request for them would read them after the change. Null if the change
 * has none.
 */
export interface NotificationRows {
  request: TrackingRequestRow | null
  shipment: ServedShipment | null
  container: ServedContainer | null
  transportEvent: NewTransportEvent | null
  /** The containers of the shipment, for notifications about a request. */
  containers?: readonly ServedContainer[]
  /** The vessel of the transport event. */
  vessel?: { id: string; name: string; imo: string | null } | null
  /** The transport events that the change withdrew. */
  withdrawn?: readonly ServedTransportEvent[]
  /** The entry as it is, or was last. */
  attention?: AttentionRow | null
  /** The contradiction as it is, or was last. */
  contradiction?: ContradictionRow | null
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
  webhooksOf(client: Client, accountIds: readonly string[]): Promise<Map<string, ListeningWebhook[]>>
  subscribesTo(webhook: ListeningWebhook, event: string): boolean
  render(input: NotificationInput): RenderedNotification
}

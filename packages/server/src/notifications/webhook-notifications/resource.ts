import type { Schemas } from '@boxtrail/contracts'
import { hashId } from '@boxtrail/engine/claims/claim-key'
import { type IncludedResource, linkages, wireTime } from '@boxtrail/protocol/answer/json-api'
import { NO_RESPONSE } from '@boxtrail/protocol/webhooks/delivery'
import type { Dropped } from '../../db/horizons.ts'
import type { RowOf } from '../../db/statement.ts'
import { DOCUMENT_EVENT_VERSION } from '../rendering/envelope.ts'

/** A notification; its body is null unless requested, because bodies are long. */
export type NotificationRow = Omit<RowOf<'find-notifications'>, 'body'> & { body: string | null }

/** An attempt to deliver; its response is null unless requested. */
export type AttemptRow = RowOf<'find-attempts'>

type Notification = Schemas['WebhookNotification']

export const notificationResource = (
  row: NotificationRow,
  attempts: readonly AttemptRow[],
  evidence: Dropped | null,
): Notification => ({
  id: row.id,
  type: 'webhook_notification',
  attributes: {
    id: row.id,
    event: row.event as Notification['attributes']['event'],
    delivery_status: row.delivery_status,
    created_at: wireTime(row.created_at),
    ...(row.reference_type === 'document' ? { version: DOCUMENT_EVENT_VERSION } : {}),
  },
  relationships: {
    webhook: { data: { type: 'webhook', id: row.webhook_id } },
    reference_object: {
      data: { type: row.reference_type, id: row.reference_id } as Schemas['NotificationReferenceRef'],
    },
    webhook_notification_logs: { data: linkages('webhook_notification_log', attempts.map(attemptId)) },
    ...(row.reference_type === 'document' ? { document: { data: { type: 'document', id: row.reference_id } } } : {}),
  },
  ...(evidence ? { meta: { evidence } } : {}),
})

/** The id of an attempt, which is stored without one. */
const attemptId = ({ notification_id, attempt }: AttemptRow) => hashId(notification_id, String(attempt))

export const attemptResource = (row: AttemptRow): Schemas['WebhookNotificationLog'] => ({
  id: attemptId(row),
  type: 'webhook_notification_log',
  attributes: {
    attempt: row.attempt,
    attempted_at: wireTime(row.attempted_at),
    status_code: row.status_code,
    error: row.status_code === null ? NO_RESPONSE : null,
    duration_ms: row.duration_ms,
    response_body: row.response_body,
  },
})

/** The subject of the notification as it was at the time of the event, which is what the receiver got. */
export const referenceObject = ({ body, reference_type, reference_id }: NotificationRow): IncludedResource[] => {
  if (body === null) return []
  const { included = [] } = JSON.parse(body) as { included?: IncludedResource[] }
  return included.filter(({ type, id }) => type === reference_type && id === reference_id)
}

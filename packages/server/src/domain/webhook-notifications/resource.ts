import type { Schemas } from '@boxtrail/contracts'
import type { RowOf } from '../../db/statement.ts'
import { type IncludedResource, wireTime } from '../../json-api.ts'
import { DOCUMENT_EVENT_VERSION } from '../webhooks/render/envelope.ts'

/** Its body is null unless requested, because bodies are long. */
export type NotificationRow = RowOf<'find-notifications'>

type Notification = Schemas['WebhookNotification']

export const notificationResource = (row: NotificationRow): Notification => ({
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
    webhook_notification_logs: { data: [] },
    ...(row.reference_type === 'document' ? { document: { data: { type: 'document', id: row.reference_id } } } : {}),
  },
})

/** The subject of the notification as it was at the time of the event, which is what the receiver got. */
export const referenceObject = ({ body, reference_type, reference_id }: NotificationRow): IncludedResource[] => {
  if (body === null) return []
  const { included = [] } = JSON.parse(body) as { included?: IncludedResource[] }
  return included.filter(({ type, id }) => type === reference_type && id === reference_id)
}

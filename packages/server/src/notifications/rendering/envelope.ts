import type { IncludedResource } from '@boxtrail/protocol/answer/json-api'
import type { NotificationInput } from './notifier.ts'

/** Resource types that occur only in notifications: changes as clients see them. */
export interface ChangeResource {
  id: string
  type: string
  attributes: Record<string, unknown>
  relationships: Record<string, { data: { type: string; id: string } | { type: string; id: string }[] | null }>
}

export interface Subject {
  /** What the notification is about; the first of `included` if it is there. */
  reference: { type: string; id: string }
  included: (IncludedResource | ChangeResource)[]
}

/** The version of the format of document notifications; a date. */
export const DOCUMENT_EVENT_VERSION = '2026-11-21'

/** The body around a subject. The included records are the same for every webhook, so they are passed as text. */
export const envelope = (
  { id, webhook, change, occurredAt }: NotificationInput,
  reference: Subject['reference'],
  included: string,
) => {
  const isOfDocument = reference.type === 'document'
  const data = {
    id,
    type: 'webhook_notification',
    attributes: {
      id,
      event: change.event,
      delivery_status: 'pending',
      created_at: occurredAt,
      ...(isOfDocument ? { version: DOCUMENT_EVENT_VERSION } : {}),
    },
    relationships: {
      webhook: { data: { type: 'webhook', id: webhook.id } },
      reference_object: { data: reference },
      webhook_notification_logs: { data: [] },
      ...(isOfDocument ? { document: { data: reference } } : {}),
    },
  }
  return `{"data":${JSON.stringify(data)},"included":${included}}`
}

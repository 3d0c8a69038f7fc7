import { notFound } from '../../errors.ts'
import { document, type IncludedResource, listDocument, onlyOnce, pageOf } from '../../json-api.ts'
import type { Call, Handler } from '../context.ts'
import { exampleNotification } from '../webhooks/example.ts'
import { maskedWebhook } from '../webhooks/handlers.ts'
import { findWebhooks } from '../webhooks/queries.ts'
import { findNotification, listNotificationRows } from './queries.ts'
import { type NotificationRow, notificationResource, referenceObject } from './resource.ts'

export const listWebhookNotifications: Handler<'listWebhookNotifications'> = async ({ query }, call) => {
  const page = pageOf(query)
  const withBodies = query.include?.includes('reference_object') ?? false
  const { rows, ...position } = await listNotificationRows(call.pool, call.accountId, page, { withBodies })
  const included = await includedWith(rows, query.include, call)
  return listDocument(call, page, { data: rows.map(notificationResource), ...position, ...included })
}

export const getWebhookNotification: Handler<'getWebhookNotification'> = async ({ params, query }, call) => {
  const row = await findNotification(call.pool, call.accountId, params.id)
  if (!row) throw notFound()
  const { included } = await includedWith([row], query.include, call)
  return document(call, notificationResource(row), included)
}

/** As it would be delivered, which differs from the list of notifications: all related records are included. */
export const getWebhookNotificationExample: Handler<'getWebhookNotificationExample'> = ({ query }, call) => {
  const { data, included } = exampleNotification(query.event, call.newId)
  return document(call, data, included as IncludedResource[])
}

const includedWith = async (
  rows: readonly NotificationRow[],
  names: readonly string[] | undefined,
  call: Call,
): Promise<{ included?: IncludedResource[] }> => {
  if (!names) return {}
  const included: IncludedResource[] = []
  if (names.includes('webhook')) {
    const ids = [...new Set(rows.map(({ webhook_id }) => webhook_id))]
    included.push(...(await findWebhooks(call.pool, call.accountId, ids)).map((row) => maskedWebhook(row, call)))
  }
  if (names.includes('reference_object')) included.push(...rows.flatMap(referenceObject))
  return { included: onlyOnce(included) }
}

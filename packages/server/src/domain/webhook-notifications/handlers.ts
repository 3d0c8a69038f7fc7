import { notFound } from '../../errors.ts'
import { document, type IncludedResource, listDocument, pageOf } from '../../json-api.ts'
import type { Handler } from '../context.ts'
import { include } from '../included/include.ts'
import { exampleNotification } from '../webhooks/example.ts'
import { findNotification, listNotificationRows } from './queries.ts'
import { notificationResource, referenceObject } from './resource.ts'

export const listWebhookNotifications: Handler<'listWebhookNotifications'> = async ({ query }, call) => {
  const page = pageOf(query)
  const withBodies = query.include?.some((path) => path.split('.')[0] === 'reference_object') ?? false
  const { rows, ...position } = await listNotificationRows(call.pool, call.accountId, page, { withBodies })
  const data = rows.map(notificationResource)
  const included = query.include && (await include(data, query.include, call, rows.flatMap(referenceObject)))
  return listDocument(call, page, { data, ...position, included })
}

export const getWebhookNotification: Handler<'getWebhookNotification'> = async ({ params, query }, call) => {
  const row = await findNotification(call.pool, call.accountId, params.id)
  if (!row) throw notFound()
  const data = notificationResource(row)
  return document(call, data, query.include && (await include([data], query.include, call, referenceObject(row))))
}

/** As it would be delivered, which differs from the list of notifications: all related records are included. */
export const getWebhookNotificationExample: Handler<'getWebhookNotificationExample'> = ({ query }, call) => {
  const { data, included } = exampleNotification(query.event, call.newId)
  return document(call, data, included as IncludedResource[])
}

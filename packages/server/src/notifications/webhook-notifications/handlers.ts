import type { Success } from '@boxtrail/contracts'
import { leadsAlong } from '@boxtrail/protocol/answer/include'
import { document, type IncludedResource, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { bodyNoLongerKept, notFound, webhookInactive } from '@boxtrail/protocol/errors'
import { exampleNotification } from '@boxtrail/protocol/webhooks/example'
import type { Call, Handler } from '../../context.ts'
import { droppedAt, findHorizon } from '../../db/horizons.ts'
import { include } from '../../records/included/include.ts'
import { findWebhooks } from '../../records/webhooks/queries.ts'
import { findAttempts, findNotification, listNotificationRows } from './queries.ts'
import { replayRange } from './replay.ts'
import { attemptResource, type NotificationRow, notificationResource, referenceObject } from './resource.ts'

export const listWebhookNotifications: Handler<'listWebhookNotifications'> = async ({ query }, call) => {
  const page = pageOf(query)
  const withBodies = leadsAlong(query.include, 'reference_object')
  const { rows, ...position } = await listNotificationRows(call.pool, call.accountId, page, { withBodies })
  return listDocument(call, page, { ...(await withRelated(rows, query.include, call)), ...position })
}

export const getWebhookNotification: Handler<'getWebhookNotification'> = async ({ params, query }, call) => {
  const row = await findNotification(call.pool, call.accountId, params.id)
  if (!row) throw notFound()
  const { data, included } = await withRelated([row], query.include, call)
  return document(call, data[0]!, included)
}

/**
 * The body that is posted, for clients that receive it in another way. It is served from its bytes, so that it keeps
 * the order of its members.
 */
export const getWebhookNotificationBody: Handler<'getWebhookNotificationBody'> = async ({ params }, call) => {
  const row = await findNotification(call.pool, call.accountId, params.id)
  if (!row) throw notFound()
  if (row.body === null) throw bodyNoLongerKept(await droppedBodies(call))
  const { data, included } = JSON.parse(row.body) as Success<'getWebhookNotificationBody'>
  return document(call, data, included as IncludedResource[])
}

/** An example as it would be delivered. Unlike in the list of notifications, all related records are included. */
export const getWebhookNotificationExample: Handler<'getWebhookNotificationExample'> = ({ query }, call) => {
  const { data, included } = exampleNotification(query.event, call.newId)
  return document(call, data, included as IncludedResource[])
}

const withRelated = async (rows: readonly NotificationRow[], paths: readonly string[] | undefined, call: Call) => {
  const ids = rows.map(({ id }) => id)
  const withResponses = paths?.includes('webhook_notification_logs') ?? false
  const attempts = await findAttempts(call.pool, call.accountId, ids, { withResponses })
  const isWithout = ({ body }: NotificationRow) => body === null && leadsAlong(paths, 'reference_object')
  const dropped = rows.some(isWithout) ? await droppedBodies(call) : null
  const data = rows.map((row) => notificationResource(row, attempts.get(row.id) ?? [], isWithout(row) ? dropped : null))
  const known = [...rows.flatMap(referenceObject), ...[...attempts.values()].flat().map(attemptResource)]
  return { data, included: await include(data, paths, call, known) }
}

/** Until when the bodies of notifications have been dropped. */
const droppedBodies = async ({ pool }: Call) => droppedAt(await findHorizon(pool, 'notification_bodies'))

export const replayWebhook: Handler<'replayWebhook'> = async ({ params: { id }, body }, call) => {
  const [found] = await findWebhooks(call.pool, call.accountId, [id])
  if (!found) throw notFound()
  if (!found.active) throw webhookInactive()
  const replayed = await replayRange(call, id, body.data.attributes)
  return document(call, { id, type: 'webhook_replay' as const, attributes: { replayed } })
}

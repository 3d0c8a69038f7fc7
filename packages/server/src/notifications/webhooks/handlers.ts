import { eventCatalogue, eventCategories } from '@boxtrail/contracts/events'
import { document, listDocument, pageOf, pageOfRows } from '@boxtrail/protocol/answer/json-api'
import { notFound, unprocessable } from '@boxtrail/protocol/errors'
import type { Call, Handler } from '../../context.ts'
import { findListed } from '../../db/lists/listing.ts'
import { findWebhooks, webhookListing } from '../../records/webhooks/queries.ts'
import { maskedWebhook, webhookResource } from '../../records/webhooks/resource.ts'
import { sealHeaders } from '../../records/webhooks/sealed-headers.ts'
import { addWebhook, changeWebhook, removeWebhook, rotateSecret } from './change.ts'
import { readCustomHeaders } from './custom-headers.ts'
import { createSecret } from './secret.ts'
import { sendExample } from './trigger.ts'

/** Rejects an address with the same sentence for every reason, because the reasons would reveal our network. */
const refuseTarget = (url: string, pointer: string, { outgoing }: Call): void => {
  if (outgoing.validate(url) !== null)
    throw unprocessable(pointer, 'The address must be public and begin with https://.')
}

const URL_POINTER = '/data/attributes/url'

export const listWebhooks: Handler<'listWebhooks'> = async ({ query }, call) => {
  const page = pageOf(query)
  const { ids, ...position } = await findListed(call.pool, webhookListing(call.accountId), page)
  const rows = await findWebhooks(call.pool, call.accountId, ids)
  return listDocument(call, page, { data: rows.map((row) => maskedWebhook(row, call)), ...position })
}

export const createWebhook: Handler<'createWebhook'> = async ({ body }, call) => {
  const { url, active, events = [], headers = [] } = body.data.attributes
  refuseTarget(url, URL_POINTER, call)
  const secret = createSecret()
  const row = await addWebhook(call, {
    id: call.newId(),
    url,
    active,
    events: [...new Set(events)],
    headers: sealHeaders(readCustomHeaders(headers, call.config.compat.signature_header), call.secretBox),
    secretSealed: call.secretBox.seal(secret),
  })
  return document(call, webhookResource(row, secret, call.secretBox))
}

export const getWebhook: Handler<'getWebhook'> = async ({ params }, call) => {
  const [row] = await findWebhooks(call.pool, call.accountId, [params.id])
  if (!row) throw notFound()
  return document(call, maskedWebhook(row, call))
}

export const updateWebhook: Handler<'updateWebhook'> = async ({ params, body }, call) => {
  const { url, active, events, headers } = body.data.attributes
  const [found] = await findWebhooks(call.pool, call.accountId, [params.id])
  if (!found) throw notFound()
  if (url !== undefined) refuseTarget(url, URL_POINTER, call)
  const row = await changeWebhook(call, params.id, {
    url,
    active,
    events: events && [...new Set(events)],
    headers: headers && sealHeaders(readCustomHeaders(headers, call.config.compat.signature_header), call.secretBox),
  })
  if (!row) throw notFound()
  return document(call, maskedWebhook(row, call))
}

export const deleteWebhook: Handler<'deleteWebhook'> = async ({ params }, call) => {
  if (!(await removeWebhook(call, params.id))) throw notFound()
}

export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = async ({ params }, call) => {
  const secret = createSecret()
  const row = await rotateSecret(call, params.id, call.secretBox.seal(secret))
  if (!row) throw notFound()
  return document(call, webhookResource(row, secret, call.secretBox))
}

const categories = eventCategories.map(({ id, name, events }) => ({
  id,
  type: 'webhook_event_category' as const,
  attributes: {
    name,
    events: events.map((event) => ({ name: event, description: eventCatalogue[event].description })),
  },
}))

const placeOfCategory = (category: (typeof categories)[number]) => [categories.indexOf(category)]

export const listWebhookEvents: Handler<'listWebhookEvents'> = ({ query }, call) => {
  const page = pageOf(query)
  const { rows, ...position } = pageOfRows(categories, page, { key: placeOfCategory, kinds: ['number'] })
  return listDocument(call, page, { data: [...rows], ...position })
}

export const listWebhookIps: Handler<'listWebhookIps'> = (_, { config: { webhooks } }) => ({
  webhook_notification_ips: webhooks.ips,
  last_updated: webhooks.ips_updated_at,
})

export const triggerWebhook: Handler<'triggerWebhook'> = ({ body }, call) => {
  refuseTarget(body.url, '/url', call)
  return sendExample(body, call)
}

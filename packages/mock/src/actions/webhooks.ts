import type { WebhookEventName } from '@boxtrail/contracts'
import { usualEventNames } from '@boxtrail/contracts/events'
import { document } from '@boxtrail/protocol/answer/json-api'
import { unprocessable } from '@boxtrail/protocol/errors'
import { deliveryHeaders, isReceived, maskedSecret, NO_RESPONSE } from '@boxtrail/protocol/webhooks/delivery'
import { exampleNotification } from '@boxtrail/protocol/webhooks/example'
import { givenIn } from '../records/call.ts'
import { find, readDocument } from '../records/reads.ts'
import { addRecord, change, update } from '../records/writes.ts'
import { isLocal, post } from '../send/post.ts'
import { signed } from '../send/sign.ts'
import { type Resource, relatedOne } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import type { Action } from './action.ts'

/** A secret in the form of the Standard Webhooks specification: 32 bytes. */
const newSecret = (world: World): string => {
  const bytes = world
    .newSecret(64)
    .match(/../g)!
    .map((pair) => Number.parseInt(pair, 16))
  return `whsec_${btoa(String.fromCharCode(...bytes))}`
}

/** The type of the records that store secrets, which are shown once; later responses mask them. */
const SECRET = 'webhook_secret'

export const secretOf = (world: World, id: string): string | undefined =>
  world.get({ type: SECRET, id })?.attributes.secret as string | undefined

const keepSecret = (world: World, webhook: Resource, secret: string): Resource => {
  world.put({ type: SECRET, id: webhook.id, attributes: { secret } })
  world.put({ ...webhook, attributes: { ...webhook.attributes, secret: maskedSecret(secret) } })
  return { ...webhook, attributes: { ...webhook.attributes, secret } }
}

/** Only https is accepted, except for programs on this machine. */
const refuseTarget = (url: unknown): void => {
  if (url === undefined || isLocal(String(url))) return
  if (!/^https:\/\/[^/@]+(\/|$|\?)/.test(String(url)) || PRIVATE.test(String(url)))
    throw unprocessable('/data/attributes/url', 'The address must be public and begin with https://.')
}

const PRIVATE = /^https:\/\/(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|0\.|\[f[cde])/

const updateWebhook: Action = (operation, call) => {
  refuseTarget(givenIn(call).attributes.url)
  return update(operation, call)
}

/** Sends the example of an event once, if the receiver is on this machine. */
const triggerWebhook: Action = async (_, { body, world }) => {
  const { url, event, secret } = body as { url: string; event: WebhookEventName; secret?: string }
  const example = exampleNotification(event, world.newId)
  const text = JSON.stringify(example)
  const headers = { ...deliveryHeaders, ...(secret ? await signed(secret, example.data.id, text) : {}) }
  const answer = isLocal(url) ? await post(url, headers, text) : null
  return {
    url,
    succeeded: isReceived(answer?.status ?? null),
    error: answer === null ? NO_RESPONSE : null,
    status_code: answer?.status ?? null,
    request_headers: headers,
    request_body: text,
    response_headers: answer?.headers ?? null,
    response_body: answer?.body ?? null,
  }
}

const createWebhook: Action = (operation, call) => {
  const health = { failing_since: null, consecutive_failures: 0, disabled_at: null, disabled_reason: null }
  refuseTarget(givenIn(call).attributes.url)
  const { active = true, events, headers = [] } = givenIn(call).attributes
  const wanted = Array.isArray(events) && events.length > 0 ? [...new Set(events)] : [...usualEventNames]
  const own = { active, events: wanted, headers, ...health, previous_secret_expires_at: null }
  const webhook = addRecord(operation, call, own)
  return document(call, keepSecret(call.world, webhook, newSecret(call.world)))
}

const rotateWebhookSecret: Action = (operation, call) => {
  const webhook = change(call.world, find(operation.record!.type, call), {}, {})
  return document(call, keepSecret(call.world, webhook, newSecret(call.world)))
}

const replayWebhook: Action = (_, { params, world, requestUrl }) => {
  const id = params.id!
  const webhook = find('webhook', { params, world })
  const replayed = world.all('webhook_notification').filter((one) => relatedOne(one, 'webhook')?.id === webhook.id)
  return {
    data: { id, type: 'webhook_replay', attributes: { replayed: replayed.length } },
    links: { self: requestUrl },
  }
}

/** The type of the records that store the bodies of notifications; no operation lists it. */
export const NOTIFICATION_BODY = 'webhook_notification_body'

export interface Notification {
  data: Resource
  included: Resource[]
}

const getWebhookNotificationExample: Action = (_, { query, world, requestUrl }) => ({
  ...exampleNotification(query.event as WebhookEventName, world.newId),
  links: { self: requestUrl },
})

/** The body that was sent, or that would be sent. */
const getWebhookNotificationBody: Action = (operation, call) => {
  const id = call.params.id!
  const sent = call.world.get({ type: NOTIFICATION_BODY, id })
  return sent ? sent.attributes : readDocument(operation, call)
}

export const webhooks = {
  updateWebhook,
  triggerWebhook,
  createWebhook,
  rotateWebhookSecret,
  replayWebhook,
  getWebhookNotificationExample,
  getWebhookNotificationBody,
}

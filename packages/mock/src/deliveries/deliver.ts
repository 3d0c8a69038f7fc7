import { deliveryHeaders, isReceived, NO_RESPONSE } from '@boxtrail/protocol/webhooks/delivery'
import { NOTIFICATION_BODY, secretOf } from '../actions/webhooks.ts'
import { isLocal, post, type Received } from '../send/post.ts'
import { signed } from '../send/sign.ts'
import type { Resource } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import { notificationOf } from './notification.ts'

/** Creates a notification of each event for each active webhook that listens to it, and sends it if `isCalled`. */
export const deliverFrom = (world: World, isCalled: boolean): void => {
  world.listen((event) => {
    for (const webhook of world.all('webhook'))
      if (listensTo(webhook, event)) void deliver(webhook, event, world, isCalled).catch(() => {})
  })
}

/** Without a list of events, a webhook listens to all. */
const listensTo = ({ attributes: { active, events } }: Resource, { attributes: { event } }: Resource): boolean =>
  active === true && event !== null && (!Array.isArray(events) || events.length === 0 || events.includes(event))

const ATTEMPTS = 3
const RETRY_MS = 500
const GONE = 410

const deliver = async (webhook: Resource, event: Resource, world: World, isCalled: boolean): Promise<void> => {
  const notification = notificationOf(event, webhook, world)
  if (!notification) return
  const { data } = notification
  world.put(data)
  world.put({ type: NOTIFICATION_BODY, id: data.id, attributes: { ...notification } })
  const url = String(webhook.attributes.url)
  const secret = secretOf(world, webhook.id)
  if (!isCalled || secret === undefined || !isLocal(url)) return
  const body = JSON.stringify(notification)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const headers = { ...deliveryHeaders, ...custom(webhook), ...(await signed(secret, data.id, body)) }
    const began = performance.now()
    const answer = await post(url, headers, body)
    const hasReceived = isReceived(answer?.status ?? null)
    const isLast = hasReceived || answer?.status === GONE || attempt === ATTEMPTS
    log(world, data, { attempt, answer, ms: Math.round(performance.now() - began), isReceived: hasReceived, isLast })
    if (isLast) return noteHealth(world, webhook, answer)
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * attempt))
  }
}

/** Disables a webhook whose receiver is gone; counts other failures. */
const noteHealth = (world: World, { type, id }: Resource, answer: Received | null): void => {
  const webhook = world.get({ type, id })
  if (!webhook) return
  const { consecutive_failures: failures, failing_since: since } = webhook.attributes
  const health = isReceived(answer?.status ?? null)
    ? { consecutive_failures: 0, failing_since: null }
    : { consecutive_failures: Number(failures ?? 0) + 1, failing_since: since ?? world.now() }
  const gone = answer?.status === GONE ? { active: false, disabled_at: world.now(), disabled_reason: 'gone' } : {}
  world.put({ ...webhook, attributes: { ...webhook.attributes, ...health, ...gone } })
}

interface Attempt {
  attempt: number
  answer: Received | null
  ms: number
  isReceived: boolean
  isLast: boolean
}

const log = (world: World, { type, id }: Resource, { attempt, answer, ms, isReceived, isLast }: Attempt): void => {
  const notification = world.get({ type, id })
  // The world was reset.
  if (!notification) return
  const entry = world.put({
    id: world.newId(),
    type: 'webhook_notification_log',
    attributes: {
      attempt,
      attempted_at: world.now(),
      status_code: answer?.status ?? null,
      error: answer === null ? NO_RESPONSE : null,
      duration_ms: ms,
      response_body: answer?.body ?? null,
    },
  })
  const logs = [notification.relationships?.webhook_notification_logs?.data ?? []].flat()
  world.put({
    ...notification,
    attributes: {
      ...notification.attributes,
      delivery_status: isReceived ? 'succeeded' : isLast ? 'failed' : 'pending',
    },
    relationships: {
      ...notification.relationships,
      webhook_notification_logs: { data: [...logs, { type: entry.type, id: entry.id }] },
    },
  })
}

const custom = ({ attributes: { headers } }: Resource): Record<string, string> =>
  Object.fromEntries(((headers ?? []) as { name: string; value: string }[]).map(({ name, value }) => [name, value]))

import { NOTIFICATION_BODY, secretOf } from '../actions/webhooks.ts'
import type { Resource } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import { notificationOf } from './notification.ts'
import { signed } from './sign.ts'

/** A notification of each event for each active webhook that listens to it; sent, if webhooks are called at all. */
export const deliverFrom = (world: World, isCalled: boolean): void => {
  world.listen((event) => {
    for (const webhook of world.all('webhook'))
      if (listensTo(webhook, event)) void deliver(webhook, event, world, isCalled).catch(() => {})
  })
}

/** No list of events means all. */
const listensTo = ({ attributes: { active, events } }: Resource, { attributes: { event } }: Resource): boolean =>
  active === true && event !== null && (!Array.isArray(events) || events.length === 0 || events.includes(event))

const RECEIVED = new Set([200, 201, 202, 204])
const ATTEMPTS = 3
const RETRY_MS = 500
const TIMEOUT_MS = 10_000

const deliver = async (webhook: Resource, event: Resource, world: World, isCalled: boolean): Promise<void> => {
  const notification = notificationOf(event, webhook, world)
  if (!notification) return
  const { data } = notification
  world.put(data)
  world.put({ type: NOTIFICATION_BODY, id: data.id, attributes: { ...notification } })
  const secret = secretOf(world, webhook.id)
  // Only programs on this machine: pages of any origin may create webhooks here.
  if (!isCalled || secret === undefined || !isLocal(String(webhook.attributes.url))) return
  const body = JSON.stringify(notification)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const headers = { 'content-type': 'application/json', ...custom(webhook), ...(await signed(secret, data.id, body)) }
    const began = performance.now()
    const status = await fetch(String(webhook.attributes.url), {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (answer) => answer.status,
      () => null,
    )
    const isReceived = status !== null && RECEIVED.has(status)
    const isLast = isReceived || attempt === ATTEMPTS
    log(world, data, { attempt, status, ms: Math.round(performance.now() - began), isReceived, isLast })
    if (isLast) return
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * attempt))
  }
}

interface Attempt {
  attempt: number
  status: number | null
  ms: number
  isReceived: boolean
  isLast: boolean
}

const log = (world: World, { type, id }: Resource, { attempt, status, ms, isReceived, isLast }: Attempt): void => {
  const notification = world.get({ type, id })
  // The world has begun again.
  if (!notification) return
  const entry = world.put({
    id: world.newId(),
    type: 'webhook_notification_log',
    attributes: {
      attempt,
      attempted_at: world.now(),
      status_code: status,
      error: status === null ? 'The receiver did not respond in time.' : null,
      duration_ms: ms,
      response_body: null,
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

const isLocal = (url: string): boolean => {
  try {
    const { hostname, protocol } = new URL(url)
    return /^https?:$/.test(protocol) && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  } catch {
    return false
  }
}

import type { Pool } from 'pg'
import type { ConfigFile } from '../../config/config.ts'
import type { SecretBox } from '../../config/secrets.ts'
import { LEASE_MS } from '../../db/lease.ts'
import type { Logger } from '../../logger.ts'
import type { Outgoing } from '../../outgoing/outgoing.ts'
import { deliveryHeaders } from '../webhooks/sign.ts'
import { createEndpoints, type Endpoint } from './endpoints.ts'
import { adaptLane, createLanes, type Job, type Lane } from './lanes.ts'
import { createOutbox } from './outbox.ts'
import { type Outcome, outcomeOf, unsent } from './outcome.ts'
import {
  abandonNotifications,
  claimDue,
  type EndpointRow,
  findDueWebhooks,
  findEndpoints,
  giveBack,
  type LeasedNotification,
} from './queries.ts'

export interface DeliveryOptions {
  pool: Pool
  log: Logger
  config: Pick<ConfigFile, 'webhooks' | 'compat'>
  secretBox: SecretBox
  outgoing: Outgoing
  leaseMs?: number
  random?: () => number
  clock?: () => Date
}

export interface Tally {
  succeeded: number
  /** Will be retried. */
  pending: number
  failed: number
}

/** How many webhooks one round looks up. */
const PAGE = 128
/** At most this many wait to be sent, because bodies are kept in memory. */
const MOST_WAITING = 2_000
/**
 * Attempts are counted when leased, so a notification that crashes its worker each time is given up after this many
 * more than the schedule has.
 */
const SPARE_ATTEMPTS = 5

/**
 * Leases notifications, sends them, and writes the outcomes. It has no loop of its own: `round` leases what there is
 * room for and returns at once, `settled` waits until all of it is sent and written.
 */
export const createCourier = (options: DeliveryOptions) => {
  const { pool, log, config, secretBox, outgoing, random = Math.random, clock = () => new Date() } = options
  const { webhooks, compat } = config
  // Sent within a third of the lease or released, then answered within the timeout, then written.
  const leaseMs = options.leaseMs ?? Math.max(LEASE_MS, 2 * webhooks.timeout_ms)
  const tally: Tally = { succeeded: 0, pending: 0, failed: 0 }
  const endpointOf = createEndpoints(secretBox, compat.signature_header)
  const stopping = new AbortController()
  const late: LeasedNotification[] = []
  const underWay = new Set<Promise<void>>()
  let cursor: string | null = null
  let onRoom = () => {}
  let isFull = false

  const onSettled = (outcomes: readonly Outcome[]) => {
    for (const { settled } of outcomes) tally[settled.delivery_status] += 1
  }
  const outbox = createOutbox({ pool, log, clock, leaseMs, disableAfterS: webhooks.disable_after_s, onSettled })

  const send = async ({ leased, endpoint, claimedAtMs }: Job, lane: Lane) => {
    if (stopping.signal.aborted || performance.now() - claimedAtMs > leaseMs / 3) {
      late.push(leased)
      return
    }
    const headers = {
      ...deliveryHeaders,
      ...endpoint.headers,
      ...endpoint.sign({ id: leased.id, body: leased.body, sentAt: clock() }),
    }
    const answer = await outgoing.post({ url: endpoint.url, headers, body: leased.body, signal: stopping.signal })
    // A shutdown is not a failure of the receiver.
    if (stopping.signal.aborted && answer.status === null) late.push(leased)
    else outbox.add(outcomeOf(leased, answer, webhooks.intervals_s, random, clock().getTime()))
    adaptLane(lane, answer.status !== null, answer.durationMs)
  }

  const lanes = createLanes(
    { perEndpoint: webhooks.concurrency_per_endpoint, total: webhooks.concurrency },
    async (job, lane) => {
      const sending = send(job, lane).catch((error) =>
        log.error({ error, notification: job.leased.id }, 'sending failed'),
      )
      underWay.add(sending)
      await sending
      underWay.delete(sending)
      if (lane.hasMoreDue && lanes.roomOf(job.leased.webhook_id) * 2 >= lane.window) onRoom()
      else if (isFull && lanes.waiting() < MOST_WAITING / 2) onRoom()
    },
  )

  /** A secret that cannot be unsealed is a problem of the installation and must not block other webhooks. */
  const reachable = (row: EndpointRow, leased: LeasedNotification): Endpoint | null => {
    try {
      if (leased.attempts - leased.attempts_before <= webhooks.intervals_s.length + 1 + SPARE_ATTEMPTS)
        return endpointOf(row)
      outbox.add(outcomeOf(leased, unsent, webhooks.intervals_s, random, clock().getTime()))
    } catch (error) {
      log.error({ error, webhook: row.id }, 'a webhook cannot be signed for')
      outbox.add(outcomeOf(leased, unsent, webhooks.intervals_s, random, clock().getTime()))
    }
    return null
  }

  const enqueue = async (leased: readonly LeasedNotification[]) => {
    const claimedAtMs = performance.now()
    const webhookIds = [...new Set(leased.map(({ webhook_id }) => webhook_id))]
    const rows = new Map((await findEndpoints(pool, webhookIds)).map((row) => [row.id, row]))
    const unwanted = leased.filter(({ webhook_id }) => !rows.has(webhook_id))
    for (const notification of leased) {
      const row = rows.get(notification.webhook_id)
      const endpoint = row && reachable(row, notification)
      if (endpoint) lanes.add({ leased: notification, endpoint, claimedAtMs })
    }
    lanes.fill()
    if (unwanted.length > 0)
      await abandonNotifications(pool, [...new Set(unwanted.map(({ webhook_id }) => webhook_id))], unwanted)
  }

  /** One page of webhooks; true if it was the last. */
  const visit = async (): Promise<boolean> => {
    const page = await findDueWebhooks(pool, cursor, PAGE)
    const isLast = page.length < PAGE
    cursor = isLast ? null : page.at(-1)!.webhook_id
    const rooms = new Map<string, number>()
    for (const { webhook_id, is_due } of page) {
      if (!is_due) continue
      const room = lanes.roomOf(webhook_id)
      lanes.laneOf(webhook_id).hasMoreDue = room === 0
      if (room > 0) rooms.set(webhook_id, room)
    }
    if (rooms.size === 0) return isLast
    const leased = await claimDue(pool, rooms, leaseMs)
    for (const [id, own] of Map.groupBy(leased, ({ webhook_id }) => webhook_id))
      lanes.laneOf(id).hasMoreDue = own.length === rooms.get(id)
    await enqueue(leased)
    return isLast
  }

  const giveBackLate = async () => giveBack(pool, late.splice(0))

  const settled = async () => {
    while (lanes.isBusy()) {
      await Promise.all(underWay)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await outbox.flushed()
    await giveBackLate()
  }

  return {
    tally,
    /** Visits the webhooks in turn until all have been seen or enough waits; the next round continues there. */
    async round(): Promise<void> {
      await giveBackLate()
      do {
        isFull = lanes.waiting() >= MOST_WAITING
      } while (!isFull && !(await visit()))
    },
    /** Resolves once a webhook with more due notifications has room. */
    whenRoom: () => new Promise<void>((resolve) => (onRoom = resolve)),
    rest: lanes.forget,
    settled,
    /** Starts nothing new, waits for what is under way, and finally releases what has not ended. */
    async stop(graceMs: number): Promise<void> {
      late.push(...lanes.clear().map(({ leased }) => leased))
      const timer = setTimeout(() => stopping.abort(), graceMs)
      await settled()
      clearTimeout(timer)
    },
  }
}

export type Courier = ReturnType<typeof createCourier>

import { deliveryHeaders } from '@boxtrail/protocol/webhooks/delivery'
import type { Pool } from 'pg'
import type { ConfigFile } from '../../config/config.ts'
import type { SecretBox } from '../../config/keys/secrets.ts'
import { LEASE_MS } from '../../db/queues/lease.ts'
import type { Logger } from '../../logger.ts'
import type { Answer, Outgoing } from '../../outgoing/outgoing.ts'
import { SpanKind, traced } from '../../tracing/tracing.ts'
import { createEndpoints, type Endpoint } from './endpoints.ts'
import { adaptLane, type Job, type Lane, Lanes } from './lanes.ts'
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
  /** How many will be retried. */
  pending: number
  failed: number
}

/** How many webhooks one round looks up. */
const PAGE = 128
/** How many may wait to be sent, because bodies are kept in memory. */
const MAX_WAITING = 2_000
/**
 * How many attempts beyond the schedule are allowed. Attempts are counted when leased, so that a notification that
 * crashes its worker each time is given up at last.
 */
const SPARE_ATTEMPTS = 5

/**
 * Leases notifications, sends them, and writes the outcomes. It has no loop of its own: `round` leases as many as there
 * is room for and returns at once, `settled` waits until all of them are sent and written.
 */
export class Courier {
  readonly tally: Tally = { succeeded: 0, pending: 0, failed: 0 }
  readonly #options: DeliveryOptions
  /** A notification is sent within a third of the lease or released, then answered within the timeout, then written. */
  readonly #leaseMs: number
  readonly #clock: () => Date
  readonly #endpointOf: ReturnType<typeof createEndpoints>
  readonly #outbox: ReturnType<typeof createOutbox>
  readonly #lanes: Lanes
  readonly #stopping = new AbortController()
  readonly #late: LeasedNotification[] = []
  readonly #sending = new Set<Promise<void>>()
  #cursor: string | null = null
  #onRoom = () => {}
  #isFull = false

  constructor(options: DeliveryOptions) {
    const { pool, log, config, secretBox, clock = () => new Date() } = options
    const { webhooks, compat } = config
    this.#options = options
    this.#leaseMs = options.leaseMs ?? Math.max(LEASE_MS, 2 * webhooks.timeout_ms)
    this.#clock = clock
    this.#endpointOf = createEndpoints(secretBox, compat.signature_header)
    const onSettled = (outcomes: readonly Outcome[]) => {
      for (const { settled } of outcomes) this.tally[settled.delivery_status] += 1
    }
    const disableAfterS = webhooks.disable_after_s
    this.#outbox = createOutbox({ pool, log, clock, leaseMs: this.#leaseMs, disableAfterS, onSettled })
    const limits = { perEndpoint: webhooks.concurrency_per_endpoint, total: webhooks.concurrency }
    this.#lanes = new Lanes(limits, (job, lane) => this.#run(job, lane))
  }

  /**
   * Visits the webhooks in turn until all have been visited or enough notifications wait; the next round continues
   * there.
   */
  async round(): Promise<void> {
    await this.#giveBackLate()
    do {
      this.#isFull = this.#lanes.waiting >= MAX_WAITING
    } while (!this.#isFull && !(await this.#visitPage()))
  }

  /** Resolves once a webhook with more due notifications has room. */
  whenRoom(): Promise<void> {
    return new Promise((resolve) => {
      this.#onRoom = resolve
    })
  }

  /** To be called between rounds. */
  rest(): void {
    this.#lanes.forgetIdle()
  }

  async settled(): Promise<void> {
    while (this.#lanes.isBusy) {
      await Promise.all(this.#sending)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await this.#outbox.flushed()
    await this.#giveBackLate()
  }

  /** Starts nothing new, waits for what is in progress, and finally releases what has not ended. */
  async stop(graceMs: number): Promise<void> {
    this.#late.push(...this.#lanes.clear().map(({ leased }) => leased))
    const timer = setTimeout(() => this.#stopping.abort(), graceMs)
    await this.settled()
    clearTimeout(timer)
  }

  /** One page of webhooks; true if it was the last. */
  async #visitPage(): Promise<boolean> {
    const { pool } = this.#options
    const page = await findDueWebhooks(pool, this.#cursor, PAGE)
    const isLast = page.length < PAGE
    this.#cursor = isLast ? null : page.at(-1)!.webhook_id
    const rooms = new Map<string, number>()
    for (const { webhook_id, is_due } of page) {
      if (!is_due) continue
      const room = this.#lanes.roomOf(webhook_id)
      this.#lanes.laneOf(webhook_id).hasMoreDue = room === 0
      if (room > 0) rooms.set(webhook_id, room)
    }
    if (rooms.size === 0) return isLast
    const leased = await claimDue(pool, rooms, this.#leaseMs)
    for (const [id, own] of Map.groupBy(leased, ({ webhook_id }) => webhook_id))
      this.#lanes.laneOf(id).hasMoreDue = own.length === rooms.get(id)
    await this.#enqueue(leased)
    return isLast
  }

  async #enqueue(leased: readonly LeasedNotification[]): Promise<void> {
    const { pool } = this.#options
    const claimedAtMs = performance.now()
    const rows = new Map((await findEndpoints(pool, leased)).map((row) => [row.id, row]))
    const unwanted = leased.filter(({ webhook_id }) => !rows.has(webhook_id))
    for (const notification of leased) {
      const row = rows.get(notification.webhook_id)
      const endpoint = row && this.#reachable(row, notification)
      if (endpoint) this.#lanes.add({ leased: notification, endpoint, claimedAtMs })
    }
    this.#lanes.fill()
    if (unwanted.length > 0) await abandonNotifications(pool, unwanted)
  }

  /**
   * The endpoint of a notification. Null if it was tried too often, if its body was dropped after it was replayed, or
   * if the secret cannot be unsealed: a problem of the installation, which must not block other webhooks.
   */
  #reachable(row: EndpointRow, leased: LeasedNotification): Endpoint | null {
    const { config, log } = this.#options
    try {
      const isTried = leased.attempts - leased.attempts_before > config.webhooks.intervals_s.length + 1 + SPARE_ATTEMPTS
      if (leased.body !== null && !isTried) return this.#endpointOf(row)
    } catch (error) {
      log.error({ error, webhook: row.id }, 'deliveries of a webhook cannot be signed')
    }
    this.#record(leased, unsent)
    return null
  }

  async #run(job: Job, lane: Lane): Promise<void> {
    const sending = this.#send(job, lane).catch((error) =>
      this.#options.log.error({ error, notification: job.leased.id }, 'sending failed'),
    )
    this.#sending.add(sending)
    await sending
    this.#sending.delete(sending)
    if (lane.hasMoreDue && this.#lanes.roomOf(job.leased.webhook_id) * 2 >= lane.window) this.#onRoom()
    else if (this.#isFull && this.#lanes.waiting < MAX_WAITING / 2) this.#onRoom()
  }

  async #send({ leased, endpoint, claimedAtMs }: Job, lane: Lane): Promise<void> {
    const { signal } = this.#stopping
    if (signal.aborted || performance.now() - claimedAtMs > this.#leaseMs / 3) {
      this.#late.push(leased)
      return
    }
    // Notifications without a body are not enqueued.
    const body = leased.body!
    const headers = {
      ...deliveryHeaders,
      ...endpoint.headers,
      ...endpoint.sign({ id: leased.id, body, sentAt: this.#clock() }),
    }
    const answer = await tracedDelivery(leased, () =>
      this.#options.outgoing.post({ url: endpoint.url, headers, body, signal }),
    )
    // A shutdown is not a failure of the receiver.
    if (signal.aborted && answer.status === null) this.#late.push(leased)
    else this.#record(leased, answer)
    adaptLane(lane, answer.status !== null, answer.durationMs)
  }

  #record(leased: LeasedNotification, answer: Parameters<typeof outcomeOf>[1]): void {
    const { config, random = Math.random } = this.#options
    this.#outbox.add(outcomeOf(leased, answer, config.webhooks.intervals_s, random, this.#clock().getTime()))
  }

  #giveBackLate() {
    return giveBack(this.#options.pool, this.#late.splice(0))
  }
}

const tracedDelivery = (leased: LeasedNotification, send: () => Promise<Answer>): Promise<Answer> => {
  const attributes = {
    'boxtrail.event': leased.event,
    'boxtrail.webhook.id': leased.webhook_id,
    'boxtrail.notification.id': leased.id,
    'boxtrail.attempt': leased.attempts,
  }
  return traced('deliver', { kind: SpanKind.CLIENT, attributes, parent: leased.traceparent }, async (span) => {
    const answer = await send()
    span?.setAttribute('http.response.status_code', answer.status ?? 0)
    if (answer.failure) span?.setAttribute('error.type', answer.failure)
    return answer
  })
}

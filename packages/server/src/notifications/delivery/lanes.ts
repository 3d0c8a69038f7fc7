import type { Endpoint } from './endpoints.ts'
import type { LeasedNotification } from './queries.ts'

export interface Job {
  leased: LeasedNotification
  endpoint: Endpoint
  claimedAtMs: number
}

/** The queue of one webhook: what waits, what is being sent, and how much it may lease. */
export interface Lane {
  waiting: Job[]
  active: number
  /** How many notifications may be leased at a time; grows while the receiver is fast. */
  window: number
  /** Whether the receiver did not respond, or was slow: it gets one at a time until it recovers. */
  isPoor: boolean
  /** Whether its last lease was full, so that more is due. */
  hasMoreDue: boolean
}

const MAX_WINDOW = 256

export interface LaneLimits {
  perEndpoint: number
  total: number
}

const MAX_LANES = 10_000
const SLOW_MS = 1_000
/** Slow deliveries are cheap, but not free: this multiple of the slots may be in progress at most. */
const MAX_SLOW = 20

/**
 * Shares deliveries among webhooks: each has its own queue, served in turn. A slow delivery releases its slot after a
 * moment, so that receivers that hang occupy no slots that others could use.
 */
export class Lanes {
  readonly #limits: LaneLimits
  readonly #run: (job: Job, lane: Lane) => Promise<void>
  readonly #lanes = new Map<string, Lane>()
  readonly #ready = new Set<Lane>()
  #freeSlots: number
  #running = 0
  #waiting = 0

  constructor(limits: LaneLimits, run: (job: Job, lane: Lane) => Promise<void>) {
    this.#limits = limits
    this.#run = run
    this.#freeSlots = limits.total
  }

  get waiting(): number {
    return this.#waiting
  }

  get isBusy(): boolean {
    return this.#running + this.#waiting > 0
  }

  laneOf(webhookId: string): Lane {
    let lane = this.#lanes.get(webhookId)
    if (!lane) {
      lane = { waiting: [], active: 0, window: 2 * this.#limits.perEndpoint, isPoor: false, hasMoreDue: false }
      this.#lanes.set(webhookId, lane)
    }
    return lane
  }

  /** How many more notifications of a webhook may be leased. */
  roomOf(webhookId: string): number {
    const { window, isPoor, waiting, active } = this.laneOf(webhookId)
    return Math.max((isPoor ? 1 : window) - waiting.length - active, 0)
  }

  add(job: Job): void {
    const lane = this.laneOf(job.leased.webhook_id)
    lane.waiting.push(job)
    this.#waiting += 1
    if (this.#mayStart(lane)) this.#ready.add(lane)
  }

  /** Starts all deliveries that may be started. */
  fill(): void {
    // A lane that is put back is appended, and this same loop reaches it again.
    for (const lane of this.#ready) {
      if (this.#freeSlots <= 0 || this.#running >= this.#limits.total * MAX_SLOW) return
      this.#ready.delete(lane)
      if (!this.#mayStart(lane)) continue
      this.#waiting -= 1
      void this.#start(lane.waiting.shift()!, lane)
      if (this.#mayStart(lane)) this.#ready.add(lane)
    }
  }

  /** Removes everything that has not been started. */
  clear(): Job[] {
    this.#waiting = 0
    return [...this.#lanes.values()].flatMap((lane) => lane.waiting.splice(0))
  }

  /** Drops idle lanes when there are many, so that memory is bounded by the active ones. */
  forgetIdle(): void {
    if (this.#lanes.size < MAX_LANES) return
    for (const [id, lane] of this.#lanes) if (lane.active === 0 && lane.waiting.length === 0) this.#lanes.delete(id)
  }

  #mayStart(lane: Lane): boolean {
    return lane.waiting.length > 0 && lane.active < (lane.isPoor ? 1 : this.#limits.perEndpoint)
  }

  async #start(job: Job, lane: Lane): Promise<void> {
    this.#freeSlots -= 1
    this.#running += 1
    lane.active += 1
    let holdsSlot = true
    const releaseSlot = () => {
      if (holdsSlot) this.#freeSlots += 1
      holdsSlot = false
    }
    const timer = setTimeout(() => {
      releaseSlot()
      lane.isPoor = true
      lane.window = this.#limits.perEndpoint
      this.fill()
    }, SLOW_MS)
    await this.#run(job, lane)
    clearTimeout(timer)
    releaseSlot()
    this.#running -= 1
    lane.active -= 1
    if (this.#mayStart(lane)) this.#ready.add(lane)
    this.fill()
  }
}

/** Adapts a lane to how its receiver responded. */
export const adaptLane = (lane: Lane, answered: boolean, durationMs: number): void => {
  lane.isPoor = !answered || durationMs > SLOW_MS
  lane.window = lane.isPoor ? lane.window : Math.min(lane.window + 1, MAX_WINDOW)
}

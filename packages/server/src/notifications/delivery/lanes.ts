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
  /** How many may be leased at a time; grows while the receiver is fast. */
  window: number
  /** The receiver did not respond, or was slow: one at a time until it does. */
  isPoor: boolean
  /** Its last lease was full: more is due. */
  hasMoreDue: boolean
}

const LARGEST_WINDOW = 256

export interface LaneLimits {
  perEndpoint: number
  total: number
}

/**
 * Shares deliveries among webhooks: each has its own queue, served in turn. A slow delivery releases its slot after a
 * moment, so that receivers that hang occupy no slots that others could use.
 */
export const createLanes = ({ perEndpoint, total }: LaneLimits, run: (job: Job, lane: Lane) => Promise<void>) => {
  const lanes = new Map<string, Lane>()
  const ready = new Set<Lane>()
  let places = total
  let running = 0
  let waiting = 0

  const mayStart = (lane: Lane) => lane.waiting.length > 0 && lane.active < (lane.isPoor ? 1 : perEndpoint)

  const fill = () => {
    // A lane that is put back is appended, and this same loop reaches it again.
    for (const lane of ready) {
      if (places <= 0 || running >= total * MOST_SLOW) return
      ready.delete(lane)
      if (!mayStart(lane)) continue
      waiting -= 1
      void start(lane.waiting.shift()!, lane)
      if (mayStart(lane)) ready.add(lane)
    }
  }

  const start = async (job: Job, lane: Lane) => {
    places -= 1
    running += 1
    lane.active += 1
    let holdsPlace = true
    const giveUpPlace = () => {
      if (holdsPlace) places += 1
      holdsPlace = false
    }
    const timer = setTimeout(() => {
      giveUpPlace()
      lane.isPoor = true
      lane.window = perEndpoint
      fill()
    }, SLOW_MS)
    await run(job, lane)
    clearTimeout(timer)
    giveUpPlace()
    running -= 1
    lane.active -= 1
    if (mayStart(lane)) ready.add(lane)
    fill()
  }

  const laneOf = (webhookId: string): Lane => {
    let lane = lanes.get(webhookId)
    if (!lane) {
      lane = { waiting: [], active: 0, window: 2 * perEndpoint, isPoor: false, hasMoreDue: false }
      lanes.set(webhookId, lane)
    }
    return lane
  }

  return {
    laneOf,
    /** How many more notifications of a webhook may be leased. */
    roomOf(webhookId: string): number {
      const { window, isPoor, waiting, active } = laneOf(webhookId)
      return Math.max((isPoor ? 1 : window) - waiting.length - active, 0)
    },
    add(job: Job): void {
      const lane = laneOf(job.leased.webhook_id)
      lane.waiting.push(job)
      waiting += 1
      if (mayStart(lane)) ready.add(lane)
    },
    fill,
    waiting: () => waiting,
    isBusy: () => running + waiting > 0,
    /** Removes everything that has not been started. */
    clear(): Job[] {
      waiting = 0
      return [...lanes.values()].flatMap((lane) => lane.waiting.splice(0))
    },
    /** Drops idle lanes when there are many, so that memory is bounded by the active ones. */
    forget(): void {
      if (lanes.size < MOST_LANES) return
      for (const [id, lane] of lanes) if (lane.active === 0 && lane.waiting.length === 0) lanes.delete(id)
    },
  }
}

const MOST_LANES = 10_000
const SLOW_MS = 1_000
/** Slow deliveries are cheap, but not free: at most this multiple of the slots may be under way. */
const MOST_SLOW = 20

/** Adapts a lane to how its receiver responded. */
export const adaptLane = (lane: Lane, answered: boolean, durationMs: number): void => {
  lane.isPoor = !answered || durationMs > SLOW_MS
  lane.window = lane.isPoor ? lane.window : Math.min(lane.window + 1, LARGEST_WINDOW)
}

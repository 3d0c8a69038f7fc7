import type { Endpoint } from './endpoints.ts'
import type { LeasedNotification } from './queries.ts'

export interface Job {
  leased: LeasedNotification
  endpoint: Endpoint
  claimedAtMs: number
}

/** One webhook's share: what waits for it, what is on its way, and how much it may claim. */
export interface Lane {
  waiting: Job[]
  active: number
  /** How many may be claimed at a time; grows while the receiver is quick. */
  window: number
  /** The receiver did not answer, or not soon: one at a time until it does. */
  isPoor: boolean
  /** Its last claim was filled to the brim: more is due. */
  isHungry: boolean
}

const LARGEST_WINDOW = 256

export interface LaneLimits {
  perEndpoint: number
  total: number
}

/**
 * Shares sendings among webhooks: each has its own line, and the lines take turns. A sending that is slow gives its place
 * back after a moment, so that receivers that hang fill no places that others could use.
 */
export const createLanes = ({ perEndpoint, total }: LaneLimits, run: (job: Job, lane: Lane) => Promise<void>) => {
  const lanes = new Map<string, Lane>()
  const ready = new Set<Lane>()
  let places = total
  let running = 0
  let waiting = 0

  const mayStart = (lane: Lane) => lane.waiting.length > 0 && lane.active < (lane.isPoor ? 1 : perEndpoint)

  const fill = () => {
    // A lane that is put back comes behind the others, and this same loop meets it again there.
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
    const patience = setTimeout(() => {
      giveUpPlace()
      lane.isPoor = true
      lane.window = perEndpoint
      fill()
    }, SLOW_MS)
    await run(job, lane)
    clearTimeout(patience)
    giveUpPlace()
    running -= 1
    lane.active -= 1
    if (mayStart(lane)) ready.add(lane)
    fill()
  }

  const laneOf = (webhookId: string): Lane => {
    let lane = lanes.get(webhookId)
    if (!lane) {
      lane = { waiting: [], active: 0, window: 2 * perEndpoint, isPoor: false, isHungry: false }
      lanes.set(webhookId, lane)
    }
    return lane
  }

  return {
    laneOf,
    /** How many more notifications of a webhook may be claimed. */
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
    /** Takes away everything that has not been started. */
    clear(): Job[] {
      waiting = 0
      return [...lanes.values()].flatMap((lane) => lane.waiting.splice(0))
    },
    /** Lanes at rest are forgotten when they are many, so that memory follows what is busy. */
    forget(): void {
      if (lanes.size < MOST_LANES) return
      for (const [id, lane] of lanes) if (lane.active === 0 && lane.waiting.length === 0) lanes.delete(id)
    },
  }
}

const MOST_LANES = 10_000
const SLOW_MS = 1_000
/** Slow sendings are cheap, not free: this many times the places may be under way at most. */
const MOST_SLOW = 20

/** What a sending teaches about its receiver. */
export const learn = (lane: Lane, answered: boolean, durationMs: number): void => {
  lane.isPoor = !answered || durationMs > SLOW_MS
  lane.window = lane.isPoor ? lane.window : Math.min(lane.window + 1, LARGEST_WINDOW)
}

import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { isTransient } from '../../db/errors.ts'
import { idv7 } from '../../db/idv7.ts'
import { defineLease, LEASE_MS } from '../../db/lease.ts'
import { persist } from '../../db/persist.ts'
import type { Notifier } from '../../domain/webhooks/notifier.ts'
import type { Registry } from '../../sources/registry.ts'
import { isDemoNumber } from '../../sources/sandbox/journeys.ts'
import { type Cadence, defaultCadence } from '../../tracking/cadence.ts'
import { defaultRequestLimits, type RequestLimits } from '../../tracking/lifecycle/tracking-request.ts'
import type { Wakers } from '../wake.ts'
import { type Advance, type AdvanceContext, advance } from './advance.ts'
import { type HeldJourney, loadJourneys } from './load.ts'
import { postponeJourney } from './queries.ts'
import type { World } from './world.ts'
import { writeAdvances } from './write.ts'

export interface JourneyWorkerOptions {
  pool: Pool
  registry: Registry
  world: World
  notifier: Notifier
  wakers: Wakers
  log: Logger
  cadence?: Cadence
  limits?: RequestLimits
  pollMs?: number
  leaseMs?: number
  batch?: number
}

const journeys = defineLease({ table: 'journeys', key: ['account_id', 'id'], attempts: true })

/** A sandbox is ahead of the wall. */
const clock = `case when t.sandbox then now() + coalesce((select b.ahead_ms from sandboxes b where b.account_id = t.account_id), 0)
  * interval '1 ms' else now() end`

/** Projects journeys that are stale or due, until `signal` aborts. */
export const runJourneyWorker = async (options: JourneyWorkerOptions, signal: AbortSignal): Promise<void> => {
  const { wakers, log, pollMs = 1_000 } = options
  while (!signal.aborted) {
    try {
      const done = await projectBatch(options)
      if (done > 0) continue
    } catch (error) {
      log.error({ error }, 'projecting journeys failed')
    }
    await wakers.sleep('journeys', pollMs, signal)
  }
}

/** Claims and projects one batch; answers how many journeys it took. */
export const projectBatch = (options: JourneyWorkerOptions): Promise<number> =>
  projectWhere(options, 't.stale_seq > t.projected_seq or t.due_at <= now()', [])

/** The same for those of one sandbox, whose clock has just been advanced. */
export const projectSandbox = (options: JourneyWorkerOptions, accountId: string): Promise<number> =>
  projectWhere(options, `t.account_id = $1 and t.sandbox and (t.stale_seq > t.projected_seq or t.due_at <= now())`, [
    accountId,
  ])

const projectWhere = async (options: JourneyWorkerOptions, where: string, values: unknown[]): Promise<number> => {
  const { pool, batch = 48, leaseMs } = options
  const held = (await journeys.claim<HeldJourney>(pool, {
    where,
    values,
    orderBy: 't.stale_seq > t.projected_seq desc',
    limit: batch,
    leaseMs,
    returning: `t.stale_seq, t.tracking_request_id, t.shipment_id, t.state, t.sandbox, ${clock} as now, now() as wall`,
  })) as HeldJourney[]
  if (held.length > 0) await projectHeld(options, held)
  return held.length
}

const projectHeld = async (options: JourneyWorkerOptions, held: readonly HeldJourney[]): Promise<void> => {
  const { pool, wakers, log, leaseMs = LEASE_MS } = options
  try {
    const { notifications } = await persist(() => projectAll(options, held), leaseMs / 3)
    if (notifications > 0) wakers.wake('notifications')
    wakers.wake('checks')
  } catch (error) {
    // One bad journey must not delay the others: a batch that fails is tried one by one.
    if (held.length > 1) {
      for (const one of held) await projectHeld(options, [one])
      return
    }
    const journey = held[0]!
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
    if (isTransient(error)) {
      log.warn({ error, journey: journey.id }, 'a projection is tried again')
      // Not at once: a full disk would have us claim, fail and log as fast as we can.
      await persist(() => postponeJourney(pool, journey, problem, 250), leaseMs / 3)
      return
    }
    log.error({ error, journey: journey.id }, 'a journey could not be projected')
    await postponeJourney(pool, journey, problem, Math.min(600_000, 1_000 * 2 ** journey.attempts))
  }
}

const projectAll = async (options: JourneyWorkerOptions, held: readonly HeldJourney[]) => {
  const { pool, notifier, registry } = options
  const loaded = await loadJourneys(pool, held, registry.describe)
  const advances: Advance[] = loaded.map((one) => advance(one, contextOf(options)))
  return writeAdvances(pool, advances, notifier)
}

const contextOf = ({
  world,
  registry,
  cadence = defaultCadence,
  limits = defaultRequestLimits,
}: JourneyWorkerOptions): AdvanceContext => ({
  world,
  newId: () => idv7(),
  cadence,
  limits,
  lineCannotTell: (sourceId) => registry.byId(sourceId)?.lineCannotTell ?? false,
  covering: registry.covering,
  simulated: (accountId, number, sandbox) => {
    const sources = sandbox ? registry.sandboxOf(accountId) : isDemoNumber(number) ? registry.demo() : []
    return sources.filter(({ covers }) => covers)
  },
  pushing: registry.pushing,
})

import { type Cadence, defaultCadence } from '@boxtrail/engine/cadence'
import { defaultRequestLimits, type RequestLimits } from '@boxtrail/engine/lifecycle/decide-request'
import type { Lookups } from '@boxtrail/engine/lookups'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Context } from '../../context.ts'
import { persist } from '../../db/connection/persist.ts'
import { isTransient } from '../../db/errors.ts'
import { idv7 } from '../../db/idv7.ts'
import { sandboxAhead } from '../../db/journey-clock.ts'
import { defineLease, LEASE_MS } from '../../db/queues/lease.ts'
import type { Wakeups } from '../../db/queues/wakeups.ts'
import type { Notifier } from '../../notifications/rendering/notifier.ts'
import type { Registry } from '../../sources/registry.ts'
import { traced } from '../../tracing/tracing.ts'
import { type Advance, type AdvanceContext, advance } from './advance/advance.ts'
import { isOnEarlierJourney } from './advance/earlier-journey.ts'
import { inputOf } from './advance/input.ts'
import { type LockedJourney, loadJourneys } from './load/load.ts'
import { resumeEarlier } from './resume-earlier.ts'
import { postponeJourney } from './write/journey-queries.ts'
import { writeAdvances } from './write/write.ts'

export interface ProjectionOptions {
  pool: Pool
  registry: Registry
  lookups: Lookups
  notifier: Notifier
  wakeups: Wakeups
  log: Logger
  cadence?: Cadence
  limits?: RequestLimits
  leaseMs?: number
  batch?: number
}

const journeys = defineLease({ table: 'journeys', key: ['account_id', 'id'], attempts: true })

const clock = `now() + ${sandboxAhead('t.account_id', 't.sandbox')}`

/** Leases and projects one batch, those that wait longest first; returns the number of journeys. */
export const projectBatch = (options: ProjectionOptions): Promise<number> =>
  projectWhere(options, 't.ready_at <= now()', [])

/** The same for the journeys of one sandbox, whose clock has just been advanced. */
export const projectSandbox = (options: ProjectionOptions, accountId: string): Promise<number> =>
  projectWhere(options, 't.account_id = $1 and t.sandbox and t.ready_at <= now()', [accountId])

/** The same for one journey, also within a transaction that began before it was due. */
export const createJourneyProjection =
  (options: ProjectionOptions): Context['projectJourney'] =>
  async ({ accountId, pool, wakeups }, id) =>
    (await projectWhere(
      { ...options, pool, wakeups },
      't.account_id = $1 and t.id = $2 and t.ready_at <= clock_timestamp()',
      [accountId, id],
    )) > 0

const projectWhere = async (options: ProjectionOptions, where: string, values: unknown[]): Promise<number> => {
  const { pool, batch = 48, leaseMs } = options
  const locked = (await journeys.claim<LockedJourney>(pool, {
    where,
    values,
    orderBy: 't.ready_at',
    limit: batch,
    leaseMs,
    returning: `t.stale_seq, t.tracking_request_id, t.shipment_id, t.state, t.sandbox, ${clock} as now, now() as wall`,
  })) as LockedJourney[]
  if (locked.length > 0) await projectLocked(options, locked)
  return locked.length
}

const projectLocked = async (options: ProjectionOptions, locked: readonly LockedJourney[]): Promise<void> => {
  const { pool, wakeups, log, leaseMs = LEASE_MS } = options
  try {
    const attributes = { 'boxtrail.journeys': locked.length }
    const { notifications } = await traced('project journeys', { attributes }, () =>
      persist(() => projectAll(options, locked), leaseMs / 3),
    )
    if (notifications > 0) wakeups.wake('notifications')
    wakeups.wake('checks')
  } catch (error) {
    // One bad journey must not delay the others: if a batch fails, its journeys are projected one by one.
    if (locked.length > 1) {
      for (const one of locked) await projectLocked(options, [one])
      return
    }
    const journey = locked[0]!
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
    if (isTransient(error)) {
      log.warn({ error, journey: journey.id }, 'a projection is retried')
      // Back off, because a full disk would otherwise cause a tight loop of lease, failure and log.
      await persist(() => postponeJourney(pool, journey, problem, 250), leaseMs / 3)
      return
    }
    log.error({ error, journey: journey.id }, 'a journey could not be projected')
    await postponeJourney(pool, journey, problem, Math.min(600_000, 1_000 * 2 ** journey.attempts))
  }
}

const projectAll = async (options: ProjectionOptions, locked: readonly LockedJourney[]) => {
  const { pool, notifier } = options
  const loaded = await loadJourneys(pool, locked, options)
  const resumed = loaded.filter((one) => isOnEarlierJourney(one, inputOf(one, options.lookups)))
  for (const one of resumed) await resumeEarlier(pool, notifier, one, idv7)
  const advances: Advance[] = loaded
    .filter((one) => !resumed.includes(one))
    .map((one) => advance(one, contextOf(options)))
  return writeAdvances(pool, advances, notifier)
}

const contextOf = ({
  lookups,
  registry,
  cadence = defaultCadence,
  limits = defaultRequestLimits,
}: ProjectionOptions): AdvanceContext => ({
  lookups,
  newId: () => idv7(),
  cadence,
  limits,
  hidesUnknownNumbers: (sourceId) => registry.byId(sourceId)?.hidesUnknownNumbers ?? false,
  companionsOf: registry.companionsOf,
  describe: registry.describe,
  isConnected: registry.isConnected,
})

import { setTimeout } from 'node:timers/promises'
import { startHeartbeat } from '../../db/heartbeat.ts'
import { defineLease, LEASE_MS } from '../../db/lease.ts'
import type { PlaySandbox } from '../../domain/sandbox/play.ts'
import { journeysBegan, playedRequests, sandboxClock } from '../../domain/sandbox/queries.ts'
import { WITHDRAWAL_CONFIRMED_AFTER_MS } from '../../tracking/claims/apply.ts'
import { ask } from '../check-sources/ask.ts'
import type { DueCheck } from '../check-sources/queries.ts'
import { recordAskings } from '../check-sources/record.ts'
import { columns } from '../check-sources/worker.ts'
import { type JourneyWorkerOptions, projectSandbox } from '../project-shipments/worker.ts'
import * as q from './queries.ts'

const sandboxes = defineLease({ table: 'sandboxes', key: ['account_id'] })
const checks = defineLease({ table: 'checks', key: ['id'], attempts: true })

const MOST_JOURNEYS = 1_000
const MINUTE_MS = 60_000
/** What one moment sets going comes to rest within so many rounds, or waits for the workers. */
const MOST_ROUNDS = 50

/**
 * Plays a sandbox on: from moment to moment at which one of its sources has something new, each asked by the engine as
 * at any other time. The workers may go on beside it; whoever holds a check or a journey has it.
 */
export const createSandboxPlayer = (options: Omit<JourneyWorkerOptions, 'pollMs'>): PlaySandbox => {
  const { pool } = options
  return async (accountId, toMs) => {
    await q.ensureSandbox(pool, accountId)
    const [held] = await sandboxes.claim<{ account_id: string }>(pool, {
      where: 't.account_id = $1',
      values: [accountId],
      orderBy: 't.account_id',
      limit: 1,
    })
    if (!held) return false
    const heartbeat = startHeartbeat((ms) => sandboxes.renew(pool, held, ms), LEASE_MS)
    try {
      let nowMs = (await sandboxClock(pool, accountId)).now.getTime()
      await settle(options, accountId)
      for (;;) {
        const nextMs = await nextMoment(options, accountId, nowMs, toMs)
        if (nextMs === null || heartbeat.signal.aborted) break
        await q.setSandboxClock(pool, accountId, nextMs)
        nowMs = nextMs
        await settle(options, accountId)
      }
      await q.setSandboxClock(pool, accountId, toMs)
      await settle(options, accountId)
    } finally {
      await heartbeat.stop()
      await sandboxes.release(pool, held)
    }
    return true
  }
}

/** The next time up to `untilMs` at which a source has news, or the engine something to do. */
const nextMoment = async (
  { pool, registry }: JourneyWorkerOptions,
  accountId: string,
  nowMs: number,
  untilMs: number,
) => {
  const [requests, began, followUpMs] = await Promise.all([
    playedRequests(pool, accountId, MOST_JOURNEYS),
    journeysBegan(pool, accountId),
    q.nextFollowUp(pool, accountId, nowMs, WITHDRAWAL_CONFIRMED_AFTER_MS + MINUTE_MS),
  ])
  const times = requests.flatMap(({ normalized_number }) => {
    const moments = registry.played(normalized_number, began)?.moments ?? []
    return moments.find(({ atMs }) => atMs > nowMs)?.atMs ?? []
  })
  const next = Math.min(...times, followUpMs ?? Number.POSITIVE_INFINITY)
  return next <= untilMs ? next : null
}

/** Asks every source of the sandbox that is wanted, and projects, until this moment has nothing more to give. */
const settle = async (options: JourneyWorkerOptions, accountId: string): Promise<void> => {
  await askAll(options, accountId, '')
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const projected = await projectSandbox(options, accountId)
    const asked = await askAll(options, accountId, 'and t.last_asked_at is null')
    if (projected > 0 || asked > 0) continue
    if (!(await q.isUnsettled(options.pool, accountId))) return
    await setTimeout(5)
  }
}

const askAll = async ({ pool, registry, wakers }: JourneyWorkerOptions, accountId: string, only: string) => {
  const { now } = await sandboxClock(pool, accountId)
  const due = (await checks.claim<DueCheck>(pool, {
    where: `t.source_id = any($1::text[]) and t.next_check_at is not null ${only}`,
    values: [registry.sandboxOf(accountId).map(({ id }) => id)],
    orderBy: 't.id',
    limit: MOST_JOURNEYS,
    returning: columns,
  })) as DueCheck[]
  const patience = new AbortController()
  const askings = await Promise.all(
    due.map((check) => {
      const source = registry.byId(check.source_id)!
      return ask({ ...check, asked_at: now }, source, patience.signal, Math.random)
    }),
  )
  if (askings.length > 0) await recordAskings(pool, askings)
  wakers.wake('notifications')
  return askings.length
}

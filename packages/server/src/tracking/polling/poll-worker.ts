import { setTimeout } from 'node:timers/promises'
import { type Cadence, defaultCadence } from '@boxtrail/engine/cadence'
import type { Source } from '@boxtrail/sources/port/source'
import { isOnSandboxClock } from '@boxtrail/sources/port/traits'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { startHeartbeat } from '../../db/heartbeat.ts'
import { defineLease, LEASE_MS } from '../../db/lease.ts'
import { persist } from '../../db/persist.ts'
import type { Wakeups } from '../../db/wakeups.ts'
import type { Poll } from '../../sources/latest-polls.ts'
import type { Registry } from '../../sources/registry.ts'
import { isOnSandboxClockSql } from '../../sources/traits-sql.ts'
import { createBreaker, playedBreaker } from './breaker.ts'
import { checkLease, type DueCheck, dueCheckColumns } from './due.ts'
import { createPace, type Pace } from './pace.ts'
import { type PollResult, poll } from './poll.ts'
import { createPollNotes } from './poll-notes.ts'
import { recordPolls } from './record.ts'
import { noteSource, releaseSource } from './source-queries.ts'

export interface CheckWorkerOptions {
  pool: Pool
  registry: Registry
  wakeups: Wakeups
  log: Logger
  pollMs?: number
  leaseMs?: number
  random?: () => number
  cadence?: Cadence
}

const sources = defineLease({ table: 'sources', key: ['id'] })

/** By the clock of the account that owns the sandbox. */
const sandboxNow = `now() + coalesce((select b.ahead_ms from sandboxes b join sources o on o.account_id = b.account_id
  where o.id = t.source_id), 0) * interval '1 ms'`

/** Responses are collected this long, because one commit for many syncs the disk once. */
const FLUSH_MS = 4
const FLUSH_AT = 64

/** Leases sources with due checks, polls them, and records the responses, until `signal` aborts. */
export const runCheckWorker = async (options: CheckWorkerOptions, signal: AbortSignal): Promise<void> => {
  const { registry, wakeups, log, pollMs = 1_000 } = options
  const running = new Map<string, Promise<void>>()
  const paces = new Map<string, Pace>()
  while (!signal.aborted) {
    try {
      for (const leased of await leaseSources(options, [...running.keys()])) {
        const source = registry.byId(leased.id)
        if (!source) continue
        const pace = paces.get(leased.id) ?? createPace(source.limits, Date.now())
        paces.set(leased.id, pace)
        const run = runSource(options, source, leased, pace, signal)
          .catch((error) => log.error({ error, source: leased.id }, 'polling a source failed'))
          .finally(() => running.delete(leased.id))
        running.set(leased.id, run)
      }
    } catch (error) {
      log.error({ error }, 'looking for due checks failed')
    }
    await wakeups.sleep('checks', pollMs, signal)
  }
  await Promise.all(running.values())
}

type LeasedSource = { id: string; lease_token: number; failures: number; failed_checks: string[]; last_polls: Poll[] }

/** Checks of a line that is not connected wait, however long they are due: they are polled once it is. */
const connectedOf = ({ ids, isConnected }: Registry) => ids.filter(isConnected)

const leaseSources = ({ pool, registry, leaseMs }: CheckWorkerOptions, busy: readonly string[]) =>
  sources.claim<LeasedSource>(pool, {
    where: `(t.id = any($1::text[]) or ${isOnSandboxClockSql('t')}) and not t.id = any($2::text[]) and (t.paused_until is null or t.paused_until <= now())
      and exists (select 1 from checks c where c.source_id = t.id and c.next_check_at <= now())`,
    values: [connectedOf(registry), busy],
    orderBy: 't.lease_until nulls first',
    limit: 16,
    leaseMs: leaseMs ?? LEASE_MS,
    returning: 't.failures, t.failed_checks, t.last_polls',
  }) as Promise<LeasedSource[]>

/** Works through one source while it has due checks, within its limits. */
const runSource = async (
  options: CheckWorkerOptions,
  source: Source,
  leased: LeasedSource,
  pace: Pace,
  signal: AbortSignal,
): Promise<void> => {
  const { pool, wakeups, log, leaseMs = LEASE_MS, random = Math.random, cadence = defaultCadence } = options
  const inFlight = new Set<Promise<void>>()
  const notes = createPollNotes(leased.last_polls, log)
  const outbox = createOutbox(options)
  const breaker = isOnSandboxClock(source) ? playedBreaker : createBreaker(leased, cadence)
  const heartbeat = startHeartbeat(async (ms) => {
    const isRenewed = await sources.renew(pool, leased, ms)
    if (isRenewed) await noteSource(pool, leased, breaker, notes)
    return isRenewed
  }, leaseMs)

  const run = async (check: DueCheck) => {
    // With many pages, a line may take longer to respond than a lease lasts.
    const checkHeartbeat = startHeartbeat((ms) => checkLease.renew(pool, check, ms), leaseMs)
    const result = await poll(check, source, signal, random, cadence).finally(checkHeartbeat.stop)
    // A shutdown is not a failure of the line: the check is polled again when its lease expires.
    if (signal.aborted && result.fetched.outcome === 'unreachable') {
      await persist(() => checkLease.release(pool, check, { uncount: true }), leaseMs)
      return
    }
    breaker.note(result)
    notes.note(result)
    await outbox.add(result)
  }

  const pollWhileDue = async () => {
    while (!heartbeat.signal.aborted && !signal.aborted && breaker.pausedMs() === 0) {
      const room = source.limits.concurrency - inFlight.size
      const wanted = breaker.isProbing() ? Math.min(room, inFlight.size === 0 ? 1 : 0) : room
      const allowed = wanted > 0 ? pace.take(wanted, Date.now()) : 0
      const due = allowed > 0 ? await claimDue(pool, source, allowed, leaseMs) : []
      pace.giveBack(allowed - due.length)
      for (const check of due) {
        const promise = run(check).catch((error) =>
          log.error({ error, check: check.id }, 'recording a response failed'),
        )
        inFlight.add(promise)
        void promise.finally(() => inFlight.delete(promise))
      }
      if (due.length === 0 && inFlight.size === 0 && allowed > 0) break
      // Refill only when half of the polls are done: one lease statement for many.
      while (inFlight.size > source.limits.concurrency / 2 && !signal.aborted) await Promise.race(inFlight)
      if (due.length === 0)
        await Promise.race([...inFlight, pause(Math.min(Math.max(pace.waitMs(Date.now()), 100), 1_000), signal)])
    }
  }
  try {
    await pollWhileDue()
  } finally {
    await Promise.all(inFlight)
    await heartbeat.stop()
    // A lease that is not ended blocks this source until it expires.
    await persist(() => releaseSource(pool, leased, breaker, notes), leaseMs)
  }
  const pausedMs = breaker.pausedMs()
  const failures = breaker.failures()
  wakeups.wake('detections')
  if (pausedMs > 0) log.warn({ source: source.id, pausedMs, failures }, 'polls of a source pause for a while')
  wakeups.wake('journeys')
}

const claimDue = (pool: Pool, source: Source, limit: number, leaseMs: number) =>
  checkLease.claim<DueCheck>(pool, {
    where: 't.source_id = $1 and t.next_check_at <= now()',
    values: [source.id],
    orderBy: 't.next_check_at',
    limit,
    leaseMs,
    returning: `${dueCheckColumns}, ${isOnSandboxClock(source) ? sandboxNow : 'now()'} as asked_at`,
  }) as Promise<DueCheck[]>

/** Collects responses and writes them together. `add` resolves once its response is committed. */
const createOutbox = ({ pool, wakeups, leaseMs = LEASE_MS }: CheckWorkerOptions) => {
  let batch: { polls: PollResult[]; send: () => void; sent: Promise<void> } | null = null
  const open = () => {
    const polls: PollResult[] = []
    let send = () => {}
    const sent = new Promise<void>((resolve) => {
      const timer = globalThis.setTimeout(resolve, FLUSH_MS)
      send = () => {
        clearTimeout(timer)
        resolve()
      }
    }).then(async () => {
      if (batch?.polls === polls) batch = null
      const { stale } = await persist(() => recordPolls(pool, polls), leaseMs)
      if (stale > 0) wakeups.wake('journeys')
    })
    return { polls, send, sent }
  }
  return {
    add(result: PollResult): Promise<void> {
      batch ??= open()
      const { polls, send, sent } = batch
      polls.push(result)
      if (polls.length >= FLUSH_AT) {
        batch = null
        send()
      }
      return sent
    },
  }
}

const pause = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal }).catch(() => {})

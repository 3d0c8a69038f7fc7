import { setTimeout } from 'node:timers/promises'
import { type Cadence, defaultCadence } from '@boxtrail/engine/cadence'
import type { Source } from '@boxtrail/sources/port/source'
import { isOnSandboxClock } from '@boxtrail/sources/port/traits'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { persist } from '../../db/connection/persist.ts'
import { startHeartbeat } from '../../db/queues/heartbeat.ts'
import { LEASE_MS } from '../../db/queues/lease.ts'
import type { Wakeups } from '../../db/queues/wakeups.ts'
import { notePolls } from '../../records/sources/queries.ts'
import type { StoredBodies } from '../stored-bodies/read.ts'
import { type Claimed, claimDue } from './claim-due.ts'
import { checkLease, type DueCheck } from './due.ts'
import { createOutbox } from './outbox.ts'
import { type Pace, PERMIT_MS } from './pace.ts'
import { poll } from './poll.ts'
import { createPollNotes, type PollNotes } from './poll-notes.ts'
import { recordPolls } from './record.ts'
import { renewShare, returnShare, type Share } from './share-queries.ts'
import { createSourceHealth, simulatedHealth } from './source-health.ts'

export interface PollingOptions {
  pool: Pool
  wakeups: Wakeups
  log: Logger
  leaseMs?: number
  random?: () => number
  cadence?: Cadence
  /** Without it, bodies that were moved to the store count as dropped. */
  storedBodies?: StoredBodies
}

export interface Work {
  source: Source
  share: Share & { failures: number }
  pace: Pace | null
}

/**
 * A process waits at most this long for the source's limits to allow a poll. If it takes longer, it gives up its share,
 * and whichever process then finds a poll allowed takes one.
 */
const MAX_WAIT_MS = 2_000
/** How soon checks that became due meanwhile are looked for. */
const LOOK_AGAIN_MS = 1_000
const MIN_WAIT_MS = 10

/** Works through a share of one source while it has due checks, within the limits that hold for all processes. */
export const runSource = async (
  options: PollingOptions,
  { source, share, pace }: Work,
  signal: AbortSignal,
): Promise<void> => {
  const { pool, wakeups, log, leaseMs = LEASE_MS, random = Math.random, cadence = defaultCadence } = options
  const inFlight = new Set<Promise<void>>()
  const notes = createPollNotes(log)
  const health = isOnSandboxClock(source)
    ? simulatedHealth
    : createSourceHealth({ pool, log, sourceId: source.id, cadence, leaseMs }, share.failures)

  const heartbeat = startHeartbeat(async (ms) => {
    const isRenewed = await renewShare(pool, share, ms)
    if (isRenewed) await writeNotes(pool, source, notes)
    return isRenewed
  }, leaseMs)

  const outbox = createOutbox(async (polls) => {
    // Noted before the check is free and another is claimed. The response is recorded even if that fails.
    const noted = await Promise.allSettled([health.note(polls)])
    const { stale } = await persist(() => recordPolls(pool, polls, options.storedBodies), leaseMs)
    if (stale > 0) wakeups.wake('journeys')
    if (noted[0].status === 'rejected') throw noted[0].reason
  })

  const run = async (check: DueCheck) => {
    // With many pages, a line may take longer to respond than a lease lasts.
    const checkHeartbeat = startHeartbeat((ms) => checkLease.renew(pool, check, ms), leaseMs)
    const result = await poll(check, source, signal, random, cadence).finally(checkHeartbeat.stop)
    // A shutdown is not a failure of the line: the check is polled again when its lease expires.
    if (signal.aborted && result.fetched.outcome === 'unreachable') return free(check)
    notes.note(result)
    await outbox.add(result)
  }
  const free = async (check: DueCheck) => {
    await persist(() => checkLease.release(pool, check, { uncount: true }), leaseMs)
  }
  const begin = (check: DueCheck, work: (check: DueCheck) => Promise<void>) => {
    const promise = work(check).catch((error) => log.error({ error, check: check.id }, 'recording a response failed'))
    inFlight.add(promise)
    void promise.finally(() => inFlight.delete(promise))
  }
  /** Claims and begins polls; undefined if there is no more to do here. */
  const beginDue = async (wanted: number): Promise<Claimed | undefined> => {
    const claimedMs = performance.now()
    const claimed = await claimDue(pool, { share, wanted, pace, leaseMs })
    // A claim that took too long was allowed for an earlier time.
    const isInTime = pace === null || performance.now() - claimedMs < PERMIT_MS
    for (const check of claimed?.checks ?? []) begin(check, isInTime ? run : free)
    if (claimed) health.read(claimed.failures)
    return claimed
  }

  const pollWhileDue = async () => {
    while (!heartbeat.signal.aborted && !signal.aborted) {
      const room = share.polls - inFlight.size
      const claimed = room > 0 ? await beginDue(room) : null
      if (claimed === undefined) break
      // The probe was answered: the next share is a whole one.
      if (share.is_probe && health.failures() === 0 && inFlight.size === 0) break
      const { checks = [], freeInMs = 0, isShared = false } = claimed ?? {}
      if (claimed && checks.length === 0 && inFlight.size === 0) {
        // Other processes use up what the source allows, or nothing is due.
        if (freeInMs === 0 || isShared || freeInMs > MAX_WAIT_MS) break
      }
      // Refill only when half of the polls are done: one lease statement for many.
      while (inFlight.size > share.polls / 2 && !signal.aborted) await Promise.race(inFlight)
      if (claimed && checks.length === 0)
        await (freeInMs > 0
          ? pause(Math.min(Math.max(freeInMs, MIN_WAIT_MS), MAX_WAIT_MS), signal)
          : Promise.race([...inFlight, pause(LOOK_AGAIN_MS, signal)]))
    }
  }
  try {
    await pollWhileDue()
  } finally {
    await Promise.all(inFlight)
    await heartbeat.stop()
    // A share that is not given back is lost to all until it expires.
    await persist(() => returnShare(pool, share), leaseMs)
    await writeNotes(pool, source, notes)
  }
  wakeups.wake('detections')
  wakeups.wake('journeys')
  if (share.is_probe && health.failures() === 0) wakeups.wake('checks')
}

/** Operators see how a source is doing while it is worked through, which may take hours. */
const writeNotes = async (pool: Pool, { id }: Source, notes: PollNotes) => {
  const noted = notes.take()
  if (noted) await notePolls(pool, id, noted.latest, noted.lastFailure)
}

const pause = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal }).catch(() => {})

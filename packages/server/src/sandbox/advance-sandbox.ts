import { setTimeout } from 'node:timers/promises'
import { WITHDRAWAL_CONFIRMED_AFTER_MS } from '@boxtrail/engine/claims/missing-claims'
import type { Context } from '../context.ts'
import { startHeartbeat } from '../db/queues/heartbeat.ts'
import { defineLease, LEASE_MS } from '../db/queues/lease.ts'
import { checkLease, type DueCheck, dueCheckColumns } from '../tracking/polling/due.ts'
import { poll } from '../tracking/polling/poll.ts'
import { recordPolls } from '../tracking/polling/record.ts'
import { type ProjectionOptions, projectSandbox } from '../tracking/projection/project-batch.ts'
import * as q from './advance-queries.ts'
import { journeysBegan, playedRequests, sandboxClock } from './queries.ts'

const sandboxes = defineLease({ table: 'sandboxes', key: ['account_id'] })

const MAX_JOURNEYS = 1_000
const CONFIRMED_AFTER_MS = WITHDRAWAL_CONFIRMED_AFTER_MS + 60_000
/**
 * How long a single advance may take: clients wait half a minute at most, and a running simulation occupies a slot that
 * others may need.
 */
const MAX_DURATION_MS = 15_000
/** What one moment triggers settles within this many rounds, or is left to the workers. */
const MAX_ROUNDS = 50

/**
 * Advances a sandbox from one moment to the next at which one of its sources has something new, each polled by the
 * engine as usual. Workers may run concurrently; leases keep them apart. If it takes too long, the clock stays at the
 * moment reached, which is at least one moment further.
 */
export const createSandboxAdvance = (
  options: ProjectionOptions & { stopping?: AbortSignal },
  maxDurationMs: number = MAX_DURATION_MS,
): Context['advanceSandbox'] => {
  const { pool } = options
  return async (accountId, toMs) => {
    await q.ensureSandbox(pool, accountId)
    const [leased] = await sandboxes.claim<{ account_id: string }>(pool, {
      where: 't.account_id = $1',
      values: [accountId],
      orderBy: 't.account_id',
      limit: 1,
    })
    if (!leased) return false
    const heartbeat = startHeartbeat((ms) => sandboxes.renew(pool, leased, ms), LEASE_MS)
    const until = performance.now() + maxDurationMs
    try {
      await settle(options, accountId, null)
      const story = await storyOf(options, accountId)
      let nowMs = (await sandboxClock(pool, accountId)).now.getTime()
      while (!heartbeat.signal.aborted) {
        const followUpMs = await q.nextFollowUp(pool, accountId, nowMs, CONFIRMED_AFTER_MS)
        const nextMoment = story.find(({ atMs }) => atMs > nowMs)
        const nextMs = Math.min(nextMoment?.atMs ?? Number.POSITIVE_INFINITY, followUpMs ?? Number.POSITIVE_INFINITY)
        if (nextMs > toMs) break
        await q.setSandboxClock(pool, accountId, nextMs)
        nowMs = nextMs
        const numbers = story.filter(({ atMs }) => atMs === nextMs).flatMap((moment) => moment.numbers)
        await settle(options, accountId, { atMs: nextMs, numbers })
        if (performance.now() > until || options.stopping?.aborted) return true
      }
      await q.setSandboxClock(pool, accountId, toMs)
      await settle(options, accountId, { atMs: toMs, numbers: [] })
    } finally {
      await heartbeat.stop()
      await sandboxes.release(pool, leased)
    }
    return true
  }
}

/** All moments in the journeys of the sandbox, in chronological order, with the numbers they concern. */
const storyOf = async ({ pool, registry }: ProjectionOptions, accountId: string) => {
  const [requests, began] = await Promise.all([
    playedRequests(pool, accountId, MAX_JOURNEYS),
    journeysBegan(pool, accountId),
  ])
  const moments = requests.flatMap(({ normalized_number }) => {
    const played = registry.played(normalized_number, began)
    return played ? played.moments.map(({ atMs }) => ({ atMs, numbers: played.numbers })) : []
  })
  return moments.sort((a, b) => a.atMs - b.atMs)
}

/** An instant, and the numbers whose sources have something new then. */
interface Moment {
  atMs: number
  numbers: readonly string[]
}

/**
 * Polls the sources that have something new at this moment, and projects, until nothing is left to do. Null: polls all.
 * A source that a worker was polling for an earlier moment is polled again, so that its news does not wait for the next
 * moment.
 */
const settle = async (options: ProjectionOptions, accountId: string, moment: Moment | null): Promise<void> => {
  await pollDue(options, accountId, moment)
  const rest = moment ?? { atMs: 0, numbers: [] }
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const projected = await projectSandbox(options, accountId)
    const polled = await pollDue(options, accountId, rest)
    if (projected > 0 || polled > 0) continue
    if (!(await q.isUnsettled(options.pool, accountId, rest.numbers, rest.atMs))) return
    await setTimeout(5)
  }
}

/**
 * In addition to sources with something new: those never polled, awaiting a second response, being retried, or that a
 * due journey rests on. Each is polled once at a moment, except that a line that failed is retried.
 */
const wanted = `t.last_asked_at is null
  or (t.last_asked_at < $3 and (t.subject_number = any($2::text[]) or t.awaits_confirmation
    or t.id in (select s.check_id from subscriptions s join journeys j on j.account_id = s.account_id and j.id = s.journey_id
      where s.account_id = $4 and s.active and j.due_at <= now())))
  or (t.next_check_at <= now() and ${q.triedAgain('t', '$4')})`

const pollDue = async (
  { pool, registry, wakeups }: ProjectionOptions,
  accountId: string,
  moment: Moment | null,
): Promise<number> => {
  const { now } = await sandboxClock(pool, accountId)
  const due = (await checkLease.claim<DueCheck>(pool, {
    where: `t.source_id = any($1::text[]) and t.next_check_at is not null and ($2::text[] is null or ${wanted})`,
    values: [
      registry.sandboxOf(accountId).map(({ id }) => id),
      moment?.numbers ?? null,
      new Date(moment?.atMs ?? 0),
      accountId,
    ],
    orderBy: 't.id',
    limit: MAX_JOURNEYS,
    returning: dueCheckColumns,
  })) as DueCheck[]
  const timeout = new AbortController()
  const polls = await Promise.all(
    due.map((check) => {
      const source = registry.byId(check.source_id)!
      return poll({ ...check, asked_at: now }, source, timeout.signal, Math.random)
    }),
  )
  if (polls.length > 0) await recordPolls(pool, polls)
  wakeups.wake('notifications')
  return polls.length
}

import type { Pool } from 'pg'
import { claimDue } from '../../../../src/tracking/polling/claim-due.ts'
import { checkLease, type DueCheck } from '../../../../src/tracking/polling/due.ts'
import { paceOf } from '../../../../src/tracking/polling/pace.ts'
import { renewShare, returnShare, type Share, takeShare } from '../../../../src/tracking/polling/share-queries.ts'

const SOURCE = 'line:SHARED'
const LEASE_MS = 30_000

export interface Limits {
  concurrency: number
  perMinute: number | null
  perDay: number | null
  /** The most that one process may poll at once. */
  most: number
}

export interface Options extends Limits {
  pool: Pool
  processes: number
  checks: number
  /** A statement that runs before each claim and breaks what is tested. */
  sabotage?: string | undefined
}

interface Process {
  share: Share | null
  inFlight: DueCheck[]
  /** Whether the process claims no more, and returns its share when its polls are done. */
  isEnding: boolean
}

export const prepare = (pool: Pool) =>
  pool.query(`insert into sources (id, adapter, created_at) values ('${SOURCE}', 'dcsa', now())`)

/**
 * Processes that poll one source with the real statements, on a simulated clock: instead of waiting, all times in the
 * database are moved back.
 */
export const createWorld = async (options: Options) => {
  const { pool, concurrency, most, sabotage = '' } = options
  const pace = paceOf(options)
  const ofSource = `where source_id = '${SOURCE}'`
  await pool.query(`delete from source_shares ${ofSource}; delete from source_paces ${ofSource}; delete from checks ${ofSource};
    update sources set failures = 0, paused_until = null, lease_until = null where id = '${SOURCE}';
    insert into checks (id, source_id, subject_kind, subject_number, next_check_at, created_at)
      select gen_random_uuid(), '${SOURCE}', 'bill', n::text, now(), now() from generate_series(1, ${options.checks}) n`)
  const processes = Array.from(
    { length: options.processes },
    (): Process => ({ share: null, inFlight: [], isEnding: false }),
  )
  let movedMs = 0
  const nowMs = () => performance.now() + movedMs
  const starts: { atMs: number; id: string }[] = []
  const done = new Set<string>()
  const problems = new Set<string>()

  const endIfIdle = async (process: Process) => {
    if (!process.isEnding || process.inFlight.length > 0 || !process.share) return
    await returnShare(pool, process.share)
    process.share = null
    process.isEnding = false
  }

  return {
    starts,
    problems,
    nowMs,
    left: () => options.checks - done.size,

    /** Takes a share if the process has none, and claims what its share allows. The polls begin `lateMs` later. */
    async work(at: number, wanted: number, lateMs = 0) {
      const process = processes[at % processes.length]!
      if (sabotage) await pool.query(sabotage)
      const asked = { sourceId: SOURCE, concurrency, most, isPaced: pace !== null, leaseMs: LEASE_MS }
      process.share ??= (await takeShare(pool, asked)) ?? null
      const { share, inFlight } = process
      const room = Math.min(wanted, (share?.polls ?? 0) - inFlight.length)
      if (!share || room <= 0 || process.isEnding) return
      const claimed = await claimDue(pool, { share, wanted: room, pace, leaseMs: LEASE_MS })
      if (claimed === undefined || (claimed.checks.length === 0 && inFlight.length === 0)) process.isEnding = true
      for (const check of claimed?.checks ?? []) {
        starts.push({ atMs: nowMs() + lateMs, id: check.id })
        const isTwice = done.has(check.id) || processes.some((one) => one.inFlight.some(({ id }) => id === check.id))
        if (isTwice) problems.add('a check was polled twice')
        inFlight.push(check)
      }
      const underWay = processes.reduce((sum, one) => sum + one.inFlight.length, 0)
      if (underWay > concurrency) problems.add('more polls were under way than the source allows')
      await endIfIdle(process)
    },

    async finish(at: number, count: number) {
      const process = processes[at % processes.length]!
      for (const check of process.inFlight.splice(0, count)) {
        const isWritten = await checkLease.release(pool, check, { set: { next_check_at: null } })
        if (!isWritten) problems.add('a response was lost')
        done.add(check.id)
      }
      await endIfIdle(process)
    },

    /** Ends a process and its polls. Another one takes its place. */
    die(at: number) {
      processes[at % processes.length] = { share: null, inFlight: [], isEnding: false }
    },

    /** Lets time pass. Processes that are alive renew their leases, as their heartbeat does. */
    async elapse(ms: number) {
      const interval = `interval '${ms} ms'`
      movedMs += ms
      await pool.query(`update source_shares set lease_until = lease_until - ${interval} ${ofSource};
        update source_paces set minute_at = minute_at - ${interval}, day_at = day_at - ${interval}, free_at = free_at - ${interval} ${ofSource};
        update sources set lease_until = lease_until - ${interval} where id = '${SOURCE}';
        update checks set lease_until = lease_until - ${interval} ${ofSource} and lease_until is not null`)
      for (const { share, inFlight } of processes) {
        if (share) await renewShare(pool, share, LEASE_MS)
        await pool.query(
          `update checks set lease_until = now() + interval '30 s' where lease_until is not null
             and (id, lease_token) in (select * from unnest($1::uuid[], $2::bigint[]))`,
          [inFlight.map(({ id }) => id), inFlight.map(({ lease_token }) => lease_token)],
        )
      }
    },
  }
}

/** Whether any period of this length has more starts than allowed, whenever it begins. */
export const exceeds = (starts: readonly { atMs: number }[], ofMs: number, most: number): boolean => {
  const times = starts.map(({ atMs }) => atMs).sort((a, b) => a - b)
  return times.some((atMs, index) => (times[index + most] ?? Infinity) < atMs + ofMs)
}

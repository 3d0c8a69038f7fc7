import { ApiError } from '@boxtrail/protocol/errors'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { Logger } from '../logger.ts'
import { createCurrency } from './replica-currency.ts'

/** Where reads of callers go, beside the primary. */
export interface ReadReplica {
  /** Reads from the replica if it is current and has what the caller wrote; otherwise from the primary. */
  read<Result>(caller: string, run: (pool: Pool) => Promise<Result>): Promise<Result>
  /** To be called when a caller has changed something. */
  wrote(caller: string): Promise<void>
  close(): void
}

interface Replicated {
  primary: Pool
  replica: Pool
  log: Logger
  /** The replica may be this far behind the primary. */
  maxLagMs: number
  positions?: Positions
}

/** How far the log of the database has come: bytes since its beginning. */
interface Positions {
  written(primary: Pool): Promise<bigint>
  /** Null of a server that replays nothing: it was promoted, and what it has is another history. */
  replayed(replica: Pool): Promise<bigint | null>
}

const LOOK_EVERY_MS = 500
/** A replica that does not say where it is within this time serves nobody. */
const LOOK_MS = 2_000
const CALLERS = 10_000

const positionIn = async (pool: Pool, expression: string): Promise<bigint | null> => {
  const { rows } = await pool.query<{ at: string | null }>(`select ((${expression}) - '0/0'::pg_lsn)::text as at`)
  const { at } = rows[0]!
  return at === null ? null : BigInt(at)
}

const ofPostgres: Positions = {
  written: async (primary) => (await positionIn(primary, 'pg_current_wal_insert_lsn()'))!,
  replayed: (replica) => positionIn(replica, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end'),
}

/** Watches a replica until `close`. */
export const createReadReplica = (parts: Replicated): ReadReplica => {
  const { primary, replica, log, maxLagMs, positions = ofPostgres } = parts
  const currency = createCurrency(maxLagMs)
  /** What each caller wrote last; null while that is being asked. */
  const writtenBy = new LRUCache<string, { at: bigint | null }>({ max: CALLERS })
  let wasCurrent: boolean | undefined
  let isLooking = false

  const look = async () => {
    if (isLooking) return
    isLooking = true
    const unknown = (error: unknown) => {
      log.debug({ error }, 'how far a database is could not be read')
      return null
    }
    const askedMs = performance.now()
    const written = await within(positions.written(primary)).catch(unknown)
    // While the primary is away, the replica is current for as long as it was known to be.
    if (written !== null) currency.wrote(written, askedMs)
    currency.replayed(await within(positions.replayed(replica)).catch(unknown))
    isLooking = false
    report(currency.isCurrent(performance.now()))
  }
  const report = (isCurrent: boolean) => {
    if (isCurrent === wasCurrent) return
    wasCurrent = isCurrent
    if (isCurrent) log.info('DATABASE_READ_URL: the replica is current and answers reads')
    else log.warn('DATABASE_READ_URL: the replica is away or too far behind; the primary answers reads until it is not')
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  void look()

  const serves = (caller: string): boolean => {
    if (!currency.isCurrent(performance.now())) return false
    const written = writtenBy.get(caller)
    return written === undefined || (written.at !== null && currency.has(written.at))
  }
  return {
    read: async (caller, run) => {
      if (!serves(caller)) return run(primary)
      try {
        return await run(replica)
      } catch (error) {
        // What was not found may be new. Anything else that a request did wrong is wrong on the primary, too.
        if (error instanceof ApiError && error.status !== 404) throw error
        if (!(error instanceof ApiError))
          log.debug({ error }, 'the replica failed at a read, which the primary answers')
        return run(primary)
      }
    },
    wrote: async (caller) => {
      const written: { at: bigint | null } = { at: null }
      writtenBy.set(caller, written)
      written.at = await positions.written(primary).catch(() => null)
    },
    close: () => clearInterval(timer),
  }
}

const within = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${LOOK_MS} ms`)), LOOK_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

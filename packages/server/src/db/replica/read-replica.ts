import { ApiError, unavailable } from '@boxtrail/protocol/errors'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { Logger } from '../../logger.ts'
import { unavailabilityOf } from '../errors.ts'
import type { Client } from '../statement.ts'
import { type Positions, positionsOfPostgres } from './replica-positions.ts'
import { watchReplica } from './replica-watch.ts'

/** A replica to which reads of callers go instead of the primary. */
export interface ReadReplica {
  /**
   * Reads from the replica if it is current and has what the caller wrote; otherwise from the primary. While the
   * primary is away, reads from the replica.
   */
  read<Result>(caller: string, run: (pool: Pool) => Promise<Result>): Promise<Result>
  /** To be called when a caller has changed something. */
  wrote(caller: string): Promise<void>
  /**
   * Runs `usual`, which needs the primary; as soon as the replica stands in for it, `instead`. Also if only the
   * connection was lost and the replica suffices, which by default means that it is current.
   */
  unlessAway<Result>(
    usual: () => Promise<Result>,
    instead: () => Promise<Result>,
    suffices?: () => boolean,
  ): Promise<Result>
  /** The primary, or the replica while the primary is away, for what is looked up before a request is handled. */
  lookups: Client
  /** Whether the primary is away, and the replica answers reads. */
  standsIn(): boolean
  /** Whether it answers reads. */
  isUsed(): boolean
  /** The most that the replica's data may be behind, in ms; undefined before that is known. */
  lagMs(): number | undefined
  close(): void
}

interface Replicated {
  primary: Pool
  /** Connections to the primary itself that never wait for requests; by default the same. */
  probe?: Pool
  replica: Pool
  log: Logger
  /** How far the replica may be behind the primary. */
  maxLagMs: number
  positions?: Positions
}

const CALLERS = 10_000

/** The position of the log after a caller's last write; null until that is known. */
interface Written {
  at: bigint | null
  isBeingRead: boolean
}

/** Watches a replica until `close`. */
export const createReadReplica = (parts: Replicated): ReadReplica => {
  const { primary, probe = primary, replica, log, maxLagMs, positions = positionsOfPostgres } = parts
  const watch = watchReplica({ probe, replica, maxLagMs, positions, log })
  const writtenBy = new LRUCache<string, Written>({ max: CALLERS })

  /** Reads the position of the log, which at any time is no earlier than what was written before. */
  const locate = async (written: Written) => {
    written.isBeingRead = true
    written.at = await positions.written(primary).then(
      ({ at }) => at,
      () => null,
    )
    written.isBeingRead = false
  }
  const serves = (caller: string): boolean => {
    if (watch.standsIn()) return true
    if (!watch.isCurrent()) return false
    const written = writtenBy.get(caller)
    if (written === undefined) return true
    // The position could not be read before.
    if (written.at === null && !written.isBeingRead) void locate(written)
    return written.at !== null && watch.has(written.at)
  }
  /** The replica may have just become the primary, and be reachable as that. */
  const whileStandingIn: ReadReplica['unlessAway'] = async (usual, instead) => {
    try {
      return await instead()
    } catch (error) {
      if (unavailabilityOf(error) !== 'away') throw error
      await watch.confirm()
      if (watch.standsIn()) throw error
      return usual()
    }
  }
  const unlessAway: ReadReplica['unlessAway'] = (usual, instead, suffices = watch.isCurrent) => {
    if (watch.standsIn()) return whileStandingIn(usual, instead)
    return new Promise((resolve, reject) => {
      // Only once, although `usual` may still fail after it was given up.
      let isGivenUp = false
      const giveUp = () => {
        if (!isGivenUp) resolve(instead())
        isGivenUp = true
      }
      const stop = watch.whenStandingIn(giveUp)
      usual()
        .then(resolve, async (error) => {
          const isLost = unavailabilityOf(error) === 'away'
          if (isLost) await watch.confirm()
          if (watch.standsIn() || (isLost && suffices())) giveUp()
          else reject(error)
        })
        .finally(stop)
    })
  }
  return {
    read: async (caller, run) => {
      const elsewhere = () =>
        unlessAway(
          () => run(primary),
          () => run(replica),
          () => serves(caller),
        )
      if (!serves(caller)) return elsewhere()
      try {
        return await run(replica)
      } catch (error) {
        // A record that was not found may be new. Any other mistake of a request is one on the primary, too.
        if (error instanceof ApiError && error.status !== 404) throw error
        if (error instanceof ApiError && watch.standsIn()) throw unavailable.away()
        if (!(error instanceof ApiError)) log.debug({ error }, 'a read on the replica failed')
        return elsewhere()
      }
    },
    wrote: async (caller) => {
      const written: Written = { at: null, isBeingRead: false }
      writtenBy.set(caller, written)
      await locate(written)
    },
    unlessAway,
    lookups: eitherOf(primary, replica, unlessAway),
    standsIn: watch.standsIn,
    isUsed: () => watch.standsIn() || watch.isCurrent(),
    lagMs: watch.lagMs,
    close: watch.close,
  }
}

interface Queryable {
  query(...query: readonly unknown[]): Promise<never>
}

const eitherOf = (primary: Pool, replica: Pool, unlessAway: ReadReplica['unlessAway']): Client => {
  const query = (...all: readonly unknown[]) =>
    unlessAway(
      () => (primary as unknown as Queryable).query(...all),
      () => (replica as unknown as Queryable).query(...all),
    )
  return { query: query as unknown as Pool['query'] }
}

import { setTimeout } from 'node:timers/promises'
import type { PoolClient } from 'pg'

/** A lock could not be taken in all that time; the message says who has it, and what to do. */
export class LockedOut extends Error {
  override name = 'LockedOut'
}

export interface Patience {
  /** The longest time that others wait behind this transaction. */
  lockMs: number
  pauseMs: number
  /** The time after which no new attempt is made. */
  giveUpMs: number
}

/** A lock is waited for longer than `deadlock_timeout` (1 s), after which PostgreSQL ends an autovacuum that has it. */
const PATIENCE: Patience = { lockMs: 2_000, pauseMs: 3_000, giveUpMs: 120_000 }
/** Others kept the lock for too long, or wait themselves for what this transaction has locked (40P01). */
const LOCK_NOT_AVAILABLE: readonly unknown[] = ['55P03', '40P01']

/**
 * Runs a transaction that changes tables while others use them. Whoever needs a table waits behind the transaction that
 * waits to change it, which waits behind the longest transaction. So it waits briefly, lets the others pass, and tries
 * again.
 */
export const withShortLocks = async (
  client: PoolClient,
  work: () => Promise<void>,
  { lockMs, pauseMs, giveUpMs }: Patience = PATIENCE,
): Promise<void> => {
  const beganMs = performance.now()
  while (!(await tried(client, work, lockMs))) {
    if (performance.now() - beganMs > giveUpMs) throw new LockedOut(await whoHoldsOn(client))
    await setTimeout(pauseMs)
  }
}

/** Makes one attempt; returns false if a lock could not be taken and nothing was done. */
const tried = async (client: PoolClient, work: () => Promise<void>, lockMs: number): Promise<boolean> => {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockMs}`)
    await work()
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback').catch(() => {})
    if (LOCK_NOT_AVAILABLE.includes((error as { code?: string }).code)) return false
    throw error
  }
}

/** Describes the longest transaction, which most likely has the lock. */
const whoHoldsOn = async (client: PoolClient): Promise<string> => {
  const { rows } = await client.query<{ pid: number; name: string; since: string }>(
    `select pid, coalesce(nullif(application_name, ''), usename) as name, to_char(xact_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as since
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
       and backend_type = 'client backend'
     order by xact_start limit 1`,
  )
  const [oldest] = rows
  const whose = oldest
    ? `: the longest is of ${oldest.name} (pid ${oldest.pid}), since ${oldest.since} UTC. End it, or select pg_terminate_backend(${oldest.pid}), and start again.`
    : '. Start again.'
  return `a table that it changes was in use by another transaction all the time${whose}`
}

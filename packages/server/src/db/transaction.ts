import { setTimeout } from 'node:timers/promises'
import type { Pool, PoolClient, QueryResult } from 'pg'
import { unavailabilityOf } from './errors.ts'

/**
 * A deadlock or serialisation failure fails one transaction in favour of another, so one more attempt nearly always
 * succeeds; after this many the cause is something else.
 */
const MAX_ATTEMPTS = 5
const FIRST_PAUSE_MS = 10

/**
 * Runs `work` in one transaction; a throw rolls it back. After a deadlock or serialisation failure it is run again, so
 * `work` must change nothing outside the database.
 *
 * Locks are taken in one order in every transaction, so that deadlocks are rare:
 *
 * 1. the advisory locks of an Idempotency-Key, then of container, bill and booking numbers in their order
 * 2. `sandboxes`
 * 3. `sources`, then `checks` by id
 * 4. `journeys` by account and id
 * 5. `tracking_requests`, `shipments`, `containers` and their dependent rows
 * 6. `documents` and `blobs`
 * 7. `webhooks`, then `notifications`
 * 8. the account's row in `ledgers`, last before the commit
 */
export const transaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const outer: unknown = pool
  if (outer instanceof OneTransaction) return outer.part(work)
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(pool, work)
    } catch (error) {
      if (unavailabilityOf(error) !== 'conflict' || attempt >= MAX_ATTEMPTS) throw error
      await setTimeout(FIRST_PAUSE_MS * 2 ** attempt * Math.random())
    }
  }
}

/** Reads the database as it is at one moment, however many statements that takes; nothing can be written. */
export const atOneMoment = <T>(pool: Pool, read: (pool: Pool) => Promise<T>): Promise<T> => {
  const outer: unknown = pool
  if (outer instanceof OneTransaction) return read(pool)
  const begin = 'begin isolation level repeatable read read only'
  return runOnce(pool, (client) => read(poolWithin(client)), begin)
}

const runOnce = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>, begin = 'begin'): Promise<T> => {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(begin)
    const result = await work(client)
    // PostgreSQL responds to a commit after a failed statement with a rollback, not with an error.
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back: a statement in it had failed')
    return result
  } catch (error) {
    // On a connection that is lost, a rollback would only wait once more.
    if (unavailabilityOf(error) === 'away') broken = error as Error
    else
      await client.query('rollback').catch((rollbackError) => {
        broken = rollbackError
      })
    throw error
  } finally {
    // A broken connection is not returned to the pool.
    client.release(broken)
  }
}

/**
 * Presents one open transaction as a pool, so that work that takes a pool becomes part of it: its own transactions are
 * savepoints, and all is committed or lost at the end of the outer one.
 */
export const poolWithin = (client: PoolClient): Pool => new OneTransaction(client) as unknown as Pool

class OneTransaction {
  readonly #client: PoolClient

  constructor(client: PoolClient) {
    this.#client = client
  }

  /** A single statement is its own savepoint: if it fails, what came before it remains. */
  query(...parameters: unknown[]): Promise<QueryResult> {
    type Query = { query(...all: unknown[]): Promise<QueryResult> }
    return this.part((client) => (client as unknown as Query).query(...parameters))
  }

  /**
   * A deadlock is not retried here: the locks of the outer transaction are part of it, so the outer transaction is run
   * again.
   */
  async part<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    await this.#client.query('savepoint part')
    try {
      const result = await work(this.#client)
      await this.#client.query('release savepoint part')
      return result
    } catch (error) {
      // The first failure is reported; if even this fails, the connection broke and nothing can be committed.
      await this.#client.query('rollback to savepoint part').catch(() => {})
      throw error
    }
  }
}

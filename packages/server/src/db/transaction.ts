import type { Pool, PoolClient, QueryResult } from 'pg'

/** Runs `work` in one transaction; a throw rolls it back. A connection that broke is not given back to the pool. */
export const transaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const outer: unknown = pool
  if (outer instanceof OneTransaction) return outer.part(work)
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    // PostgreSQL answers a commit after a failed statement with a rollback, not with an error.
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back: a statement in it had failed')
    return result
  } catch (error) {
    await client.query('rollback').catch((rollbackError) => {
      broken = rollbackError
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * What looks like a pool and is one open transaction, so that work which takes a pool becomes part of it: its own
 * transactions are savepoints, and all is kept or lost at the end of the outer one.
 */
export const poolWithin = (client: PoolClient): Pool => new OneTransaction(client) as unknown as Pool

class OneTransaction {
  readonly #client: PoolClient

  constructor(client: PoolClient) {
    this.#client = client
  }

  /** A statement by itself is a transaction by itself: when it fails, what came before it stays. */
  query(...parameters: unknown[]): Promise<QueryResult> {
    type Query = { query(...all: unknown[]): Promise<QueryResult> }
    return this.part((client) => (client as unknown as Query).query(...parameters))
  }

  async part<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    await this.#client.query('savepoint part')
    try {
      const result = await work(this.#client)
      await this.#client.query('release savepoint part')
      return result
    } catch (error) {
      // What failed first is what is told; where even this fails, the connection broke and nothing can be committed.
      await this.#client.query('rollback to savepoint part').catch(() => {})
      throw error
    }
  }
}

/** Another row has what must be a row's own. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string } | null)?.code === '23505'

/** The database was away, or two transactions met: the same work will do in a moment. */
export const isTransient = (error: unknown): boolean => {
  const code = (error as { code?: string } | null)?.code ?? ''
  return /^(08|40|53|57)/.test(code) || /ECONN|EPIPE|terminated|timeout|not queryable/i.test(String(error))
}

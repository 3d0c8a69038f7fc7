import type { Pool, PoolClient } from 'pg'

/** Runs `work` in one transaction; a throw rolls it back. A connection that broke is not given back to the pool. */
export const transaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
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

/** Another row has what must be a row's own. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string } | null)?.code === '23505'

/** The database was away, or two transactions met: the same work will do in a moment. */
export const isTransient = (error: unknown): boolean => {
  const code = (error as { code?: string } | null)?.code ?? ''
  return /^(08|40|53|57)/.test(code) || /ECONN|EPIPE|terminated|timeout/i.test(String(error))
}

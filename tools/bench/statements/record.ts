import type { Pool, PoolClient } from 'pg'

export type Statement = Parameters<PoolClient['query']>[0]

/** A pool that records its queries. The caller and the rate limit are not part of the query. */
export const record = (pool: Pool) => {
  let planned: Statement[] | null = null
  const query = (statement: Statement, ...more: unknown[]) => {
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
    if (planned && !/api_keys|rate_windows/.test(text)) planned.push(statement)
    return (pool.query as (...all: unknown[]) => unknown)(statement, ...more)
  }
  return {
    pool: new Proxy(pool, {
      get: (of, name) => {
        if (name === 'query') return query
        const value = Reflect.get(of, name)
        return typeof value === 'function' ? value.bind(of) : value
      },
    }),
    statementsOf: async (request: (path: string) => Promise<void>, paths: string[]) => {
      const all: Statement[][] = []
      for (const path of paths) {
        const these: Statement[] = []
        planned = these
        await request(path)
        all.push(these)
      }
      planned = null
      return all
    },
  }
}

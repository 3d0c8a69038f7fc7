import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import { typeParsers } from './parsers.ts'
import type { Database as Tables } from './rows.ts'

export type Db = Kysely<Tables>

export type Database = { pool: Pool; db: Db; close: () => Promise<void> }

export type DatabaseOptions = {
  maxConnections?: number
  applicationName?: string
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  onError?: (error: Error) => void
}

// An API call answers 503 after this, rather than hang, while PostgreSQL is away.
const CONNECT_PATIENCE_MS = 5_000

/** One pool, and Kysely on it. Takes a URL or what `pg` takes. Statements may be named: every connection is a session. */
export function createDatabase(connection: string | PoolConfig, options: DatabaseOptions = {}): Database {
  const { maxConnections = 20, applicationName = 'boxtrail', onError = () => {} } = options
  const pool = new Pool({
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    application_name: applicationName,
    max: maxConnections,
    keepAlive: true,
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    options: '-c TimeZone=UTC -c DateStyle=ISO',
    types: typeParsers,
  })
  // Without a listener a connection that breaks while idle ends the process.
  pool.on('error', onError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let closed: Promise<void> | undefined
  return {
    pool,
    db,
    close: () => {
      closed ??= pool.end()
      return closed
    },
  }
}

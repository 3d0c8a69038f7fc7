import { Pool, type PoolConfig } from 'pg'
import { typeParsers } from './parsers.ts'

export type Database = { pool: Pool; close: () => Promise<void> }

export type DatabaseOptions = {
  maxConnections?: number
  applicationName?: string
  /** A statement that takes longer is cancelled (57014); without it, none is. */
  statementTimeoutMs?: number
  /** Called when a connection is lost, idle or in use; the pool replaces it by itself. */
  onError?: (error: Error) => void
}

// While PostgreSQL is unavailable, an API call fails with 503 after this time instead of hanging.
const CONNECT_TIMEOUT_MS = 5_000

/**
 * A pool of connections, from a URL or `pg` options. Statements may be named, because every connection is a session.
 */
export function createDatabase(connection: string | PoolConfig, options: DatabaseOptions = {}): Database {
  const { maxConnections = 20, applicationName = 'boxtrail', statementTimeoutMs = 0, onError = () => {} } = options
  const pool = new Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: applicationName,
    max: maxConnections,
    keepAlive: true,
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    options: `-c TimeZone=UTC -c DateStyle=ISO -c statement_timeout=${statementTimeoutMs}`,
    types: typeParsers,
  })
  // An error event without a listener ends the process. The pool listens only while a client is idle, so each client
  // gets a permanent listener.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => {})
  let closed: Promise<void> | undefined
  return {
    pool,
    close: () => {
      closed ??= pool.end()
      return closed
    },
  }
}

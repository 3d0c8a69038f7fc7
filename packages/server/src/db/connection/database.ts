import { Pool, type PoolConfig } from 'pg'
import { DistributableClient } from '../distribution/distributable-client.ts'
import { putAsDistributed } from '../distribution/recognize.ts'
import { typeParsers } from './parsers.ts'
import { SharedSessionClient } from './shared-session-client.ts'
import { traceStatements } from './trace-statements.ts'

export type Database = { pool: Pool; close: () => Promise<void> }

export type DatabaseOptions = {
  maxConnections?: number
  applicationName?: string
  /** A statement that takes longer is cancelled (57014); without this, none is. */
  statementTimeoutMs?: number
  /**
   * A transaction that sends nothing for longer is ended (25P03), so that a process that stalls, for example with its
   * machine, does not keep its locks; without this, none is.
   */
  idleTransactionTimeoutMs?: number
  /** Whether the connections go through a pooler that gives each transaction another session. */
  sharesSessions?: boolean
  /** Whether the database is distributed over several machines (distribution/recognize.ts). */
  isDistributed?: boolean
  /** Called when a connection is lost, idle or in use; the pool replaces it by itself. */
  onError?: (error: Error) => void
}

// While PostgreSQL is unavailable, an API call fails with 503 after this time instead of hanging.
const CONNECT_TIMEOUT_MS = 5_000
/** If a server sends nothing for this long after it should have cancelled a statement, the connection is lost. */
const SILENCE_MS = 5_000
/** After how long an idle connection is examined; it is given up ten seconds later. */
const KEEP_ALIVE_AFTER_MS = 10_000

/** A pool of connections, from a URL or `pg` options. Statements may be named. */
export function createDatabase(connection: string | PoolConfig, options: DatabaseOptions = {}): Database {
  const {
    maxConnections = 20,
    applicationName = 'boxtrail',
    statementTimeoutMs = 0,
    idleTransactionTimeoutMs = 0,
    sharesSessions,
    isDistributed,
    onError = () => {},
  } = options
  const pool = new Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: applicationName,
    max: maxConnections,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    // A network that drops packets does not close a connection: without this, one would wait for a quarter of an hour.
    ...(statementTimeoutMs > 0 ? { query_timeout: statementTimeoutMs + SILENCE_MS } : {}),
    Client: sharesSessions ? SharedSessionClient : DistributableClient,
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    options: `-c TimeZone=UTC -c DateStyle=ISO -c statement_timeout=${statementTimeoutMs} -c idle_in_transaction_session_timeout=${idleTransactionTimeoutMs}`,
    types: typeParsers,
  })
  if (isDistributed) putAsDistributed(pool)
  // An error event without a listener ends the process. The pool listens only while a client is idle, so each client
  // gets a permanent listener.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => {})
  traceStatements(pool)
  let closed: Promise<void> | undefined
  return {
    pool,
    close: () => {
      closed ??= pool.end()
      return closed
    },
  }
}

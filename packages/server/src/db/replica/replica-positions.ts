import type { Pool, QueryConfig } from 'pg'
import { DATABASE_ID } from '../examine/examine.ts'

/** A server that does not say where it is within this time says nothing. */
const ANSWER_MS = 2_000
/** Its connection is given up then. Later, so that silence is told from a connection that was lost. */
const GIVEN_UP_MS = 2 * ANSWER_MS

/** How far the log of a database has come: bytes since its beginning. They say nothing about another database. */
export interface Position<At = bigint> {
  database: string
  at: At
}

export interface Positions {
  written(primary: Pool): Promise<Position>
  /** Null of a server that replays nothing: it was promoted, and what it has is another history. */
  replayed(replica: Pool): Promise<Position<bigint | null>>
}

const positionIn = async (pool: Pool, expression: string): Promise<Position<bigint | null>> => {
  const text = `select ((${expression}) - '0/0'::pg_lsn)::text as at, ${DATABASE_ID} as database`
  // Known to `pg`, and not to its types.
  const query: QueryConfig & { query_timeout: number } = { text, query_timeout: GIVEN_UP_MS }
  const { rows } = await pool.query<Position<string | null>>(query)
  const { at, database } = rows[0]!
  return { database, at: at === null ? null : BigInt(at) }
}

export const positionsOfPostgres: Positions = {
  written: async (primary) => (await positionIn(primary, 'pg_current_wal_insert_lsn()')) as Position,
  replayed: (replica) => positionIn(replica, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end'),
}

/** Waiting for a connection included. */
export const within = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ANSWER_MS} ms`)), ANSWER_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

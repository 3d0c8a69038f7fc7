import type { Pool, QueryConfig } from 'pg'
import { DATABASE_ID } from '../examine/examine.ts'

/** How long a server may take to report its position. */
const ANSWER_MS = 2_000
/** When its connection is given up: later, so that a silent server can be distinguished from a lost connection. */
const GIVEN_UP_MS = 2 * ANSWER_MS

/** The position in the log of a database: bytes since its beginning. It means nothing for another database. */
export interface Position<At = bigint> {
  database: string
  at: At
}

export interface Positions {
  written(primary: Pool): Promise<Position>
  /**
   * The position of a replica; null for a server that replays nothing, because it was promoted and has another history.
   */
  replayed(replica: Pool): Promise<Position<bigint | null>>
}

const positionIn = async (pool: Pool, expression: string): Promise<Position<bigint | null>> => {
  const text = `select ((${expression}) - '0/0'::pg_lsn)::text as at, ${DATABASE_ID} as database`
  // `pg` knows this option, its types do not.
  const query: QueryConfig & { query_timeout: number } = { text, query_timeout: GIVEN_UP_MS }
  const { rows } = await pool.query<Position<string | null>>(query)
  const { at, database } = rows[0]!
  return { database, at: at === null ? null : BigInt(at) }
}

export const positionsOfPostgres: Positions = {
  written: async (primary) => (await positionIn(primary, 'pg_current_wal_insert_lsn()')) as Position,
  replayed: (replica) => positionIn(replica, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end'),
}

/** Limits the time of some work, including the wait for a connection. */
export const within = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ANSWER_MS} ms`)), ANSWER_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

import type { Pool } from 'pg'
import { statement } from '../statement.ts'

const pingSql = statement('ping', 'select 1 as one')

/** Whether the database responds. */
export const isReachable = (pool: Pool): Promise<boolean> =>
  pingSql.count(pool).then(
    () => true,
    () => false,
  )

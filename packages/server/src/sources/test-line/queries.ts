import type { Pool } from 'pg'
import { statement } from '../../db/statement.ts'

const journeyBeginningSql = statement(
  'began-of',
  `with new as (
     insert into sandbox_journeys (account_id, journey, began_at) select id, $2, $3 from accounts where id = $1
     on conflict (account_id, journey) do nothing returning began_at)
   select began_at from new union all select began_at from sandbox_journeys where account_id = $1 and journey = $2 limit 1`,
)

/** When a journey began. The first poll about it starts it. */
export const journeyBeginning = async (
  pool: Pool,
  accountId: string,
  journey: string,
  otherwise: Date,
): Promise<Date> => {
  const rows = await journeyBeginningSql.rows(pool, accountId, journey, otherwise)
  return rows[0]?.began_at ?? otherwise
}

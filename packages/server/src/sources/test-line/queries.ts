import type { PoolClient } from 'pg'
import { sandboxAhead } from '../../db/journey-clock.ts'
import { type Client, statement } from '../../db/statement.ts'

const journeyBeginningSql = statement(
  'began-of',
  `with new as (
     insert into sandbox_journeys (account_id, journey, began_at) select id, $2, $3 from accounts where id = $1
     on conflict (account_id, journey) do nothing returning began_at)
   select began_at from new union all select began_at from sandbox_journeys where account_id = $1 and journey = $2 limit 1`,
)

/** When a journey began: when its number was first tracked; otherwise the first poll about it starts it. */
export const journeyBeginning = async (
  client: Client,
  accountId: string,
  journey: string,
  otherwise: Date,
): Promise<Date> => {
  const rows = await journeyBeginningSql.rows(client, accountId, journey, otherwise)
  return rows[0]?.began_at ?? otherwise
}

const beginSandboxJourneySql = statement(
  'begin-sandbox-journey',
  `insert into sandbox_journeys (account_id, journey, began_at)
   select $1, $2, now() + ${sandboxAhead('$1', 'true')} - $3 * interval '1 ms' on conflict do nothing`,
)

/** Begins a journey `agoMs` before the present of its sandbox, unless it has begun. */
export const beginSandboxJourney = (client: PoolClient, accountId: string, journey: string, agoMs: number) =>
  beginSandboxJourneySql.count(client, accountId, journey, agoMs)

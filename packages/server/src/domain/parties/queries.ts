import type { Pool, PoolClient } from 'pg'
import type { PartyRow } from './resource.ts'

export const findParties = async (
  client: Pool | PoolClient,
  accountId: string,
  ids: readonly string[],
): Promise<PartyRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await client.query<PartyRow>({
    name: 'find-parties',
    text: 'select id, company_name from parties where account_id = $1 and id = any($2::uuid[])',
    values: [accountId, ids],
  })
  return rows
}

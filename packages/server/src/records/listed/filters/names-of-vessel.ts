import type { Pool } from 'pg'
import { statement } from '../../../db/statement.ts'

const namesOfVesselSql = statement(
  'names-of-vessel',
  `select distinct coalesce(upper(pod_vessel_name), pod_vessel_imo) as name from shipments
   where account_id = $1 and pod_vessel_imo = $2`,
  { notNull: ['name'] },
)

/** The names in lists of the vessel with an IMO number: sources write its name in several ways. */
export const namesOfVessel = async (pool: Pool, accountId: string, imo: string): Promise<string[]> =>
  (await namesOfVesselSql.rows(pool, accountId, imo)).map(({ name }) => name)

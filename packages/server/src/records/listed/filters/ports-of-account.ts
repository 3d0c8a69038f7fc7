import type { Pool } from 'pg'
import { statement } from '../../../db/statement.ts'

const isPortOfAccountSql = statement(
  'is-port-of-account',
  `select 1 from shipment_list where account_id = $1 and port_of_lading_locode = $2
   union all select 1 from shipment_list where account_id = $1 and port_of_discharge_locode = $2
   union all select 1 from shipment_list where account_id = $1 and destination_locode = $2 limit 1`,
)

/** Whether a shipment of the account has a port of lading, port of discharge or destination with this code. */
export const isPortOfAccount = async (pool: Pool, accountId: string, locode: string): Promise<boolean> =>
  (await isPortOfAccountSql.count(pool, accountId, locode)) > 0

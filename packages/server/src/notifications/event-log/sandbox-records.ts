import type { Change } from '@boxtrail/engine/diff/difference'
import type { PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'

const findSandboxRecordsSql = statement(
  'find-sandbox-records',
  `select b.ahead_ms, found.id from sandboxes b cross join lateral (
     select s.id from shipments s join journeys j on j.account_id = s.account_id and j.id = s.journey_id and j.sandbox
     where s.account_id = b.account_id and s.id = any($2::uuid[])
     union all
     select j.tracking_request_id from journeys j
     where j.account_id = b.account_id and j.tracking_request_id = any($2::uuid[]) and j.sandbox) found
   where b.account_id = $1 and b.ahead_ms > 0`,
)

/** Which of the changed records belong to journeys of the sandbox, and how far its clock is ahead. */
export const findSandboxRecords = async (
  client: PoolClient,
  accountId: string,
  changes: readonly Pick<Change, 'resource_id' | 'shipment_id'>[],
): Promise<{ ids: ReadonlySet<string>; aheadMs: number }> => {
  const ids = changes.flatMap(({ resource_id, shipment_id }) => [resource_id, shipment_id]).filter((id) => id !== null)
  const rows = await findSandboxRecordsSql.rows(client, accountId, ids)
  return {
    ids: new Set(rows.flatMap(({ id }) => id ?? [])),
    aheadMs: rows[0]?.ahead_ms ?? 0,
  }
}

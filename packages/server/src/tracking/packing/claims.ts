import type { PoolClient } from 'pg'
import { everyColumn } from '../../db/every-column.ts'
import { statement } from '../../db/statement.ts'

/**
 * The claims of the checks of a parameter, wherever they are kept. A column that a migration adds later is null in what was
 * packed before.
 */
export const keptClaims = (checks: string): string =>
  `(select ${everyColumn('claims')} from claims where check_id = any(${checks}::uuid[])
    union all select ${everyColumn('claims', 'r')} from packed_claims p cross join json_populate_recordset(null::claims, p.rows) r
    where p.check_id = any(${checks}::uuid[]))`

const packClaimsSql = statement(
  'pack-claims',
  `with gone as (delete from claims where check_id = any($1::uuid[]) returning *)
   insert into packed_claims (check_id, rows) select check_id, json_agg(g order by first_seen_at, id) from gone g group by check_id`,
)

export const packClaims = (client: PoolClient, checkIds: readonly string[]) => packClaimsSql.count(client, checkIds)

const unpackLocking = (lock: string) =>
  `with gone as (delete from packed_claims where check_id = any($1::uuid[]) returning check_id, rows),
   resting as materialized (
     select j.account_id, j.shipment_id from gone g join subscriptions u on u.check_id = g.check_id
       join journeys j on j.account_id = u.account_id and j.id = u.journey_id
     order by j.account_id, j.id ${lock}),
   again as (
     update shipments s set packed_at = null from resting r
     where s.account_id = r.account_id and s.id = r.shipment_id and s.packed_at is not null)
   insert into claims select r.* from gone g cross join json_populate_recordset(null::claims, g.rows) r`

const unpackClaimsSql = statement('unpack-claims', unpackLocking('for no key update of j'), {
  distributed: unpackLocking(''),
})

/** What is about to be written is kept in rows again; the journeys that rest on it are packed anew later. */
export const unpackClaims = (client: PoolClient, checkIds: readonly string[]) => unpackClaimsSql.count(client, checkIds)

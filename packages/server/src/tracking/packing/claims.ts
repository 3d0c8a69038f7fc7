import type { PoolClient } from 'pg'
import { everyColumn } from '../../db/every-column.ts'
import { type Client, statement } from '../../db/statement.ts'
import type { Json } from '../../schema/column-types.ts'
import { type ClaimsRow, columns } from '../../schema/rows.ts'

/**
 * SQL: the claims of the checks that a parameter names, as rows, whether or not they are packed. A column that a later
 * migration adds is null in claims that were packed before.
 */
export const keptClaims = (checks: string): string =>
  `(select ${everyColumn('claims')} from claims where check_id = any(${checks}::uuid[])
    union all select ${everyColumn('claims', 'r')} from packed_claims p cross join json_populate_recordset(null::claims, p.rows) r
    where p.check_id = any(${checks}::uuid[]))`

const packClaimsSql = statement(
  'pack-claims',
  `with gone as (
     delete from claims where check_id = any($1::uuid[]) and (closed_at is not null or not $2::boolean) returning *)
   insert into packed_claims as p (check_id, rows)
   select check_id, json_agg(g order by first_seen_at, id) from gone g group by check_id
   on conflict (check_id) do update
     set rows = (left(p.rows::text, -1) || ', ' || substr(excluded.rows::text, 2))::json`,
)

/**
 * Packs all claims of some checks, or only those that are closed, and appends them to those that are packed already.
 */
export const packClaims = (
  client: PoolClient,
  checkIds: readonly string[],
  { closedOnly }: { closedOnly: boolean },
): Promise<number> => packClaimsSql.count(client, checkIds, closedOnly)

const unpackLocking = (lock: string) =>
  `with gone as (delete from packed_claims where check_id = any($1::uuid[]) returning check_id, rows),
   resting as materialized (
     select s.account_id, s.id from gone g join subscriptions u on u.check_id = g.check_id
       join journeys j on j.account_id = u.account_id and j.id = u.journey_id
       join shipments s on s.account_id = j.account_id and s.id = j.shipment_id and s.packed_at is not null
     order by j.account_id, j.id ${lock}),
   again as (
     update shipments s set packed_at = null from resting r
     where s.account_id = r.account_id and s.id = r.id and s.packed_at is not null)
   insert into claims select r.* from gone g cross join json_populate_recordset(null::claims, g.rows) r`

const unpackClaimsSql = statement('unpack-claims', unpackLocking('for no key update of j'), {
  distributed: unpackLocking(''),
})

/**
 * Unpacks the claims of checks that are about to be written. Shipments that were packed with them are packed again
 * later.
 */
export const unpackClaims = (client: PoolClient, checkIds: readonly string[]) => unpackClaimsSql.count(client, checkIds)

type OrText<Value> = Value extends Date ? Value | string : Value extends string ? string : Value

/** A claim as a row of the table, or as packed JSON, which lacks the columns that later migrations added. */
export type KeptClaim = { [Name in keyof ClaimsRow]: OrText<ClaimsRow[Name]> }

const nulls = columns.claims
  .slice(1)
  .map(() => 'null')
  .join(', ')

// An index names the claims of a check in an order that is not that of their pages. A condition in two parts lets
// PostgreSQL collect them first and read each page once: half as many pages for a check with thirty versions.
const loadKeptClaimsSql = statement(
  'load-claims',
  `select ${everyColumn('claims')}, null::json as packed from claims
   where check_id = ($1::uuid[])[1] or check_id = any(($1::uuid[])[2:])
   union all select check_id, ${nulls}, rows from packed_claims
   where check_id = any($1::uuid[])`,
  { notNull: ['check_id', 'id', 'key', 'statement', 'first_report', 'first_seen_at'] },
)

/**
 * The claims of some checks, whether or not they are packed. They are read in one statement, so that no claim is packed
 * between two reads. The JSON is parsed here, in a quarter of the time in which PostgreSQL makes rows of it.
 */
export const loadKeptClaims = async (
  client: Client,
  checkIds: readonly string[],
): Promise<ReadonlyMap<string, readonly KeptClaim[]>> => {
  const rows = await loadKeptClaimsSql.rows(client, checkIds)
  const byCheck = Map.groupBy(rows, ({ check_id }) => check_id)
  const claimsIn = (row: (typeof rows)[number]) => (row.packed === null ? [row] : jsonOf(row.packed))
  return new Map([...byCheck].map(([id, some]) => [id, some.flatMap(claimsIn)]))
}

const loadPackedClaimsSql = statement(
  'load-packed-claims',
  'select check_id, rows from packed_claims where check_id = any($1::uuid[])',
)

/** The packed claims of checks that the caller has locked. */
export const loadPackedClaims = async (
  client: Client,
  checkIds: readonly string[],
): Promise<ReadonlyMap<string, readonly KeptClaim[]>> => {
  const packed = await loadPackedClaimsSql.rows(client, checkIds)
  return new Map(packed.map(({ check_id, rows }) => [check_id, jsonOf(rows)]))
}

const jsonOf = (packed: Json): KeptClaim[] => packed as unknown as KeptClaim[]

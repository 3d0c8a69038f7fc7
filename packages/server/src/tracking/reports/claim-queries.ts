import type { Claim, MissedTime } from '@boxtrail/engine/claims/claim'
import type { Pool, PoolClient } from 'pg'
import { everyColumn } from '../../db/every-column.ts'
import { mergeRows } from '../../db/merge-rows.ts'
import { type RowOf, statement } from '../../db/statement.ts'
import { keptClaims } from '../packing/claims.ts'

const ms = (date: Date | null) => (date === null ? null : date.getTime())

const loadClaimsSql = statement('load-claims', `select ${everyColumn('claims', 'm')} from ${keptClaims('$1')} m`, {
  notNull: ['check_id', 'id', 'key', 'statement', 'first_report', 'first_seen_at'],
})

/** All claims of some checks, closed ones included. */
export const loadClaims = async (
  client: Pool | PoolClient,
  checkIds: readonly string[],
): Promise<Map<string, Claim[]>> => {
  const rows = await loadClaimsSql.rows(client, checkIds)
  const byCheck = new Map<string, Claim[]>(checkIds.map((id) => [id, []]))
  for (const row of rows) byCheck.get(row.check_id)!.push(claimOf(row))
  return byCheck
}

const claimOf = (row: RowOf<'load-claims'>): Claim => ({
  id: row.id,
  key: row.key,
  statement: row.statement as Claim['statement'],
  firstReport: row.first_report,
  firstSeenMs: row.first_seen_at.getTime(),
  lastReport: row.last_report,
  lastSeenMs: ms(row.last_seen_at),
  missingSinceMs: ms(row.missing_since),
  ...(row.missed ? { missed: row.missed as MissedTime[] } : {}),
  closedMs: ms(row.closed_at),
  closedBecause: row.closed_because as Claim['closedBecause'],
  supersededBy: row.superseded_by,
})

const loadOpenClaimsSql = statement(
  'load-open-claims',
  `select ${everyColumn('claims')} from claims where check_id = any($1::uuid[]) and closed_at is null`,
)
const loadClosedIdsSql = statement(
  'load-closed-claim-ids',
  'select check_id, id from claims where check_id = any($1::uuid[]) and closed_at is not null',
)

/** What the next report is compared with. Of closed claims, which grow in number with age, only the ids. */
export interface StandingClaims {
  open: Claim[]
  closedIds: Set<string>
}

export const loadStandingClaims = async (
  client: Pool | PoolClient,
  checkIds: readonly string[],
): Promise<Map<string, StandingClaims>> => {
  const byCheck = new Map(checkIds.map((id): [string, StandingClaims] => [id, { open: [], closedIds: new Set() }]))
  for (const row of await loadOpenClaimsSql.rows(client, checkIds)) byCheck.get(row.check_id)!.open.push(claimOf(row))
  for (const row of await loadClosedIdsSql.rows(client, checkIds)) byCheck.get(row.check_id)!.closedIds.add(row.id)
  return byCheck
}

const firstReportsOfOthersSql = statement(
  'first-reports-of-others',
  `select distinct check_id, first_report from claims
   where check_id = any($1::uuid[]) and closed_at is not null and statement->>'container' is not null
     and not ($2::jsonb -> check_id::text) ? (statement->>'container')`,
)

/** What a check names now, and the claims that stand. */
interface Named {
  checkId: string
  containers: ReadonlySet<string>
  open: readonly Claim[]
}

/** The first reports of what was ever said of containers other than those that each check names now, by check. */
export const firstReportsOfOthers = async (
  client: PoolClient,
  named: readonly Named[],
): Promise<Map<string, Set<string>>> => {
  if (named.length === 0) return new Map()
  const byCheck = new Map(named.map(({ checkId, ...one }) => [checkId, standingReportsOfOthers(one)]))
  const names = Object.fromEntries(named.map(({ checkId, containers }) => [checkId, [...containers]]))
  const ids = [...byCheck.keys()]
  for (const { check_id, first_report } of await firstReportsOfOthersSql.rows(client, ids, JSON.stringify(names)))
    byCheck.get(check_id)!.add(first_report)
  return byCheck
}

const standingReportsOfOthers = ({ containers, open }: Omit<Named, 'checkId'>): Set<string> =>
  new Set(
    open
      .filter(({ statement: { container } }) => container != null && !containers.has(container))
      .map(({ firstReport }) => firstReport),
  )

const iso = (value: number | null) => (value === null ? null : new Date(value).toISOString())

const saveClaimsSql = statement(
  'save-claims',
  ...mergeRows({
    table: 'claims',
    key: ['check_id', 'id'],
    changed: [
      'first_report',
      'first_seen_at',
      'last_report',
      'last_seen_at',
      'missing_since',
      'missed',
      'closed_at',
      'closed_because',
      'superseded_by',
    ],
  }),
)

/** Writes new and changed claims of a batch. */
export const saveClaims = async (
  client: PoolClient,
  touched: readonly { checkId: string; claim: Claim }[],
): Promise<void> => {
  if (touched.length === 0) return
  const rows = touched.map(({ checkId, claim }) => ({
    check_id: checkId,
    id: claim.id,
    key: claim.key,
    statement: claim.statement,
    first_report: claim.firstReport,
    first_seen_at: iso(claim.firstSeenMs),
    last_report: claim.lastReport,
    last_seen_at: iso(claim.lastSeenMs),
    missing_since: iso(claim.missingSinceMs),
    missed: claim.missed ?? null,
    closed_at: iso(claim.closedMs),
    closed_because: claim.closedBecause,
    superseded_by: claim.supersededBy,
  }))
  await saveClaimsSql.count(client, JSON.stringify(rows))
}

const deleteClaimsSql = statement('delete-claims', 'delete from claims where check_id = $1 and id = any($2::uuid[])')

/** After a fold of all reports: deletes claims that no report makes any more. */
export const deleteClaims = (client: PoolClient, checkId: string, ids: readonly string[]) =>
  deleteClaimsSql.count(client, checkId, ids)

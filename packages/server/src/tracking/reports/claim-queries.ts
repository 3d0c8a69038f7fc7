import type { Claim, MissedTime } from '@boxtrail/engine/claims/claim'
import type { PoolClient } from 'pg'
import { everyColumn } from '../../db/every-column.ts'
import { mergeRows } from '../../db/merge-rows.ts'
import { type Client, type RowOf, statement } from '../../db/statement.ts'
import { keptClaims } from '../packing/claims.ts'

const ms = (date: Date | null) => (date === null ? null : date.getTime())

const loadClaimsSql = statement('load-claims', `select ${everyColumn('claims', 'm')} from ${keptClaims('$1')} m`, {
  notNull: ['check_id', 'id', 'key', 'statement', 'first_report', 'first_seen_at'],
})

/** All claims of some checks, closed ones included. */
export const loadClaims = async (client: Client, checkIds: readonly string[]): Promise<Map<string, Claim[]>> => {
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

const loadStandingClaimsSql = statement(
  'load-standing-claims',
  `select check_id, id, key, case when closed_at is null then statement end as statement, first_report, first_seen_at,
     last_report, last_seen_at, missing_since, missed, closed_at, statement->>'container' as container
   from claims where check_id = any($1::uuid[])`,
)

/** What the next report is compared with. Of closed claims, which grow in number with age, little is read. */
export interface StandingClaims {
  open: Claim[]
  closedIds: Set<string>
  /** What closed claims say of containers, by the report that first said it. */
  formerly: readonly OfContainer[]
}

interface OfContainer {
  container: string
  firstReport: string
}

export const loadStandingClaims = async (
  client: Client,
  checkIds: readonly string[],
): Promise<Map<string, StandingClaims>> => {
  const rows = Map.groupBy(await loadStandingClaimsSql.rows(client, checkIds), (row) => row.check_id)
  return new Map(checkIds.map((id) => [id, standingOf(rows.get(id) ?? [])]))
}

const standingOf = (rows: readonly RowOf<'load-standing-claims'>[]): StandingClaims => {
  const closed = rows.filter(({ closed_at }) => closed_at !== null)
  return {
    open: rows.filter(({ closed_at }) => closed_at === null).map(openClaimOf),
    closedIds: new Set(closed.map(({ id }) => id)),
    formerly: closed.flatMap(({ container, first_report: firstReport }) =>
      container === null ? [] : [{ container, firstReport }],
    ),
  }
}

const openClaimOf = (row: RowOf<'load-standing-claims'>): Claim =>
  claimOf({ ...row, statement: row.statement!, closed_because: null, superseded_by: null })

/** The first reports of what was ever said of containers other than those that a check names now. */
export const firstReportsOfOthers = (
  { open, formerly }: Pick<StandingClaims, 'open' | 'formerly'>,
  named: ReadonlySet<string>,
): Set<string> => {
  const said = [...formerly, ...open.map(({ statement: { container }, firstReport }) => ({ container, firstReport }))]
  return new Set(
    said.flatMap(({ container, firstReport }) => (container == null || named.has(container) ? [] : [firstReport])),
  )
}

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

import type { Claim, MissedTime } from '@boxtrail/engine/claims/claim'
import type { PoolClient } from 'pg'
import { mergeRows } from '../../db/merge-rows.ts'
import { type Client, statement } from '../../db/statement.ts'
import { type KeptClaim, loadKeptClaims } from '../packing/claims.ts'

const ms = (time: Date | string | null) => (time === null ? null : new Date(time).getTime())

/** All claims of some checks, closed ones included. */
export const loadClaims = async (client: Client, checkIds: readonly string[]): Promise<Map<string, Claim[]>> => {
  const kept = await loadKeptClaims(client, checkIds)
  return new Map(checkIds.map((id) => [id, (kept.get(id) ?? []).map(claimOf)]))
}

export const claimOf = (row: KeptClaim): Claim => ({
  id: row.id,
  key: row.key,
  statement: row.statement as unknown as Claim['statement'],
  firstReport: row.first_report,
  firstSeenMs: new Date(row.first_seen_at).getTime(),
  lastReport: row.last_report,
  lastSeenMs: ms(row.last_seen_at),
  missingSinceMs: ms(row.missing_since),
  ...(row.missed ? { missed: row.missed as unknown as MissedTime[] } : {}),
  closedMs: ms(row.closed_at),
  closedBecause: row.closed_because as Claim['closedBecause'],
  supersededBy: row.superseded_by,
})

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

import type { Claim } from '@boxtrail/engine/claims/claim'
import type { Statement } from '@boxtrail/engine/statement'
import type { PoolClient } from 'pg'
import { type RowOf, statement } from '../../db/statement.ts'
import { type KeptClaim, loadPackedClaims, unpackClaims } from '../packing/claims.ts'
import { claimOf } from './claim-queries.ts'

const loadStandingClaimsSql = statement(
  'load-standing-claims',
  `select check_id, id, key, case when closed_at is null then statement end as statement, first_report, first_seen_at,
     last_report, last_seen_at, missing_since, missed, closed_at, statement->>'container' as container
   from claims where check_id = any($1::uuid[])`,
)

/** What the next report is compared with: the open claims, and a little about the closed ones. */
export interface StandingClaims {
  open: Claim[]
  closedIds: Set<string>
  /** The containers that closed claims name, with the report that first named them. */
  formerly: readonly OfContainer[]
}

/** The same, with how many closed claims are kept as rows, and how many are packed. */
export interface StoredClaims extends StandingClaims {
  closedRows: number
  packed: number
}

interface OfContainer {
  container: string
  firstReport: string
}

/** Loads the claims of checks that the caller has locked. */
export const loadStandingClaims = async (
  client: PoolClient,
  checkIds: readonly string[],
): Promise<Map<string, StoredClaims>> => {
  const packed = await loadPackedClosed(client, checkIds)
  const rows = Map.groupBy(await loadStandingClaimsSql.rows(client, checkIds), ({ check_id }) => check_id)
  return new Map(checkIds.map((id) => [id, standingOf(rows.get(id) ?? [], packed.get(id) ?? [])]))
}

/**
 * Loads the packed closed claims of checks. A check that is followed again, after everything that followed it had
 * ended, has open claims among its packed ones: these are unpacked.
 */
const loadPackedClosed = async (client: PoolClient, checkIds: readonly string[]) => {
  const packed = await loadPackedClaims(client, checkIds)
  const resting = checkIds.filter((id) => packed.get(id)?.some(({ closed_at }) => closed_at === null))
  if (resting.length === 0) return packed
  await unpackClaims(client, resting)
  return new Map([...packed].filter(([id]) => !resting.includes(id)))
}

const standingOf = (rows: readonly Row[], packed: readonly KeptClaim[]): StoredClaims => {
  const closedRows = rows.filter(({ closed_at }) => closed_at !== null)
  const closed = [...closedRows, ...packed.map(withContainer)]
  return {
    open: rows.filter(({ closed_at }) => closed_at === null).map(openClaimOf),
    closedIds: new Set(closed.map(({ id }) => id)),
    formerly: closed.flatMap(({ container, first_report: firstReport }) =>
      container === null ? [] : [{ container, firstReport }],
    ),
    closedRows: closedRows.length,
    packed: packed.length,
  }
}

type Row = RowOf<'load-standing-claims'>

const openClaimOf = (row: Row): Claim =>
  claimOf({ ...row, statement: row.statement!, closed_because: null, superseded_by: null })

const withContainer = (claim: KeptClaim) => ({
  ...claim,
  container: (claim.statement as unknown as Statement).container,
})

/** The reports that first named containers which a check does not name now. */
export const firstReportsOfOthers = (
  { open, formerly }: Pick<StandingClaims, 'open' | 'formerly'>,
  named: ReadonlySet<string>,
): Set<string> => {
  const said = [...formerly, ...open.map(({ statement: { container }, firstReport }) => ({ container, firstReport }))]
  return new Set(
    said.flatMap(({ container, firstReport }) => (container == null || named.has(container) ? [] : [firstReport])),
  )
}

/**
 * Closed claims are packed when at least this many have rows of their own, each perhaps on another page, and at least a
 * quarter as many as are packed.
 */
const CLOSED_ROWS = 8

export const hasManyRows = ({ closedRows, packed }: Pick<StoredClaims, 'closedRows' | 'packed'>): boolean =>
  closedRows >= Math.max(CLOSED_ROWS, packed / 4)

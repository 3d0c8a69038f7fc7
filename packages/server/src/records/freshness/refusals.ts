import { type Client, statement } from '../../db/statement.ts'
import type { PolledSource } from './resource.ts'

const findRefusalsSql = statement(
  'find-refusals',
  `select k.check_id, q.reason from unnest($1::uuid[]) as k(check_id) cross join lateral (
     select reason from quarantine where check_id = k.check_id and replayed_at is null
     order by quarantined_at desc limit 1) q`,
  {
    notNull: ['check_id'],
    distributed: `select distinct on (check_id) check_id, reason from quarantine
     where check_id = any($1::uuid[]) and replayed_at is null order by check_id, quarantined_at desc`,
  },
)

/** Why the last answers of checks are not used, by check. Most answers can be read; only the others are looked up. */
export const findRefusals = async (
  client: Client,
  checks: readonly { checkId: string; outcome: string | null }[],
): Promise<ReadonlyMap<string, string>> => {
  const unread = checks.filter(({ outcome }) => outcome === 'unrecognized').map(({ checkId }) => checkId)
  if (unread.length === 0) return new Map()
  const rows = await findRefusalsSql.rows(client, [...new Set(unread)])
  return new Map(rows.map(({ check_id, reason }) => [check_id, reason]))
}

/** Checks with why their last answers are not used. */
export const markRefused = <Check extends { check_id: string }>(
  checks: Check[],
  refusals: ReadonlyMap<string, string>,
): (Check & { refused?: string })[] =>
  checks.map((check) => {
    const refused = refusals.get(check.check_id)
    return refused === undefined ? check : { ...check, refused }
  })

/** Records with why the last answers of their sources are not used. */
export const withRefusals = async <Row extends { sources: PolledSource[] }>(
  client: Client,
  rows: Row[],
): Promise<Row[]> => {
  const checks = rows.flatMap(({ sources }) => sources.map(({ check_id: checkId, outcome }) => ({ checkId, outcome })))
  const refusals = await findRefusals(client, checks)
  if (refusals.size === 0) return rows
  return rows.map((row) => ({ ...row, sources: markRefused(row.sources, refusals) }))
}

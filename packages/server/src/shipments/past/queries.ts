import { type Client, statement } from '../../db/statement.ts'

const findLateChecksSql = statement(
  'find-late-checks',
  `select distinct check_id from reports
   where check_id = any($1::uuid[]) and id >= $2::uuid and asked_at <= $3`,
)

/**
 * Of some checks, those about which something was said before a moment that was received after it: `firstIdAfter` is the
 * smallest id of what was received after it, so that only the partitions from then on are read.
 */
export const findLateChecks = async (
  client: Client,
  checkIds: readonly string[],
  firstIdAfter: string,
  saidUntil: Date,
): Promise<string[]> => {
  if (checkIds.length === 0) return []
  const rows = await findLateChecksSql.rows(client, checkIds, firstIdAfter, saidUntil)
  return rows.map(({ check_id }) => check_id)
}

const findChangesAroundSql = statement(
  'find-changes-around',
  `select resource_id,
     max(occurred_at) filter (where occurred_at <= $3 and changeset <> '{}') as last_before,
     json_agg(changeset order by sequence) filter (where occurred_at > $3 and changeset ?| $4::text[]) as later
   from changes where account_id = $1 and resource_id = any($2::uuid[]) group by resource_id`,
)

export interface ChangesAround {
  /** When the record last changed until the moment; null: it was not there yet. */
  lastBefore: Date | null
  /** The later changes of the attributes that were named, oldest first. */
  later: readonly Record<string, [unknown, unknown]>[]
}

/** The log of some records around a moment, by their ids. */
export const findChangesAround = async (
  client: Client,
  accountId: string,
  ids: readonly string[],
  at: Date,
  attributes: readonly string[],
): Promise<ReadonlyMap<string, ChangesAround>> => {
  const rows = await findChangesAroundSql.rows(client, accountId, ids, at, attributes)
  return new Map(
    rows.map(({ resource_id, last_before, later }) => [
      resource_id,
      { lastBefore: last_before, later: (later ?? []) as ChangesAround['later'] },
    ]),
  )
}

import { type Client, statement } from '../../db/statement.ts'

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

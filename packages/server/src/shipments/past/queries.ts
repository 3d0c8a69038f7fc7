import { type Client, statement } from '../../db/statement.ts'

// The log is read from its end, as far back as the second change long before the moment: a window function with a
// condition on its count stops there. Changes that were made at once may be out of order in it by moments.
const findChangesAroundSql = statement(
  'find-changes-around',
  `select r.resource_id,
     max(l.occurred_at) filter (where l.occurred_at <= $3 and l.changeset <> '{}') as last_before,
     json_agg(l.changeset order by l.sequence) filter (where l.occurred_at > $3 and l.changeset ?| $4::text[]) as later
   from unnest($2::uuid[]) as r(resource_id) cross join lateral (
     select * from (
       select c.sequence, c.changeset, c.occurred_at,
         count(case when c.occurred_at <= $3::timestamptz - interval '1 hour' and c.changeset <> '{}' then 1 end)
           over (order by c.sequence desc rows unbounded preceding) as long_before
       from changes c where c.account_id = $1 and c.resource_id = r.resource_id) w
     where long_before <= 1) l
   group by r.resource_id`,
  { notNull: ['resource_id'] },
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

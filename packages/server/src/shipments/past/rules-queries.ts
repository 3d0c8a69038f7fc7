import { type Client, statement } from '../../db/statement.ts'

export interface TariffChange {
  id: string
  /** The values before and after, by attribute; a tariff that was created or removed has its id among them. */
  changeset: Record<string, [unknown, unknown]>
}

const findRulesSinceSql = statement(
  'find-rules-since',
  `select (select policy from pickup_lfd_policies where account_id = $1 and until > $2 order by until limit 1)
       as pickup_lfd_policy,
     (select json_agg(json_build_object('id', resource_id, 'changeset', changeset) order by sequence desc) from changes
      where account_id = $1 and resource_type = 'tariff' and occurred_at > $2) as tariff_changes`,
)

/**
 * What an account changed in its rules after a moment: its policy then (null if it is the present one), and its
 * tariffs.
 */
export const findRulesSince = async (client: Client, accountId: string, at: Date) => {
  const { pickup_lfd_policy, tariff_changes } = await findRulesSinceSql.one(client, accountId, at)
  return { pickup_lfd_policy, tariff_changes: (tariff_changes ?? []) as unknown as TariffChange[] }
}

const findPartyNameAtSql = statement(
  'find-party-name-at',
  `select coalesce((select c.changeset -> 'company_name' ->> 0 from changes c
     where c.account_id = p.account_id and c.resource_id = p.id and c.occurred_at > $3 and c.changeset ? 'company_name'
     order by c.sequence limit 1), p.company_name) as name
   from parties p where p.account_id = $1 and p.id = $2`,
)

/** What a party of the account was called at a moment. */
export const findPartyNameAt = async (
  client: Client,
  accountId: string,
  id: string,
  at: Date,
): Promise<string | null> => (await findPartyNameAtSql.first(client, accountId, id, at))?.name ?? null

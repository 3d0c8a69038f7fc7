import { type Client, statement } from '../../db/statement.ts'

// For operators: the only statements that read accounts without being limited to one.

const listAccountsSql = statement(
  'list-accounts',
  `select a.id, a.company_name, a.created_at, a.enabled_lines, a.features,
     (select count(*) from api_keys k where k.account_id = a.id and k.revoked_at is null)::int as keys
   from accounts a order by a.created_at, a.id`,
  { notNull: ['keys'] },
)

/** All accounts, each with the number of its active keys. */
export const listAccounts = (client: Client) => listAccountsSql.rows(client)

const findAccountsNamedSql = statement(
  'find-accounts-named',
  'select id from accounts where id::text = lower($1) or company_name = $1 order by id',
)

/** The accounts that an operator may mean: the one with this id, or else all with this name. */
export const findAccountsNamed = (client: Client, idOrName: string) => findAccountsNamedSql.rows(client, idOrName)

const KEYS = `select k.id, k.account_id, a.company_name, k.user_id, k.name, k.scope, k.last4, k.is_operator, k.created_at,
     k.last_used_at, k.expires_at, k.revoked_at,
     k.is_from_setting
   from api_keys k join accounts a on a.id = k.account_id`

const listKeysSql = statement(
  'list-keys',
  `${KEYS} where $1::uuid is null or k.account_id = $1 order by a.created_at, a.id, k.created_at, k.id`,
)

/** The keys of one account, or of all. */
export const listKeys = (client: Client, accountId: string | null) => listKeysSql.rows(client, accountId)

const findKeySql = statement('find-key', `${KEYS} where k.id = $1`)

export const findKey = (client: Client, keyId: string) => findKeySql.first(client, keyId)

const setFeatureSql = statement(
  'set-feature',
  `update accounts
   set features = case when $3::boolean then features - $2::text else features || jsonb_build_object($2::text, false) end
   where id = $1`,
)

/** Only disabled features are stored: a feature added in a later version is enabled for every account. */
export const setFeature = (client: Client, accountId: string, feature: string, on: boolean) =>
  setFeatureSql.count(client, accountId, feature, on)

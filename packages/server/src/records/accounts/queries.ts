import type { PoolClient } from 'pg'
import type { Caller } from '../../context.ts'
import { type Client, statement } from '../../db/statement.ts'
import { PICKUP_LFD_POLICY, policyOf } from './settings.ts'

/** Limits the writes of the last use to one a minute per key, however many processes accept the key. */
const USE_IS_UNRECORDED = `(k.last_used_at is null or k.last_used_at < now() - interval '1 minute')`

const findCallerRow = statement(
  'find-caller',
  `select k.account_id, k.user_id, k.id, k.is_operator, k.scope, a.features, ${PICKUP_LFD_POLICY}, ${USE_IS_UNRECORDED} as use_is_unrecorded
   from api_keys k join accounts a on a.id = k.account_id
   where k.key_hash = decode($1, 'hex') and k.revoked_at is null
     and (k.expires_at is null or k.expires_at > now())`,
  { notNull: ['use_is_unrecorded'] },
)

const recordKeyUse = statement(
  'record-key-use',
  `update api_keys k set last_used_at = now() where k.account_id = $1 and k.id = $2 and ${USE_IS_UNRECORDED}`,
)

export interface AcceptedKey {
  /** The account of the key, and what it may not use. */
  caller: Caller
  useIsUnrecorded: boolean
}

export const findCaller = async (client: Client, keyHash: string): Promise<AcceptedKey | undefined> => {
  const row = await findCallerRow.first(client, keyHash)
  return (
    row && {
      caller: {
        accountId: row.account_id,
        userId: row.user_id,
        keyId: row.id,
        features: row.features,
        pickupLfdPolicy: policyOf(row),
        isOperator: row.is_operator,
        actor: 'api_key',
        mayWrite: row.scope === 'write',
      },
      useIsUnrecorded: row.use_is_unrecorded,
    }
  )
}

export const recordUse = (client: Client, { accountId, keyId }: Pick<Caller, 'accountId' | 'keyId'>) =>
  recordKeyUse.count(client, accountId, keyId)

const insertAccountSql = statement(
  'insert-account',
  `with inserted as (
     insert into accounts (id, company_name, created_at) values ($1, $2, now()) on conflict (id) do nothing returning id)
   insert into ledgers (account_id) select id from inserted`,
)

/** False if there is already an account with this id. */
export const insertAccount = async (client: Client, account: { id: string; companyName: string }): Promise<boolean> =>
  (await insertAccountSql.count(client, account.id, account.companyName)) === 1

const insertUserSql = statement(
  'insert-user',
  'insert into users (account_id, id, name, created_at) values ($1, $2, $3, now())',
)

export const insertUser = (client: Client, user: { accountId: string; id: string; name: string }) =>
  insertUserSql.count(client, user.accountId, user.id, user.name)

export interface NewKey {
  accountId: string
  id: string
  userId: string
  keyHash: string
  last4: string
  isOperator: boolean
  name: string | null
  scope: string
  expiresAt: Date | null
}

const insertKeySql = statement(
  'insert-key',
  `insert into api_keys (account_id, id, user_id, key_hash, last4, is_operator, name, scope, expires_at, created_at)
   values ($1, $2, $3, decode($4, 'hex'), $5, $6, $7, $8, $9, now())`,
)

export const insertKey = (client: Client, key: NewKey) =>
  insertKeySql.count(
    client,
    key.accountId,
    key.id,
    key.userId,
    key.keyHash,
    key.last4,
    key.isOperator,
    key.name,
    key.scope,
    key.expiresAt,
  )

const insertKeyOfSettingSql = statement(
  'insert-key-of-setting',
  `insert into api_keys (account_id, id, user_id, key_hash, last4, is_from_setting, created_at)
   values ($1, $2, $3, decode($4, 'hex'), $5, true, now())
   on conflict (key_hash) do update set is_from_setting = true, revoked_at = null
     where api_keys.account_id = excluded.account_id`,
)

/** Makes a configured key valid, also if it was revoked. A key of another account stays with that account. */
export const insertKeyOfSetting = (client: Client, key: Omit<NewKey, 'isOperator' | 'name' | 'scope' | 'expiresAt'>) =>
  insertKeyOfSettingSql.count(client, key.accountId, key.id, key.userId, key.keyHash, key.last4)

const revokeKeysOfSettingSql = statement(
  'revoke-keys-of-setting',
  `update api_keys set revoked_at = now()
   where account_id = $1 and is_from_setting and revoked_at is null and key_hash <> decode($2, 'hex')`,
)

/** Revokes the keys that were configured earlier. */
export const revokeKeysOfSetting = (client: Client, accountId: string, exceptHash: string) =>
  revokeKeysOfSettingSql.count(client, accountId, exceptHash)

const lockAccountSql = statement('lock-account', 'select id from accounts where id = $1 for no key update')

const hasKeysSql = statement('has-keys', 'select exists (select 1 from api_keys where account_id = $1) as has_keys', {
  notNull: ['has_keys'],
})

/** Whether an account has or ever had a key. Locks the account, so that two processes do not both create its first. */
export const hasKeys = async (client: PoolClient, accountId: string): Promise<boolean> => {
  await lockAccountSql.count(client, accountId)
  return (await hasKeysSql.one(client, accountId)).has_keys
}

const findMissingAccountsSql = statement(
  'find-missing-accounts',
  `select id from unnest($1::uuid[]) as given(id) where not exists (select 1 from accounts a where a.id = given.id)`,
  { notNull: ['id'] },
)

/** Returns the given ids that no account has. */
export const findMissingAccounts = async (client: Client, ids: string[]): Promise<string[]> =>
  (await findMissingAccountsSql.rows(client, ids)).map(({ id }) => id)

const revokeKeySql = statement(
  'revoke-key',
  'update api_keys set revoked_at = now() where account_id = $1 and id = $2 and revoked_at is null',
)

export const revokeKey = async (client: Client, accountId: string, keyId: string): Promise<boolean> =>
  (await revokeKeySql.count(client, accountId, keyId)) === 1

const firstUserSql = statement('first-user', 'select id from users where account_id = $1 order by id limit 1')

/** The first user of an account, to whom configured keys belong. */
export const firstUser = async (client: Client, accountId: string): Promise<string> =>
  (await firstUserSql.one(client, accountId)).id

const enabledLinesSql = statement('enabled-lines', 'select enabled_lines from accounts where id = $1')

/** The account-enabled lines of this account. */
export const enabledLines = async (client: Client, accountId: string): Promise<string[]> =>
  (await enabledLinesSql.first(client, accountId))?.enabled_lines ?? []

const findAccountSql = statement('find-account', 'select id, company_name from accounts where id = $1')

export const findAccount = (client: Client, accountId: string) => findAccountSql.one(client, accountId)

import type { PoolClient } from 'pg'
import { type Client, statement } from '../../db/statement.ts'
import type { Caller } from '../context.ts'

/** One write a minute for each key, however many processes accept it. */
const USE_IS_UNRECORDED = `(k.last_used_at is null or k.last_used_at < now() - interval '1 minute')`

const findCallerRow = statement(
  'find-caller',
  `select k.account_id, k.user_id, k.id, a.features, ${USE_IS_UNRECORDED} as use_is_unrecorded
   from api_keys k join accounts a on a.id = k.account_id
   where k.key_hash = decode($1, 'hex') and k.revoked_at is null`,
  { notNull: ['use_is_unrecorded'] },
)

const recordKeyUse = statement(
  'record-key-use',
  `update api_keys k set last_used_at = now() where k.account_id = $1 and k.id = $2 and ${USE_IS_UNRECORDED}`,
)

/** A key that is not revoked. */
export interface AcceptedKey {
  /** Whose it is, and what the account may not use. */
  caller: Caller
  useIsUnrecorded: boolean
}

export const findCaller = async (client: Client, keyHash: string): Promise<AcceptedKey | undefined> => {
  const row = await findCallerRow.first(client, keyHash)
  return (
    row && {
      caller: { accountId: row.account_id, userId: row.user_id, keyId: row.id, features: row.features },
      useIsUnrecorded: row.use_is_unrecorded,
    }
  )
}

export const recordUse = (client: Client, { accountId, keyId }: Pick<Caller, 'accountId' | 'keyId'>) =>
  recordKeyUse.count(client, accountId, keyId)

/** False when there is an account with this id already. */
export const insertAccount = async (client: Client, account: { id: string; companyName: string }): Promise<boolean> => {
  const { rowCount } = await client.query(
    'insert into accounts (id, company_name, created_at) values ($1, $2, now()) on conflict (id) do nothing',
    [account.id, account.companyName],
  )
  if (rowCount === 1) await client.query('insert into ledgers (account_id) values ($1)', [account.id])
  return rowCount === 1
}

export const insertUser = (client: Client, user: { accountId: string; id: string; name: string }) =>
  client.query('insert into users (account_id, id, name, created_at) values ($1, $2, $3, now())', [
    user.accountId,
    user.id,
    user.name,
  ])

export interface NewKey {
  accountId: string
  id: string
  userId: string
  keyHash: string
  last4: string
}

export const insertKey = (client: Client, key: NewKey) =>
  client.query(
    `insert into api_keys (account_id, id, user_id, key_hash, last4, created_at)
     values ($1, $2, $3, decode($4, 'hex'), $5, now())`,
    [key.accountId, key.id, key.userId, key.keyHash, key.last4],
  )

/** Makes a key that a setting names valid, again if it was before. A key of another account stays whose it is. */
export const insertKeyOfSetting = (client: Client, key: NewKey) =>
  client.query(
    `insert into api_keys (account_id, id, user_id, key_hash, last4, is_from_setting, created_at)
     values ($1, $2, $3, decode($4, 'hex'), $5, true, now())
     on conflict (key_hash) do update set is_from_setting = true, revoked_at = null
       where api_keys.account_id = excluded.account_id`,
    [key.accountId, key.id, key.userId, key.keyHash, key.last4],
  )

/** Revokes the keys that the setting named earlier. */
export const revokeKeysOfSetting = (client: Client, accountId: string, exceptHash: string) =>
  client.query(
    `update api_keys set revoked_at = now()
     where account_id = $1 and is_from_setting and revoked_at is null and key_hash <> decode($2, 'hex')`,
    [accountId, exceptHash],
  )

/** Whether an account has, or ever had, a key. Locks the account, so that two processes do not both make its first. */
export const hasKeys = async (client: PoolClient, accountId: string): Promise<boolean> => {
  await client.query('select 1 from accounts where id = $1 for no key update', [accountId])
  const { rows } = await client.query<{ exists: boolean }>(
    'select exists (select 1 from api_keys where account_id = $1)',
    [accountId],
  )
  return rows[0]!.exists
}

/** Those of the given ids that no account has. */
export const findMissingAccounts = async (client: Client, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(
    'select id from unnest($1::uuid[]) as given(id) where not exists (select 1 from accounts a where a.id = given.id)',
    [ids],
  )
  return rows.map(({ id }) => id)
}

export const revokeKey = async (client: Client, accountId: string, keyId: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    'update api_keys set revoked_at = now() where account_id = $1 and id = $2 and revoked_at is null',
    [accountId, keyId],
  )
  return rowCount === 1
}

/** Any user of an account: keys that a setting names belong to its first. */
export const firstUser = async (client: Client, accountId: string): Promise<string> => {
  const { rows } = await client.query('select id from users where account_id = $1 order by id limit 1', [accountId])
  return rows[0].id
}

/** Lines that are served to named accounts only, as far as this one has them. */
export const enabledLines = async (client: Client, accountId: string): Promise<string[]> => {
  const { rows } = await client.query<{ enabled_lines: string[] }>({
    name: 'enabled-lines',
    text: 'select enabled_lines from accounts where id = $1',
    values: [accountId],
  })
  return rows[0]?.enabled_lines ?? []
}

export const findAccount = async (client: Client, accountId: string): Promise<{ id: string; company_name: string }> => {
  const { rows } = await client.query<{ id: string; company_name: string }>({
    name: 'find-account',
    text: 'select id, company_name from accounts where id = $1',
    values: [accountId],
  })
  return rows[0]!
}

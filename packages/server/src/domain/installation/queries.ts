import type { PoolClient } from 'pg'

/** The id of the key that seals this database's secrets; nobody else changes it until the commit. */
export const lockMasterKeyId = async (client: PoolClient): Promise<string | null> => {
  const { rows } = await client.query<{ master_key_id: string | null }>(
    'select master_key_id from installation for update',
  )
  return rows[0]!.master_key_id
}

export const saveMasterKeyId = (client: PoolClient, keyId: string) =>
  client.query('update installation set master_key_id = $1', [keyId])

/** Whether anything is sealed: each column that holds sealed texts is named here. */
export const hasSealedSecrets = async (client: PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ exists: boolean }>(
    `select exists (select 1 from webhooks where secret_sealed is not null)
         or exists (select 1 from request_replays where body_sealed is not null) as exists`,
  )
  return rows[0]!.exists
}

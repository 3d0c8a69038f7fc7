import type { PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'

const lockInstallationSql = statement('lock-installation', 'select master_key_id from installation for update')

/** The id of the key that seals this database's secrets, locked for update. */
export const lockMasterKeyId = async (client: PoolClient): Promise<string | null> =>
  (await lockInstallationSql.one(client)).master_key_id

/** Locks the installation as a whole. */
export const lockInstallation = (client: PoolClient) => lockInstallationSql.count(client)

const saveMasterKeyIdSql = statement('save-master-key-id', 'update installation set master_key_id = $1')

export const saveMasterKeyId = (client: PoolClient, keyId: string) => saveMasterKeyIdSql.count(client, keyId)

const hasSealedSecretsSql = statement(
  'has-sealed-secrets',
  `select exists (select 1 from webhooks where secret_sealed is not null)
      or exists (select 1 from request_replays where body_sealed is not null) as exists`,
  { notNull: ['exists'] },
)

/** Whether anything is sealed: every column with sealed texts must be listed here. */
export const hasSealedSecrets = async (client: PoolClient): Promise<boolean> =>
  (await hasSealedSecretsSql.one(client)).exists

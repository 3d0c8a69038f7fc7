import type { Pool } from 'pg'
import { makeMasterKey, masterKeyId, readMasterKey } from '../../config/keys/secrets.ts'
import { transaction } from '../../db/transaction.ts'
import { hasSealedSecrets, lockMasterKeyId, saveMasterKeyId } from './queries.ts'

/** The key does not fit the database. Its message tells the operator what to do. */
export class MasterKeyError extends Error {
  override name = 'MasterKeyError'
}

/**
 * The key for the secrets in this database: the operator's, that of the data directory, or a new one for a database
 * without secrets. A database with secrets sealed by another key is not opened, and a missing key is never replaced,
 * because what it sealed could not be read again.
 */
export const openMasterKey = (
  pool: Pool,
  { masterKey, dataDir }: { masterKey?: Buffer | undefined; dataDir: string },
): Promise<Buffer> =>
  transaction(pool, async (client) => {
    const neededId = await lockMasterKeyId(client)
    const found = masterKey ?? readMasterKey(dataDir)
    const foundId = found && masterKeyId(found)
    if (found && foundId === neededId) return found
    if (neededId !== null && (await hasSealedSecrets(client))) throw wrongKey(neededId, foundId, dataDir)
    const key = found ?? makeMasterKey(dataDir)
    await saveMasterKeyId(client, masterKeyId(key))
    return key
  })

const wrongKey = (neededId: string, foundId: string | undefined, dataDir: string) =>
  new MasterKeyError(
    `The database holds secrets that were sealed with the master key ${neededId}, ` +
      `${foundId === undefined ? 'and there is no master key' : `and the master key that was given is ${foundId}`}.\n` +
      `Restore the key ${neededId} from a backup: as ${dataDir}/master.key, in BOXTRAIL_MASTER_KEY, ` +
      'or in a file that BOXTRAIL_MASTER_KEY_FILE names.',
  )

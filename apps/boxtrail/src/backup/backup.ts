import { randomBytes } from 'node:crypto'
import { ConfigError, type readEnvironment } from '@boxtrail/server/config/config'
import { masterKeyId, readMasterKey } from '@boxtrail/server/config/secrets'
import { createSigner } from '@boxtrail/server/config/signer'
import { neededMasterKeyId } from '@boxtrail/server/db/examine'
import { compareMigrations } from '@boxtrail/server/db/migrate'
import { createLogger } from '@boxtrail/server/logger'
import { createStore } from '@boxtrail/server/storage/create-store'
import type { Store } from '@boxtrail/server/storage/store/store'
import { connectDatabase, type Pool } from '../database.ts'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './manifest.ts'
import { archiveName, attempt, toPlace } from './places.ts'
import { writeArchive } from './write-archive.ts'

export type Settings = ReturnType<typeof readEnvironment>

/** The passphrase, which no archive is without. */
export const passphraseOf = ({ backupPassphrase }: Settings): string => {
  if (backupPassphrase !== undefined) return backupPassphrase
  throw new ConfigError([
    'BOXTRAIL_BACKUP_PASSPHRASE: is missing; set it, or BOXTRAIL_BACKUP_PASSPHRASE_FILE, and keep it apart from the archives',
  ])
}

/** Links are not made here, so that nothing is signed with this key. */
export const storeOf = ({ storageUrl, dataDir }: Settings): Promise<Store> =>
  createStore({ storageUrl, dataDir, baseUrl: () => '', signer: createSigner(randomBytes(32)) })

/** Opens the database as it is: nothing is migrated. */
export const withDatabase = async <T>(settings: Settings, work: (pool: Pool) => Promise<T>): Promise<T> => {
  const { pools, close } = await connectDatabase(settings, createLogger('silent'), { commands: { maxConnections: 2 } })
  try {
    return await work(pools.commands)
  } finally {
    await close()
  }
}

/** Writes an archive of the installation, which may be serving meanwhile. */
export const backUp = async (settings: Settings, to: string): Promise<{ name: string; manifest: Manifest }> => {
  const passphrase = passphraseOf(settings)
  return withDatabase(settings, async (pool) => {
    const masterKey = await keyOf(pool, settings)
    const destination = await toPlace(to, archiveName(new Date()))
    try {
      const manifest = await attempt('The archive cannot be written', async () =>
        writeArchive({ pool, store: await storeOf(settings), masterKey }, passphrase, destination.stream),
      )
      await destination.finish()
      return { name: destination.name, manifest }
    } catch (error) {
      await destination.giveUp()
      throw error
    }
  })
}

/** Without the key that the database needs, an archive of it would be of no use. */
const keyOf = async (pool: Pool, settings: Settings): Promise<Buffer> => {
  const { missing, newer } = await compareMigrations(pool)
  if (missing.length > 0 || newer.length > 0)
    throw new BackupError('Another version of Boxtrail has migrated this database. Back it up with that version.')
  const needed = await neededMasterKeyId(pool)
  const key = settings.masterKey ?? readMasterKey(settings.dataDir)
  if (!key || masterKeyId(key) !== needed)
    throw new BackupError(
      `The database needs the master key ${needed}, which is not here. Set BOXTRAIL_DATA_DIR, BOXTRAIL_MASTER_KEY or BOXTRAIL_MASTER_KEY_FILE as for the service.`,
    )
  return key
}

import { ConfigError, type readEnvironment } from '@boxtrail/server/config/config'
import { masterKeyId, readMasterKey } from '@boxtrail/server/config/keys/secrets'
import { neededMasterKeyId } from '@boxtrail/server/db/examine/examine'
import { compareMigrations } from '@boxtrail/server/db/migrate/migrate'
import { createLogger } from '@boxtrail/server/logger'
import { hasDatabase, type Pool, withDatabase } from '../database.ts'
import { unsignedStore } from '../unsigned-store.ts'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './manifest.ts'
import { archiveName, attempt, toPlace } from './places.ts'
import { writeArchive } from './write-archive.ts'

export type Settings = ReturnType<typeof readEnvironment>

/** The passphrase, which every archive needs. */
export const passphraseOf = ({ backupPassphrase }: Settings): string => {
  if (backupPassphrase !== undefined) return backupPassphrase
  throw new ConfigError([
    'BOXTRAIL_BACKUP_PASSPHRASE: is missing; set it, or BOXTRAIL_BACKUP_PASSPHRASE_FILE, and keep it apart from the archives',
  ])
}

/** Opens the database of the installation for an archive. */
export const onItsDatabase = <T>(settings: Settings, work: (pool: Pool) => Promise<T>): Promise<T> =>
  withDatabase(settings, createLogger('silent'), { kind: 'commands', maxConnections: 2, ownSessions: true }, work)

/** Writes an archive of the installation, which may be serving meanwhile. */
export const backUp = async (settings: Settings, to: string): Promise<{ name: string; manifest: Manifest }> => {
  const passphrase = passphraseOf(settings)
  // Archives that earlier versions wrote with a blank passphrase can still be restored.
  if (passphrase.trim() === '')
    throw new ConfigError([
      'BOXTRAIL_BACKUP_PASSPHRASE: contains only spaces, which anybody can guess; create one with `openssl rand -base64 24`',
    ])
  if (!hasDatabase(settings))
    throw new BackupError(
      `There is nothing to back up: ${settings.dataDir} has no database. Set BOXTRAIL_DATA_DIR or DATABASE_URL as for the service.`,
    )
  return onItsDatabase(settings, async (pool) => {
    const masterKey = await keyOf(pool, settings)
    const destination = await toPlace(to, archiveName(new Date()))
    try {
      const manifest = await attempt('The archive cannot be written', async () =>
        writeArchive({ pool, store: await unsignedStore(settings), masterKey }, passphrase, destination.stream),
      )
      await destination.finish()
      return { name: destination.name, manifest }
    } catch (error) {
      await destination.giveUp()
      throw error
    }
  })
}

/** The master key. Without the key that the database needs, an archive would be of no use. */
const keyOf = async (pool: Pool, settings: Settings): Promise<Buffer> => {
  const { missing, newer } = await compareMigrations(pool)
  if (newer.length > 0)
    throw new BackupError('A newer version of Boxtrail has migrated this database. Back it up with that version.')
  if (missing.length > 0)
    throw new BackupError(
      'No version of Boxtrail has migrated this database, or an earlier one. Back it up with that version, or name the database of the service.',
    )
  const needed = await neededMasterKeyId(pool)
  const key = settings.masterKey ?? readMasterKey(settings.dataDir)
  if (!key || masterKeyId(key) !== needed)
    throw new BackupError(
      `The database needs the master key ${needed}, which is not here. Set BOXTRAIL_DATA_DIR, BOXTRAIL_MASTER_KEY or BOXTRAIL_MASTER_KEY_FILE as for the service.`,
    )
  return key
}

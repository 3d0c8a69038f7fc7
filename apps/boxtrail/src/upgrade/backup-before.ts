import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { readEnvironment } from '@boxtrail/server/config/config'
import { compareMigrations } from '@boxtrail/server/db/migrate/migrate'
import { backUp, onItsDatabase } from '../backup/backup.ts'
import { askVersion, lastLines } from './ask-version.ts'
import { ownPassphrase } from './own-passphrase.ts'
import type { Program } from './programs.ts'
import { UpgradeError } from './upgrade-error.ts'

type Settings = ReturnType<typeof readEnvironment>

/** How many archives are kept of those that upgrades made in the data directory. */
const KEPT = 2

/** Backs the installation up, to a place or in the data directory, and returns the name of the archive. */
export const backUpBefore = async (
  given: Settings,
  { place, next, env }: { place: string | undefined; next: Program; env: NodeJS.ProcessEnv },
): Promise<string> => {
  const settings = { ...given, backupPassphrase: given.backupPassphrase ?? ownPassphrase(given.dataDir) }
  const to = place ?? join(given.dataDir, 'backups')
  const archive = (await isMigratedAlready(settings))
    ? await backUpWith(next, to, { ...env, BOXTRAIL_BACKUP_PASSPHRASE: settings.backupPassphrase })
    : (await backUp(settings, to)).name
  if (place === undefined) keepLast(to)
  return archive
}

/**
 * Whether an upgrade that went no further, or another machine, has migrated the database already: then only the newer
 * version can describe the data.
 */
const isMigratedAlready = (settings: Settings): Promise<boolean> =>
  onItsDatabase(settings, async (pool) => (await compareMigrations(pool)).newer.length > 0)

const backUpWith = async (next: Program, to: string, env: NodeJS.ProcessEnv): Promise<string> => {
  const { BOXTRAIL_BACKUP_PASSPHRASE_FILE: _, ...rest } = env
  const { code, output, complaint } = await askVersion(next, ['backup', to, '--json'], rest)
  if (code !== 0) throw new UpgradeError(`There is no backup:\n${lastLines(complaint)}`)
  return JSON.parse(output).archive
}

const keepLast = (folder: string): void => {
  const archives = readdirSync(folder).filter((name) => /^boxtrail-[\d-]+\.tar\.gz\.age$/.test(name))
  for (const name of archives.sort().slice(0, -KEPT)) rmSync(join(folder, name))
}

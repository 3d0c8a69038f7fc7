import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '@boxtrail/server/config/config'
import { directoryRefusal, makeDirectory, tryWriting } from '@boxtrail/server/config/environment/directories'

/** The room that a new database needs: it takes 40 MB, and its log as much again before anything is in it. */
const NEW_DATABASE_BYTES = 256 * 2 ** 20
const SETTING = 'BOXTRAIL_DATA_DIR'

/**
 * Rejects a data directory that cannot be used, before anything is written there. If the database is elsewhere, it has
 * only the master key and files, which may be elsewhere too.
 */
export const refuseUnusableDirectory = (dataDir: string, hasDatabase: boolean): void => {
  const problem = directoryProblem(dataDir, hasDatabase)
  if (problem !== null) throw new ConfigError([`${SETTING}: ${problem}`])
}

/** What prevents a directory from being used as the data directory; null if nothing does. */
export const directoryProblem = (dataDir: string, hasDatabase: boolean): string | null => {
  try {
    if (!hasDatabase) return existsSync(dataDir) ? kindProblem(dataDir) : null
    makeDirectory(dataDir)
    tryWriting(dataDir)
  } catch (error) {
    return directoryRefusal(dataDir, error as NodeJS.ErrnoException, SETTING)
  }
  return clusterProblem(dataDir)
}

const kindProblem = (dataDir: string): string | null => {
  if (!statSync(dataDir).isDirectory()) return directoryRefusal(dataDir, { code: 'EEXIST' }, SETTING)
  readdirSync(dataDir)
  return null
}

const clusterProblem = (dataDir: string): string | null => {
  const cluster = join(dataDir, 'postgres')
  const user = process.getuid?.()
  if (existsSync(cluster)) {
    const { uid } = statSync(cluster)
    return user === undefined || user === 0 || uid === user
      ? null
      : `${cluster} belongs to user ${uid}, and PostgreSQL runs as its owner only; start Boxtrail as that user, or run \`chown -R ${user} ${dataDir}\``
  }
  const { bavail, bsize } = statfsSync(dataDir)
  return bavail * bsize >= NEW_DATABASE_BYTES
    ? null
    : `${dataDir} has ${mebibytes(bavail * bsize)} MiB of free space, and a new database needs ${mebibytes(NEW_DATABASE_BYTES)}; make room, or set BOXTRAIL_DATA_DIR to another disk`
}

const mebibytes = (bytes: number) => Math.floor(bytes / 2 ** 20)

import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { ConfigError } from '@boxtrail/server/config/config'

/** A new database takes 40 MB, and its log as much again before anything is in it. */
const NEW_DATABASE_BYTES = 256 * 2 ** 20
const ELSEWHERE = 'set BOXTRAIL_DATA_DIR to a directory that this user may write'

/**
 * Refuses a data directory that cannot be used, before anything is begun in it. With a database elsewhere only the master key
 * and files are in it, and may be elsewhere too.
 */
export const refuseUnusableDirectory = (dataDir: string, hasDatabase: boolean): void => {
  const problem = directoryProblem(dataDir, hasDatabase)
  if (problem !== null) throw new ConfigError([`BOXTRAIL_DATA_DIR: ${problem}`])
}

/** What prevents that a directory is used as the data directory; null if nothing does. */
export const directoryProblem = (dataDir: string, hasDatabase: boolean): string | null => {
  try {
    if (!hasDatabase) return existsSync(dataDir) ? kindProblem(dataDir) : null
    makeDirectory(dataDir)
    tryWriting(dataDir)
  } catch (error) {
    return sentenceOf(dataDir, error as NodeJS.ErrnoException)
  }
  return clusterProblem(dataDir)
}

const kindProblem = (dataDir: string): string | null => {
  if (!statSync(dataDir).isDirectory()) return `${dataDir} is a file, not a directory; ${ELSEWHERE}`
  readdirSync(dataDir)
  return null
}

/** Step by step: of a file system that creates nothing, as /proc, `recursive` tries for ever. */
export const makeDirectory = (path: string): void => {
  if (!existsSync(dirname(path))) makeDirectory(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(path).isDirectory()) throw error
  }
}

/** By writing: neither modes nor owners tell of file systems that only look writable. */
const tryWriting = (dataDir: string): void => {
  const file = join(dataDir, `.writable-${process.pid}`)
  closeSync(openSync(file, 'wx', 0o600))
  rmSync(file)
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

const sentenceOf = (dataDir: string, { code = '', message }: NodeJS.ErrnoException): string => {
  switch (code) {
    case 'EEXIST':
      return `${dataDir} is a file, not a directory; ${ELSEWHERE}`
    case 'ENOTDIR':
      return `${dataDir} lies below a file; ${ELSEWHERE}`
    case 'EACCES':
    case 'EPERM':
      return `${dataDir} may not be read and written by user ${userInfo().username}${ownerOf(dataDir)}; run \`chown -R ${userInfo().username} ${dataDir}\`, or ${ELSEWHERE}`
    case 'EROFS':
      return `${dataDir} is on a read-only file system; ${ELSEWHERE}`
    case 'ENOSPC':
    case 'EDQUOT':
      return `${dataDir} has no free space; make room, or set BOXTRAIL_DATA_DIR to another disk`
    case 'ENAMETOOLONG':
      return `the path of ${dataDir.length} characters is too long; set BOXTRAIL_DATA_DIR to a shorter one`
    case 'ELOOP':
      return `${dataDir} is a symbolic link that leads back to itself; ${ELSEWHERE}`
    default:
      // /proc and its like refuse with any code.
      return `nothing can be written in ${dataDir} (${code || message}); ${ELSEWHERE}`
  }
}

/** The owner of the directory, or of the nearest one above that exists. */
const ownerOf = (path: string): string => {
  try {
    return `: ${path} belongs to user ${statSync(path).uid}`
  } catch {
    return path === dirname(path) ? '' : ownerOf(dirname(path))
  }
}

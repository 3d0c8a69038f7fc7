import { closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'

/** Creates directories one by one: on a file system that creates nothing, such as /proc, `recursive` tries for ever. */
export const makeDirectory = (path: string, mode = 0o777): void => {
  if (!existsSync(dirname(path))) makeDirectory(dirname(path), mode)
  try {
    mkdirSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(path).isDirectory()) throw error
  }
}

/**
 * Tests whether a directory can be written to by writing: neither modes nor owners reveal file systems that only look
 * writable.
 */
export const tryWriting = (directory: string): void => {
  const file = join(directory, `.writable-${process.pid}`)
  closeSync(openSync(file, 'wx', 0o600))
  rmSync(file)
}

/** Why a directory that a setting names, or an argument, cannot be used, and what to do about it. */
export const directoryRefusal = (
  path: string,
  { code = '', message }: Partial<NodeJS.ErrnoException>,
  setting?: string,
): string => {
  const instead = setting === undefined ? 'name' : `set ${setting} to`
  const elsewhere = `${instead} a directory that this user may write`
  switch (code) {
    case 'EEXIST':
      return `${path} is a file, not a directory; ${elsewhere}`
    case 'ENOTDIR':
      return `${path} lies below a file; ${elsewhere}`
    case 'EACCES':
    case 'EPERM':
      return `${path} may not be read and written by user ${userInfo().username}${ownerOf(path)}; run \`chown -R ${userInfo().username} ${path}\`, or ${elsewhere}`
    case 'EROFS':
      return `${path} is on a read-only file system; ${elsewhere}`
    case 'ENOSPC':
    case 'EDQUOT':
      return `${path} has no free space; make room, or ${instead} another disk`
    case 'ENAMETOOLONG':
      return `the path of ${path.length} characters is too long; ${instead} a shorter one`
    case 'ELOOP':
      return `${path} is a symbolic link that leads back to itself; ${elsewhere}`
    default:
      // File systems like /proc fail with any code.
      return `nothing can be written in ${path} (${code || message}); ${elsewhere}`
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

import { directoryRefusal } from '@boxtrail/server/config/environment/directories'
import { UpgradeError } from './upgrade-error.ts'

const REFUSED = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EEXIST', 'ENOTDIR'])
const IS_DIRECTORY = new Set(['EISDIR', 'ERR_FS_EISDIR'])

/** A sentence about what the file system refused in the data directory; any other error unchanged. */
export const refusedFile = (dataDir: string, error: unknown): unknown => {
  // When renaming, `dest` is the file that is in the way.
  const { code = '', syscall, path, dest = path } = error as NodeJS.ErrnoException & { dest?: string }
  if (syscall === undefined) return error
  if (IS_DIRECTORY.has(code) && dest !== undefined)
    return new UpgradeError(`${dest} is a directory where a file should be: move it away, and upgrade again.`)
  if (!REFUSED.has(code)) return error
  return new UpgradeError(directoryRefusal(path ?? dataDir, error as NodeJS.ErrnoException, 'BOXTRAIL_DATA_DIR'))
}

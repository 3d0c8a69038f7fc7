import { directoryRefusal } from '@boxtrail/server/config/directories'
import { UpgradeError } from './upgrade-error.ts'

const REFUSED = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EEXIST', 'ENOTDIR'])

/** What the file system refused in the data directory, in a sentence; any other error as it is. */
export const refusedFile = (dataDir: string, error: unknown): unknown => {
  const { code = '', syscall, path } = error as NodeJS.ErrnoException
  if (syscall === undefined || !REFUSED.has(code)) return error
  return new UpgradeError(directoryRefusal(path ?? dataDir, error as NodeJS.ErrnoException, 'BOXTRAIL_DATA_DIR'))
}

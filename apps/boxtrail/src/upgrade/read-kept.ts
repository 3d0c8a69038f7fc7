import { readFileSync } from 'node:fs'

/**
 * The text of a file of the data directory; null if there is none. Errors name the file, which that of a directory does
 * not.
 */
export const readKept = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code!)) return null
    throw Object.assign(error as NodeJS.ErrnoException, { path: file })
  }
}

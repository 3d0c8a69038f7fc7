import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []
process.once('exit', () => {
  // Retried, because a child process that is ending may still write files.
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

/**
 * Creates a folder that is removed when this process ends. Other users may enter it: otherwise a service that root
 * starts would keep its database in the system's folder, and leave it there.
 */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `boxtrail-${name}-`))
  chmodSync(folder, 0o755)
  made.push(folder)
  return folder
}

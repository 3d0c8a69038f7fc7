import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []
process.once('exit', () => {
  // What a child that is just ending still writes is tried again.
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

/**
 * A folder for what this process, or one that it starts, keeps for a while: it goes when this process ends. Other users may
 * enter it, because a service that root starts keeps its database in the system's folder otherwise, and leaves it there.
 */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `boxtrail-${name}-`))
  chmodSync(folder, 0o755)
  made.push(folder)
  return folder
}

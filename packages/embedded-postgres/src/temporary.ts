import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedServer, startEmbedded } from './embedded.ts'

const MEMORY_FOLDER = '/dev/shm'
/** Far more than the databases of a run need at once, so that neither the memory nor its file system is ever short. */
const ROOM_BYTES = 6 * 2 ** 30

/** A server for tests and generators: fast because it is not durable, and removed with all its files when it ends. */
export function startTemporary(): Promise<EmbeddedServer> {
  const dataDir = mkdtempSync(join(parentFolder(), 'boxtrail-temporary-'))
  // The unprivileged account must be able to enter if we are root; the cluster inside is closed to all others.
  chmodSync(dataDir, 0o755)
  return startEmbedded({ dataDir, fsync: false, ephemeral: true })
}

/** In memory if there is room: each database of a test is a thousand files, which a disk creates and removes slowly. */
function parentFolder(): string {
  return process.availableMemory() > ROOM_BYTES && freeBytes(MEMORY_FOLDER) > ROOM_BYTES ? MEMORY_FOLDER : tmpdir()
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedServer, startEmbedded } from './embedded.ts'

/** A server for tests and generators: fast because it is not durable, and removed with all its files when it ends. */
export function startTemporary(): Promise<EmbeddedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'boxtrail-temporary-'))
  // The unprivileged account must be able to enter if we are root; the cluster inside is closed to all others.
  chmodSync(dataDir, 0o755)
  return startEmbedded({ dataDir, fsync: false, ephemeral: true })
}

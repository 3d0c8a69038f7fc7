import { randomBytes } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIN_PASSPHRASE_LENGTH } from '@boxtrail/server/config/config'
import { readKept } from './read-kept.ts'

/**
 * The passphrase of the archives that upgrades make, if the operator has set none; created when it is missing or
 * incomplete. It is beside the master key, which the archive does not protect better: whoever reads the data directory
 * has the data.
 */
export const ownPassphrase = (dataDir: string): string => {
  const file = join(dataDir, 'backup.passphrase')
  const kept = readKept(file)?.trim() ?? ''
  if (kept.length >= MIN_PASSPHRASE_LENGTH) return kept
  const made = randomBytes(24).toString('base64')
  // Written in one step, because an archive made with half of it could not be restored.
  writeFileSync(`${file}.draft`, `${made}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.draft`, file)
  return made
}

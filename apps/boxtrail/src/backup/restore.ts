import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDirectory } from '@boxtrail/server/config/environment/directories'
import { encodeMasterKey, masterKeyId, readMasterKey } from '@boxtrail/server/config/keys/secrets'
import { LoadError, loadDatabase } from '@boxtrail/server/db/dump/load'
import type { Store } from '@boxtrail/server/storage/store/store'
import { unsignedStore } from '../unsigned-store.ts'
import { onItsDatabase, passphraseOf, type Settings } from './backup.ts'
import { BackupError } from './backup-error.ts'
import { keyOfFile, type Manifest, tableOfPart } from './manifest.ts'
import { attempt, fromPlace } from './places.ts'
import { entriesOf, verifyArchive } from './read-archive.ts'

interface RestoreOptions {
  archive: string
  /** Whether existing data of the target is replaced. */
  replaces: boolean
}

/** Verifies the whole archive, then writes it: afterwards the target is as the source was, or unchanged. */
export const restore = async (settings: Settings, { archive, replaces }: RestoreOptions): Promise<Manifest> => {
  const passphrase = passphraseOf(settings)
  const { manifest, masterKey } = await verifyArchive(await fromPlace(archive), passphrase)
  return onItsDatabase(settings, async (pool) => {
    const putKey = keyWriter(settings, masterKey, replaces)
    const store = await unsignedStore(settings)
    const entries = entriesOf(await fromPlace(archive), passphrase)
    const { parts, putFiles } = split(entries, manifest, store)
    let undo = async () => {}
    const beforeCommit = async () => {
      await putFiles()
      undo = await attempt('The master key cannot be written', putKey)
    }
    try {
      await loadDatabase(pool, { dumped: manifest.database, parts, replaces, beforeCommit })
    } catch (error) {
      await undo()
      throw error instanceof LoadError ? new BackupError(`${error.message} Nothing was changed.`) : error
    }
    return manifest
  })
}

/** Separates rows from files, which follow them in an archive, so that it is read only once. */
const split = (entries: AsyncGenerator<{ name: string; bytes: Buffer }>, manifest: Manifest, store: Store) => {
  let next = entries.next()
  const parts = async function* () {
    for (let at = await next; !at.done; at = await next) {
      const table = tableOfPart(at.value.name)
      if (table === undefined) return
      yield { table, part: at.value.bytes }
      next = entries.next()
    }
  }
  const announced = new Map(manifest.files.map((file) => [file.key, file]))
  const putFiles = async () => {
    for (let at = await next; !at.done; at = await next) {
      const file = announced.get(keyOfFile(at.value.name) ?? '')
      // A name is random and never reused: an existing file of that name is the same.
      if (file && (await store.size(file.key)) === null) await store.put(file, at.value.bytes)
      next = entries.next()
    }
  }
  return { parts: parts(), putFiles }
}

/**
 * Throws at once if the key cannot be written; returns a function that writes it, which returns one that undoes this.
 */
const keyWriter = ({ masterKey: given, dataDir }: Settings, key: Buffer, replaces: boolean) => {
  const file = join(dataDir, 'master.key')
  const present = given ?? readMasterKey(dataDir)
  const id = masterKeyId(key)
  if (given && masterKeyId(given) !== id)
    throw new BackupError(
      `The archive has the master key ${id}, and BOXTRAIL_MASTER_KEY is another. Leave it out, or set it to that key.`,
    )
  if (present && masterKeyId(present) !== id && !replaces)
    throw new BackupError(
      `${file} is another key than that of the archive, ${id}. Restore into another BOXTRAIL_DATA_DIR.`,
    )
  return async () => {
    if (given || (present && masterKeyId(present) === id)) return async () => {}
    const write = (one: Buffer) => writeFile(file, encodeMasterKey(one), { mode: 0o600, flush: true })
    makeDirectory(dataDir)
    await write(key)
    return () => (present ? write(present) : rm(file, { force: true }))
  }
}

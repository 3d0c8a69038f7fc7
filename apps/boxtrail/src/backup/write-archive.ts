import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { encodeMasterKey, masterKeyId } from '@boxtrail/server/config/keys/secrets'
import { dumpDatabase } from '@boxtrail/server/db/dump/dump'
import { listStoredFiles } from '@boxtrail/server/db/dump/files'
import type { Store } from '@boxtrail/server/storage/store/store'
import type { Pool } from '../database.ts'
import { encrypt } from './age.ts'
import { filePart, MANIFEST, MASTER_KEY, type Manifest, tablePart } from './manifest.ts'
import { tarEnd, tarEntry } from './tar.ts'

interface Source {
  pool: Pool
  store: Store
  masterKey: Buffer
}

/** Rows shrink to a sixth at any level; higher ones only take longer. */
const COMPRESSION = { level: 3 }

/**
 * Writes an installation as an encrypted tar: the database as of one moment, then the files that it names, which were written
 * before the rows that name them.
 */
export const writeArchive = async (source: Source, passphrase: string, destination: Writable): Promise<Manifest> => {
  const gzip = createGzip(COMPRESSION)
  const written = pipeline(gzip, (pieces) => encrypt(pieces, passphrase), destination)
  const write = async (bytes: Buffer) => {
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written])
  }
  const packed = pack(source, (name, bytes) => write(tarEntry(name, bytes, Date.now())))
  try {
    // If the destination fails, reading ends, too.
    const manifest = await Promise.race([packed, written.then(() => packed)])
    await write(tarEnd)
    gzip.end()
    await written
    return manifest
  } catch (error) {
    gzip.destroy()
    await written.catch(() => {})
    throw error
  }
}

const pack = async (
  { pool, store, masterKey }: Source,
  add: (name: string, bytes: Buffer) => Promise<void>,
): Promise<Manifest> => {
  const parts = new Map<string, number>()
  const created_at = new Date().toISOString()
  const { dumped, found } = await dumpDatabase(
    pool,
    (table, part) => {
      const index = parts.get(table) ?? 0
      parts.set(table, index + 1)
      return add(tablePart(table, index), part)
    },
    listStoredFiles,
  )
  const files: Manifest['files'] = []
  for (const file of found) {
    if ((await store.size(file.key)) === null) continue
    const bytes = await buffer(await store.open(file.key))
    await add(filePart(file.key), bytes)
    files.push({ ...file, sha256: createHash('sha256').update(bytes).digest('hex') })
  }
  await add(MASTER_KEY, Buffer.from(encodeMasterKey(masterKey)))
  const manifest: Manifest = {
    format: 1,
    created_at,
    master_key_id: masterKeyId(masterKey),
    database: dumped,
    files,
    missing_files: found.length - files.length,
  }
  await add(MANIFEST, Buffer.from(JSON.stringify(manifest)))
  return manifest
}

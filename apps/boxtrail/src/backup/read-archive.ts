import { createHash } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { decodeMasterKey, masterKeyId } from '@boxtrail/server/config/keys/secrets'
import { createRowDigest, linesOf, type RowDigest } from '@boxtrail/server/db/dump/row-digest'
import { ArchiveError, decrypt } from './age.ts'
import { keyOfFile, MANIFEST, MASTER_KEY, type Manifest, tableOfPart } from './manifest.ts'
import { readTar } from './tar.ts'

/** The files of an archive, in its order. */
export async function* entriesOf(
  archive: Readable,
  passphrase: string,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const opened = new PassThrough()
  const piped = pipeline(archive, (pieces) => decrypt(pieces, passphrase), createGunzip(), opened)
  piped.catch(() => {})
  try {
    yield* readTar(opened)
    // Reads to the end: what follows the tar is part of what was sealed.
    for await (const _ of opened);
    await piped
  } catch (error) {
    // The first error is the cause; errors of later streams are its consequences.
    await piped.catch((cause) => {
      throw cause instanceof ArchiveError || cause.code?.startsWith('E') ? cause : unreadable()
    })
    throw error
  }
}

const unreadable = () =>
  new ArchiveError('The archive cannot be unpacked. Nothing was changed: use another copy of it.')

/** Reads an archive to its end and compares everything with its manifest. */
export const verifyArchive = async (
  archive: Readable,
  passphrase: string,
): Promise<{ manifest: Manifest; masterKey: Buffer }> => {
  const tables = new Map<string, RowDigest>()
  const files = new Map<string, string>()
  let masterKey: Buffer | undefined
  let manifest: Manifest | undefined
  for await (const { name, bytes } of entriesOf(archive, passphrase)) {
    const table = tableOfPart(name)
    const key = keyOfFile(name)
    if (table !== undefined) {
      const digest = tables.get(table) ?? createRowDigest()
      tables.set(table, digest)
      for (const line of linesOf(bytes)) digest.add(line)
    } else if (key !== undefined) files.set(key, createHash('sha256').update(bytes).digest('hex'))
    else if (name === MASTER_KEY) masterKey = decodeMasterKey(bytes.toString())
    else if (name === MANIFEST) manifest = JSON.parse(bytes.toString()) as Manifest
  }
  if (manifest?.format !== 1 || !masterKey) throw unreadable()
  const differing = [
    ...manifest.database.tables
      .filter(({ name, rows, sum }) => {
        const found = (tables.get(name) ?? createRowDigest()).value()
        return found.rows !== rows || found.sum !== sum
      })
      .map(({ name }) => name),
    ...manifest.files.filter(({ key, sha256 }) => files.get(key) !== sha256).map(({ key }) => key),
    ...(masterKeyId(masterKey) === manifest.master_key_id ? [] : [MASTER_KEY]),
  ]
  if (differing.length > 0) throw new ArchiveError(`The archive differs from its own list in ${differing.join(', ')}.`)
  return { manifest, masterKey }
}

import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Pool } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { newKey } from '../../storage/store/new-key.ts'
import type { Store } from '../../storage/store/store.ts'
import { insertBlob, saveSha256 } from '../blobs/queries.ts'

interface FileToStore {
  filename: string
  contentType: string
  userId: string | null
}

/** Stores a file derived from one of the account's, in a separate place; the caller attaches it. */
export const storeFile = async (
  { pool, store }: { pool: Pool; store: Store },
  accountId: string,
  { filename, contentType, userId }: FileToStore,
  bytes: Uint8Array,
) => {
  const { md5, sha256 } = await hashes(bytes)
  const object = { key: newKey(accountId), filename, contentType, byteSize: bytes.length, checksum: md5 }
  const blob = { ...object, id: idv7(), serviceName: store.name, userId }
  // The file is recorded before it is stored, so that what a process leaves behind when it dies is found and removed.
  // The quota is not checked, because the file holds nothing that the account has not stored before.
  await insertBlob(pool, accountId, blob, Number.MAX_SAFE_INTEGER)
  await saveSha256(pool, accountId, blob.id, sha256)
  await store.put(object, bytes)
  return { id: blob.id, filename, content_type: contentType, byte_size: bytes.length, sha256 }
}

const PIECE_BYTES = 2 ** 20

/** Hashes piece by piece, so that other work can run in between. */
const hashes = async (bytes: Uint8Array): Promise<{ md5: string; sha256: Buffer }> => {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')]
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES)
    md5.update(piece)
    sha256.update(piece)
    await setImmediate()
  }
  return { md5: md5.digest('base64'), sha256: sha256.digest() }
}

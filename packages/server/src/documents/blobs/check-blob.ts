import { createHash } from 'node:crypto'
import { alreadyAttached, notASignedId, notUploaded } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { findBlob, saveSha256 } from './queries.ts'
import type { BlobRow } from './resource.ts'
import { readSignedId } from './signed-id.ts'

export interface UploadedBlob extends BlobRow {
  /** The hash of the bytes in the store. */
  sha256: Buffer
}

/**
 * Checks the uploaded file of a signed id: signed by us for this account, stored with the announced length, not
 * attached yet. Its SHA-256 is computed from the stored bytes and remains valid, because the store never overwrites a
 * file. Reads the whole file, so call it before opening a transaction, and `takeBlob` inside.
 */
export const checkBlob = async (call: Call, signedId: string): Promise<UploadedBlob> => {
  const id = readSignedId(call, signedId)
  const blob = id === null ? undefined : await findBlob(call.pool, call.accountId, id)
  if (!blob) throw notASignedId()
  if (blob.attached_at) throw alreadyAttached()
  if ((await call.store.size(blob.key)) !== blob.byte_size) throw notUploaded()
  if (blob.sha256) return { ...blob, sha256: blob.sha256 }
  const sha256 = await sha256Of(call, blob.key)
  await saveSha256(call.pool, call.accountId, blob.id, sha256)
  return { ...blob, sha256 }
}

const sha256Of = async ({ store }: Pick<Call, 'store'>, key: string): Promise<Buffer> => {
  const hash = createHash('sha256')
  for await (const piece of await store.open(key)) hash.update(piece as Uint8Array)
  return hash.digest()
}

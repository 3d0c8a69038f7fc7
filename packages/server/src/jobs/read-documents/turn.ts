import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { turnImage } from '@boxtrail/document-reading/turn-image/turn-image'
import { idv7 } from '../../db/idv7.ts'
import { transaction } from '../../db/transaction.ts'
import { newKey } from '../../domain/blobs/key.ts'
import { insertBlob, saveSha256, takeBlob } from '../../domain/blobs/queries.ts'
import { documentChange } from '../../domain/documents/change.ts'
import { holdDocument } from '../../domain/documents/queries.ts'
import { appendToLog, changesetOf } from '../../domain/event-log/append.ts'
import type { Store } from '../../storage/store.ts'
import { readFile } from './file.ts'
import { type DueDocument, findStored, saveTurned } from './queries.ts'
import { type Recorder, readings } from './record.ts'

/**
 * Turns the image of a document by the requested angle: the turned file gets a place of its own in the store, for what lies
 * there never changes, and the document changes over to it at once. A broken image stays as it is.
 */
export const turnDocument = async (
  recorder: Recorder & { store: Store },
  due: DueDocument,
  signal: AbortSignal,
): Promise<void> => {
  const { pool, store } = recorder
  const { filename, contentType, userId, key } = await findStored(pool, due.account_id, due.blob_id)
  const turned = due.rotation === 0 ? null : turnImage(await readFile(store, key, signal), due.rotation)
  if (turned === null) return record(recorder, due, null)
  const { md5, sha256 } = await hashes(turned)
  const object = { key: newKey(due.account_id), filename, contentType, byteSize: turned.length, checksum: md5 }
  const blob = { ...object, id: idv7(), serviceName: store.name, userId }
  // Named before it is put: what a process that dies leaves behind is found and removed.
  // The quota is not checked: it replaces a file of its size.
  await insertBlob(pool, due.account_id, blob, Number.MAX_SAFE_INTEGER)
  await saveSha256(pool, due.account_id, blob.id, sha256)
  await store.put(object, turned)
  await record(recorder, due, blob)
}

const record = (recorder: Recorder, due: DueDocument, file: { id: string; byteSize: number } | null): Promise<void> =>
  transaction(recorder.pool, async (client) => {
    const { account_id: accountId, id } = due
    if (!(await readings.lock(client, due as DueDocument & Record<string, unknown>))) return
    const held = await holdDocument(client, accountId, id)
    if (!held || (file && !(await takeBlob(client, accountId, file.id)))) return
    await saveTurned(client, accountId, id, file)
    const before = { rotation: held.rotation, file_size_bytes: held.file_size_bytes }
    const after = { rotation: 0, file_size_bytes: file?.byteSize ?? held.file_size_bytes }
    await appendToLog(client, { ...recorder, accountId }, { changes: [documentChange(id, changesetOf(before, after))] })
  })

const PIECE_BYTES = 2 ** 20

/** Piece by piece, so that other work has its turn in between. */
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

import { turnImage } from '@boxtrail/document-reading/turn-image/turn-image'
import { transaction } from '../../db/transaction.ts'
import { appendToLog, changesetOf } from '../../notifications/event-log/append.ts'
import { holdDocument } from '../../records/documents/queries.ts'
import { readFile } from '../../storage/read-object.ts'
import type { Store } from '../../storage/store/store.ts'
import { takeBlob } from '../blobs/queries.ts'
import { documentChange } from '../change-document.ts'
import { type DueDocument, findStored, saveRotated } from './reading-queries.ts'
import { type Recorder, readings } from './record-reading.ts'
import { storeFile } from './store-file.ts'

/**
 * Rotates the image of a document by the requested angle: the rotated file gets a separate place in the store, because
 * stored files never change, and the document switches to it at once. A broken image stays as it is.
 */
export const rotateDocument = async (
  recorder: Recorder & { store: Store },
  due: DueDocument,
  signal: AbortSignal,
): Promise<void> => {
  const { pool, store } = recorder
  const { filename, contentType, userId, key } = await findStored(pool, due.account_id, due.blob_id)
  const rotated = due.rotation === 0 ? null : turnImage(await readFile(store, key, signal), due.rotation)
  if (rotated === null) return record(recorder, due, null)
  const blob = await storeFile(recorder, due.account_id, { filename, contentType, userId }, rotated)
  await record(recorder, due, { id: blob.id, byteSize: rotated.length })
}

const record = (recorder: Recorder, due: DueDocument, file: { id: string; byteSize: number } | null): Promise<void> =>
  transaction(recorder.pool, async (client) => {
    const { account_id: accountId, id } = due
    if (!(await readings.lock(client, due as DueDocument & Record<string, unknown>))) return
    const held = await holdDocument(client, accountId, id)
    if (!held || (file && !(await takeBlob(client, accountId, file.id)))) return
    await saveRotated(client, accountId, id, file)
    const before = { rotation: held.rotation, file_size_bytes: held.file_size_bytes }
    const after = { rotation: 0, file_size_bytes: file?.byteSize ?? held.file_size_bytes }
    await appendToLog(client, { ...recorder, accountId }, { changes: [documentChange(id, changesetOf(before, after))] })
  })

import type { Body } from '@boxtrail/contracts/zod'
import { isBlank } from '@boxtrail/engine/visible-text'
import { alreadyAttached, blankName, duplicateDocument } from '@boxtrail/protocol/errors'
import type { Call } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { appendToLog, changesetOf } from '../notifications/event-log/append.ts'
import { checkBlob, type UploadedBlob } from './blobs/check-blob.ts'
import { takeBlob } from './blobs/queries.ts'
import { documentChange } from './change-document.ts'
import { findByContent, insertDocument } from './create-queries.ts'

type Attributes = Body<'createDocument'>['data']['attributes']

/** Checks an uploaded file, and returns the step that makes a document of it. */
export const prepareDocument = async (
  call: Call,
  attributes: Attributes,
): Promise<(later: Call) => Promise<string>> => {
  const name = attributes.name.trim()
  if (isBlank(name)) throw blankName()
  const blob = await checkBlob(call, attributes.attached_document)
  return (later) => record(later, name, blob)
}

/** Returns the id of the new document. An account has only one document of the same bytes. */
const record = async (call: Call, name: string, blob: UploadedBlob): Promise<string> => {
  const id = call.newId()
  await transaction(call.pool, async (client) => {
    const { accountId, userId } = call
    if (!(await takeBlob(client, accountId, blob.id))) throw alreadyAttached()
    if (!(await insertDocument(client, accountId, { id, name, userId, source: 'api', blob }))) {
      const existing = await findByContent(client, accountId, blob.sha256)
      throw duplicateDocument(existing)
    }
    const changeset = changesetOf({}, { name, file_name: blob.filename, source: 'api' })
    await appendToLog(client, call, { changes: [documentChange(id, changeset)] })
  })
  call.wakeups.wake('documents')
  return id
}

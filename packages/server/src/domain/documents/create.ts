import type { Body } from '@boxtrail/contracts'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { alreadyAttached, blankDocumentName, duplicateDocument } from '../../errors.ts'
import { checkBlob } from '../blobs/check-blob.ts'
import { takeBlob } from '../blobs/queries.ts'
import { appendToLog, changesetOf } from '../changes/append.ts'
import { documentChange } from './change.ts'
import { findByContent, insertDocument } from './create-queries.ts'

type Attributes = Body<'createDocument'>['data']['attributes']

/** Makes a document of an uploaded file; answers its id. Of the same bytes an account has one document. */
export const createDocumentOf = async (call: Call, attributes: Attributes): Promise<string> => {
  const name = attributes.name.trim()
  if (name === '') throw blankDocumentName()
  const blob = await checkBlob(call, attributes.attached_document)
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
  call.wakers.wake('documents')
  return id
}

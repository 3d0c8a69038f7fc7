import type { Mail, MailAttachment } from '@boxtrail/document-reading/mail/mail'
import { readMail } from '@boxtrail/document-reading/read-mail'
import { busy, notFound, storeFull, unreadableMail } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { insertBlob, saveSha256, takeBlob } from '../../documents/blobs/queries.ts'
import { documentChange } from '../../documents/change-document.ts'
import { findContents, insertDocument } from '../../documents/create-queries.ts'
import { appendToLog, changesetOf, type NewChange } from '../../notifications/event-log/append.ts'
import { addLeftOut, findSameMail, insertSubmission } from '../../records/email-submissions/queries.ts'
import { newKey } from '../../storage/store/new-key.ts'

/** Parses a mail and stores its files. Returns the step that records it, to be called once, which returns its id. */
export const prepareSubmission = async (call: Call, bytes: Uint8Array): Promise<(later: Call) => Promise<string>> => {
  const read = await readMail({ account: call.accountId, bytes })
  if ('refused' in read) throw read.isTransient ? busy() : unreadableMail(read.refused)
  const mail = read.result
  const before = await findSameMail(call.pool, call.accountId, mail)
  if (before !== undefined) return async () => before
  const fresh = await withoutKnown(call, mail)
  const files = await storeFiles(call, fresh.attachments)
  return (later) => record(later, fresh, files)
}

/** Leaves out files that are documents of the account already, and notes it. */
const withoutKnown = async ({ pool, accountId }: Call, mail: Mail): Promise<Mail> => {
  const contents = mail.attachments.map(({ sha256 }) => sha256)
  const known = contents.length > 0 ? await findContents(pool, accountId, contents) : []
  const isKnown = ({ sha256 }: MailAttachment) => known.some((each) => each.equals(sha256))
  const again = mail.attachments.filter(isKnown)
  return {
    ...mail,
    attachments: mail.attachments.filter((one) => !isKnown(one)),
    leftOut: [...mail.leftOut, ...again.map(isDocumentAlready)],
  }
}

const isDocumentAlready = ({ filename }: { filename: string }) => ({
  name: filename,
  reason: 'It is a document already',
})

interface StoredFile {
  id: string
  filename: string
  content_type: string
  byte_size: number
  sha256: Buffer
}

/**
 * Stores the files. They are recorded before they are stored, so that files left behind by a crash or an aborted
 * request are found and removed.
 */
const storeFiles = async (call: Call, attachments: readonly MailAttachment[]): Promise<StoredFile[]> => {
  const { pool, store, accountId, userId, config } = call
  const mostMb = config.documents.stored_mb_per_account
  const files = attachments.map((each) => ({
    each,
    id: call.newId(),
    object: {
      key: newKey(accountId),
      filename: each.filename,
      contentType: each.contentType,
      byteSize: each.bytes.length,
      checksum: each.md5,
    },
  }))
  await transaction(pool, async (client) => {
    for (const { each, id, object } of files) {
      const blob = { ...object, id, serviceName: store.name, userId }
      if (!(await insertBlob(client, accountId, blob, mostMb * 2 ** 20))) throw storeFull(mostMb, null)
      await saveSha256(client, accountId, id, Buffer.from(each.sha256))
    }
  })
  for (const { each, object } of files) await store.put(object, each.bytes)
  return files.map(({ each, id, object: { filename, contentType, byteSize } }) => ({
    id,
    filename,
    content_type: contentType,
    byte_size: byteSize,
    sha256: Buffer.from(each.sha256),
  }))
}

/**
 * Inserts the mail and its documents. If the mail was submitted meanwhile, inserts nothing: its files are removed like
 * others that were never attached.
 */
const record = async (call: Call, mail: Mail, files: readonly StoredFile[]): Promise<string> => {
  const { accountId, userId } = call
  const id = call.newId()
  const isNew = await transaction(call.pool, async (client) => {
    if (!(await insertSubmission(client, accountId, { id, userId, mail }))) return false
    const { subject, messageId: message_id } = mail
    const changes: NewChange[] = [
      { ...documentChange(id, changesetOf({}, { subject, message_id })), resource_type: 'email_submission' },
    ]
    const again: StoredFile[] = []
    for (const blob of files) {
      const documentId = call.newId()
      const document = { id: documentId, name: blob.filename, userId, source: 'email' as const, blob, submissionId: id }
      // The same content may have been uploaded meanwhile.
      if (!(await insertDocument(client, accountId, document))) {
        again.push(blob)
        continue
      }
      await takeBlob(client, accountId, blob.id)
      const { name, source } = document
      changes.push(documentChange(documentId, changesetOf({}, { name, file_name: blob.filename, source })))
    }
    if (again.length > 0) await addLeftOut(client, accountId, id, again.map(isDocumentAlready))
    await appendToLog(client, call, { changes })
    return true
  })
  if (isNew) {
    call.wakeups.wake('documents')
    return id
  }
  const same = await findSameMail(call.pool, accountId, mail)
  if (same === undefined) throw notFound()
  return same
}

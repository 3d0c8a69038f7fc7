import { splitPdf } from '@boxtrail/document-reading/bundle/split-pdf'
import { type BundlePart, type Reading, singleDocument } from '@boxtrail/document-reading/reading'
import type { Pool, PoolClient } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { changesetOf } from '../../notifications/event-log/append.ts'
import type { HeldDocument } from '../../records/documents/queries.ts'
import { readFile } from '../../storage/read-object.ts'
import type { Store } from '../../storage/store/store.ts'
import { takeBlob } from '../blobs/queries.ts'
import { documentChange } from '../change-document.ts'
import { hasParts, insertDocument } from '../create-queries.ts'
import { type DueDocument, findStored } from './reading-queries.ts'
import { storeFile } from './store-file.ts'
import { TransientFailure } from './transient-failure.ts'

export interface StoredPart extends BundlePart {
  blob: Awaited<ReturnType<typeof storeFile>>
}

/** Whether a file is to be split: not one that a person has called a single document, nor a part of another file. */
export const isBundle = ({ bundle }: Reading, due: DueDocument): boolean =>
  bundle.parts.length > 1 && due.document_type_manual === null && due.source !== 'split_document'

/**
 * Splits a file that holds several documents and was not split before: it is then none of them itself. Returns what was
 * read and the files of the parts. A file whose pages cannot be copied stays whole, with the reason.
 */
export const splitBundle = async (
  recorder: { pool: Pool; store: Store },
  due: DueDocument,
  reading: Reading,
  signal: AbortSignal,
): Promise<{ reading: Reading; parts: StoredPart[] }> => {
  const { notes } = reading.bundle
  if (notes === null) return { reading, parts: [] }
  if (!isBundle(reading, due)) return { reading: noted(reading, notes), parts: [] }
  const whole = { ...reading, documentType: null, extraction: null, classificationNotes: notes }
  if (await hasParts(recorder.pool, due.account_id, due.id)) return { reading: whole, parts: [] }
  const { key, filename, userId } = await findStored(recorder.pool, due.account_id, due.blob_id)
  const ranges = reading.bundle.parts.map(({ pages }) => pages)
  const split = await splitPdf({ account: due.account_id, bytes: await readFile(recorder.store, key, signal) }, ranges)
  if ('refused' in split && split.isTransient) throw new TransientFailure(split.refused)
  if ('refused' in split) return { reading: noted(reading, `${notes} Not split: ${split.refused}.`), parts: [] }
  const parts: StoredPart[] = []
  for (const [at, part] of reading.bundle.parts.entries()) {
    const file = { filename: nameOfPart(filename, part), contentType: 'application/pdf', userId }
    parts.push({ ...part, blob: await storeFile(recorder, due.account_id, file, split.result[at]!) })
  }
  return { reading: whole, parts }
}

const noted = (reading: Reading, notes: string): Reading => ({
  ...reading,
  bundle: singleDocument,
  classificationNotes: `${reading.classificationNotes} ${notes}`,
})

const pagesOf = ({ pages: [first, last] }: BundlePart): string =>
  first === last ? `page ${first}` : `pages ${first}-${last}`

const MAX_NAME_LENGTH = 200

const nameOfPart = (filename: string, part: BundlePart): string =>
  `${filename.replace(/\.pdf$/i, '').slice(0, MAX_NAME_LENGTH)}, ${pagesOf(part)}.pdf`

/**
 * Makes a document of each part, to be read at once; returns the changes. An account has only one document of the same
 * bytes.
 */
export const recordParts = async (
  client: PoolClient,
  due: DueDocument,
  whole: HeldDocument,
  parts: readonly StoredPart[],
) => {
  const changes = []
  for (const part of parts) {
    const id = idv7()
    const name = `${whole.name.slice(0, MAX_NAME_LENGTH)} (${pagesOf(part)})`
    const isNew = await insertDocument(client, due.account_id, {
      id,
      name,
      userId: whole.user_id,
      source: 'split_document',
      blob: part.blob,
      submissionId: whole.email_submission_id,
      split: { from: whole.id, pages: part.pages },
    })
    if (!isNew) continue
    await takeBlob(client, due.account_id, part.blob.id)
    const created = { name, file_name: part.blob.filename, source: 'split_document' }
    changes.push(documentChange(id, changesetOf({}, created)))
  }
  return changes
}

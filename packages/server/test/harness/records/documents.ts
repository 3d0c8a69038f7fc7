import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { readDocument } from '@boxtrail/document-reading/read-document'
import { type Identifier, type Reading, singleDocument } from '@boxtrail/document-reading/reading'
import { type ReadDocument, runReadingWorker } from '../../../src/documents/reading/reading-worker.ts'
import type { TestAccount, TestApi } from '../api.ts'

let next = 0

/** Uploads a new file and creates a document from it. The result includes the file's signed id. */
export const uploadedDocument = async (
  { app }: Pick<TestApi, 'app'>,
  { api }: Pick<TestAccount, 'api'>,
  { name = 'Arrival notice', filename = 'arrival-notice.pdf', text = `file ${++next}` } = {},
) => {
  const signedId = await uploadedFile({ app }, { api }, { filename, text })
  const { data } = await api.documents.create({ name, attached_document: signedId })
  return { id: data.id, signedId, text }
}

/** Performs the first two steps of an upload. */
export const uploadedFile = async (
  { app }: Pick<TestApi, 'app'>,
  { api }: Pick<TestAccount, 'api'>,
  { filename = 'arrival-notice.pdf', text = `file ${++next}` } = {},
): Promise<string> => {
  const bytes = Buffer.from(text)
  const checksum = createHash('md5').update(bytes).digest('base64')
  const announced = await api.directUploads.create({
    filename,
    content_type: 'application/pdf',
    byte_size: bytes.length,
    checksum,
  })
  const { url, headers } = announced.direct_upload
  const answer = await app.request(url, {
    method: 'PUT',
    headers: { ...headers, 'content-length': String(bytes.length) },
    body: new Uint8Array(bytes),
  })
  if (!answer.ok) throw new Error(`The upload was answered ${answer.status}.`)
  return announced.signed_id
}

/** What a reader could return for a file. */
export const readingOf = (more: Partial<Reading> = {}): Reading => ({
  pages: [{ number: 1, text: '' }],
  documentType: 'arrival_notice',
  classificationNotes: 'The title says so.',
  extraction: {
    schemaVersion: '2026-11-22',
    payload: { vessel: 'BOREAL TRADER', voyage: '612E' },
    proposed: {},
    leftOut: [],
  },
  identifiers: [],
  readability: 'text',
  bundle: singleDocument,
  quarantined: null,
  ...more,
})

export const identifier = (kind: Identifier['kind'], value: string): Identifier => ({
  kind,
  value,
  page: 1,
  span: [0, value.length],
})

/**
 * The real reader. It is given one account for all files, because starting a reader for each account takes a second.
 */
export const readReally: ReadDocument = (file) => readDocument({ ...file, account: 'the account of the tests' })

/** Runs the worker until no document is due. */
export const readUntilIdle = async (
  { pool, store, reference, registry, config, wakeups, log, clock }: TestApi['context'],
  read: ReadDocument,
): Promise<void> => {
  const done = new AbortController()
  const working = runReadingWorker(
    { pool, store, reference, registry, config, wakeups: wakeups, log, clock, read, pollMs: 20 },
    done.signal,
  )
  const isBusy = async () =>
    (await pool.query('select 1 from documents where next_read_at <= now() or lease_until > now()')).rowCount
  while (await isBusy()) await setTimeout(5)
  done.abort()
  await working
}

import type { PoolClient } from 'pg'
import { statement } from '../db/statement.ts'
import type { UploadedBlob } from './blobs/check-blob.ts'

interface NewDocument {
  id: string
  name: string
  userId: string | null
  source: 'api' | 'email' | 'split_document'
  blob: Pick<UploadedBlob, 'id' | 'filename' | 'content_type' | 'byte_size' | 'sha256'>
  /** The mail with which it came. */
  submissionId?: string | null
  /** The file of several documents of which it is a part. */
  split?: { from: string; pages: readonly [first: number, last: number] }
}

const insertDocumentSql = statement(
  'insert-document',
  `insert into documents (account_id, id, blob_id, name, source, file_name, file_content_type, file_size_bytes,
     sha256, user_id, email_submission_id, split_from, first_page, last_page, next_read_at, sandbox_ahead_ms)
   select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, now(),
     coalesce((select ahead_ms from sandboxes where account_id = $1), 0)
   on conflict (account_id, sha256) where discarded_at is null do nothing`,
)

/** Inserts a document that is to be read at once. Returns false if the account has a document of the same bytes. */
export const insertDocument = async (
  client: PoolClient,
  accountId: string,
  document: NewDocument,
): Promise<boolean> => {
  const { id, name, userId, source, blob, submissionId = null, split } = document
  const [firstPage = null, lastPage = null] = split?.pages ?? []
  return (
    (await insertDocumentSql.count(
      client,
      accountId,
      id,
      blob.id,
      name,
      source,
      blob.filename,
      blob.content_type,
      blob.byte_size,
      blob.sha256,
      userId,
      submissionId,
      split?.from ?? null,
      firstPage,
      lastPage,
    )) === 1
  )
}

const hasPartsSql = statement(
  'has-parts',
  'select exists (select from documents where account_id = $1 and split_from = $2) as "hasParts"',
  { notNull: ['hasParts'] },
)

/** Whether a file of several documents was split, though its parts may have been deleted since. */
export const hasParts = async (
  client: { query: PoolClient['query'] },
  accountId: string,
  id: string,
): Promise<boolean> => (await hasPartsSql.one(client, accountId, id)).hasParts

const findContentsOfDocumentsSql = statement(
  'find-contents-of-documents',
  `select sha256 from documents where account_id = $1 and sha256 = any($2::bytea[]) and discarded_at is null`,
)

/** Which of these contents are documents of the account already. */
export const findContents = async (
  client: { query: PoolClient['query'] },
  accountId: string,
  sha256s: readonly Uint8Array[],
): Promise<Buffer[]> => {
  const rows = await findContentsOfDocumentsSql.rows(
    client,
    accountId,
    sha256s.map((each) => Buffer.from(each)),
  )
  return rows.map(({ sha256 }) => sha256)
}

const findDocumentByContentSql = statement(
  'find-document-by-content',
  'select id, name from documents where account_id = $1 and sha256 = $2 and discarded_at is null',
)

/** Finds a document by its content; undefined if it was just deleted. */
export const findByContent = async (
  client: PoolClient,
  accountId: string,
  sha256: Buffer,
): Promise<{ id: string; name: string } | undefined> => findDocumentByContentSql.first(client, accountId, sha256)

interface StoredFile {
  key: string
  filename: string
  content_type: string
  quarantined: string | null
}

const findFileOfDocumentSql = statement(
  'find-file-of-document',
  `select b.key, b.filename, b.content_type, d.quarantined from documents d
   join blobs b on b.account_id = d.account_id and b.id = d.blob_id
   where d.account_id = $1 and d.id = $2 and d.discarded_at is null`,
)

/** The file of a document, as the store needs it. */
export const findFile = async (
  client: { query: PoolClient['query'] },
  accountId: string,
  documentId: string,
): Promise<StoredFile | undefined> => findFileOfDocumentSql.first(client, accountId, documentId)

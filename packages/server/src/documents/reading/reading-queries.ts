import type { Degrees } from '@boxtrail/document-reading/turn-image/degrees'
import type { PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'
import type { Step } from '../../records/documents/queries.ts'

export interface DueDocument {
  account_id: string
  id: string
  lease_token: number
  attempts: number
  wanted: Step[]
  created_at: Date
  rotation: 0 | Degrees
  blob_id: string
  file_name: string
  file_content_type: string | null
  document_type: string | null
  document_type_manual: string | null
  source: string
  /** Null until it has been read. */
  readability: string | null
}

const findStoredFileSql = statement(
  'find-stored-file',
  `select key, filename, content_type as "contentType", user_id as "userId" from blobs
   where account_id = $1 and id = $2`,
)

/** The file of a document as it is in the store. */
export const findStored = async (
  client: { query: PoolClient['query'] },
  accountId: string,
  blobId: string,
): Promise<Stored> => findStoredFileSql.one(client, accountId, blobId)

interface Stored {
  key: string
  filename: string
  contentType: string
  userId: string | null
}

const saveTurnedSql = statement(
  'save-turned',
  `with replaced as (
     update blobs b set unwanted_at = now() from documents d
     where d.account_id = $1 and d.id = $2 and b.account_id = $1 and b.id = d.blob_id and $3::uuid is not null)
   update documents set blob_id = coalesce($3::uuid, blob_id), file_size_bytes = coalesce($4, file_size_bytes),
     updated_at = now(), rotation = 0, attempts = 0, lease_until = null,
     next_read_at = case when wanted = '{}' then null else now() end
   where account_id = $1 and id = $2`,
)

/**
 * Notes that a document was turned. Its file is replaced by `file`, unless that is null; its other requested steps are
 * due then.
 */
export const saveRotated = (
  client: PoolClient,
  accountId: string,
  id: string,
  file: { id: string; byteSize: number } | null,
) => saveTurnedSql.count(client, accountId, id, file?.id ?? null, file?.byteSize ?? null)

const saveReadingSql = statement(
  'save-reading',
  `update documents set document_type = $3, classification_notes = $4, quarantined = $5, readability = $6, updated_at = now(),
     wanted = '{}', next_read_at = null, attempts = 0, lease_until = null
   where account_id = $1 and id = $2`,
)

export const saveReading = (
  client: PoolClient,
  accountId: string,
  read: {
    id: string
    documentType: string | null
    notes: string | null
    quarantined: string | null
    readability: string
  },
) => saveReadingSql.count(client, accountId, read.id, read.documentType, read.notes, read.quarantined, read.readability)

const saveLinkedSql = statement(
  'save-linked',
  `update documents set updated_at = now(), wanted = '{}', next_read_at = null, attempts = 0, lease_until = null
   where account_id = $1 and id = $2`,
)

/** Saves a document that was not read again: only its links are new. */
export const saveLinked = (client: PoolClient, accountId: string, id: string) =>
  saveLinkedSql.count(client, accountId, id)

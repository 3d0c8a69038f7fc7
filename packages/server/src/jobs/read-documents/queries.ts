import type { PoolClient } from 'pg'
import type { Step } from '../../domain/documents/queries.ts'

export interface DueDocument {
  account_id: string
  id: string
  lease_token: number
  attempts: number
  wanted: Step[]
  blob_id: string
  file_name: string
  file_content_type: string | null
  document_type_manual: string | null
}

/** Where its bytes lie. */
export const findKey = async (
  client: { query: PoolClient['query'] },
  accountId: string,
  blobId: string,
): Promise<string> => {
  const { rows } = await client.query<{ key: string }>({
    name: 'find-key-of-blob',
    text: 'select key from blobs where account_id = $1 and id = $2',
    values: [accountId, blobId],
  })
  return rows[0]!.key
}

export const saveReading = (
  client: PoolClient,
  accountId: string,
  read: { id: string; documentType: string | null; notes: string | null; quarantined: string | null },
) =>
  client.query({
    name: 'save-reading',
    text: `update documents set document_type = $3, classification_notes = $4, quarantined = $5, updated_at = now(),
             wanted = '{}', next_read_at = null, attempts = 0, lease_until = null
           where account_id = $1 and id = $2`,
    values: [accountId, read.id, read.documentType, read.notes, read.quarantined],
  })

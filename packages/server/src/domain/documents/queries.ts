import type { Pool, PoolClient } from 'pg'

type Client = Pool | PoolClient

/** What can be wanted of a reading. */
export type Step = 'classify' | 'extract' | 'link'

/** A document as it is served. */
export interface ServedDocument {
  id: string
  account_id: string
  name: string
  /** Null until it is known. */
  document_type: string | null
  document_type_manual: string | null
  classification_notes: string | null
  source: 'upload' | 'api' | 'email' | 'split_document'
  file_name: string
  file_content_type: string | null
  file_size_bytes: number
  created_at: Date
  updated_at: Date
  user_id: string | null
  email_submission_id: string | null
  representation_id: string | null
  shipment_ids: string[]
  container_ids: string[]
}

/** In the order of the ids. */
export const findDocuments = async (
  client: Client,
  accountId: string,
  ids: readonly string[],
): Promise<ServedDocument[]> => {
  if (ids.length === 0) return []
  const { rows } = await client.query<ServedDocument>({
    name: 'find-documents',
    text: `select d.id, d.account_id, d.name, d.document_type, d.document_type_manual, d.classification_notes, d.source,
             d.file_name, d.file_content_type, d.file_size_bytes, d.created_at, d.updated_at, d.user_id,
             d.email_submission_id,
             (select r.id from document_representations r where r.account_id = $1 and r.document_id = d.id
                order by r.created_at desc, r.id desc limit 1) as representation_id,
             array(select distinct l.shipment_id from document_links l
                     where l.account_id = $1 and l.document_id = d.id order by 1) as shipment_ids,
             array(select distinct l.container_id from document_links l where l.account_id = $1 and l.document_id = d.id
                     and l.container_id is not null order by 1) as container_ids
           from documents d where d.account_id = $1 and d.id = any($2::uuid[]) and d.discarded_at is null
           order by array_position($2::uuid[], d.id)`,
    values: [accountId, ids],
  })
  return rows
}

/** What changes of a document, as it stands in its row. */
export interface HeldDocument {
  id: string
  name: string
  document_type: string | null
  document_type_manual: string | null
  classification_notes: string | null
  extracted_data_manual: Record<string, unknown> | null
  file_size_bytes: number
  /** Degrees by which its image is still to be turned. */
  rotation: number
  wanted: Step[]
}

/** A document that nobody else changes until the commit; none when it was deleted. */
export const holdDocument = async (
  client: PoolClient,
  accountId: string,
  id: string,
): Promise<HeldDocument | undefined> => {
  const { rows } = await client.query<HeldDocument>({
    name: 'hold-document',
    text: `select id, name, document_type, document_type_manual, classification_notes, extracted_data_manual,
             file_size_bytes, rotation, wanted
           from documents where account_id = $1 and id = $2 and discarded_at is null for update`,
    values: [accountId, id],
  })
  return rows[0]
}

/** What a person says of it. */
export const saveManual = (
  client: PoolClient,
  accountId: string,
  document: Pick<HeldDocument, 'id' | 'document_type_manual' | 'extracted_data_manual'>,
) =>
  client.query({
    name: 'save-manual-of-document',
    text: `update documents set document_type_manual = $3, extracted_data_manual = $4, updated_at = now()
           where account_id = $1 and id = $2`,
    values: [accountId, document.id, document.document_type_manual, document.extracted_data_manual],
  })

/** To be read at once, and not by a reading that began before: what that one holds has another token. */
export const wantReading = (client: PoolClient, accountId: string, id: string, wanted: readonly Step[]) =>
  client.query({
    name: 'want-reading',
    text: `update documents set wanted = $3, next_read_at = now(), attempts = 0, lease_token = lease_token + 1,
             lease_until = null
           where account_id = $1 and id = $2`,
    values: [accountId, id, wanted],
  })

/** By how much it is to be turned in all; in a full turn there is nothing to be done. */
export const wantTurning = (client: PoolClient, accountId: string, id: string, rotation: number) =>
  client.query({
    name: 'want-turning',
    text: `update documents set rotation = $3::smallint, attempts = 0, lease_token = lease_token + 1, lease_until = null,
             next_read_at = case when $3::smallint = 0 and wanted = '{}' then null else now() end
           where account_id = $1 and id = $2`,
    values: [accountId, id, rotation],
  })

/** Its row stays; nothing reads it any more, and its file goes after a while. */
export const discardDocument = (client: PoolClient, accountId: string, id: string) =>
  client.query({
    name: 'discard-document',
    text: `with discarded as (
             update documents set discarded_at = now(), updated_at = now(), next_read_at = null,
               lease_token = lease_token + 1, lease_until = null
             where account_id = $1 and id = $2 returning blob_id)
           update blobs b set unwanted_at = now() from discarded d where b.account_id = $1 and b.id = d.blob_id`,
    values: [accountId, id],
  })

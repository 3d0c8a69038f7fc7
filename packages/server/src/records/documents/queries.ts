import type { PoolClient } from 'pg'
import { type Client, type RowOf, statement } from '../../db/statement.ts'

/** The steps that a reading of a document can be asked to do. */
export type Step = 'classify' | 'extract' | 'link' | 'learn'

/** A document as it is served. */
export type ServedDocument = RowOf<'find-documents'>

const findDocumentsSql = statement(
  'find-documents',
  `select d.id, d.account_id, d.name, d.document_type, d.document_type_manual, d.classification_notes, d.readability,
     d.source,
     d.file_name, d.file_content_type, d.file_size_bytes, d.created_at, d.updated_at, d.user_id,
     d.email_submission_id, d.split_from, d.first_page, d.last_page,
     (select r.id from document_representations r where r.account_id = $1 and r.document_id = d.id
        order by r.created_at desc, r.id desc limit 1) as representation_id,
     array(select distinct l.shipment_id from document_links l
             where l.account_id = $1 and l.document_id = d.id order by 1) as shipment_ids,
     array(select distinct l.container_id from document_links l where l.account_id = $1 and l.document_id = d.id
             and l.container_id is not null order by 1) as container_ids,
     (select coalesce(json_agg(json_build_object('shipment_id', l.shipment_id, 'container_id', l.container_id,
          'kind', l.because ->> 'kind', 'number', l.because ->> 'number', 'page', (l.because ->> 'page')::integer,
          'strength', coalesce(l.because ->> 'strength', 'number')) order by l.created_at, l.id), '[]')
        from document_links l where l.account_id = $1 and l.document_id = d.id) as links,
     (select coalesce(json_agg(json_build_object('document_id', p.id, 'first_page', p.first_page, 'last_page', p.last_page)
          order by p.first_page), '[]')
        from documents p where p.account_id = $1 and p.split_from = d.id and p.discarded_at is null) as parts
   from documents d where d.account_id = $1 and d.id = any($2::uuid[]) and d.discarded_at is null
   order by array_position($2::uuid[], d.id)`,
  { notNull: ['shipment_ids', 'container_ids', 'links', 'parts'] },
)

/** Returns documents in the order of the ids. */
export const findDocuments = async (
  client: Client,
  accountId: string,
  ids: readonly string[],
): Promise<ServedDocument[]> => {
  if (ids.length === 0) return []
  return findDocumentsSql.rows(client, accountId, ids)
}

/** The columns of a document that can change. */
export type HeldDocument = RowOf<'hold-document'>

const holdDocumentSql = statement(
  'hold-document',
  `select id, name, document_type, document_type_manual, classification_notes, extracted_data_manual,
     file_size_bytes, rotation, wanted, user_id, email_submission_id
   from documents where account_id = $1 and id = $2 and discarded_at is null for update`,
)

/** A document, locked until the commit; undefined if it was deleted. */
export const holdDocument = async (
  client: PoolClient,
  accountId: string,
  id: string,
): Promise<HeldDocument | undefined> => holdDocumentSql.first(client, accountId, id)

const saveManualOfDocumentSql = statement(
  'save-manual-of-document',
  `update documents set document_type_manual = $3, extracted_data_manual = $4, updated_at = now()
   where account_id = $1 and id = $2`,
)

/** Saves what a person says about a document. */
export const saveManual = (
  client: PoolClient,
  accountId: string,
  document: Pick<HeldDocument, 'id' | 'document_type_manual' | 'extracted_data_manual'>,
) =>
  saveManualOfDocumentSql.count(
    client,
    accountId,
    document.id,
    document.document_type_manual,
    document.extracted_data_manual && JSON.stringify(document.extracted_data_manual),
  )

const wantReadingSql = statement(
  'want-reading',
  `update documents set wanted = $3, next_read_at = now(), attempts = 0, lease_token = lease_token + 1,
     lease_until = null
   where account_id = $1 and id = $2`,
)

/**
 * Has a document read at once. A reading that has begun already is discarded, because its fencing token is no longer
 * valid.
 */
export const wantReading = (client: PoolClient, accountId: string, id: string, wanted: readonly Step[]) =>
  wantReadingSql.count(client, accountId, id, wanted)

const wantTurningSql = statement(
  'want-turning',
  `update documents set rotation = $3::smallint, attempts = 0, lease_token = lease_token + 1, lease_until = null,
     next_read_at = case when $3::smallint = 0 and wanted = '{}' then null else now() end
   where account_id = $1 and id = $2`,
)

/** Sets by how much a document is to be turned in total; after a full turn there is nothing to do. */
export const wantTurning = (client: PoolClient, accountId: string, id: string, rotation: number) =>
  wantTurningSql.count(client, accountId, id, rotation)

const discardDocumentSql = statement(
  'discard-document',
  `with discarded as (
     update documents set discarded_at = now(), updated_at = now(), next_read_at = null,
       lease_token = lease_token + 1, lease_until = null
     where account_id = $1 and id = $2 returning blob_id)
   update blobs b set unwanted_at = now() from discarded d where b.account_id = $1 and b.id = d.blob_id`,
)

/** Discards a document. Its row stays, but nothing reads it any more, and its file is removed after a while. */
export const discardDocument = (client: PoolClient, accountId: string, id: string) =>
  discardDocumentSql.count(client, accountId, id)

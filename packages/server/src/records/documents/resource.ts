import type { Schemas } from '@boxtrail/contracts'
import { linkage, linkages, wireTime } from '@boxtrail/protocol/answer/json-api'
import type { ServedDocument } from './queries.ts'

/** The type that a person gave a document takes precedence over the one that was read. */
export const typeOf = (of: Pick<ServedDocument, 'document_type' | 'document_type_manual'>): string | null =>
  of.document_type_manual ?? of.document_type

type Meta = NonNullable<Schemas['Document']['meta']>

export const documentResource = (row: ServedDocument): Schemas['Document'] => ({
  id: row.id,
  type: 'document',
  attributes: {
    id: row.id,
    name: row.name,
    document_type: row.document_type,
    document_type_manual: row.document_type_manual,
    document_type_effective: typeOf(row),
    readability: row.readability,
    classification_notes: row.classification_notes,
    source: row.source,
    file_name: row.file_name,
    file_content_type: row.file_content_type,
    file_size_bytes: row.file_size_bytes,
    created_at: wireTime(row.created_at),
    updated_at: wireTime(row.updated_at),
  },
  relationships: {
    account: { data: { type: 'account', id: row.account_id } },
    user: { data: linkage('user', row.user_id) },
    email_submission: { data: linkage('email_submission', row.email_submission_id) },
    last_document_representation: { data: linkage('document_representation', row.representation_id) },
    shipments: { data: linkages('shipment', row.shipment_ids) },
    cargos: { data: linkages('container', row.container_ids) },
  },
  meta: {
    links: row.links as Meta['links'],
    split_from:
      row.split_from === null
        ? null
        : { document_id: row.split_from, first_page: row.first_page!, last_page: row.last_page! },
    parts: row.parts as Meta['parts'],
  },
  links: { self: `/v2/documents/${row.id}`, download: `/v2/documents/${row.id}/download_url` },
})

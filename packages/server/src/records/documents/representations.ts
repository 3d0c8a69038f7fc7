import type { Schemas } from '@boxtrail/contracts'
import type { Extraction } from '@boxtrail/document-reading/reading'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import type { PoolClient } from 'pg'
import { type Client, type RowOf, statement } from '../../db/statement.ts'

export type RepresentationRow = RowOf<'find-last-representations'>

/** The payload includes what a person wrote over it; fields that they decided are no longer proposed. */
const columns = `r.id, r.schema_version, r.payload || coalesce(d.extracted_data_manual, '{}') as payload,
  r.proposed - array(select jsonb_object_keys(coalesce(d.extracted_data_manual, '{}'))) as proposed,
  coalesce(d.extracted_data_manual, '{}') as manual, r.left_out, r.created_at, greatest(r.updated_at, d.updated_at) as updated_at`

const computed = { notNull: ['payload', 'proposed', 'manual', 'updated_at'] } as const

const findLastRepresentationsSql = statement(
  'find-last-representations',
  `select ${columns}
   from documents d cross join lateral (
     select * from document_representations r where r.account_id = d.account_id and r.document_id = d.id
     order by r.created_at desc, r.id desc limit 1) r
   where d.account_id = $1 and d.id = any($2::uuid[]) and d.discarded_at is null`,
  computed,
)

/** What was last read from each document. */
export const findRepresentations = async (
  client: Client,
  accountId: string,
  documentIds: readonly string[],
): Promise<RepresentationRow[]> => {
  if (documentIds.length === 0) return []
  return findLastRepresentationsSql.rows(client, accountId, documentIds)
}

const findRepresentationsByIdSql = statement(
  'find-representations-by-id',
  `select ${columns}
   from document_representations r join documents d on d.account_id = r.account_id and d.id = r.document_id
   where r.account_id = $1 and r.id = any($2::uuid[]) and d.discarded_at is null`,
  computed,
)

export const findRepresentationsById = (
  client: Client,
  accountId: string,
  ids: readonly string[],
): Promise<RepresentationRow[]> => findRepresentationsByIdSql.rows(client, accountId, ids)

const insertRepresentationSql = statement(
  'insert-representation',
  `insert into document_representations (account_id, id, document_id, document_type, schema_version, payload,
     proposed, left_out)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

export const insertRepresentation = (
  client: PoolClient,
  accountId: string,
  read: { id: string; documentId: string; documentType: string } & Extraction,
) =>
  insertRepresentationSql.count(
    client,
    accountId,
    read.id,
    read.documentId,
    read.documentType,
    read.schemaVersion,
    JSON.stringify(read.payload),
    JSON.stringify(read.proposed),
    JSON.stringify(read.leftOut),
  )

export const representationResource = (row: RepresentationRow): Schemas['DocumentRepresentation'] => ({
  id: row.id,
  type: 'document_representation',
  attributes: {
    schema_version: row.schema_version,
    payload: row.payload as Record<string, unknown>,
    created_at: wireTime(row.created_at),
    updated_at: wireTime(row.updated_at),
  },
  meta: {
    proposed: row.proposed as Record<string, unknown>,
    left_out: row.left_out,
    manual: row.manual as Record<string, unknown>,
  },
})

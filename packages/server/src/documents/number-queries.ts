import type { Identifier } from '@boxtrail/document-reading/reading'
import type { PoolClient } from 'pg'
import { statement } from '../db/statement.ts'

const deleteNumbersOfDocumentSql = statement(
  'delete-numbers-of-document',
  'delete from document_numbers where account_id = $1 and document_id = $2',
)

const insertNumbersOfDocumentSql = statement(
  'insert-numbers-of-document',
  `insert into document_numbers (account_id, document_id, kind, value, page, span)
   select $1, $2, n.kind, n.value, n.page, n.span
   from json_to_recordset($3) as n(kind text, value text, page integer, span integer[])`,
)

/** Replaces the numbers that a document names with those of a new reading. */
export const replaceNumbers = async (
  client: PoolClient,
  accountId: string,
  documentId: string,
  numbers: readonly Identifier[],
): Promise<void> => {
  await deleteNumbersOfDocumentSql.count(client, accountId, documentId)
  const rows = numbers.map(({ span, ...one }) => ({ ...one, span: `{${span.join(',')}}` }))
  await insertNumbersOfDocumentSql.count(client, accountId, documentId, JSON.stringify(rows))
}

const findNumbersOfDocumentSql = statement(
  'find-numbers-of-document',
  'select kind, value, page, span from document_numbers where account_id = $1 and document_id = $2 order by page, span',
)

export const findNumbers = async (client: PoolClient, accountId: string, documentId: string): Promise<Identifier[]> => {
  const rows = await findNumbersOfDocumentSql.rows(client, accountId, documentId)
  return rows.map(({ kind, value, page, span }) => ({ kind, value, page, span: [span[0]!, span[1]!] }))
}

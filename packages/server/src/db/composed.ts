import type { QueryResultRow } from 'pg'
import type { Client } from './statement.ts'

/**
 * Runs a statement whose text depends on the request, such as the filters of a list. Its row type is written by hand;
 * everything else is declared with `statement`, which gets its types from the database.
 */
export const composedRows = async <Row extends QueryResultRow>(
  client: Client,
  statement: { text: string; values: unknown[] },
): Promise<Row[]> => (await client.query<Row>(statement)).rows

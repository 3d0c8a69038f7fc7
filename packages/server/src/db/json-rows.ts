import type { Pool, PoolClient } from 'pg'

/**
 * Rows that are only served come as JSON texts. A container with its shipment has a hundred columns; to describe, send
 * and parse each by itself costs this process half as much again as one text that the JSON parser reads.
 */
export const jsonRows = async <Row>(
  client: Pool | PoolClient,
  statement: { name: string; text: string; values: readonly unknown[] },
): Promise<Row[]> => {
  const { rows } = await client.query<{ row: Row }>({ ...statement, values: [...statement.values] })
  return rows.map(({ row }) => row)
}

/** The same rows, each as one JSON text. */
export const asJson = (select: string): string => `select row_to_json(r) as row from (${select}) r`

import { type Client, type RowOf, statement } from '../../db/statement.ts'

const findStoredProvenanceSql = statement(
  'find-stored-provenance',
  'select fields from provenance where account_id = $1 and resource_type = $2 and resource_id = $3',
)

/** For each column of a record, the claim that set it when it was written, and those that it outranked. */
export const findStoredProvenance = async (
  client: Client,
  accountId: string,
  type: 'container' | 'shipment',
  id: string,
) => ((await findStoredProvenanceSql.first(client, accountId, type, id))?.fields ?? {}) as Record<string, string[]>

const findReceiptsSql = statement(
  'find-receipts',
  `select id, received_at, recorded_at, adapter, adapter_version from reports
   where id = any($1::uuid[]) and check_id = any($2::uuid[])`,
)

/** When a report was received, and which adapter read it. */
export type Receipt = RowOf<'find-receipts'>

/** The receipts of reports that claims about the caller's own records name. */
export const findReceipts = async (
  client: Client,
  reports: readonly { id: string; checkId: string }[],
): Promise<Map<string, Receipt>> => {
  if (reports.length === 0) return new Map()
  const ids = new Set(reports.map(({ id }) => id))
  const checkIds = new Set(reports.map(({ checkId }) => checkId))
  const rows = await findReceiptsSql.rows(client, [...ids], [...checkIds])
  return new Map(rows.map((row) => [row.id, row]))
}

import type { Client } from '../../db/statement.ts'
import { type ChangesAround, findChangesAround } from './queries.ts'
import type { StoredRecords } from './stored-records.ts'

/** What no source reports, in columns of the two records: the account's own data, and whether it is tracked. */
const ownColumns = [
  'ref_numbers',
  'tags',
  'customer_id',
  'delivered_at',
  'line_tracking_stopped_at',
  'line_tracking_stopped_reason',
] as const

/** The records with the account's own data as they were at a moment, and when each last changed until then. */
export const withOwnValuesAt = async (
  client: Client,
  accountId: string,
  { shipment, containers }: StoredRecords,
  ms: number,
): Promise<StoredRecords> => {
  const ids = [shipment, ...containers].map(({ id }) => id)
  const around = await findChangesAround(client, accountId, ids, new Date(ms), ownColumns)
  return {
    shipment: valuesThen(shipment, around.get(shipment.id)),
    containers: containers.map((row) => valuesThen(row, around.get(row.id))),
  }
}

const STOPPER = 'line_tracking_stopped_by_user_id'

const valuesThen = <Row extends { created_at: unknown; updated_at: unknown }>(
  row: Row,
  changes: ChangesAround | undefined,
): Row => {
  const then: Record<string, unknown> = { ...row, updated_at: changes?.lastBefore?.toISOString() ?? row.created_at }
  // The last change that is undone is the first one after the moment.
  for (const changeset of changes?.later.toReversed() ?? [])
    for (const column of ownColumns) if (column in changeset && column in row) then[column] = changeset[column]![0]
  // Who stopped the tracking is not in the log: of another stop it is not known.
  if (STOPPER in row && then.line_tracking_stopped_at !== (row as Record<string, unknown>).line_tracking_stopped_at)
    then[STOPPER] = null
  return then as Row
}

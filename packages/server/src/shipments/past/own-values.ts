import type { Client } from '../../db/statement.ts'
import { findStopper } from '../../tracking/journeys/interruption-queries.ts'
import { findOwnChangesSince, ownColumns } from './queries.ts'
import { findPartyNameAt } from './rules-queries.ts'
import type { StoredRecords } from './stored-records.ts'

type Changeset = Record<string, [unknown, unknown]>

/** The records with the account's own data as they were at a moment. */
export const withOwnValuesAt = async (
  client: Client,
  accountId: string,
  { shipment, containers }: StoredRecords,
  ms: number,
): Promise<StoredRecords> => {
  const ids = [shipment, ...containers].map(({ id }) => id)
  const since = await findOwnChangesSince(client, accountId, ids, new Date(ms))
  const changes = Map.groupBy(since, ({ resource_id }) => resource_id)
  const then = <Row extends { id: string }>(row: Row): Row =>
    valuesBefore(
      row,
      (changes.get(row.id) ?? []).map(({ changeset }) => changeset as Changeset),
    )
  const known = then(shipment)
  const { customer_id: customer } = known
  // A container that is read alone does not serve the customer's name.
  if (customer !== null && shipment.customer_name !== null)
    known.customer_name = await findPartyNameAt(client, accountId, customer, new Date(ms))
  const { line_tracking_stopped_at: stoppedAt } = known
  if (stoppedAt !== shipment.line_tracking_stopped_at)
    known[STOPPER] = stoppedAt && (await findStopper(client, accountId, known.journey_id, String(stoppedAt)))
  return { shipment: known, containers: containers.map(then) }
}

/** The log does not have this column; for earlier stops, it was noted when tracking was resumed. */
const STOPPER = 'line_tracking_stopped_by_user_id'

/** Undoes changes, given latest first, so that the value before the first change after the moment remains. */
const valuesBefore = <Row extends object>(row: Row, changes: readonly Changeset[]): Row => {
  const then = { ...row } as Record<string, unknown>
  for (const changeset of changes)
    for (const column of ownColumns) if (column in changeset && column in row) then[column] = changeset[column]![0]
  return then as Row
}

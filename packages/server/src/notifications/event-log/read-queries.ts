import { composedRows } from '../../db/composed.ts'
import { Conditions } from '../../db/lists/conditions.ts'
import { type Client, statement } from '../../db/statement.ts'
import type { ChangesRow } from '../../schema/rows.ts'

export type ChangeRow = Omit<ChangesRow, 'account_id'>

export interface Wanted {
  events?: readonly string[] | undefined
  resourceTypes?: readonly string[] | undefined
  resourceId?: string | undefined
  shipmentId?: string | undefined
  containerId?: string | undefined
}

const lastSequenceSql = statement('last-sequence', 'select last_sequence from ledgers where account_id = $1')

/**
 * The newest number of an account's log. All numbers up to it are committed, because they are allocated under the lock
 * of this row.
 */
export const lastSequence = async (client: Client, accountId: string): Promise<number> => {
  const rows = await lastSequenceSql.rows(client, accountId)
  return rows[0]!.last_sequence
}

const conditionsOf = (accountId: string, wanted: Wanted): Conditions => {
  const conditions = new Conditions('account_id', accountId)
  const { events, resourceTypes, resourceId, shipmentId, containerId } = wanted
  if (events) conditions.add(events, (p) => `event = any(${p}::text[])`)
  if (resourceTypes) conditions.add(resourceTypes, (p) => `resource_type = any(${p}::text[])`)
  if (resourceId !== undefined) conditions.add(resourceId, (p) => `resource_id = ${p}`)
  if (shipmentId !== undefined) conditions.add(shipmentId, (p) => `shipment_id = ${p}`)
  if (containerId !== undefined) conditions.add(containerId, (p) => `container_id = ${p}`)
  return conditions
}

/** A range of the log, inclusive, restricted by the filter. */
export const findChanges = async (
  client: Client,
  accountId: string,
  { from, to }: { from: number; to: number },
  wanted: Wanted,
  limit: number,
): Promise<ChangeRow[]> => {
  const conditions = conditionsOf(accountId, wanted)
  conditions.add(from, (p) => `sequence >= ${p}`)
  conditions.add(to, (p) => `sequence <= ${p}`)
  return composedRows<ChangeRow>(
    client,
    conditions.statement(
      `select sequence, id, resource_type, resource_id, shipment_id, container_id, event, changeset, occurred_at
       from changes where ${conditions.where} order by sequence limit ${conditions.bind(limit)}`,
    ),
  )
}

/** How many events match the filter, of the newest `among`: a filter without matches must not read a whole log. */
export const countChanges = async (
  client: Client,
  accountId: string,
  wanted: Wanted,
  { last, among }: { last: number; among: number },
): Promise<number> => {
  const conditions = conditionsOf(accountId, wanted)
  conditions.add(last - among, (p) => `sequence > ${p}`)
  const [row] = await composedRows<{ total: number }>(
    client,
    conditions.statement(`select count(*)::int as total from changes where ${conditions.where}`),
  )
  return row!.total
}

import type { Outcomes } from '@boxtrail/protocol/batches/record-batch'
import type { Call } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { appendToLog, changesetOf } from '../notifications/event-log/append.ts'
import { listContainersOf, listShipments } from '../records/listed/queries.ts'
import { indexShipments } from '../records/search/entries.ts'
import { lockShipments, type OwnData, saveOwnData } from '../records/shipments/queries.ts'
import { changedRows } from './own-changes.ts'

/** Changes the account's own data about shipments. Duplicates are kept once. */
export const changeOwnData = (
  call: Call,
  ids: readonly string[],
  change: (before: OwnData) => Partial<OwnData>,
): Promise<Outcomes> =>
  transaction(call.pool, async (client) => {
    const { accountId } = call
    const locked = await lockShipments(client, accountId, ids)
    const { outcomes, changed } = changedRows(locked, ({ ref_numbers, tags }) => {
      const before = { ref_numbers, tags }
      const after = { ...before, ...change(before) }
      return { before, after: { ref_numbers: [...new Set(after.ref_numbers)], tags: [...new Set(after.tags)] } }
    })
    if (changed.length === 0) return outcomes
    await saveOwnData(
      client,
      accountId,
      changed.map(({ id, after }) => ({ id, ...after })),
    )
    const keys = changed.map(({ id }) => ({ account_id: accountId, id }))
    await listShipments(client, keys)
    if (changed.some(({ before, after }) => 'tags' in changesetOf(before, after))) await listContainersOf(client, keys)
    await indexShipments(client, keys)
    await appendToLog(client, call, {
      changes: changed.map(({ id, before, after }) => ({
        resource_type: 'shipment',
        resource_id: id,
        shipment_id: id,
        container_id: null,
        event: 'shipment.updated',
        changeset: changesetOf(before, after),
        data_source: 'user_input',
      })),
    })
    return outcomes
  })

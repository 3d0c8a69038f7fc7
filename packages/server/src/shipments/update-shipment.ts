import type { Body } from '@boxtrail/contracts/zod'
import { notFound } from '@boxtrail/protocol/errors'
import type { Call } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { appendToLog, changesetOf } from '../notifications/event-log/append.ts'
import { listShipments } from '../records/listed/queries.ts'
import { indexShipments } from '../records/search/entries.ts'
import { lockShipment, saveOwnData } from '../records/shipments/queries.ts'

/** Changes the account's own data about a shipment. Duplicates are kept once. */
export const changeOwnData = (call: Call, id: string, { data }: Body<'updateShipment'>): Promise<void> =>
  transaction(call.pool, async (client) => {
    const locked = await lockShipment(client, call.accountId, id)
    if (!locked) throw notFound()
    const { ref_numbers = locked.ref_numbers, tags = locked.tags } = data.attributes
    const after = { ref_numbers: [...new Set(ref_numbers)], tags: [...new Set(tags)] }
    const changeset = changesetOf({ ref_numbers: locked.ref_numbers, tags: locked.tags }, after)
    if (Object.keys(changeset).length === 0) return
    await saveOwnData(client, call.accountId, { id, ...after })
    await listShipments(client, [{ account_id: call.accountId, id }])
    await indexShipments(client, [{ account_id: call.accountId, id }])
    const change = { resource_type: 'shipment' as const, resource_id: id, shipment_id: id, container_id: null }
    await appendToLog(client, call, {
      changes: [{ ...change, event: 'shipment.updated', changeset, data_source: 'user_input' }],
    })
  })

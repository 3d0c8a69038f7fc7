import type { Body } from '@boxtrail/contracts/zod'
import { notFound } from '@boxtrail/protocol/errors'
import type { Call } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { appendToLog, changesetOf } from '../notifications/event-log/append.ts'
import { indexRequests } from '../records/search/entries.ts'
import { lockRequest, saveRequestRefNumbers } from '../records/tracking-requests/queries.ts'

/** Changes the reference numbers of a request. Older clients send a single one, which then replaces the list. */
export const changeRefNumbers = (call: Call, id: string, { data }: Body<'updateTrackingRequest'>): Promise<void> =>
  transaction(call.pool, async (client) => {
    const locked = await lockRequest(client, call.accountId, id)
    if (!locked) throw notFound()
    const { ref_number, ref_numbers } = data.attributes
    const given = [...(ref_numbers ?? []), ...(ref_number === undefined ? [] : [ref_number])]
    const isGiven = ref_number !== undefined || ref_numbers !== undefined
    const after = { ref_numbers: isGiven ? [...new Set(given)] : locked.ref_numbers }
    const changeset = changesetOf({ ref_numbers: locked.ref_numbers }, after)
    if (Object.keys(changeset).length === 0) return
    await saveRequestRefNumbers(client, call.accountId, id, after.ref_numbers)
    await indexRequests(client, [locked])
    const change = { resource_type: 'tracking_request' as const, resource_id: id, shipment_id: locked.shipment_id }
    await appendToLog(client, call, { changes: [{ ...change, container_id: null, event: null, changeset }] })
  })

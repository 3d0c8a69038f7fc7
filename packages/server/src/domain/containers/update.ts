import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { notFound } from '../../errors.ts'
import { appendToLog, changesetOf } from '../changes/append.ts'
import { rowsOfContainer } from '../changes/told-rows.ts'
import { holdContainer, saveRefNumbers } from './queries.ts'

/** Changes the account's own numbers of a container; what is given twice is kept once. */
export const changeRefNumbers = (call: Call, id: string, refNumbers: readonly string[] | undefined): Promise<void> =>
  transaction(call.pool, async (client) => {
    const { accountId } = call
    const held = await holdContainer(client, accountId, id)
    if (!held) throw notFound()
    const ref_numbers = [...new Set(refNumbers ?? held.ref_numbers)]
    const changeset = changesetOf({ ref_numbers: held.ref_numbers }, { ref_numbers })
    if (Object.keys(changeset).length === 0) return
    await saveRefNumbers(client, accountId, id, ref_numbers)
    // A change of any served attribute is told (design 10.3).
    const change = { resource_type: 'container' as const, resource_id: id, shipment_id: held.shipment_id }
    await appendToLog(client, call, {
      changes: [{ ...change, container_id: id, event: 'container.updated', changeset }],
      rows: () => rowsOfContainer(client, accountId, id),
    })
  })

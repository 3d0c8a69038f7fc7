import { formatInstant } from '@boxtrail/engine/time'
import type { Outcomes } from '@boxtrail/protocol/batches/record-batch'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { appendToLog, changesetOf } from '../../notifications/event-log/append.ts'
import { findShipmentsOfContainers, lockContainers, saveOwnFields } from '../../records/containers/queries.ts'
import { listContainers } from '../../records/listed/queries.ts'
import { indexContainers } from '../../records/search/entries.ts'
import { interruptJourneys } from '../../tracking/journeys/queries.ts'
import { changedRows } from '../own-changes.ts'

interface OwnChange {
  refNumbers?: (before: readonly string[]) => readonly string[]
  /** In wire form; null withdraws it. */
  deliveredAt?: string | null
}

/** Changes the customer's own data about containers: their reference numbers, each kept once, and their delivery. */
export const changeOwnFields = (
  call: Call,
  ids: readonly string[],
  { refNumbers = (before) => before, deliveredAt }: OwnChange,
): Promise<Outcomes> =>
  transaction(call.pool, async (client) => {
    const { accountId } = call
    // A delivery changes the journey, from which the container's fields are computed. Journeys are locked before rows.
    if (deliveredAt !== undefined) {
      const shipments = await findShipmentsOfContainers(client, accountId, ids)
      const journeys = shipments.map(({ journey_id }) => journey_id)
      await interruptJourneys(client, accountId, journeys)
    }
    const locked = await lockContainers(client, accountId, ids)
    const { outcomes, changed } = changedRows(locked, ({ ref_numbers, delivered_at }) => {
      const before = { ref_numbers, delivered_at: wire(delivered_at) }
      const after = {
        ref_numbers: [...new Set(refNumbers(ref_numbers))],
        delivered_at: deliveredAt === undefined ? before.delivered_at : wire(deliveredAt),
      }
      return { before, after }
    })
    if (changed.length === 0) return outcomes
    await saveOwnFields(
      client,
      accountId,
      changed.map(({ id, after }) => ({ id, ...after })),
    )
    const keys = changed.map(({ id, row }) => ({ account_id: accountId, id, shipment_id: row.shipment_id }))
    await listContainers(client, keys)
    const isRenumbered = changed.some(({ before, after }) => 'ref_numbers' in changesetOf(before, after))
    if (isRenumbered) await indexContainers(client, keys)
    await appendToLog(client, call, {
      // A change of any served attribute is notified (apps/docs/wire.md#containerupdated).
      changes: changed.map(({ id, row, before, after }) => ({
        resource_type: 'container',
        resource_id: id,
        shipment_id: row.shipment_id,
        container_id: id,
        event: 'container.updated',
        changeset: changesetOf(before, after),
        data_source: 'user_input',
      })),
    })
    return outcomes
  })

const wire = (time: Date | string | null): string | null =>
  time === null ? null : formatInstant(new Date(time).getTime())

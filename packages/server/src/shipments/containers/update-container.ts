import { formatInstant } from '@boxtrail/engine/time'
import { notFound } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { appendToLog, changesetOf } from '../../notifications/event-log/append.ts'
import {
  findJourneyOfContainer,
  lockContainer,
  type OwnFields,
  saveOwnFields,
} from '../../records/containers/queries.ts'
import { listContainers } from '../../records/listed/queries.ts'
import { indexContainers } from '../../records/search/entries.ts'
import { interruptJourneys } from '../../tracking/journeys/queries.ts'

/** Changes the customer's own data about a container: its reference numbers, each kept once, and its delivery. */
export const changeOwnFields = (call: Call, id: string, given: Partial<OwnFields>): Promise<void> =>
  transaction(call.pool, async (client) => {
    const { accountId } = call
    const journeyId = await findJourneyOfContainer(client, accountId, id)
    if (journeyId === undefined) throw notFound()
    // A delivery changes the journey, from which the container's fields follow. Journeys are locked before rows.
    if (given.delivered_at !== undefined) await interruptJourneys(client, accountId, [journeyId])
    const locked = await lockContainer(client, accountId, id)
    if (!locked) throw notFound()
    const before = { ref_numbers: locked.ref_numbers, delivered_at: wire(locked.delivered_at) }
    const after = {
      ref_numbers: [...new Set(given.ref_numbers ?? locked.ref_numbers)],
      delivered_at: given.delivered_at === undefined ? before.delivered_at : wire(given.delivered_at),
    }
    const changeset = changesetOf(before, after)
    if (Object.keys(changeset).length === 0) return
    await saveOwnFields(client, accountId, id, after)
    const container = { account_id: accountId, id, shipment_id: locked.shipment_id }
    await listContainers(client, [container])
    if ('ref_numbers' in changeset) await indexContainers(client, [container])
    // A change of any served attribute is notified (apps/docs/wire.md#containerupdated).
    const change = { resource_type: 'container' as const, resource_id: id, shipment_id: locked.shipment_id }
    await appendToLog(client, call, {
      changes: [{ ...change, container_id: id, event: 'container.updated', changeset, data_source: 'user_input' }],
    })
  })

const wire = (time: Date | string | null): string | null =>
  time === null ? null : formatInstant(new Date(time).getTime())

import type { PoolClient } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import {
  insertChanges,
  insertNotifications,
  type LedgerEntry,
  type LoggedChange,
  takeSequences,
} from '../../domain/changes/queries.ts'
import type { Notifier, RenderedNotification, ToldRows } from '../../domain/webhooks/notifier.ts'
import type { Change } from '../../tracking/diff/types.ts'
import { formatInstant } from '../../tracking/time.ts'
import type { Advance } from './advance.ts'
import { containerRow, requestRow, shipmentRow } from './rows.ts'

/**
 * Appends the changes of a batch to the logs of their accounts, and the notifications that they give. The ledger row is
 * taken last before the commit: it orders an account's transactions, so that its sequence has no gap.
 */
export const appendChanges = async (
  client: PoolClient,
  advances: readonly Advance[],
  notifier: Notifier,
): Promise<number> => {
  const told = advances.filter((one) => one.changes.length > 0)
  if (told.length === 0) return 0
  const accounts = [...new Set(told.map(({ loaded }) => loaded.journey.account_id))].sort()
  const webhooks = await notifier.webhooksOf(client, accounts)
  const totals = accounts.map((account_id) =>
    totalsOf(
      told.filter(({ loaded }) => loaded.journey.account_id === account_id),
      account_id,
    ),
  )
  const ledgers = await takeSequences(client, totals)
  const next = new Map(ledgers.map((row, index) => [row.account_id, row.last_sequence - totals[index]!.changes + 1]))
  const changes: LoggedChange[] = []
  const notifications: RenderedNotification[] = []
  for (const one of told) {
    const accountId = one.loaded.journey.account_id
    for (const change of one.changes) {
      const sequence = next.get(accountId)!
      next.set(accountId, sequence + 1)
      changes.push({ account_id: accountId, sequence, ...change, occurred_at: one.loaded.journey.now.toISOString() })
      if (change.event === null) continue
      const listening = (webhooks.get(accountId) ?? []).filter((webhook) => notifier.wants(webhook, change.event!))
      if (listening.length === 0) continue
      const rows = toldRows(one, change)
      const occurredAt = formatInstant(one.loaded.journey.now.getTime())
      for (const webhook of listening)
        notifications.push(notifier.render({ id: idv7(), accountId, webhook, change, sequence, occurredAt, rows }))
    }
  }
  await insertChanges(client, changes)
  await insertNotifications(client, notifications)
  return notifications.length
}

/** The rows as they stand after this transaction, without asking the database for what was just written. */
const toldRows = (one: Advance, change: Change): ToldRows => {
  const { difference, loaded } = one
  const ids = new Set([...loaded.stored.boxes.values()].map(({ row }) => row.id))
  for (const container of difference.containers) ids.add(container.id)
  for (const { id } of difference.removed) ids.delete(id)
  const transportEvent =
    change.resource_type === 'transport_event'
      ? difference.transportEvents.find((event) => event.id === change.resource_id)
      : undefined
  return {
    request: requestRow(one),
    shipment: shipmentRow(one),
    container: change.container_id === null ? null : containerRow(one, change.container_id),
    containerIds: [...ids],
    transportEvent: transportEvent ?? null,
    vessel: vesselRow(one, transportEvent?.vessel_id),
    ...(change.container_id === null ? {} : eventIds(one, change.container_id)),
    ...(change.resource_type === 'tracking_request'
      ? { containers: [...ids].flatMap((id) => containerRow(one, id) ?? []) }
      : {}),
  }
}

const vesselRow = ({ difference }: Advance, id: unknown) => {
  const vessel = typeof id === 'string' ? difference.vessels.get(id) : undefined
  return vessel ? { id: id as string, ...vessel } : null
}

/** The events of a box as they stand after this transaction: those that were there, then those that are new. */
const eventIds = ({ difference, loaded }: Advance, containerId: string) => {
  const box = [...loaded.stored.boxes.values()].find(({ row }) => row.id === containerId)
  const gone = new Set(difference.invalidated)
  const added = (rows: readonly (Record<string, unknown> & { id: string })[]) =>
    rows.filter((row) => row.container_id === containerId)
  const idsOf = (rows: readonly { id: string }[]) => [...new Set(rows.map(({ id }) => id))]
  return {
    transportEventIds: idsOf([...(box?.events ?? []), ...added(difference.transportEvents)]).filter(
      (id) => !gone.has(id),
    ),
    rawEventIds: idsOf([...(box?.rawEvents ?? []), ...added(difference.rawEvents)]),
  }
}

const totalsOf = (advances: readonly Advance[], account_id: string): LedgerEntry => ({
  account_id,
  changes: advances.reduce((sum, one) => sum + one.changes.length, 0),
  shipments: advances.filter(({ difference }) => difference.shipment?.isNew).length,
  containers: advances.reduce(
    (sum, { difference }) =>
      sum + difference.containers.filter(({ isNew }) => isNew).length - difference.removed.length,
    0,
  ),
  tracking_requests: 0,
})

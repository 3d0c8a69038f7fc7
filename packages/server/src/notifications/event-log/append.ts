import type { Change } from '@boxtrail/engine/diff/difference'
import { formatInstant } from '@boxtrail/engine/time'
import type { PoolClient } from 'pg'
import type { Call } from '../../context.ts'
import { idv7 } from '../../db/idv7.ts'
import type { ListeningWebhook } from '../../records/webhooks/queries.ts'
import { createNotifier } from '../rendering/create-notifier.ts'
import type { RenderScope } from '../rendering/data-source.ts'
import type { NotificationRows, Notifier, RenderedNotification } from '../rendering/notifier.ts'
import { currentRows } from './notification-rows.ts'
import { insertChanges, insertNotifications, type LedgerEntry, type LoggedChange, takeSequences } from './queries.ts'
import { findSandboxRecords } from './sandbox-records.ts'

/** What a transaction changed in one account. */
export interface LogEntry {
  accountId: string
  occurredAt: Date
  changes: readonly Change[]
  /** The increments of the totals of the account's unfiltered lists. */
  totals?: Partial<Omit<LedgerEntry, 'account_id' | 'changes'>>
  /** The rows for notifications about a change, as the transaction leaves them. Called only if a webhook listens. */
  rowsOf?: (change: Change) => NotificationRows | Promise<NotificationRows>
}

/**
 * The only writer of the log: appends changes to the logs of their accounts with the resulting notifications, and
 * returns their number. Must be the last statement before the commit: the ledger row orders an account's transactions,
 * so that its sequence has no gap. Without a notifier nothing is notified.
 */
export const appendToLogs = async (
  client: PoolClient,
  notifier: Notifier | null,
  entries: readonly LogEntry[],
): Promise<number> => {
  const changed = entries.filter(({ changes, totals }) => changes.length > 0 || totals?.tracking_requests)
  if (changed.length === 0) return 0
  const accounts = [...new Set(changed.map(({ accountId }) => accountId))].sort()
  const hasEvent = changed.some(({ changes }) => changes.some(({ event }) => event !== null))
  const notified =
    notifier && hasEvent ? await notifiedOf(client, notifier, accounts, changed) : new Map<Change, Notified>()
  const totals = accounts.map((id) =>
    totalsOf(
      id,
      changed.filter(({ accountId }) => accountId === id),
    ),
  )
  const ledgers = await takeSequences(client, totals)
  const next = new Map(ledgers.map((row, index) => [row.account_id, row.last_sequence - totals[index]!.changes + 1]))
  const logged: LoggedChange[] = []
  const notifications: RenderedNotification[] = []
  for (const { accountId, occurredAt, changes } of changed) {
    for (const change of changes) {
      const sequence = next.get(accountId)!
      next.set(accountId, sequence + 1)
      const { data_source: _, withdrawn_event_ids: __, ...row } = change
      logged.push({ account_id: accountId, sequence, ...row, occurred_at: occurredAt.toISOString() })
      const { listening = [], rows } = notified.get(change) ?? {}
      const at = formatInstant(occurredAt.getTime())
      for (const webhook of listening)
        notifications.push(
          notifier!.render({ id: idv7(), accountId, webhook, change, sequence, occurredAt: at, rows: rows! }),
        )
    }
  }
  await insertChanges(client, logged)
  await insertNotifications(client, notifications)
  return notifications.length
}

/** The webhooks that listen to a change, and what their notifications include. */
interface Notified {
  listening: readonly ListeningWebhook[]
  rows: NotificationRows
}

/**
 * Reads the webhooks before the ledger is locked, because every other transaction of the account waits for that lock.
 */
const notifiedOf = async (
  client: PoolClient,
  notifier: Notifier,
  accounts: readonly string[],
  entries: readonly LogEntry[],
): Promise<Map<Change, Notified>> => {
  const webhooks = await notifier.webhooksOf(client, accounts)
  const notified = new Map<Change, Notified>()
  for (const { accountId, changes, rowsOf } of entries)
    for (const change of changes) {
      const { event } = change
      if (event === null || !rowsOf) continue
      const listening = (webhooks.get(accountId) ?? []).filter((webhook) => notifier.subscribesTo(webhook, event))
      if (listening.length > 0) notified.set(change, { listening, rows: await rowsOf(change) })
    }
  return notified
}

const totalsOf = (accountId: string, entries: readonly LogEntry[]): LedgerEntry => {
  const sum = (name: keyof NonNullable<LogEntry['totals']>) =>
    entries.reduce((all, { totals }) => all + (totals?.[name] ?? 0), 0)
  return {
    account_id: accountId,
    changes: entries.reduce((all, { changes }) => all + changes.length, 0),
    shipments: sum('shipments'),
    containers: sum('containers'),
    tracking_requests: sum('tracking_requests'),
  }
}

export type NewChange = Omit<Change, 'id'>

interface Appended {
  changes: readonly NewChange[]
  /** How many of them are new tracking requests, for the total of their list. */
  created?: number
}

/** The author of a change, and what rendering its notifications needs. */
export type LogWriter = Pick<Call, 'newId' | 'clock'> & RenderScope

/** Appends changes made by a caller to the log of its account. */
export const appendToLog = async (
  client: PoolClient,
  writer: LogWriter,
  { changes, created = 0 }: Appended,
): Promise<void> => {
  const { accountId, newId, clock } = writer
  const sandbox = await findSandboxRecords(client, accountId, changes)
  const rowsOf = (change: Change) => currentRows(client, accountId, change)
  const isInSandbox = (change: NewChange) => sandbox.ids.has(change.resource_id) || sandbox.ids.has(change.shipment_id!)
  const entry = (occurredAt: Date, some: readonly NewChange[]) => ({
    accountId,
    occurredAt,
    changes: some.map((change) => ({ id: newId(), ...change })),
    rowsOf,
  })
  await appendToLogs(client, createNotifier(writer), [
    {
      ...entry(
        clock(),
        changes.filter((change) => !isInSandbox(change)),
      ),
      totals: { tracking_requests: created },
    },
    entry(new Date(clock().getTime() + sandbox.aheadMs), changes.filter(isInSandbox)),
  ])
}

/** The differences between two states of the same attributes. */
export const changesetOf = (
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, [unknown, unknown]> =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(value ?? null))
      .map(([name, value]) => [name, [before[name] ?? null, value ?? null]]),
  )

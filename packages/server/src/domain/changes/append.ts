import type { PoolClient } from 'pg'
import type { Call } from '../../context.ts'
import type { Change } from '../../tracking/diff/types.ts'
import { formatInstant } from '../../tracking/time.ts'
import type { RenderedNotification, ToldRows } from '../webhooks/notifier.ts'
import { insertChanges, insertNotifications, type LoggedChange, takeSequences } from './queries.ts'

export type NewChange = Omit<Change, 'id'>

interface Appended {
  changes: readonly NewChange[]
  /** New tracking requests among them, for the total of their list. */
  created?: number
  /** The rows as the transaction leaves them; asked for only when somebody listens. */
  rows?: () => Promise<ToldRows>
}

/**
 * Appends what a caller changed to the account's log, and what webhooks are told of it. Last before the commit: the
 * ledger row orders an account's transactions, so that its sequence has no gap.
 */
export const appendToLog = async (
  client: PoolClient,
  { accountId, notifier, newId, clock }: Pick<Call, 'accountId' | 'notifier' | 'newId' | 'clock'>,
  { changes, created = 0, rows }: Appended,
): Promise<void> => {
  if (changes.length === 0) return
  const told = changes.some(({ event }) => event !== null)
  const webhooks = told ? ((await notifier.webhooksOf(client, [accountId])).get(accountId) ?? []) : []
  const wanted = (event: string | null) =>
    event === null ? [] : webhooks.filter((webhook) => notifier.wants(webhook, event))
  const toldRows = rows && changes.some(({ event }) => wanted(event).length > 0) ? await rows() : null
  const entry = { account_id: accountId, changes: changes.length, shipments: 0, containers: 0 }
  const [ledger] = await takeSequences(client, [{ ...entry, tracking_requests: created }])
  const now = clock()
  const occurredAt = formatInstant(now.getTime())
  const logged: LoggedChange[] = []
  const notifications: RenderedNotification[] = []
  for (const [index, given] of changes.entries()) {
    const change: Change = { id: newId(), ...given }
    const sequence = ledger!.last_sequence - changes.length + 1 + index
    logged.push({ account_id: accountId, sequence, ...change, occurred_at: now.toISOString() })
    if (!toldRows) continue
    for (const webhook of wanted(change.event))
      notifications.push(
        notifier.render({ id: newId(), accountId, webhook, change, sequence, occurredAt, rows: toldRows }),
      )
  }
  await insertChanges(client, logged)
  await insertNotifications(client, notifications)
}

/** The same for changes that no webhook is told of, by whoever makes them: the API is not the only one. */
export const logUntold = async (
  client: PoolClient,
  accountId: string,
  now: Date,
  changes: readonly (NewChange & { id: string; event: null })[],
): Promise<void> => {
  const entry = { account_id: accountId, changes: changes.length, shipments: 0, containers: 0, tracking_requests: 0 }
  const [ledger] = await takeSequences(client, [entry])
  const first = ledger!.last_sequence - changes.length + 1
  const logged = changes.map((change, index) => ({ ...change, account_id: accountId, sequence: first + index }))
  await insertChanges(
    client,
    logged.map((change) => ({ ...change, occurred_at: now.toISOString() })),
  )
}

/** What differs between two states of the same attributes. */
export const changesetOf = (
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, [unknown, unknown]> =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(value ?? null))
      .map(([name, value]) => [name, [before[name] ?? null, value ?? null]]),
  )

import type { PoolClient } from 'pg'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import {
  deleteWebhookRow,
  insertWebhook,
  lockWebhook,
  type NewWebhook,
  replaceSecret,
  updateWebhookRow,
  type WebhookChanges,
} from '../../records/webhooks/queries.ts'
import type { WebhookRow } from '../../records/webhooks/resource.ts'
import { appendToLog, changesetOf } from '../event-log/append.ts'

/** What the log records about a webhook: neither its secret nor the values of its headers. */
const recorded = ({ url, active, events, headers, disabled_reason }: WebhookRow) => ({
  url,
  active,
  events,
  headers: headers.map(({ name }) => name),
  disabled_reason,
})

const log = (client: PoolClient, call: Call, id: string, changeset: Record<string, [unknown, unknown]>) =>
  Object.keys(changeset).length === 0
    ? undefined
    : appendToLog(client, call, {
        changes: [
          {
            resource_type: 'webhook',
            resource_id: id,
            shipment_id: null,
            container_id: null,
            event: null,
            changeset,
          },
        ],
      })

export const addWebhook = (call: Call, webhook: NewWebhook): Promise<WebhookRow> =>
  transaction(call.pool, async (client) => {
    const row = await insertWebhook(client, call.accountId, webhook)
    await log(client, call, row.id, changesetOf({}, recorded(row)))
    return row
  })

export const changeWebhook = (call: Call, id: string, changes: WebhookChanges): Promise<WebhookRow | undefined> =>
  transaction(call.pool, async (client) => {
    const before = await lockWebhook(client, call.accountId, id)
    const row = before && (await updateWebhookRow(client, call.accountId, id, changes))
    if (row) await log(client, call, id, changesetOf(recorded(before), recorded(row)))
    return row
  })

export const removeWebhook = (call: Call, id: string): Promise<boolean> =>
  transaction(call.pool, async (client) => {
    const isGone = await deleteWebhookRow(client, call.accountId, id)
    if (isGone) await log(client, call, id, { deleted: [false, true] })
    return isGone
  })

export const rotateSecret = (call: Call, id: string, secretSealed: string): Promise<WebhookRow | undefined> =>
  transaction(call.pool, async (client) => {
    const row = await replaceSecret(client, call.accountId, id, secretSealed)
    if (row) await log(client, call, id, { secret: ['previous', 'rotated'] })
    return row
  })

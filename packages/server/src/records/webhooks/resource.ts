import type { Schemas } from '@boxtrail/contracts'
import { usualEventNames } from '@boxtrail/contracts/events'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import { maskedSecret } from '@boxtrail/protocol/webhooks/delivery'
import type { SecretBox } from '../../config/keys/secrets.ts'
import type { RowOf } from '../../db/statement.ts'
import { openHeaders } from './sealed-headers.ts'

/** Columns of `webhooks`; times as `Date` or in the database's own form. */
export type WebhookRow = RowOf<'find-webhooks'>

type Attributes = Schemas['Webhook']['attributes']

/** `secret`: in full only at creation; afterwards masked by `maskedSecret`. */
export const webhookResource = (row: WebhookRow, secret: string, secretBox: SecretBox): Schemas['Webhook'] => ({
  id: row.id,
  type: 'webhook',
  attributes: {
    url: row.url,
    active: row.active,
    events: (row.events.length > 0 ? row.events : [...usualEventNames]) as Attributes['events'],
    secret,
    headers: openHeaders(row.headers, secretBox),
    created_at: wireTime(row.created_at),
    failing_since: wireTime(row.failing_since),
    consecutive_failures: row.consecutive_failures,
    disabled_at: wireTime(row.disabled_at),
    disabled_reason: row.disabled_reason as Attributes['disabled_reason'],
    previous_secret_expires_at: wireTime(row.previous_secret_until),
  },
})

/** A webhook without its secret, which is shown when it is created and never again. */
export const maskedWebhook = (row: WebhookRow, { secretBox }: { secretBox: SecretBox }) =>
  webhookResource(row, maskedSecret(secretBox.open(row.secret_sealed)), secretBox)

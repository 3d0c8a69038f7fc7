import type { PolicyName } from '@boxtrail/engine/explain/pickup-lfd-policy'
import type { PoolClient } from 'pg'
import { Conditions } from '../../db/lists/conditions.ts'
import type { Listing } from '../../db/lists/listing.ts'
import { type Client, statement } from '../../db/statement.ts'
import type { StoredHeader } from '../../schema/column-types.ts'
import { PICKUP_LFD_POLICY, policyOf } from '../accounts/settings.ts'
import type { WebhookRow } from './resource.ts'

/** The properties of a webhook that are needed to notify it. */
export interface ListeningWebhook {
  id: string
  account_id: string
  /** Empty means every event. */
  events: string[]
  /** Disabled after failures: the notifications it misses are kept for a replay, and not sent. */
  parked: boolean
  /** The policy of its account: a notification has its records as the account is served them. */
  pickupLfdPolicy: PolicyName
}

const columns = `id, account_id, url, active, events, headers, secret_sealed, failing_since, consecutive_failures,
  disabled_at, disabled_reason, created_at,
  case when previous_secret_until > now() then previous_secret_until end as previous_secret_until`

/** How long the missed notifications of a webhook disabled after failures are kept. */
const PARKED = `interval '30 days'`

const findListeningWebhooksSql = statement(
  'find-listening-webhooks',
  `select w.id, w.account_id, w.events, not w.active as parked, ${PICKUP_LFD_POLICY}
   from webhooks w join accounts a on a.id = w.account_id
   where w.account_id = any($1::uuid[]) and w.deleted_at is null and (w.active or w.disabled_at > now() - ${PARKED})`,
  { notNull: ['parked'] },
)

/**
 * The webhooks to notify, of several accounts; for a parked one notifications are stored for a later replay, but not
 * sent.
 */
export const findListeningWebhooks = async (
  client: Client,
  accountIds: readonly string[],
): Promise<ListeningWebhook[]> =>
  (await findListeningWebhooksSql.rows(client, accountIds)).map(({ pickup_lfd_policy, ...webhook }) => ({
    ...webhook,
    pickupLfdPolicy: policyOf({ pickup_lfd_policy }),
  }))

/** The query of a list of webhooks. */
export const webhookListing = (accountId: string): Listing => ({
  name: 'webhooks',
  from: 'webhooks w',
  alias: 'w',
  conditions: new Conditions('w.account_id', accountId, ['w.deleted_at is null']),
})

const findWebhooksSql = statement(
  'find-webhooks',
  `select ${columns} from webhooks where account_id = $1 and id = any($2::uuid[]) and deleted_at is null
   order by array_position($2::uuid[], id)`,
)

/** Returns webhooks in the order of the ids. */
export const findWebhooks = async (client: Client, accountId: string, ids: readonly string[]): Promise<WebhookRow[]> =>
  findWebhooksSql.rows(client, accountId, ids)

const lockWebhookSql = statement(
  'lock-webhook',
  `select ${columns} from webhooks where account_id = $1 and id = $2 and deleted_at is null for update`,
)

/** The webhook before a change, locked for update. */
export const lockWebhook = async (client: PoolClient, accountId: string, id: string): Promise<WebhookRow | undefined> =>
  lockWebhookSql.first(client, accountId, id)

export interface NewWebhook {
  id: string
  url: string
  active: boolean
  events: readonly string[]
  headers: readonly StoredHeader[]
  secretSealed: string
}

const insertWebhookSql = statement(
  'insert-webhook',
  `insert into webhooks (account_id, id, url, active, events, headers, secret_sealed, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, now(), now()) returning ${columns}`,
)

export const insertWebhook = async (client: Client, accountId: string, webhook: NewWebhook): Promise<WebhookRow> =>
  insertWebhookSql.one(
    client,
    accountId,
    webhook.id,
    webhook.url,
    webhook.active,
    webhook.events,
    JSON.stringify(webhook.headers),
    webhook.secretSealed,
  )

export interface WebhookChanges {
  url?: string | undefined
  active?: boolean | undefined
  events?: readonly string[] | undefined
  headers?: readonly StoredHeader[] | undefined
}

const updateWebhookSql = statement(
  'update-webhook',
  `update webhooks set url = coalesce($3, url), active = coalesce($4, active), events = coalesce($5, events),
     headers = coalesce($6, headers), updated_at = now(),
     failing_since = case when $4 or $3 <> url then null else failing_since end,
     consecutive_failures = case when $4 or $3 <> url then 0 else consecutive_failures end,
     -- An owner who enables or disables a webhook knows about its receiver's failures.
     disabled_at = case when $4 is null then disabled_at end,
     disabled_reason = case when $4 is null then disabled_reason end
   where account_id = $1 and id = $2 and deleted_at is null returning ${columns}`,
)

/** Changes the given attributes. Enabling a webhook or changing its address resets its failures. */
export const updateWebhookRow = async (
  client: Client,
  accountId: string,
  id: string,
  { url, active, events, headers }: WebhookChanges,
): Promise<WebhookRow | undefined> =>
  updateWebhookSql.first(
    client,
    accountId,
    id,
    url ?? null,
    active ?? null,
    events ?? null,
    headers ? JSON.stringify(headers) : null,
  )

const deleteWebhookSql = statement(
  'delete-webhook',
  `update webhooks set deleted_at = now(), active = false, updated_at = now()
   where account_id = $1 and id = $2 and deleted_at is null`,
)

/** The row is kept for the notifications that refer to it. */
export const deleteWebhookRow = async (client: Client, accountId: string, id: string): Promise<boolean> => {
  return (await deleteWebhookSql.count(client, accountId, id)) === 1
}

const replaceWebhookSecretSql = statement(
  'replace-webhook-secret',
  `update webhooks set previous_secret_sealed = secret_sealed, previous_secret_until = now() + interval '24 hours',
     secret_sealed = $3, updated_at = now()
   where account_id = $1 and id = $2 and deleted_at is null returning ${columns}`,
)

/** The previous secret keeps signing for a day, besides the new one. */
export const replaceSecret = async (
  client: Client,
  accountId: string,
  id: string,
  secretSealed: string,
): Promise<WebhookRow | undefined> => replaceWebhookSecretSql.first(client, accountId, id, secretSealed)

import type { PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'

export interface Health {
  account_id: string
  webhook_id: string
  /** Whether a delivery succeeded, so that earlier failures no longer count. */
  succeeded: boolean
  /** The number of failures since then. */
  failures: number
  gone: boolean
}

export interface SwitchedOff {
  account_id: string
  id: string
  disabled_reason: string
}

const recordWebhookHealthSql = statement(
  'record-webhook-health',
  `with seen as (
     select w.account_id, w.id, h.gone, h.failures = 0 as healthy,
       case when h.succeeded then 0 else w.consecutive_failures end + h.failures as failures,
       case when h.succeeded then now() else coalesce(w.failing_since, now()) end as since
     from unnest($1::uuid[], $2::uuid[], $3::bool[], $4::int[], $5::bool[])
       as h(account_id, webhook_id, succeeded, failures, gone)
     join webhooks w on w.account_id = h.account_id and w.id = h.webhook_id
     where w.active and (h.failures > 0 or w.consecutive_failures > 0)
     order by w.id for update of w),
   judged as (
     select *, gone or (not healthy and failures >= $6 and since <= now() - $7 * interval '1 second') as is_over from seen),
   written as (
     update webhooks w set consecutive_failures = j.failures,
       failing_since = case when j.healthy then null else j.since end,
       active = not j.is_over,
       disabled_at = case when j.is_over then now() end,
       disabled_reason = case when j.gone then 'gone' when j.is_over then 'failing' end
     from judged j where w.account_id = j.account_id and w.id = j.id returning w.account_id, w.id, w.disabled_reason, j.is_over)
   select account_id, id, disabled_reason from written where is_over order by account_id, id`,
  { notNull: ['disabled_reason'] },
)

/**
 * Records the health of webhooks, and disables those that asked for it (410) or kept failing: many times in a row and
 * for at least `disableAfterS`. Returns the disabled ones. A healthy webhook is not written at all.
 */
export const recordHealth = async (
  client: PoolClient,
  healths: readonly Health[],
  { disableAfterS, disableAfterFailures }: { disableAfterS: number; disableAfterFailures: number },
): Promise<SwitchedOff[]> => {
  const column = <K extends keyof Health>(name: K) => healths.map((health) => health[name])
  return recordWebhookHealthSql.rows(
    client,
    column('account_id'),
    column('webhook_id'),
    column('succeeded'),
    column('failures'),
    column('gone'),
    disableAfterFailures,
    disableAfterS,
  )
}

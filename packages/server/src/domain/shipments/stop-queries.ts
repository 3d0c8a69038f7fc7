import type { PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'
import type { StopReason } from '../../tracking/lifecycle/line-tracking.ts'

const stopShipmentSql = statement(
  'stop-shipment',
  `update shipments s set line_tracking_stopped_at = date_trunc('second', now()), line_tracking_stopped_reason = $3, line_tracking_stopped_by_user_id = $4,
     line_tracking_last_attempted_at = c.last_asked_at, line_tracking_last_succeeded_at = c.last_answered_at, updated_at = date_trunc('second', now())
   from (select 1) one left join checks c on c.id = (select line_check_id from shipments where account_id = $1 and id = $2)
   where s.account_id = $1 and s.id = $2`,
)

/**
 * Stops the tracking of a shipment and freezes when its line was last polled, even if other accounts continue polling.
 */
export const stopShipment = (
  client: PoolClient,
  accountId: string,
  shipmentId: string,
  reason: StopReason,
  userId: string | null,
) => stopShipmentSql.count(client, accountId, shipmentId, reason, userId)

const stopRequestsSql = statement(
  'stop-requests',
  `update tracking_requests set status = 'tracking_stopped', is_retrying = false, updated_at = now() where account_id = $1 and id = any($2::uuid[])`,
)

export const stopRequests = (client: PoolClient, accountId: string, ids: readonly string[]) =>
  stopRequestsSql.count(client, accountId, ids)

const resumeShipmentSql = statement(
  'resume-shipment',
  `update shipments set line_tracking_stopped_at = null, line_tracking_stopped_reason = null,
     line_tracking_stopped_by_user_id = null, updated_at = date_trunc('second', now())
   where account_id = $1 and id = $2`,
)

/** Tracking continues; freshness is that of the check again. */
export const resumeShipment = (client: PoolClient, accountId: string, shipmentId: string) =>
  resumeShipmentSql.count(client, accountId, shipmentId)

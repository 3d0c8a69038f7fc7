import type { StopReason } from '@boxtrail/engine/lifecycle/decide-stop'
import type { PoolClient } from 'pg'
import { overChecks } from '../../db/distribution/over-checks.ts'
import { nowOfJourney, nowOfRequest, sandboxAhead } from '../../db/journey-clock.ts'
import { statement } from '../../db/statement.ts'
import { noteStopper } from '../journeys/interruption-queries.ts'

// The time of the statement, because reports may have come since the transaction began, and to the microsecond, because
// those that come later within the same second are not part of the record.
const stopShipmentText = `update shipments s set
     line_tracking_stopped_at = coalesce($5, clock_timestamp() + ${sandboxAhead('j.account_id', 'j.sandbox')}), line_tracking_stopped_reason = $3,
     line_tracking_stopped_by_user_id = $4, line_tracking_last_attempted_at = c.last_asked_at,
     line_tracking_last_succeeded_at = c.last_answered_at, updated_at = coalesce($5, ${nowOfJourney})
   from journeys j left join checks c on c.id = (select line_check_id from shipments where account_id = $1 and id = $2)
   where s.account_id = $1 and s.id = $2 and j.account_id = s.account_id and j.id = s.journey_id
   returning s.line_tracking_stopped_at`

const stopShipmentSql = statement('stop-shipment', stopShipmentText, {
  distributed: overChecks(
    stopShipmentText,
    'select line_check_id as check_id from shipments where account_id = $1 and id = $2',
  ),
})

/**
 * Stops the tracking of a shipment and freezes when its line was last polled, even if other accounts continue polling.
 * Returns when it stopped: at the given time, otherwise now by the journey's clock.
 */
export const stopShipment = async (
  client: PoolClient,
  accountId: string,
  shipmentId: string,
  reason: StopReason,
  { userId = null, at = null }: { userId?: string | null; at?: string | null },
): Promise<Date> => {
  const { line_tracking_stopped_at } = await stopShipmentSql.one(client, accountId, shipmentId, reason, userId, at)
  return line_tracking_stopped_at!
}

const stopRequestsSql = statement(
  'stop-requests',
  `update tracking_requests r set status = 'tracking_stopped', is_retrying = false, updated_at = ${nowOfRequest}
   where r.account_id = $1 and r.id = any($2::uuid[])`,
)

export const stopRequests = (client: PoolClient, accountId: string, ids: readonly string[]) =>
  stopRequestsSql.count(client, accountId, ids)

const resumeShipmentSql = statement(
  'resume-shipment',
  `update shipments s set line_tracking_stopped_at = null, line_tracking_stopped_reason = null,
     line_tracking_stopped_by_user_id = null, packed_at = null, updated_at = ${nowOfJourney}
   from journeys j where s.account_id = $1 and s.id = $2 and j.account_id = s.account_id and j.id = s.journey_id`,
)

/** Tracking continues; freshness is that of the check again. */
export const resumeShipment = async (client: PoolClient, accountId: string, shipmentId: string) => {
  await noteStopper(client, accountId, shipmentId)
  return resumeShipmentSql.count(client, accountId, shipmentId)
}

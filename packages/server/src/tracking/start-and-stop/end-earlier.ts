import type { PoolClient } from 'pg'
import type { Call } from '../../context.ts'
import { everyColumn } from '../../db/every-column.ts'
import { statement } from '../../db/statement.ts'
import type { NewChange } from '../../notifications/event-log/append.ts'
import { listContainersOf, listShipments } from '../../records/listed/queries.ts'
import { lockShipment } from '../../records/shipments/queries.ts'
import { HAS_ENDED } from '../../records/tracking-requests/open-queries.ts'
import type { TrackedNumber } from '../../records/tracking-requests/tracked-number.ts'
import { findRivalsOfShipment } from '../bills/queries.ts'
import { lockChecks, reschedule } from '../checks/queries.ts'
import { findJourney, interruptJourneys, setSubscriptions } from '../journeys/queries.ts'
import { stopRequests, stopShipment } from './stop-queries.ts'
import { requestStopped, shipmentStopped } from './stop-tracking.ts'

const findEndedRequestSql = statement(
  'find-ended-request',
  `select ${everyColumn('tracking_requests', 'r')}, s.journey_id from tracking_requests r
   join shipments s on s.account_id = r.account_id and s.id = r.shipment_id
   where r.account_id = $1 and r.scac = $2 and r.bare_number = $3 and ${HAS_ENDED}`,
)

/**
 * Ends the tracking of a container whose journey has ended, so that its number can be requested again without waiting
 * for the line to confirm the empty return; returns what changed. Null if no such request is open.
 */
export const endEarlier = async (
  client: PoolClient,
  { accountId }: Pick<Call, 'accountId'>,
  { scac, bareNumber }: Pick<TrackedNumber, 'scac' | 'bareNumber'>,
): Promise<NewChange[] | null> => {
  const request = await findEndedRequestSql.first(client, accountId, scac, bareNumber)
  const shipmentId = request?.shipment_id
  if (!request || !shipmentId) return null
  const { journey_id: journeyId } = request
  const checkIds = (await findJourney(client, accountId, journeyId))?.check_ids ?? []
  await lockChecks(client, checkIds)
  await interruptJourneys(client, accountId, [
    journeyId,
    ...(await findRivalsOfShipment(client, accountId, shipmentId)),
  ])
  // It may have been stopped since, by a user or because the line has confirmed the return.
  if ((await lockShipment(client, accountId, shipmentId))?.line_tracking_stopped_at) return []
  const stoppedAt = await stopShipment(client, accountId, shipmentId, 'all_containers_terminated', {})
  await listShipments(client, [{ account_id: accountId, id: shipmentId }])
  await listContainersOf(client, [{ account_id: accountId, id: shipmentId }])
  await stopRequests(client, accountId, [request.id])
  await setSubscriptions(client, accountId, journeyId, { active: false, waiting: false })
  await reschedule(client, checkIds)
  return [shipmentStopped(shipmentId, stoppedAt, 'all_containers_terminated'), requestStopped(shipmentId, request)]
}

import { decideRequest } from '@boxtrail/engine/lifecycle/decide-request'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import { duplicateOnResume, lineNotEnabled, notFound } from '@boxtrail/protocol/errors'
import type { PoolClient } from 'pg'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { appendToLog, type NewChange } from '../../notifications/event-log/append.ts'
import { enabledLines } from '../../records/accounts/queries.ts'
import { listContainersOf, listShipments } from '../../records/listed/queries.ts'
import { type LockedShipment, lockShipment, readShipment } from '../../records/shipments/queries.ts'
import { isAvailable } from '../../records/shipping-lines/available.ts'
import { reopenRequest } from '../../records/tracking-requests/open-queries.ts'
import { findRequest, requestState } from '../../records/tracking-requests/queries.ts'
import { lockChecks, reschedule } from '../checks/queries.ts'
import { findJourney, interruptJourneys, restartJourney, setSubscriptions } from '../journeys/queries.ts'
import { resumeShipment } from './stop-queries.ts'

/** Resumes the tracking of a shipment. Returns false for one that is tracked already. */
export const resumeTracking = async (call: Call, id: string): Promise<boolean> => {
  const resumed = await transaction(call.pool, async (client) => {
    const { accountId, clock } = call
    const shipment = await readShipment(client, accountId, id)
    if (!shipment) throw notFound()
    if (!shipment.line_tracking_stopped_at) return false
    await lockChecks(client, (await findJourney(client, accountId, shipment.journey_id))!.check_ids)
    await interruptJourneys(client, accountId, [shipment.journey_id])
    const locked = await lockShipment(client, accountId, id)
    if (!locked!.line_tracking_stopped_at) return false
    // Read again under the locks: a new request for the number may have taken the journey over meanwhile.
    const journey = (await findJourney(client, accountId, shipment.journey_id))!
    await restartJourney(client, accountId, journey.id, journey.tracking_request_id)
    await resumeShipment(client, accountId, id)
    await listShipments(client, [{ account_id: accountId, id }])
    await listContainersOf(client, [{ account_id: accountId, id }])
    const request = (await findRequest(client, accountId, journey.tracking_request_id))!
    if (!(await isOpenTo(client, call, request.scac))) throw lineNotEnabled(request.scac!, '/data')
    const { state } = decideRequest(requestState(request), request.request_type, { kind: 'resumed' }, clock().getTime())
    // The unique index of open requests decides whether another request has the number by now
    // (apps/docs/wire.md#resuming).
    if (!(await reopenRequest(client, accountId, request.id, state.status)))
      throw duplicateOnResume(request.request_number, request.scac ?? '')
    await setSubscriptions(client, accountId, journey.id, { active: true, waiting: false })
    await reschedule(client, journey.check_ids)
    const status: [string, string] = [request.status, state.status]
    await appendToLog(client, call, { changes: [shipmentResumed(locked!), requestReopened(id, request.id, status)] })
    return true
  })
  if (resumed) {
    call.wakeups.wake('checks')
    call.wakeups.wake('journeys')
  }
  return resumed
}

/** An operator may have disabled the line since the request was made. */
const isOpenTo = async (client: PoolClient, { accountId, reference }: Call, scac: string | null) => {
  const line = reference.shippingLines.byScac(scac ?? '')
  return !line || isAvailable(line, await enabledLines(client, accountId))
}

export const shipmentResumed = (locked: LockedShipment): NewChange => ({
  resource_type: 'shipment',
  resource_id: locked.id,
  shipment_id: locked.id,
  container_id: null,
  event: 'shipment.updated',
  data_source: 'user_input',
  changeset: {
    line_tracking_stopped_at: [wireTime(locked.line_tracking_stopped_at), null],
    line_tracking_stopped_reason: [locked.line_tracking_stopped_reason, null],
  },
})

const requestReopened = (shipmentId: string, requestId: string, status: [string, string]): NewChange => ({
  resource_type: 'tracking_request',
  resource_id: requestId,
  shipment_id: shipmentId,
  container_id: null,
  event: null,
  changeset: { status },
})

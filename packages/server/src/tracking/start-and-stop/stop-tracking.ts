import { setTimeout } from 'node:timers/promises'
import { decideRequest } from '@boxtrail/engine/lifecycle/decide-request'
import type { StopReason } from '@boxtrail/engine/lifecycle/decide-stop'
import { formatInstant } from '@boxtrail/engine/time'
import { notFound } from '@boxtrail/protocol/errors'
import type { PoolClient } from 'pg'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { appendToLog, type NewChange } from '../../notifications/event-log/append.ts'
import { listContainersOf, listShipments } from '../../records/listed/queries.ts'
import { lockShipment, readShipment } from '../../records/shipments/queries.ts'
import { findRequestsOfShipment, requestState } from '../../records/tracking-requests/queries.ts'
import { findRivalsOfShipment } from '../bills/queries.ts'
import { lockChecks, reschedule } from '../checks/queries.ts'
import { awaitsProjection, findJourney, interruptJourneys, setSubscriptions } from '../journeys/queries.ts'
import { stopRequests, stopShipment } from './stop-queries.ts'

/** How often a stop waits for a worker that projects the shipment's journey, and for how long each time. */
const MAX_ROUNDS = 100
const ROUND_MS = 20

/**
 * Stops the tracking of a shipment with all its containers. Returns false for one that is stopped already. Reports that
 * were received before are projected first, because nothing is projected afterwards; a journey that cannot be projected
 * is stopped without them.
 */
export const stopTracking = async (call: Call, id: string): Promise<boolean> => {
  for (let round = 0; ; round++) {
    const outcome = await stop(call, id, round < MAX_ROUNDS)
    if (!('staleJourneyId' in outcome)) return outcome.isStopped
    if (!(await call.projectJourney(call, outcome.staleJourneyId))) await setTimeout(ROUND_MS)
  }
}

/** Stops the tracking, or returns its journey if that has to be projected before. */
const stop = (
  call: Call,
  id: string,
  waitsForProjection: boolean,
): Promise<{ isStopped: boolean } | { staleJourneyId: string }> =>
  transaction(call.pool, async (client) => {
    const { accountId, userId } = call
    const shipment = await readShipment(client, accountId, id)
    if (!shipment) throw notFound()
    if (shipment.line_tracking_stopped_at) return { isStopped: false }
    const { journey_id: journeyId } = shipment
    // In the lock order of db/transaction.ts: checks, journeys, rows, ledger.
    const checkIds = (await findJourney(client, accountId, journeyId))?.check_ids ?? []
    await lockChecks(client, checkIds)
    // From here on no report can come in between.
    if (waitsForProjection && (await awaitsProjection(client, accountId, journeyId)))
      return { staleJourneyId: journeyId }
    // The account's other shipments with its containers are projected again, because they no longer share them.
    await interruptJourneys(client, accountId, [journeyId, ...(await findRivalsOfShipment(client, accountId, id))])
    const locked = await lockShipment(client, accountId, id)
    if (locked!.line_tracking_stopped_at) return { isStopped: false }
    const stoppedAt = await stopShipment(client, accountId, id, 'cancelled_by_user', { userId })
    await listShipments(client, [{ account_id: accountId, id }])
    await listContainersOf(client, [{ account_id: accountId, id }])
    const stopped = await stopItsRequests(client, call, id)
    await setSubscriptions(client, accountId, journeyId, { active: false, waiting: false })
    await reschedule(client, checkIds)
    await appendToLog(client, call, {
      changes: [
        shipmentStopped(id, stoppedAt, 'cancelled_by_user'),
        ...stopped.map((request) => requestStopped(id, request)),
      ],
    })
    return { isStopped: true }
  })

const stopItsRequests = async (client: PoolClient, { accountId, clock }: Call, id: string) => {
  const requests = await findRequestsOfShipment(client, accountId, id)
  const nowMs = clock().getTime()
  const open = requests.filter(
    (request) => decideRequest(requestState(request), request.request_type, { kind: 'stopped' }, nowMs).event !== null,
  )
  const ids = open.map((request) => request.id)
  await stopRequests(client, accountId, ids)
  return open
}

export const shipmentStopped = (id: string, now: Date, reason: StopReason): NewChange => ({
  resource_type: 'shipment',
  resource_id: id,
  shipment_id: id,
  container_id: null,
  event: 'shipment.updated',
  data_source: reason === 'cancelled_by_user' ? 'user_input' : 'boxtrail_calculation',
  changeset: {
    line_tracking_stopped_at: [null, formatInstant(now.getTime())],
    line_tracking_stopped_reason: [null, reason],
  },
})

export const requestStopped = (shipmentId: string, request: { id: string; status: string }): NewChange => ({
  resource_type: 'tracking_request',
  resource_id: request.id,
  shipment_id: shipmentId,
  container_id: null,
  event: 'tracking_request.tracking_stopped',
  changeset: { status: [request.status, 'tracking_stopped'] },
})

import { decideRequest, type Trigger } from '@boxtrail/engine/lifecycle/decide-request'
import type { Pool, PoolClient } from 'pg'
import { attendRequest } from '../../attention/of-request.ts'
import { isUniqueViolation } from '../../db/errors.ts'
import { defineLease, type Leased } from '../../db/queues/lease.ts'
import { transaction } from '../../db/transaction.ts'
import { appendToLog, type LogWriter, type NewChange } from '../../notifications/event-log/append.ts'
import { indexRequests } from '../../records/search/entries.ts'
import { asTrackedBefore } from '../../records/tracking-requests/earlier-queries.ts'
import { lockRequest, requestState, type StoredRequest } from '../../records/tracking-requests/queries.ts'
import type { TrackedNumber } from '../../records/tracking-requests/tracked-number.ts'
import { lockChecks, reschedule } from '../../tracking/checks/queries.ts'
import { beginJourney, checkOf } from '../../tracking/start-and-stop/begin.ts'
import { endEarlier } from '../../tracking/start-and-stop/end-earlier.ts'
import { deleteDetection, failRequest, setRequestLine } from './detection-queries.ts'

/** What line detection needs from the service; the account is the request's own. */
export type Detector = LogWriter & { pool: Pool }

export interface LockedDetection extends Leased {
  account_id: string
  request_id: string
}

export const detections = defineLease({ table: 'detections', key: ['account_id', 'request_id'], attempts: true })

/** Continues the request as if it had named this line. If its number is already open there, it fails as a duplicate. */
export const takeLine = async (
  detector: Detector,
  leased: LockedDetection,
  inferred: TrackedNumber & { scac: string },
  polledChecks: readonly string[],
): Promise<void> => {
  const { pool, accountId } = detector
  try {
    await transaction(pool, async (client) => {
      const tracked = await asTrackedBefore(client, accountId, inferred)
      await lockChecks(client, polledChecks)
      const check = (await checkOf(client, detector, tracked))!
      const request = await lockOpen(client, leased)
      // Lines polled during the search are no longer polled, unless another subscription needs them.
      await reschedule(client, request ? polledChecks.filter((id) => id !== check.id) : [...polledChecks, check.id])
      if (!request) return
      const ended = (await endEarlier(client, detector, tracked)) ?? []
      await setRequestLine(client, accountId, request.id, tracked)
      await indexRequests(client, [request])
      const { changes } = await beginJourney(client, detector, tracked, request, check)
      await appendToLog(client, detector, {
        changes: [...ended, changeOf(request.id, null, { scac: [null, inferred.scac] }), ...changes],
      })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await endSearch(detector, leased, { kind: 'collides' }, polledChecks)
  }
}

/** Ends the search without a line, and notifies webhooks. */
export const endSearch = (
  detector: Detector,
  leased: LockedDetection,
  trigger: Extract<Trigger, { kind: 'collides' | 'line_not_detected' }>,
  polledChecks: readonly string[],
): Promise<void> =>
  transaction(detector.pool, async (client) => {
    await lockChecks(client, polledChecks)
    const request = await lockOpen(client, leased)
    await reschedule(client, polledChecks)
    if (!request) return
    const now = detector.clock().getTime()
    const { state, event } = decideRequest(requestState(request), request.request_type, trigger, now)
    const failed = await failRequest(client, detector.accountId, request.id, state.failed_reason!)
    const attention = await attendRequest(client, failed, detector.newId)
    await appendToLog(client, detector, {
      changes: [
        changeOf(request.id, event, {
          status: [request.status, state.status],
          failed_reason: [request.failed_reason, state.failed_reason],
        }),
        ...attention,
      ],
    })
  })

/** Ends the search; returns the request if the lease was still ours and the request still waits for a line. */
const lockOpen = async (client: PoolClient, leased: LockedDetection): Promise<StoredRequest | undefined> => {
  const { account_id, request_id } = leased
  if (!(await detections.lock(client, leased))) return
  await deleteDetection(client, account_id, request_id)
  const request = await lockRequest(client, account_id, request_id)
  return request?.status === 'pending' && request.scac === null ? request : undefined
}

const changeOf = (id: string, event: NewChange['event'], changeset: NewChange['changeset']): NewChange => ({
  resource_type: 'tracking_request',
  resource_id: id,
  shipment_id: null,
  container_id: null,
  event,
  changeset,
})

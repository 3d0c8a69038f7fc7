import type { EndedJourney } from '@boxtrail/engine/record/column-types'
import { isOnSandboxClock } from '@boxtrail/sources/port/traits'
import type { PoolClient } from 'pg'
import type { Call } from '../../context.ts'
import { applyInitialFields } from '../../custom-fields/values/apply-initial.ts'
import type { NewChange } from '../../notifications/event-log/append.ts'
import { findContainersOfShipment } from '../../records/custom-fields/queries.ts'
import { listContainersOf, listShipments } from '../../records/listed/queries.ts'
import { indexRequests, indexShipments } from '../../records/search/entries.ts'
import { lockShipment } from '../../records/shipments/queries.ts'
import {
  findEarlierJourney,
  findStoppedShipment,
  saveEndedJourney,
} from '../../records/tracking-requests/earlier-queries.ts'
import { linkRequest, type StoredRequest } from '../../records/tracking-requests/queries.ts'
import type { TrackedNumber } from '../../records/tracking-requests/tracked-number.ts'
import { beginSandboxJourney } from '../../sources/test-line/queries.ts'
import { beganMs, sandboxJourney } from '../../sources/test-line/sandbox-journeys.ts'
import { ensureCheck, ensureSource, pollNow, reschedule, type WantedCheck } from '../checks/queries.ts'
import { insertJourney, restartJourney, setSubscriptions, subscribe } from '../journeys/queries.ts'
import { shipmentResumed } from './resume-tracking.ts'
import { resumeShipment } from './stop-queries.ts'

type Maker = Pick<Call, 'accountId' | 'newId'>

type StartedRequest = Pick<StoredRequest, 'id' | 'user_id' | 'initial_custom_fields'>

/**
 * The line's check, polled from `startsAt` on. It is created before the request is written, because every transaction
 * locks checks first.
 */
export const checkOf = async (
  client: PoolClient,
  { newId }: Pick<Call, 'newId'>,
  { subject, scac }: TrackedNumber,
  startsAt: Date | null = null,
): Promise<WantedCheck | null> => {
  if (subject === null) return null
  await ensureSource(client, { id: subject.sourceId, adapter: subject.adapter, scac: scac! })
  return ensureCheck(client, { id: newId(), startsAt, ...subject })
}

/**
 * Gives the request its journey, and the journey its check. A stopped shipment with the same bill or booking is resumed;
 * that of a container only once its line reports that it is still on that journey
 * (apps/docs/engine.md#one-open-request). Returns what changed, and the ended journey after which the request waits.
 */
export const beginJourney = async (
  client: PoolClient,
  { accountId, newId }: Maker,
  tracked: TrackedNumber,
  request: StartedRequest,
  check: WantedCheck,
): Promise<{ changes: NewChange[]; ended?: EndedJourney }> => {
  const isContainer = tracked.requestType === 'container'
  const stopped = isContainer ? undefined : await findStoppedShipment(client, accountId, tracked)
  if (stopped) return { changes: await resumeStopped(client, { accountId, newId }, stopped, request, check.id) }
  const { earlier, ended } = (isContainer && (await findEarlierJourney(client, accountId, tracked))) || {}
  if (ended) await saveEndedJourney(client, accountId, request.id, ended)
  const journeyId = newId()
  const sandbox = tracked.subject !== null && isOnSandboxClock(tracked.subject)
  const state = earlier ? { earlier, ...counted(check) } : stateBefore(check)
  await insertJourney(client, { accountId, id: journeyId, requestId: request.id, state, sandbox })
  await subscribe(client, accountId, journeyId, check.id)
  // At once, so that its moments are known before its line is polled.
  if (sandbox) await beginPlaying(client, accountId, tracked.normalizedNumber)
  if (earlier) {
    // Ending the earlier journey may have left the check without a subscription, and so without a next poll.
    await reschedule(client, [check.id])
    await pollNow(client, [check.id])
  }
  return ended ? { changes: [], ended } : { changes: [] }
}

const beginPlaying = async (client: PoolClient, accountId: string, number: string) => {
  const journey = sandboxJourney(number)
  if (journey !== null) await beginSandboxJourney(client, accountId, journey, -beganMs(number, 0))
}

/** Continues a stopped journey with a new request. `requestedMs`: when it was first requested, if that matters. */
export const resumeStopped = async (
  client: PoolClient,
  { accountId, newId }: Maker,
  stopped: { id: string; journey_id: string },
  request: StartedRequest,
  checkId: string,
  requestedMs: number | null = null,
): Promise<NewChange[]> => {
  await restartJourney(client, accountId, stopped.journey_id, request.id, requestedMs)
  const locked = (await lockShipment(client, accountId, stopped.id))!
  const shipment = { account_id: accountId, id: stopped.id }
  await resumeShipment(client, accountId, stopped.id)
  await listShipments(client, [shipment])
  await listContainersOf(client, [shipment])
  // A stop that comes before the line has responded must find this request by its shipment.
  await linkRequest(client, accountId, request.id, stopped.id)
  await indexRequests(client, [{ account_id: accountId, id: request.id }])
  await setSubscriptions(client, accountId, stopped.journey_id, { active: true, waiting: true })
  await subscribe(client, accountId, stopped.journey_id, checkId)
  await reschedule(client, [checkId])
  const fields = await fieldsOfResumed(client, { accountId, newId }, request, stopped.id)
  return [shipmentResumed(locked), requestLinked(request.id, stopped.id), ...fields]
}

/** A resumed shipment exists already: it gets the fields for which it has no value. New containers come later. */
const fieldsOfResumed = async (
  client: PoolClient,
  maker: Maker,
  { user_id: userId, initial_custom_fields: staged }: StartedRequest,
  shipmentId: string,
): Promise<NewChange[]> => {
  if (staged === null) return []
  const newContainers = await findContainersOfShipment(client, maker.accountId, shipmentId)
  const records = { ...maker, staged, newShipmentId: shipmentId, shipmentId, newContainers, userId }
  const changes = (await applyInitialFields(client, [records])).flat()
  await indexShipments(client, [{ account_id: maker.accountId, id: shipmentId }])
  return changes
}

/** Earlier responses of the line are not attempts of this request: only new ones count. */
const stateBefore = (check: WantedCheck) => (check.last_outcome !== 'ok' ? counted(check) : {})

const counted = ({ last_asked_at }: WantedCheck) =>
  last_asked_at ? { countedAskedAt: last_asked_at.toISOString() } : {}

const requestLinked = (requestId: string, shipmentId: string): NewChange => ({
  resource_type: 'tracking_request',
  resource_id: requestId,
  shipment_id: shipmentId,
  container_id: null,
  event: null,
  changeset: { shipment_id: [null, shipmentId] },
})

import type { Body } from '@boxtrail/contracts'
import type { PoolClient } from 'pg'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { duplicateNumber, unknownCustomer } from '../../errors.ts'
import { isUuid } from '../../json-api.ts'
import { enabledLines } from '../accounts/queries.ts'
import { appendToLog, type NewChange } from '../changes/append.ts'
import { ensureCheck, ensureSource, reschedule, type WantedCheck } from '../checks/queries.ts'
import { applyInitialFields } from '../custom-fields/apply-initial.ts'
import { type StagedFields, stageFields } from '../custom-fields/initial.ts'
import { findBoxes } from '../custom-fields/queries.ts'
import { insertJourney, restartJourney, setSubscriptions, subscribe } from '../journeys/queries.ts'
import { findParties } from '../parties/queries.ts'
import { holdShipment } from '../shipments/queries.ts'
import { shipmentResumed } from '../shipments/resume-tracking.ts'
import { resumeShipment } from '../shipments/stop-queries.ts'
import { readNumber, type TrackedNumber } from './number.ts'
import { findOpenRequest, findStoppedShipment, insertRequest, linkRequest, type ServedRequest } from './queries.ts'

/** Starts tracking a number: request, journey, check, subscription and log, all or nothing. */
export const startTracking = async (call: Call, { data }: Body<'createTrackingRequest'>): Promise<ServedRequest> => {
  const { pool, accountId, userId, wakers } = call
  const { attributes } = data
  const tracked = readNumber(attributes, { ...call, enabledLines: await enabledLines(pool, accountId) })
  const customerId = await customerOf(call, data.relationships?.customer?.data.id)
  const request = await transaction(pool, async (client) => {
    const check = await checkOf(client, call, tracked)
    const staged = await stageFields(client, accountId, attributes.initial_custom_fields)
    const inserted = await insertRequest(client, {
      accountId,
      id: call.newId(),
      ...tracked,
      requestTypeAsSent: attributes.request_type,
      autoDetect: attributes.auto_detect_vocc_scac === true,
      refNumbers: [...new Set(attributes.ref_numbers)],
      shipmentTags: [...new Set(attributes.shipment_tags)],
      initialCustomFields: staged,
      customerId,
      userId,
    })
    if (!inserted) throw await duplicate(client, accountId, tracked)
    const resumed = check ? await wantIt(client, call, tracked, { requestId: inserted.id, staged }, check) : []
    if (!check) await insertJourney(client, { accountId, id: call.newId(), requestId: inserted.id, state: {} })
    await appendToLog(client, call, { changes: [requestCreated(inserted), ...resumed], created: 1 })
    return inserted
  })
  wakers.wake('checks')
  wakers.wake('journeys')
  return request
}

/** A party of the account; the account itself stands for "no other customer". */
const customerOf = async ({ pool, accountId }: Call, id: string | undefined): Promise<string | null> => {
  if (id === undefined || id.toLowerCase() === accountId) return null
  const [party] = isUuid(id) ? await findParties(pool, accountId, [id]) : []
  if (!party) throw unknownCustomer()
  return party.id
}

const duplicate = async (client: PoolClient, accountId: string, tracked: TrackedNumber) => {
  const { requestNumber, scac, normalizedNumber } = tracked
  const open = await findOpenRequest(client, accountId, scac, normalizedNumber)
  return duplicateNumber(requestNumber, scac, {
    ...(open ? { tracking_request_id: open.id } : {}),
    ...(open?.shipment_id ? { shipment_id: open.shipment_id } : {}),
  })
}

/** The standing order to ask the line. Before the request is inserted: every transaction locks checks first. */
const checkOf = async (
  client: PoolClient,
  call: Call,
  { subject, scac }: TrackedNumber,
): Promise<WantedCheck | null> => {
  if (subject === null) return null
  await ensureSource(client, { id: subject.sourceId, adapter: subject.adapter, scac: scac! })
  return ensureCheck(client, { id: call.newId(), ...subject })
}

/** Gives the request its journey, and the journey its check. A stopped shipment of the same number goes on. */
const wantIt = async (
  client: PoolClient,
  call: Call,
  tracked: TrackedNumber,
  { requestId, staged }: { requestId: string; staged: StagedFields | null },
  check: WantedCheck,
): Promise<NewChange[]> => {
  const { accountId, newId } = call
  const stopped = await findStoppedShipment(client, accountId, tracked)
  if (stopped) {
    await restartJourney(client, accountId, stopped.journey_id, requestId)
    const held = (await holdShipment(client, accountId, stopped.id))!
    await resumeShipment(client, accountId, stopped.id)
    // A stop that comes before the line has answered must find this request by its shipment.
    await linkRequest(client, accountId, requestId, stopped.id)
    await setSubscriptions(client, accountId, stopped.journey_id, { active: true, waiting: true })
    await subscribe(client, accountId, stopped.journey_id, check.id)
    await reschedule(client, [check.id])
    const fields = staged ? await fieldsOfResumed(client, call, stopped.id, staged) : []
    return [shipmentResumed(held), requestLinked(requestId, stopped.id), ...fields]
  }
  const journeyId = newId()
  await insertJourney(client, { accountId, id: journeyId, requestId, state: stateBefore(check) })
  await subscribe(client, accountId, journeyId, check.id)
  return []
}

/** A shipment that goes on is there already: it gets what it has no value for. Containers that are new come later. */
const fieldsOfResumed = async (client: PoolClient, call: Call, shipmentId: string, staged: StagedFields) => {
  const { accountId, userId, newId } = call
  const newContainers = await findBoxes(client, accountId, shipmentId)
  const records = { accountId, staged, newShipmentId: shipmentId, shipmentId, newContainers, userId, newId }
  return (await applyInitialFields(client, [records])).flat()
}

/** What the line answered others before is no try of this request: only what it says from now on counts. */
const stateBefore = ({ last_asked_at, last_outcome }: WantedCheck) =>
  last_asked_at && last_outcome !== 'ok' ? { countedAskedAt: last_asked_at.toISOString() } : {}

const requestLinked = (requestId: string, shipmentId: string): NewChange => ({
  resource_type: 'tracking_request',
  resource_id: requestId,
  shipment_id: shipmentId,
  container_id: null,
  event: null,
  changeset: { shipment_id: [null, shipmentId] },
})

const requestCreated = (request: ServedRequest): NewChange => ({
  resource_type: 'tracking_request',
  resource_id: request.id,
  shipment_id: null,
  container_id: null,
  event: null,
  changeset: Object.fromEntries(
    ['request_number', 'request_type', 'scac', 'status', 'ref_numbers', 'shipment_tags', 'customer_id'].map((name) => [
      name,
      [null, request[name] ?? null],
    ]),
  ),
})

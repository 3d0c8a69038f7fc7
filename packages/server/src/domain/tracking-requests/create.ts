import type { Body } from '@boxtrail/contracts'
import type { PoolClient } from 'pg'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { duplicateNumber, unknownCustomer } from '../../errors.ts'
import { isUuid } from '../../json-api.ts'
import { enabledLines } from '../accounts/queries.ts'
import { appendToLog, type NewChange } from '../changes/append.ts'
import { stageFields } from '../custom-fields/initial.ts'
import { findParties } from '../parties/queries.ts'
import { beginJourney, checkOf } from './begin.ts'
import { insertDetection } from './detection-queries.ts'
import { readNumber, type TrackedNumber } from './number.ts'
import { findOpenRequest, insertRequest, type ServedRequest } from './queries.ts'

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
    const resumed = check ? await beginJourney(client, call, tracked, inserted, check) : []
    if (!check) await insertDetection(client, accountId, inserted.id, null)
    await appendToLog(client, call, { changes: [requestCreated(inserted), ...resumed], created: 1 })
    return inserted
  })
  if (request.scac === null) wakers.wake('detections')
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

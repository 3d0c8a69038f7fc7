import type { Query } from '@boxtrail/contracts/zod'
import { findListed } from '../../db/listing.ts'
import { notANumber, notFound } from '../../errors.ts'
import { document, type IncludedResource, listDocument, onlyOnce, pageOf } from '../../json-api.ts'
import { userResource } from '../accounts/resource.ts'
import type { Call, Handler } from '../context.ts'
import { includeTrackedShipments } from '../included.ts'
import { findParties } from '../parties/queries.ts'
import { partyResource } from '../parties/resource.ts'
import { mayUse } from '../shipping-lines/available.ts'
import { countsOf } from './bulk/results.ts'
import { startMany } from './bulk/start-many.ts'
import { startTracking } from './create.ts'
import { requestListing } from './filters.ts'
import { inferredNumber } from './infer.ts'
import { findRequests, requestsTotal, type StoredRequest } from './queries.ts'
import { trackingRequestResource } from './resource.ts'
import { changeRefNumbers } from './update.ts'

export const createTrackingRequest: Handler<'createTrackingRequest'> = async ({ body }, call) => {
  const { request, warnings } = await startTracking(call, body)
  return {
    ...document(call, trackingRequestResource(request)),
    ...(warnings.length > 0 ? { meta: { warnings } } : {}),
  }
}

export const listTrackingRequests: Handler<'listTrackingRequests'> = async ({ query }, call) => {
  const { pool, accountId, reference } = call
  const listing = requestListing(query, { accountId, shippingLines: reference.shippingLines })
  const page = pageOf(query)
  const { ids, ...position } = await findListed(pool, listing, page, () => requestsTotal(pool, accountId))
  const rows = await findRequests(pool, accountId, ids)
  const included = await includeWithRequests(rows, query.include, call)
  return listDocument(call, page, { data: rows.map(trackingRequestResource), ...position, included })
}

export const getTrackingRequest: Handler<'getTrackingRequest'> = async ({ params, query }, call) => {
  const [row] = await findRequests(call.pool, call.accountId, [params.id])
  if (!row) throw notFound()
  return document(call, trackingRequestResource(row), await includeWithRequests([row], query.include, call))
}

export const updateTrackingRequest: Handler<'updateTrackingRequest'> = async ({ params: { id }, body }, call) => {
  await changeRefNumbers(call, id, body)
  const [row] = await findRequests(call.pool, call.accountId, [id])
  if (!row) throw notFound()
  return document(call, trackingRequestResource(row))
}

/**
 * The shipment is included by default; `shipment` and `container` are the names that older clients use for it and its
 * containers.
 */
const includeWithRequests = async (
  rows: readonly StoredRequest[],
  include: Query<'getTrackingRequest'>['include'] = [],
  call: Call,
): Promise<IncludedResource[]> => {
  const containers = include.includes('container') || include.includes('tracked_object.containers')
  const included = await includeTrackedShipments(
    rows.map((row) => row.shipment_id),
    containers ? ['containers'] : [],
    call,
  )
  const given = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))]
  if (include.includes('customer')) {
    const parties = await findParties(call.pool, call.accountId, given(rows.map((row) => row.customer_id)))
    included.push(...parties.map(partyResource))
  }
  if (include.includes('user')) included.push(...given(rows.map((row) => row.user_id)).map(userResource))
  return onlyOnce(included)
}

export const inferTrackingNumber: Handler<'inferTrackingNumber'> = async ({ body }, call) => {
  const inference = call.reference.inferNumber(body.number, await mayUse(call))
  if (!inference) throw notANumber()
  return { data: inferredNumber(`req_${call.newId()}`, inference) }
}

export const bulkCreateTrackingRequests: Handler<'bulkCreateTrackingRequests'> = async ({ body }, call) => {
  const results = await startMany(call, body)
  const attributes = { dry_run: body.data.attributes.dry_run === true, counts: countsOf(results), results }
  return { data: { id: call.newId(), type: 'tracking_request_batch', attributes } }
}

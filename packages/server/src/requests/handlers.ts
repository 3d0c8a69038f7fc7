import { document, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { notANumber, notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../context.ts'
import { findListed } from '../db/lists/listing.ts'
import { include } from '../records/included/include.ts'
import { mayUse } from '../records/shipping-lines/available.ts'
import { requestListing } from '../records/tracking-requests/filters.ts'
import { findRequests, requestsTotal } from '../records/tracking-requests/queries.ts'
import { trackingRequestResource } from '../records/tracking-requests/resource.ts'
import { countsOf } from './bulk/row-results.ts'
import { startMany } from './bulk/start-many.ts'
import { startTracking } from './creation/create-request.ts'
import { inferredNumber } from './creation/infer.ts'
import { changeRefNumbers } from './update-request.ts'

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
  const data = rows.map(trackingRequestResource)
  const included = await include(data, withTrackedObject(query.include), call)
  return listDocument(call, page, { data, ...position, included })
}

export const getTrackingRequest: Handler<'getTrackingRequest'> = async ({ params, query }, call) => {
  const [row] = await findRequests(call.pool, call.accountId, [params.id])
  if (!row) throw notFound()
  const data = trackingRequestResource(row)
  return document(call, data, await include([data], withTrackedObject(query.include), call))
}

export const updateTrackingRequest: Handler<'updateTrackingRequest'> = async ({ params: { id }, body }, call) => {
  await changeRefNumbers(call, id, body)
  const [row] = await findRequests(call.pool, call.accountId, [id])
  if (!row) throw notFound()
  return document(call, trackingRequestResource(row))
}

/** Adds the shipment to what is included, as in the reference API. */
const withTrackedObject = (paths: readonly string[] = []): string[] => ['tracked_object', ...paths]

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

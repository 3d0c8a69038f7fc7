import type { Schemas } from '@boxtrail/contracts'
import type { Query } from '@boxtrail/contracts/zod'
import { document, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { sparse } from '@boxtrail/protocol/answer/sparse'
import { notFound } from '@boxtrail/protocol/errors'
import type { Call, Handler } from '../context.ts'
import { findListed, inOrder } from '../db/lists/listing.ts'
import { comparedDocuments } from '../documents/conflicts/serve-conflicts.ts'
import { include } from '../records/included/include.ts'
import { served } from '../records/included/served.ts'
import { shipmentListing } from '../records/shipments/filters.ts'
import { findShipment, findShipments, type ServedShipment, shipmentsTotal } from '../records/shipments/queries.ts'
import { resumeTracking } from '../tracking/start-and-stop/resume-tracking.ts'
import { stopTracking } from '../tracking/start-and-stop/stop-tracking.ts'
import { mustBeDone } from './must-be-done.ts'
import { momentOf } from './past/moment.ts'
import { servePastShipment } from './past-shipment.ts'
import { basesOfShipment } from './provenance/load-provenance.ts'
import { asksProvenance, namedEntries } from './provenance/serve-provenance.ts'
import { changeOwnData } from './update-shipment.ts'

export const listShipments: Handler<'listShipments'> = async ({ query }, call) => {
  const { pool, accountId } = call
  const page = pageOf(query)
  const { ids, ...position } = await findListed(pool, await shipmentListing(query, call), page, () =>
    shipmentsTotal(pool, accountId),
  )
  const rows = inOrder(ids, await findShipments(pool, accountId, ids))
  const data = rows.map((row) => served.shipment(row, call))
  const included = await include(data, query.include, call)
  return listDocument(call, page, {
    data: sparse(data, query),
    ...position,
    included: included && sparse(included, query),
  })
}

export const getShipment: Handler<'getShipment'> = async ({ params, query }, call) => {
  const moment = momentOf(query)
  if (moment) return servePastShipment(call, params.id, moment, query)
  const row = await findShipment(call.pool, call.accountId, params.id)
  if (!row) throw notFound()
  const shipment = withDocuments(served.shipment(row, call), await comparedDocuments(call, row))
  const data = await withProvenance(shipment, row, query, call)
  return document(call, data, await include([data], query.include, call))
}

const withDocuments = (
  data: Schemas['Shipment'],
  documents: Schemas['ShipmentDocuments'] | undefined,
): Schemas['Shipment'] => (documents ? { ...data, meta: { ...data.meta!, documents } } : data)

const withProvenance = async (
  data: Schemas['Shipment'],
  row: ServedShipment,
  { provenance: named }: Query<'getShipment'>,
  call: Call,
): Promise<Schemas['Shipment']> => {
  if (!named || !asksProvenance(named, data)) return data
  const provenance = await namedEntries(call, named, await basesOfShipment(call, row, data.attributes))
  return { ...data, meta: { ...data.meta!, provenance } }
}

export const updateShipment: Handler<'updateShipment'> = async ({ params: { id }, body }, call) => {
  mustBeDone(await changeOwnData(call, [id], () => body.data.attributes), id)
  return currentShipment(id, call)
}

export const stopShipmentTracking: Handler<'stopShipmentTracking'> = async ({ params: { id } }, call) => {
  await stopTracking(call, id)
  call.wakeups.wake('notifications')
  return currentShipment(id, call)
}

export const resumeShipmentTracking: Handler<'resumeShipmentTracking'> = async ({ params: { id } }, call) => {
  await resumeTracking(call, id)
  return currentShipment(id, call)
}

const currentShipment = async (id: string, call: Call) => {
  const row = await findShipment(call.pool, call.accountId, id)
  if (!row) throw notFound()
  return document(call, served.shipment(row, call))
}

import type { Body, Query } from '@boxtrail/contracts/zod'
import { document } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Call, Handler } from '../../context.ts'
import { type Entity, findEntity } from '../../records/custom-fields/queries.ts'
import { fieldResource } from '../../records/custom-fields/resource.ts'
import { fieldsPage } from './list.ts'
import { changeField, removeField, setField } from './set.ts'

/** The fields of one record, under its own path. A missing record is reported before any other error. */
const listOf = async (entity: Entity, query: Query<'listShipmentCustomFields'>, call: Call) => {
  if (!(await findEntity(call.pool, call.accountId, entity))) throw notFound()
  return fieldsPage({ ...query, 'filter[entity_id]': entity.id }, call)
}

const setIn = async (entity: Entity, { data }: Body<'createShipmentCustomField'>, call: Call) => {
  const { api_slug: slug, value: given } = data.attributes
  return document(call, fieldResource(await setField(call, { entity, slug, given, replaces: true, missing: notFound })))
}

const changeIn = async (entity: Entity, slug: string, { data }: Body<'updateShipmentCustomField'>, call: Call) =>
  document(
    call,
    fieldResource(await changeField(call, { entity, slug }, { given: data.attributes.value, sentId: data.id })),
  )

const shipmentOf = (params: { shipment_id: string }): Entity => ({ kind: 'shipment', id: params.shipment_id })

export const listShipmentCustomFields: Handler<'listShipmentCustomFields'> = ({ params, query }, call) =>
  listOf(shipmentOf(params), query, call)

export const createShipmentCustomField: Handler<'createShipmentCustomField'> = ({ params, body }, call) =>
  setIn(shipmentOf(params), body, call)

export const updateShipmentCustomField: Handler<'updateShipmentCustomField'> = ({ params, body }, call) =>
  changeIn(shipmentOf(params), params.api_slug, body, call)

export const deleteShipmentCustomField: Handler<'deleteShipmentCustomField'> = async ({ params }, call) => {
  await removeField(call, { entity: shipmentOf(params), slug: params.api_slug })
}

const containerOf = (params: { container_id: string }): Entity => ({ kind: 'container', id: params.container_id })

export const listContainerCustomFields: Handler<'listContainerCustomFields'> = ({ params, query }, call) =>
  listOf(containerOf(params), query, call)

export const createContainerCustomField: Handler<'createContainerCustomField'> = ({ params, body }, call) =>
  setIn(containerOf(params), body, call)

export const updateContainerCustomField: Handler<'updateContainerCustomField'> = ({ params, body }, call) =>
  changeIn(containerOf(params), params.api_slug, body, call)

export const deleteContainerCustomField: Handler<'deleteContainerCustomField'> = async ({ params }, call) => {
  await removeField(call, { entity: containerOf(params), slug: params.api_slug })
}

const requestOf = (params: { tracking_request_id: string }): Entity => ({
  kind: 'tracking_request',
  id: params.tracking_request_id,
})

export const listTrackingRequestCustomFields: Handler<'listTrackingRequestCustomFields'> = ({ params, query }, call) =>
  listOf(requestOf(params), query, call)

export const createTrackingRequestCustomField: Handler<'createTrackingRequestCustomField'> = ({ params, body }, call) =>
  setIn(requestOf(params), body, call)

export const updateTrackingRequestCustomField: Handler<'updateTrackingRequestCustomField'> = ({ params, body }, call) =>
  changeIn(requestOf(params), params.api_slug, body, call)

export const deleteTrackingRequestCustomField: Handler<'deleteTrackingRequestCustomField'> = async (
  { params },
  call,
) => {
  await removeField(call, { entity: requestOf(params), slug: params.api_slug })
}

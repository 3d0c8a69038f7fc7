import { findListed } from '../../db/listing.ts'
import { notFound } from '../../errors.ts'
import { document, listDocument, onlyOnce, pageOf, pageOfRows } from '../../json-api.ts'
import type { Handler } from '../context.ts'
import { includeWithContainers, includeWithRawEvents, includeWithTransportEvents, served } from '../included.ts'
import {
  findRawEvents,
  findTransportEvents,
  IN_ORDER_OF_TIME,
  NEWEST_EVENT_FIRST,
} from '../transport-events/queries.ts'
import { containerListing } from './filters.ts'
import {
  containerExists,
  containersTotal,
  findContainer,
  findContainers,
  findContainerWithShipment,
} from './queries.ts'
import { refreshSources } from './refresh.ts'
import { changeOwnFields } from './update.ts'

export const listContainers: Handler<'listContainers'> = async ({ query }, call) => {
  const { pool, accountId } = call
  const page = pageOf(query)
  const { ids, ...position } = await findListed(pool, await containerListing(query, call), page, () =>
    containersTotal(pool, accountId),
  )
  const rows = await findContainers(pool, accountId, ids)
  const included = query.include && onlyOnce(await includeWithContainers(rows, query.include, call))
  return listDocument(call, page, { data: rows.map((row) => served.container(row, call)), ...position, included })
}

export const getContainer: Handler<'getContainer'> = async ({ params: { id }, query: { include } }, call) => {
  const { pool, accountId } = call
  if (include?.some((name) => name === 'shipment' || name.startsWith('shipment.'))) {
    const found = await findContainerWithShipment(pool, accountId, id)
    if (!found) throw notFound()
    const included = await includeWithContainers([found.container], include, call, [found.shipment])
    return document(call, served.container(found.container, call), onlyOnce(included))
  }
  const row = await findContainer(pool, accountId, id)
  if (!row) throw notFound()
  const included = include && onlyOnce(await includeWithContainers([row], include, call))
  return document(call, served.container(row, call), included)
}

export const listContainerTransportEvents: Handler<'listContainerTransportEvents'> = async (
  { params: { id }, query },
  call,
) => {
  const rows = await findTransportEvents(call.pool, call.accountId, [id])
  if (rows.length === 0 && !(await containerExists(call.pool, call.accountId, id))) throw notFound()
  const page = pageOf(query)
  const { rows: shown, ...position } = pageOfRows(rows, page, NEWEST_EVENT_FIRST)
  const included = query.include && onlyOnce(await includeWithTransportEvents(shown, query.include, call))
  return listDocument(call, page, {
    data: shown.map((row) => served.transportEvent(row, call)),
    ...position,
    included,
  })
}

export const listContainerRawEvents: Handler<'listContainerRawEvents'> = async ({ params: { id }, query }, call) => {
  const rows = await findRawEvents(call.pool, call.accountId, [id])
  if (rows.length === 0 && !(await containerExists(call.pool, call.accountId, id))) throw notFound()
  const page = pageOf(query)
  const { rows: shown, ...position } = pageOfRows(rows, page, IN_ORDER_OF_TIME)
  return listDocument(call, page, {
    data: shown.map((row) => served.rawEvent(row, call)),
    ...position,
    included: onlyOnce(await includeWithRawEvents(shown, call)),
  })
}

export const updateContainer: Handler<'updateContainer'> = async ({ params: { id }, body }, call) => {
  await changeOwnFields(call, id, body.data.attributes)
  call.wakeups.wake('journeys')
  call.wakeups.wake('notifications')
  const row = await findContainer(call.pool, call.accountId, id)
  if (!row) throw notFound()
  return document(call, served.container(row, call))
}

export const refreshContainer: Handler<'refreshContainer'> = async ({ params: { id } }, call) => ({
  message: await refreshSources(call, id),
})

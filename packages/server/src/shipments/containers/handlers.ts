import type { Schemas } from '@boxtrail/contracts'
import type { Query } from '@boxtrail/contracts/zod'
import { leadsAlong } from '@boxtrail/protocol/answer/include'
import { document, listDocument, pageOf, pageOfRows } from '@boxtrail/protocol/answer/json-api'
import { sparse } from '@boxtrail/protocol/answer/sparse'
import { notFound } from '@boxtrail/protocol/errors'
import type { Call, Handler } from '../../context.ts'
import { findListed, inOrder } from '../../db/lists/listing.ts'
import { containerListing } from '../../records/containers/filters.ts'
import {
  containerExists,
  containersTotal,
  findContainer,
  findContainers,
  findContainerWithShipment,
  type ServedContainer,
} from '../../records/containers/queries.ts'
import { include } from '../../records/included/include.ts'
import { served } from '../../records/included/served.ts'
import {
  findRawEvents,
  findTransportEvents,
  IN_ORDER_OF_TIME,
  NEWEST_EVENT_FIRST,
} from '../../records/transport-events/queries.ts'
import { refreshSources } from '../../tracking/start-and-stop/refresh.ts'
import { mustBeDone } from '../must-be-done.ts'
import { includePast } from '../past/include-past.ts'
import { eventsListedAt } from '../past/listed-events.ts'
import { momentOf } from '../past/moment.ts'
import type { Past } from '../past/past-records.ts'
import { readPastOfContainer } from '../past/read-past.ts'
import { basesOfContainer } from '../provenance/load-provenance.ts'
import { asksProvenance, namedEntries } from '../provenance/serve-provenance.ts'
import { servePastContainer } from './past-container.ts'
import { changeOwnFields } from './update-container.ts'

export const listContainers: Handler<'listContainers'> = async ({ query }, call) => {
  const { pool, accountId } = call
  const page = pageOf(query)
  const { ids, ...position } = await findListed(pool, await containerListing(query, call), page, () =>
    containersTotal(pool, accountId),
  )
  const rows = inOrder(ids, await findContainers(pool, accountId, ids))
  const data = rows.map((row) => served.container(row, call))
  const included = await include(data, query.include, call)
  return listDocument(call, page, {
    data: sparse(data, query),
    ...position,
    included: included && sparse(included, query),
  })
}

export const getContainer: Handler<'getContainer'> = async ({ params: { id }, query }, call) => {
  const { pool, accountId } = call
  const moment = momentOf(query)
  if (moment) return servePastContainer(call, id, moment, query)
  if (leadsAlong(query.include, 'shipment')) {
    const found = await findContainerWithShipment(pool, accountId, id)
    if (!found) throw notFound()
    const data = await withProvenance(served.container(found.container, call), found.container, query, call)
    return document(call, data, await include([data], query.include, call, [served.shipment(found.shipment, call)]))
  }
  const row = await findContainer(pool, accountId, id)
  if (!row) throw notFound()
  const data = await withProvenance(served.container(row, call), row, query, call)
  return document(call, data, await include([data], query.include, call))
}

const withProvenance = async (
  data: Schemas['Container'],
  row: ServedContainer,
  { provenance: named }: Query<'getContainer'>,
  call: Call,
): Promise<Schemas['Container']> => {
  if (!named || !asksProvenance(named, data)) return data
  const provenance = await namedEntries(call, named, await basesOfContainer(call, row, data.attributes))
  return { ...data, meta: { ...data.meta!, provenance } }
}

export const listContainerTransportEvents: Handler<'listContainerTransportEvents'> = async (
  { params: { id }, query },
  call,
) => {
  const moment = momentOf(query)
  const listed = moment && query.include === undefined ? await eventsListedAt(call, id, moment) : null
  const past = moment && !listed ? await readPastOfContainer(call, id, moment, query) : null
  const rows = listed?.rows ?? past?.container.events ?? (await presentEvents(findTransportEvents, id, call))
  const page = pageOf(query)
  const { rows: shown, ...position } = pageOfRows(rows, page, NEWEST_EVENT_FIRST)
  const data = shown.map((row) => served.transportEvent(row, call))
  const included = await includePast(data, query.include, past?.past ?? null, call)
  return atMoment(listDocument(call, page, { data, ...position, included }), listed ?? past?.past)
}

/** Returns the events of a container, which may have none; a container that does not exist is not found. */
const presentEvents = async <Row>(
  find: (pool: Call['pool'], accountId: string, containerIds: readonly string[]) => Promise<Row[]>,
  id: string,
  { pool, accountId }: Call,
): Promise<Row[]> => {
  const rows = await find(pool, accountId, [id])
  if (rows.length === 0 && !(await containerExists(pool, accountId, id))) throw notFound()
  return rows
}

/** Adds to a list of the past which moment it is of. */
const atMoment = <Listed extends { meta: object }>(listed: Listed, then: Pick<Past, 'meta'> | undefined): Listed =>
  then ? { ...listed, meta: { ...listed.meta, ...then.meta } } : listed

/** Ports and vessels are included with raw events by default, as in the reference API. */
const WITH_RAW_EVENTS = ['location', 'vessel']

export const listContainerRawEvents: Handler<'listContainerRawEvents'> = async ({ params: { id }, query }, call) => {
  const moment = momentOf(query)
  const past = moment && (await readPastOfContainer(call, id, moment, { events: 'none' }))
  const rows = past ? past.container.rawEvents : await presentEvents(findRawEvents, id, call)
  const page = pageOf(query)
  const { rows: shown, ...position } = pageOfRows(rows, page, IN_ORDER_OF_TIME)
  const data = shown.map((row) => served.rawEvent(row, call))
  const included = await include(data, WITH_RAW_EVENTS, call)
  return atMoment(listDocument(call, page, { data, ...position, included }), past?.past)
}

export const updateContainer: Handler<'updateContainer'> = async ({ params: { id }, body }, call) => {
  const { ref_numbers, delivered_at: deliveredAt } = body.data.attributes
  const refNumbers = ref_numbers && (() => ref_numbers)
  mustBeDone(await changeOwnFields(call, [id], { refNumbers, deliveredAt }), id)
  call.wakeups.wake('journeys')
  call.wakeups.wake('notifications')
  const row = await findContainer(call.pool, call.accountId, id)
  if (!row) throw notFound()
  return document(call, served.container(row, call))
}

export const refreshContainer: Handler<'refreshContainer'> = async ({ params: { id } }, call) => ({
  message: await refreshSources(call, id),
})

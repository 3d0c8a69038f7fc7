import { document } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../../context.ts'
import { findContainer } from '../../records/containers/queries.ts'
import { served } from '../../records/included/served.ts'
import { findShipment } from '../../records/shipments/queries.ts'
import { momentOf } from '../past/moment.ts'
import { readPastOfContainer, readPastOfShipment } from '../past/read-past.ts'
import { basesOfContainer, basesOfShipment } from './load-provenance.ts'
import { pastBasesOfContainer, pastBasesOfShipment } from './past-bases.ts'
import { provenanceResource } from './serve-provenance.ts'

export const getContainerProvenance: Handler<'getContainerProvenance'> = async ({ params: { id }, query }, call) => {
  const moment = momentOf(query)
  if (moment) {
    const { past, container } = await readPastOfContainer(call, id, moment)
    return document(call, await provenanceResource(call, id, pastBasesOfContainer(past, container), past.meta))
  }
  const row = await findContainer(call.pool, call.accountId, id)
  if (!row) throw notFound()
  const bases = await basesOfContainer(call, row, served.container(row, call).attributes)
  return document(call, await provenanceResource(call, id, bases))
}

export const getShipmentProvenance: Handler<'getShipmentProvenance'> = async ({ params: { id }, query }, call) => {
  const moment = momentOf(query)
  if (moment) {
    const past = await readPastOfShipment(call, id, moment, { events: 'none' })
    const { attributes } = served.shipment(past.shipment, call)
    return document(call, await provenanceResource(call, id, pastBasesOfShipment(past, attributes), past.meta))
  }
  const row = await findShipment(call.pool, call.accountId, id)
  if (!row) throw notFound()
  const bases = await basesOfShipment(call, row, served.shipment(row, call).attributes)
  return document(call, await provenanceResource(call, id, bases))
}

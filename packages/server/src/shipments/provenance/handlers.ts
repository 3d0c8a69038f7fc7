import { document } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../../context.ts'
import { findContainer } from '../../records/containers/queries.ts'
import { served } from '../../records/included/served.ts'
import { findShipment } from '../../records/shipments/queries.ts'
import { basesOfContainer, basesOfShipment } from './load-provenance.ts'
import { provenanceResource } from './serve-provenance.ts'

export const getContainerProvenance: Handler<'getContainerProvenance'> = async ({ params: { id } }, call) => {
  const row = await findContainer(call.pool, call.accountId, id)
  if (!row) throw notFound()
  const bases = await basesOfContainer(call, row, served.container(row, call).attributes)
  return document(call, await provenanceResource(call, id, bases))
}

export const getShipmentProvenance: Handler<'getShipmentProvenance'> = async ({ params: { id } }, call) => {
  const row = await findShipment(call.pool, call.accountId, id)
  if (!row) throw notFound()
  const bases = await basesOfShipment(call, row, served.shipment(row, call).attributes)
  return document(call, await provenanceResource(call, id, bases))
}

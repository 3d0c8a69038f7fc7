import { notFound } from '../../errors.ts'
import { document } from '../../json-api.ts'
import { findContainer } from '../containers/queries.ts'
import type { Handler } from '../context.ts'
import { served } from '../included/served.ts'
import { findShipment } from '../shipments/queries.ts'
import { basesOfContainer, basesOfShipment } from './load.ts'
import { provenanceResource } from './serve.ts'

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

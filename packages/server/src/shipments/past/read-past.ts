import { notFound, notKnownThen } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { findContainers, findContainerWithShipment } from '../../records/containers/queries.ts'
import { findShipment } from '../../records/shipments/queries.ts'
import type { Moment } from './moment.ts'
import { type Past, type PastContainer, readPast } from './past-records.ts'

/** What is included of a shipment has to do with its other containers. */
const namesShipment = (paths: readonly string[] = []): boolean => paths.some((path) => /\bshipments?\b/.test(path))

/** A container at a moment; with the other containers of its shipment where that is included. */
export const readPastOfContainer = async (
  call: Call,
  id: string,
  moment: Moment,
  { include }: { include?: readonly string[] | undefined } = {},
): Promise<{ past: Past; container: PastContainer }> => {
  const found = await findContainerWithShipment(call.pool, call.accountId, id)
  if (!found) throw notFound()
  const { shipment } = found
  const containers = namesShipment(include)
    ? await findContainers(call.pool, call.accountId, shipment.container_ids)
    : [found.container]
  const past = await readPast(call, { shipment, containers }, moment)
  const container = past.containers.get(id)
  if (!container) throw notKnownThen()
  return { past, container }
}

/** A shipment at a moment, with its containers. */
export const readPastOfShipment = async (call: Call, id: string, moment: Moment): Promise<Past> => {
  const shipment = await findShipment(call.pool, call.accountId, id)
  if (!shipment) throw notFound()
  return readPast(
    call,
    { shipment, containers: await findContainers(call.pool, call.accountId, shipment.container_ids) },
    moment,
  )
}

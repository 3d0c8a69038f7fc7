import { notFound } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { type Moment, unknownAt } from './moment.ts'
import { type Past, type PastContainer, readPast, type WantedPast } from './past-records.ts'
import { findStoredContainer, findStoredShipment } from './stored-records.ts'

interface Asked {
  include?: readonly string[] | undefined
  /** The record itself is served, and not only what follows from it. */
  isServed?: boolean
  /** Of the milestones of containers; their records unless it says otherwise. */
  events?: WantedPast['events']
  /** The shipment is served as well, which follows from all of its containers. */
  withShipment?: boolean
}

/** What is included of a shipment has to do with its other containers. */
const namesShipment = (paths: readonly string[] = []): boolean => paths.some((path) => /\bshipments?\b/.test(path))

/**
 * A container at a moment; with the other containers of its shipment where that is included. Otherwise it alone is projected,
 * and what the shipment is then is not to be served.
 */
export const readPastOfContainer = async (
  call: Call,
  id: string,
  moment: Moment,
  { include, isServed = false, events = 'records', withShipment = false }: Asked = {},
): Promise<{ past: Past; container: PastContainer }> => {
  const { pool, accountId } = call
  const alone = await findStoredContainer(pool, accountId, id)
  const isIncluded = namesShipment(include)
  const stored = isIncluded && alone ? await findStoredShipment(pool, accountId, alone.shipment.id) : alone
  if (!stored) throw notFound()
  const only = isIncluded || withShipment ? undefined : stored.containers[0]!.number
  const ids = stored.containers.map((one) => one.id)
  const stamped = include ? [...ids, stored.shipment.id] : isServed ? [id] : []
  const past = await readPast(call, stored, moment, { events, only, stamped })
  const container = past?.containers.get(id)
  if (!past || !container) throw unknownAt(moment, alone!.containers[0]!)
  return { past, container }
}

/** A shipment at a moment, with its containers. */
export const readPastOfShipment = async (
  call: Call,
  id: string,
  moment: Moment,
  { include, isServed = false, events = 'records' }: Omit<Asked, 'withShipment'> = {},
): Promise<Past> => {
  const stored = await findStoredShipment(call.pool, call.accountId, id)
  if (!stored) throw notFound()
  const ids = stored.containers.map((one) => one.id)
  const stamped = include ? [id, ...ids] : isServed ? [id] : []
  const past = await readPast(call, stored, moment, { events, stamped })
  if (!past) throw unknownAt(moment, stored.shipment)
  return past
}

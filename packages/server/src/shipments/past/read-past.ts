import { notFound } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { type Moment, unknownAt } from './moment.ts'
import { type Past, type PastContainer, readPast, type WantedPast } from './past-records.ts'
import { findStoredContainer, findStoredShipment } from './stored-records.ts'

interface Asked {
  include?: readonly string[] | undefined
  /** Whether the record itself is served, and not only what depends on it. */
  isServed?: boolean
  /** What is read of the milestones of containers; their records by default. */
  events?: WantedPast['events']
  /** Whether the shipment is served as well, which depends on all of its containers. */
  withShipment?: boolean
}

/** Whether a shipment is included, which involves its other containers. */
const namesShipment = (paths: readonly string[] = []): boolean => paths.some((path) => /\bshipments?\b/.test(path))

/**
 * A container at a moment, with the other containers of its shipment if that is included. Otherwise only the container
 * is projected, and the resulting shipment must not be served.
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

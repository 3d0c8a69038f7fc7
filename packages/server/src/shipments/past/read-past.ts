import { notFound } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { type Moment, unknownAt } from './moment.ts'
import { type Past, type PastContainer, readPast } from './past-records.ts'
import { findStoredContainer, findStoredShipment } from './stored-records.ts'

interface Asked {
  include?: readonly string[] | undefined
  /** Of the containers, what follows from the journey: their events are not read. */
  withoutEvents?: boolean
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
  { include, withoutEvents = false, withShipment = false }: Asked = {},
): Promise<{ past: Past; container: PastContainer }> => {
  const { pool, accountId } = call
  const alone = await findStoredContainer(pool, accountId, id)
  const isIncluded = namesShipment(include)
  const stored = isIncluded && alone ? await findStoredShipment(pool, accountId, alone.shipment.id) : alone
  if (!stored) throw notFound()
  const only = isIncluded || withShipment ? undefined : stored.containers[0]!.number
  const past = await readPast(call, stored, moment, { withoutEvents, only })
  const container = past?.containers.get(id)
  if (!past || !container) throw unknownAt(moment, alone!.containers[0]!)
  return { past, container }
}

/** A shipment at a moment, with its containers. */
export const readPastOfShipment = async (
  call: Call,
  id: string,
  moment: Moment,
  { withoutEvents = false }: Pick<Asked, 'withoutEvents'> = {},
): Promise<Past> => {
  const stored = await findStoredShipment(call.pool, call.accountId, id)
  if (!stored) throw notFound()
  const past = await readPast(call, stored, moment, { withoutEvents })
  if (!past) throw unknownAt(moment, stored.shipment)
  return past
}

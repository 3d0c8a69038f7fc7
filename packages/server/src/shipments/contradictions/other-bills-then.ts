import { isCurrent, statedBill } from '@boxtrail/engine/project/stated-bill'
import type { OtherBill, OtherBills } from '@boxtrail/engine/project/types/projection'
import { ApiError } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { clockOf, type Moment } from '../past/moment.ts'
import type { Past, PastContainer } from '../past/past-records.ts'
import { readPastOfContainer } from '../past/read-past.ts'
import { findOthersWithContainers } from './queries.ts'

interface Known {
  journey: Pick<Past['journey'], 'isInSandbox'>
  shipment: Pick<Past['shipment'], 'id'>
  containers: ReadonlyMap<string, { row: Pick<PastContainer['row'], 'number'> }>
}

/** What the account's other shipments that were open at a moment stated then about the containers of a shipment. */
export const otherBillsThen = async (
  call: Call,
  { journey, shipment, containers }: Known,
  moment: Moment,
): Promise<OtherBills> => {
  const numbers = [...containers.values()].map(({ row }) => row.number)
  const found = new Map<string, OtherBill[]>()
  const at = new Date(clockOf(moment))
  const others = await findOthersWithContainers(call.pool, call.accountId, shipment.id, numbers, at)
  for (const { id, container_ids } of others) {
    const past = await readOther(call, container_ids[0]!, moment)
    if (!past || past.shipment.line_tracking_stopped_at || past.journey.isInSandbox !== journey.isInSandbox) continue
    const stated = statedBill(past.journey, past.shipment.bill_of_lading_number)
    for (const { number, ...projected } of past.journey.projection.containers) {
      if (stated === null || !numbers.includes(number) || !isCurrent(projected)) continue
      found.set(number, [...(found.get(number) ?? []), { ...stated, shipmentId: id }])
    }
  }
  return found
}

/** Returns null if the shipment did not exist yet. */
const readOther = async (call: Call, containerId: string, moment: Moment): Promise<Past | null> => {
  try {
    return (await readPastOfContainer(call, containerId, moment, { events: 'none', withShipment: true })).past
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

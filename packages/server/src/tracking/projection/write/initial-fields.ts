import type { PoolClient } from 'pg'
import { applyInitialFields, type NewRecords } from '../../../custom-fields/values/apply-initial.ts'
import type { Advance } from '../advance/advance.ts'

/** Gives new shipments and containers the custom fields that their tracking requests specified. */
export const writeInitialFields = async (client: PoolClient, mine: readonly Advance[]): Promise<void> => {
  const created = mine.flatMap((one) => {
    const records = newRecordsOf(one)
    return records ? [{ one, records }] : []
  })
  if (created.length === 0) return
  const changes = await applyInitialFields(
    client,
    created.map(({ records }) => records),
  )
  for (const [index, { one }] of created.entries()) one.changes.push(...changes[index]!)
}

const newRecordsOf = ({ loaded, difference, newId }: Advance): NewRecords | null => {
  const { request, journey } = loaded
  if (request.initial_custom_fields === null) return null
  const { shipment } = difference
  const newShipmentId = shipment?.isNew ? shipment.id : null
  const shipmentId = newShipmentId ?? journey.shipment_id
  const newContainers = difference.containers.filter(({ isNew }) => isNew)
  if (shipmentId === null || (newShipmentId === null && newContainers.length === 0)) return null
  return {
    accountId: journey.account_id,
    staged: request.initial_custom_fields,
    newShipmentId,
    shipmentId,
    newContainers,
    userId: request.user_id,
    newId,
  }
}

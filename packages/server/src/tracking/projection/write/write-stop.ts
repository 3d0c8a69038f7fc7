import type { Change } from '@boxtrail/engine/diff/difference'
import type { PoolClient } from 'pg'
import { stopRequests, stopShipment } from '../../start-and-stop/stop-queries.ts'
import type { Advance } from '../advance/advance.ts'
import { nowOf, shipmentIdOf } from './rows.ts'

/** Tracking that ends automatically is logged in the same transaction. */
export const withStop = (one: Advance): Advance =>
  one.stop === null ? one : { ...one, changes: [...one.changes, ...stopChanges(one)] }

export const writeStop = async (client: PoolClient, one: Advance) => {
  const { journey, request } = one.loaded
  await stopShipment(client, journey.account_id, shipmentIdOf(one), one.stop!, { at: nowOf(one) })
  await stopRequests(client, journey.account_id, [request.id])
}

const stopChanges = (one: Advance): Change[] => {
  const { request } = one.loaded
  const shipmentId = shipmentIdOf(one)
  const change = (partial: Omit<Change, 'id' | 'shipment_id' | 'container_id'>): Change => ({
    id: one.newId(),
    shipment_id: shipmentId,
    container_id: null,
    ...partial,
  })
  return [
    change({
      resource_type: 'shipment',
      resource_id: shipmentId,
      event: 'shipment.updated',
      changeset: { line_tracking_stopped_at: [null, nowOf(one)], line_tracking_stopped_reason: [null, one.stop] },
      data_source: 'boxtrail_calculation',
    }),
    change({
      resource_type: 'tracking_request',
      resource_id: request.id,
      event: 'tracking_request.tracking_stopped',
      changeset: { status: [one.request?.after.status ?? request.status, 'tracking_stopped'] },
    }),
  ]
}

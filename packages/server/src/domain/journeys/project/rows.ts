import type { StoredContainer, StoredShipment } from '../../../tracking/diff/types.ts'
import type { ContainerFields, ShipmentFields } from '../../../tracking/project/types.ts'
import { formatInstant } from '../../../tracking/time.ts'
import type { ContainerRow } from '../../containers/resource.ts'
import type { ShipmentRow } from '../../shipments/resource.ts'
import type { TrackingRequestRow } from '../../tracking-requests/resource.ts'
import type { Advance } from './advance.ts'

/** Rows of the tables, built from the decisions. Times in wire form. */

const wire = (time: Date | null | undefined) => (time ? formatInstant(time.getTime()) : null)

export const nowOf = ({ loaded }: Advance) => formatInstant(loaded.journey.now.getTime())

export const newShipment = (one: Advance): StoredShipment => {
  const { journey, request, checks } = one.loaded
  return {
    account_id: journey.account_id,
    id: one.difference.shipment!.id,
    journey_id: journey.id,
    bill_of_lading_number: request.request_number,
    shipping_line_scac: request.scac!,
    customer_id: request.customer_id,
    ref_numbers: request.ref_numbers,
    tags: request.shipment_tags,
    line_check_id: checks.find((check) => check.source_id.startsWith('line:'))?.check_id ?? null,
    line_tracking_stopped_at: null,
    line_tracking_stopped_reason: null,
    line_tracking_stopped_by_user_id: null,
    line_tracking_last_attempted_at: null,
    line_tracking_last_succeeded_at: null,
    ...one.difference.shipment!.fields,
    created_at: nowOf(one),
    updated_at: nowOf(one),
  }
}

type ContainerDifference = Advance['difference']['containers'][number]

export const newContainer = (one: Advance, container: ContainerDifference): StoredContainer => ({
  account_id: one.loaded.journey.account_id,
  id: container.id,
  shipment_id: (one.difference.shipment?.id ?? one.loaded.journey.shipment_id)!,
  number: container.number,
  ref_numbers: one.loaded.request.ref_numbers,
  delivered_at: null,
  ...container.fields,
  created_at: nowOf(one),
  updated_at: nowOf(one),
})

export const changedRow = <Fields extends ContainerFields | ShipmentFields>(
  one: Advance,
  { id, fields }: { id: string; fields: Fields },
) => ({
  account_id: one.loaded.journey.account_id,
  id,
  ...fields,
  updated_at: nowOf(one),
})

/** The columns of a request that its life cycle writes. */
export const requestColumns = ({ loaded, request }: Advance) => {
  const { awaitingSinceMs, ...after } = request!.after
  return {
    account_id: loaded.journey.account_id,
    id: request!.before.id,
    ...after,
    awaiting_since: awaitingSinceMs === null ? null : new Date(awaitingSinceMs),
    shipment_id: request!.shipmentId,
    updated_at: loaded.journey.now,
  }
}

/** The shipment after the transaction, with the freshness of its check. */
export const shipmentRow = (one: Advance): ShipmentRow | null => {
  const { stored, checks } = one.loaded
  const { shipment } = one.difference
  const line = checks.find((check) => check.source_id.startsWith('line:'))
  const joined = {
    customer_name: one.loaded.request.customer_name,
    line_tracking_last_attempted_at: wire(line?.last_asked_at),
    line_tracking_last_succeeded_at: wire(line?.last_answered_at),
  }
  const stopped = one.stop ? { line_tracking_stopped_at: nowOf(one), line_tracking_stopped_reason: one.stop } : {}
  if (shipment?.isNew) return { ...newShipment(one), ...joined, ...stopped }
  if (!stored.shipment) return null
  return { ...stored.shipment, ...joined, ...(shipment ? changedRow(one, shipment) : {}), ...stopped }
}

export const containerRow = (one: Advance, id: string): ContainerRow | null => {
  const changed = one.difference.containers.find((container) => container.id === id)
  if (changed?.isNew) return newContainer(one, changed)
  const stored = [...one.loaded.stored.containers.values()].find(({ row }) => row.id === id)?.row
  if (!stored) return null
  return changed ? { ...stored, ...changedRow(one, changed) } : stored
}

export const requestRow = (one: Advance): TrackingRequestRow => ({
  ...one.loaded.request,
  ...(one.request ? requestColumns(one) : {}),
  ...(one.stop ? { status: 'tracking_stopped' as const } : {}),
  ...lineColumns(one),
})

/** The last poll of its line, as reads join it. */
const lineColumns = ({ loaded: { checks } }: Advance) => {
  const line = checks.find((check) => check.source_id.startsWith('line:'))
  return { line_outcome: line?.last_outcome ?? null, line_retry_at: line?.next_check_at ?? null }
}

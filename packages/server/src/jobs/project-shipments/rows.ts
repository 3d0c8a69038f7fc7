import type { Fields } from '../../tracking/project/types.ts'
import { formatInstant } from '../../tracking/time.ts'
import type { Advance } from './advance.ts'

/** Rows of the tables, made from what was decided. Times in wire form. */

export const nowOf = ({ loaded }: Advance) => formatInstant(loaded.journey.now.getTime())

export const newShipment = (one: Advance) => {
  const { journey, request, checks } = one.loaded
  return {
    account_id: journey.account_id,
    id: one.difference.shipment!.id,
    journey_id: journey.id,
    bill_of_lading_number: request.request_number,
    shipping_line_scac: request.scac,
    customer_id: request.customer_id,
    ref_numbers: request.ref_numbers,
    tags: request.shipment_tags,
    line_check_id: checks.find((check) => check.source_id.startsWith('line:'))?.check_id ?? null,
    ...one.difference.shipment!.fields,
    created_at: nowOf(one),
    updated_at: nowOf(one),
  }
}

type BoxDifference = Advance['difference']['containers'][number]

export const newContainer = (one: Advance, container: BoxDifference) => ({
  account_id: one.loaded.journey.account_id,
  id: container.id,
  shipment_id: one.difference.shipment?.id ?? one.loaded.journey.shipment_id,
  number: container.number,
  ref_numbers: one.loaded.request.ref_numbers,
  ...container.fields,
  created_at: nowOf(one),
  updated_at: nowOf(one),
})

export const changedRow = (one: Advance, { id, fields }: { id: string; fields: Fields }) => ({
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
    awaiting_since: awaitingSinceMs === null ? null : new Date(awaitingSinceMs).toISOString(),
    shipment_id: request!.shipmentId,
  }
}

type Row = Fields & { id: string }

/** The shipment as it stands after the transaction, freshness joined from its check. */
export const shipmentRow = (one: Advance): Row | null => {
  const { stored, checks } = one.loaded
  const { shipment } = one.difference
  const line = checks.find((check) => check.source_id.startsWith('line:'))
  const joined = {
    customer_name: one.loaded.request.customer_name,
    line_tracking_last_attempted_at: line?.last_asked_at ?? null,
    line_tracking_last_succeeded_at: line?.last_answered_at ?? null,
  }
  const stopped = one.stop ? { line_tracking_stopped_at: nowOf(one), line_tracking_stopped_reason: one.stop } : {}
  if (shipment?.isNew) return { ...newShipment(one), ...joined, ...stopped }
  if (!stored.shipment) return null
  return { ...stored.shipment, ...joined, ...(shipment ? changedRow(one, shipment) : {}), ...stopped }
}

export const containerRow = (one: Advance, id: string): Row | null => {
  const changed = one.difference.containers.find((container) => container.id === id)
  if (changed?.isNew) return newContainer(one, changed)
  const stored = [...one.loaded.stored.boxes.values()].find(({ row }) => row.id === id)?.row
  if (!stored) return null
  return changed ? { ...stored, ...changedRow(one, changed) } : stored
}

export const requestRow = (one: Advance): Row => ({
  ...(one.loaded.request as unknown as Row),
  ...(one.request ? requestColumns(one) : {}),
  ...(one.stop ? { status: 'tracking_stopped' } : {}),
  ...lineColumns(one),
})

/** The last asking of its line, as an answer joins it. */
const lineColumns = ({ loaded: { checks } }: Advance) => {
  const line = checks.find((check) => check.source_id.startsWith('line:'))
  return { line_outcome: line?.last_outcome ?? null, line_retry_at: line?.next_check_at ?? null }
}

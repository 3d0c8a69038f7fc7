import type { RecordDifference, StoredContainer, StoredShipment } from '@boxtrail/engine/diff/difference'
import type { ContainerFields, ShipmentFields } from '@boxtrail/engine/project/types/projection'
import { isLineSource } from '@boxtrail/engine/source-id'
import { formatInstant } from '@boxtrail/engine/time'
import type { Advance } from '../advance/advance.ts'

/** Rows of the tables, built from the decisions. Times in wire form. */

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
    line_check_id: checks.find((check) => isLineSource(check.source_id))?.check_id ?? null,
    line_tracking_stopped_at: null,
    line_tracking_stopped_reason: null,
    line_tracking_stopped_by_user_id: null,
    line_tracking_last_attempted_at: null,
    line_tracking_last_succeeded_at: null,
    packed_at: null,
    ...one.difference.shipment!.fields,
    marks: one.difference.shipment!.marks,
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
  marks: container.marks,
  created_at: nowOf(one),
  updated_at: nowOf(one),
})

export const changedRow = <Fields extends ContainerFields | ShipmentFields, Marks>(
  one: Advance,
  { id, updatedAt, fields, marks }: RecordDifference<Fields, Marks>,
) => ({
  account_id: one.loaded.journey.account_id,
  id,
  ...fields,
  marks,
  updated_at: updatedAt,
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
    ended_journey: request!.ended,
    updated_at: loaded.journey.now,
  }
}

/** The shipment of a journey that has one, or has one from now on. */
export const shipmentIdOf = ({ loaded: { journey }, difference }: Advance): string =>
  journey.shipment_id ?? difference.shipment!.id

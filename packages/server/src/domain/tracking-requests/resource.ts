import type { Schemas } from '@boxtrail/contracts'
import { linkage, wireTime } from '../../json-api.ts'
import type { TrackingRequestsRow } from '../../schema/rows.ts'
import { type NextStep, nextStepOf, type RequestProblem } from '../../tracking/lifecycle/next-step.ts'
import { formatInstant } from '../../tracking/time.ts'

/** A row of `tracking_requests`, and columns joined from the check of its line. */
export type TrackingRequestRow = TrackingRequestsRow & { line_outcome?: string | null; line_retry_at?: Date | null }

type Attributes = Schemas['TrackingRequest']['attributes']

/** The next step, in wire form. */
export const nextStepMeta = ({ action, reason, retryAtMs }: NextStep): Schemas['NextStep'] => ({
  action,
  reason,
  retry_at: retryAtMs === null ? null : formatInstant(retryAtMs),
})

const nextStepOfRow = (row: TrackingRequestRow): NextStep | null =>
  nextStepOf({
    status: row.status,
    failedReason: row.failed_reason as RequestProblem['failedReason'],
    isRetrying: row.is_retrying,
    lastOutcome: (row.line_outcome ?? null) as RequestProblem['lastOutcome'],
    retryAtMs: row.line_retry_at?.getTime() ?? null,
  })

export const trackingRequestResource = (row: TrackingRequestRow): Schemas['TrackingRequest'] => {
  const step = nextStepOfRow(row)
  return {
    id: row.id,
    type: 'tracking_request',
    attributes: {
      request_number: row.request_number,
      request_type: row.request_type_as_sent as Attributes['request_type'],
      scac: row.scac,
      ref_numbers: row.ref_numbers,
      shipment_tags: row.shipment_tags,
      tags: row.shipment_tags,
      status: row.status,
      failed_reason: row.failed_reason as Attributes['failed_reason'],
      action: step?.action ?? null,
      is_retrying: row.is_retrying,
      retry_count: row.retry_count,
      created_at: wireTime(row.created_at),
      updated_at: wireTime(row.updated_at),
    },
    relationships: {
      tracked_object: { data: linkage('shipment', row.shipment_id) },
      customer: { data: linkage('party', row.customer_id) },
      user: { data: linkage('user', row.user_id) },
    },
    ...(step ? { meta: nextStepMeta(step) } : {}),
    links: { self: `/v2/tracking_requests/${row.id}` },
  }
}

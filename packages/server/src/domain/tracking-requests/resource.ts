import type { Schemas } from '@boxtrail/contracts'
import { linkage, wireTime } from '../../json-api.ts'
import { type NextStep, nextStepOf, type RequestProblem } from '../../tracking/lifecycle/next-step.ts'
import { formatInstant } from '../../tracking/time.ts'

/** Columns of `tracking_requests`; times as `Date` or in wire form. */
export type TrackingRequestRow = { id: string } & Record<string, unknown>

type Attributes = Schemas['TrackingRequest']['attributes']

/** What there is to do, for the wire. */
export const nextStepMeta = ({ action, reason, retryAtMs }: NextStep): Schemas['NextStep'] => ({
  action,
  reason,
  retry_at: retryAtMs === null ? null : formatInstant(retryAtMs),
})

/** `line_outcome` and `line_retry_at` are joined from the check of its line. */
const nextStepOfRow = (row: TrackingRequestRow): NextStep | null =>
  nextStepOf({
    status: row.status as RequestProblem['status'],
    failedReason: (row.failed_reason ?? null) as RequestProblem['failedReason'],
    isRetrying: row.is_retrying === true,
    lastOutcome: (row.line_outcome ?? null) as RequestProblem['lastOutcome'],
    retryAtMs: row.line_retry_at instanceof Date ? row.line_retry_at.getTime() : null,
  })

export const trackingRequestResource = (row: TrackingRequestRow): Schemas['TrackingRequest'] => {
  const step = nextStepOfRow(row)
  return {
    id: row.id,
    type: 'tracking_request',
    attributes: {
      request_number: row.request_number as string,
      request_type: row.request_type_as_sent as Attributes['request_type'],
      scac: (row.scac ?? null) as string | null,
      ref_numbers: (row.ref_numbers ?? []) as string[],
      shipment_tags: (row.shipment_tags ?? []) as string[],
      tags: (row.shipment_tags ?? []) as string[],
      status: row.status as Attributes['status'],
      failed_reason: (row.failed_reason ?? null) as Attributes['failed_reason'],
      action: step?.action ?? null,
      is_retrying: row.is_retrying === true,
      retry_count: (row.retry_count ?? 0) as number,
      created_at: wireTime(row.created_at)!,
      updated_at: wireTime(row.updated_at)!,
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

import type { Schemas } from '@boxtrail/contracts'
import { linkage, wireTime } from '../../json-api.ts'

/** Columns of `tracking_requests`; times as `Date` or in wire form. */
export type TrackingRequestRow = { id: string } & Record<string, unknown>

type Attributes = Schemas['TrackingRequest']['attributes']

/** Failures that another number would not have (design 10.8). */
const theNumberItself = new Set<unknown>(['invalid_number', 'not_found', 'scac_auto_detect_failed'])

export const trackingRequestResource = (row: TrackingRequestRow): Schemas['TrackingRequest'] => ({
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
    action: row.status === 'failed' && theNumberItself.has(row.failed_reason) ? 'fix_number' : null,
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
  links: { self: `/v2/tracking_requests/${row.id}` },
})

import type { Schemas } from '@boxtrail/contracts'
import { whyNotPolled } from '@boxtrail/engine/lifecycle/first-poll'
import type { NextStep } from '@boxtrail/engine/lifecycle/next-step'
import { nextStepOf, type RequestProblem } from '@boxtrail/engine/lifecycle/request-next-step'
import { linkage, wireTime } from '@boxtrail/protocol/answer/json-api'
import { isConnected } from '@boxtrail/sources/port/traits'
import type { TrackingRequestsRow } from '../../schema/rows.ts'
import { nextStepMeta } from '../freshness/next-step.ts'

/** The columns joined from the check of a request's line; a request whose line is not known has none. */
export interface LineColumns {
  line_outcome: string | null
  /** Why the line's last answer is not used; null unless it could not be read. */
  line_refused: string | null
  line_retry_at: Date | null
  line_polled: boolean | null
  line_enabled: boolean | null
  /** Whether the line was disabled for the account after it was polled about the request. */
  line_disabled: boolean | null
  line_adapter: string | null
  line_paused_until: Date | null
  read_at: Date
}

/** A row of `tracking_requests`; notifications have the last poll of its line only. */
export type TrackingRequestRow = TrackingRequestsRow & Partial<LineColumns>

type Attributes = Schemas['TrackingRequest']['attributes']

const nextStepOfRow = (row: TrackingRequestRow): NextStep | null =>
  nextStepOf({
    status: row.status,
    failedReason: row.failed_reason as RequestProblem['failedReason'],
    isRetrying: row.is_retrying,
    lastOutcome: (row.line_outcome ?? null) as RequestProblem['lastOutcome'],
    refused: row.line_refused ?? null,
    retryAtMs: latest(row.line_retry_at, row.line_paused_until),
    notPolled: notPolled(row),
    ended: row.ended_journey,
  })

const notPolled = (row: TrackingRequestRow) => {
  const { read_at, line_polled, line_adapter, line_enabled, line_disabled, line_paused_until, line_retry_at } = row
  if (!read_at) return null
  const isReachable = !line_adapter || isConnected({ adapter: line_adapter })
  // Whatever a line answered while it was connected and enabled: if it no longer is, it is not polled any more.
  if (line_polled && isReachable && !line_disabled) return null
  return whyNotPolled({
    hasLine: row.scac !== null,
    isEnabled: !line_disabled && (line_enabled ?? true),
    isConnected: isReachable,
    pausedUntilMs: line_paused_until?.getTime() ?? null,
    dueMs: line_retry_at?.getTime() ?? null,
    nowMs: read_at.getTime(),
  })
}

/** When a line is next polled: not before its pause ends. */
const latest = (due: Date | null | undefined, paused: Date | null | undefined): number | null =>
  due ? Math.max(due.getTime(), paused?.getTime() ?? 0) : null

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
    ...(step ? { meta: { ...nextStepMeta(step), ...(row.ended_journey ? { journey: row.ended_journey } : {}) } } : {}),
    links: { self: `/v2/tracking_requests/${row.id}` },
  }
}

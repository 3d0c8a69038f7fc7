import type { RequestState } from '@boxtrail/engine/lifecycle/decide-request'
import type { EndedJourney } from '@boxtrail/engine/record/column-types'
import { formatInstant } from '@boxtrail/engine/time'
import type { Pool, PoolClient } from 'pg'
import { overChecks } from '../../db/distribution/over-checks.ts'
import { isUniqueViolation } from '../../db/errors.ts'
import { everyColumn } from '../../db/every-column.ts'
import { nowOfRequest, sandboxAhead } from '../../db/journey-clock.ts'
import { type RowOf, statement } from '../../db/statement.ts'
import type { JourneyState, StagedFields } from '../../schema/column-types.ts'
import type { TrackingRequestsRow } from '../../schema/rows.ts'
import { isOfLineSql } from '../../sources/traits-sql.ts'
import { findRefusals } from '../freshness/refusals.ts'
import type { TrackedNumber } from './tracked-number.ts'

type Client = Pool | PoolClient

export type RequestType = TrackingRequestsRow['request_type']

/** A request as its life cycle sees it. */
export type StoredRequest = TrackingRequestsRow

export const requestState = (request: StoredRequest): RequestState => ({
  status: request.status,
  failed_reason: request.failed_reason as RequestState['failed_reason'],
  is_retrying: request.is_retrying,
  retry_count: request.retry_count,
  awaitingSinceMs: request.awaiting_since?.getTime() ?? null,
})

export interface NewRequest {
  accountId: string
  id: string
  requestType: RequestType
  requestTypeAsSent: string
  requestNumber: string
  normalizedNumber: string
  bareNumber: string
  scac: string | null
  autoDetect: boolean
  refNumbers: readonly string[]
  shipmentTags: readonly string[]
  initialCustomFields: StagedFields | null
  customerId: string | null
  userId: string
  /** Its journey follows the clock of the account's sandbox. */
  sandbox: boolean
}

const insertRequestSql = statement(
  'insert-request',
  `insert into tracking_requests (account_id, id, request_type, request_type_as_sent, request_number, normalized_number,
     bare_number, scac, auto_detect_vocc_scac, status, ref_numbers, shipment_tags, initial_custom_fields, customer_id, user_id, created_at, updated_at)
   select $1, $2, $3, $4, $5, $6, $7, $8, $9, 'pending', $10, $11, $12, $13, $14, created.at, created.at
   from (select now() + ${sandboxAhead('$1', '$15')} as at) created
   on conflict (account_id, scac, bare_number) where status in ('pending', 'awaiting_manifest', 'created') do nothing
   returning ${everyColumn('tracking_requests')}`,
)

/** Inserts a request, or returns nothing if an open one already has the number at that line. */
export const insertRequest = async (client: PoolClient, request: NewRequest) =>
  insertRequestSql.first(
    client,
    request.accountId,
    request.id,
    request.requestType,
    request.requestTypeAsSent,
    request.requestNumber,
    request.normalizedNumber,
    request.bareNumber,
    request.scac,
    request.autoDetect,
    request.refNumbers,
    request.shipmentTags,
    request.initialCustomFields === null ? null : JSON.stringify(request.initialCustomFields),
    request.customerId,
    request.userId,
    request.sandbox,
  )

export interface OpenRequest {
  id: string
  status: StoredRequest['status']
  shipment_id: string | null
  scac: string | null
  bare_number: string
}

/** Whether the request `r` is for a container whose journey has ended: it makes way for a new one (end-earlier.ts). */
export const HAS_ENDED = `(r.request_type = 'container' and r.status = 'created' and exists (select 1 from containers c
     where c.account_id = r.account_id and c.shipment_id = r.shipment_id and c.number = r.normalized_number
       and c.empty_terminated_at is not null))`

const findOpenRequestsSql = statement(
  'find-open-requests',
  `select r.id, r.status, r.shipment_id, r.scac, r.bare_number from tracking_requests r
   join unnest($2::text[], $3::text[]) as n(scac, number)
     on r.bare_number = n.number and r.scac is not distinct from n.scac
   where r.account_id = $1 and r.status in ('pending', 'awaiting_manifest', 'created')
     and not ${HAS_ENDED}`,
)

/** The open requests with these numbers at their lines, without those that make way for a new one (end-earlier.ts). */
export const findOpenRequests = async (
  client: Client,
  accountId: string,
  numbers: readonly { scac: string | null; bareNumber: string }[],
): Promise<OpenRequest[]> => {
  if (numbers.length === 0) return []
  const rows = await findOpenRequestsSql.rows(
    client,
    accountId,
    numbers.map(({ scac }) => scac),
    numbers.map(({ bareNumber }) => bareNumber),
  )
  return rows
}

const findStoppedShipmentSql = statement(
  'find-stopped-shipment',
  `select s.id, s.journey_id from tracking_requests r
   join shipments s on s.account_id = r.account_id and s.id = r.shipment_id
   where r.account_id = $1 and r.scac = $2 and r.bare_number = $3 and r.request_type = $4
     and r.status = 'tracking_stopped' and s.line_tracking_stopped_at is not null
   order by r.created_at desc, r.id desc limit 1`,
)

/** The stopped shipment under which a bill or booking was tracked before. */
export const findStoppedShipment = async (
  client: PoolClient,
  accountId: string,
  { requestType, scac, bareNumber }: Pick<NewRequest, 'requestType' | 'scac' | 'bareNumber'>,
) => findStoppedShipmentSql.first(client, accountId, scac, bareNumber, requestType)

const findEarlierJourneySql = statement(
  'find-earlier-journey',
  `select s.id as shipment_id, c.empty_terminated_at as ended_at, c.marks->'journey' as ended,
     coalesce((j.state->>'requestedMs')::float8, extract(epoch from r.created_at)::float8 * 1000) as requested_ms,
     (j.state->'earlier'->>'endedMs')::float8 as before_ended_ms
   from tracking_requests r join shipments s on s.account_id = r.account_id and s.id = r.shipment_id
   join journeys j on j.account_id = s.account_id and j.id = s.journey_id
   left join containers c on c.account_id = s.account_id and c.shipment_id = s.id and c.number = r.normalized_number
   where r.account_id = $1 and r.scac = $2 and r.bare_number = $3 and r.request_type = 'container'
     and r.status = 'tracking_stopped' and s.line_tracking_stopped_at is not null
   order by r.created_at desc, r.id desc limit 1`,
  { notNull: ['requested_ms'] },
)

const endOf = ({ ended, ended_at }: RowOf<'find-earlier-journey'>): EndedJourney =>
  (ended as EndedJourney | null) ?? { state: 'ended', ended_at: formatInstant(ended_at!.getTime()), place: null }

const saveEndedJourneySql = statement(
  'save-ended-journey',
  'update tracking_requests set ended_journey = $3 where account_id = $1 and id = $2',
)

/** The journey before the one that a request waits for. */
export const saveEndedJourney = (client: PoolClient, accountId: string, id: string, ended: EndedJourney) =>
  saveEndedJourneySql.count(client, accountId, id, JSON.stringify(ended))

/**
 * The last journey of a container that the account tracked, as the next one needs it: whether that one is the same can
 * be decided only from what the line reports now.
 */
export const findEarlierJourney = async (
  client: PoolClient,
  accountId: string,
  { scac, bareNumber }: Pick<NewRequest, 'scac' | 'bareNumber'>,
): Promise<{ earlier: JourneyState['earlier']; ended?: EndedJourney } | undefined> => {
  const found = await findEarlierJourneySql.first(client, accountId, scac, bareNumber)
  if (!found) return undefined
  if (found.ended_at) return { earlier: { endedMs: found.ended_at.getTime() }, ended: endOf(found) }
  const { shipment_id: shipmentId, before_ended_ms: endedMs } = found
  const requestedMs = Math.floor(found.requested_ms)
  return { earlier: endedMs === null ? { shipmentId, requestedMs } : { shipmentId, requestedMs, endedMs } }
}

const findEarlierNumberSql = statement(
  'find-earlier-number',
  `select normalized_number from tracking_requests
   where account_id = $1 and scac = $2 and bare_number = $3 and request_type = $4 and status = 'tracking_stopped'
     and shipment_id is not null
   order by created_at desc, id desc limit 1`,
)

/**
 * Written with or without its prefix, a number that was tracked before is polled in the form to which its line
 * responded: its shipment is resumed with the check that it had.
 */
export const asTrackedBefore = async (
  client: PoolClient,
  accountId: string,
  tracked: TrackedNumber,
): Promise<TrackedNumber> => {
  const { scac, subject, bareNumber, requestType, normalizedNumber } = tracked
  if (subject === null || requestType === 'container') return tracked
  const earlier = await findEarlierNumberSql.first(client, accountId, scac, bareNumber, requestType)
  const number = earlier?.normalized_number ?? normalizedNumber
  return { ...tracked, normalizedNumber: number, subject: { ...subject, number } }
}

const findRequestSql = statement(
  'find-request',
  `select ${everyColumn('tracking_requests')} from tracking_requests where account_id = $1 and id = $2`,
)

export const findRequest = async (client: Client, accountId: string, id: string) =>
  findRequestSql.first(client, accountId, id)

const lockRequestSql = statement(
  'lock-request',
  `select ${everyColumn('tracking_requests')} from tracking_requests where account_id = $1 and id = $2 for update`,
)

/** The same, locked for update. */
export const lockRequest = async (client: PoolClient, accountId: string, id: string) =>
  lockRequestSql.first(client, accountId, id)

const findRequestsOfShipmentSql = statement(
  'find-requests-of-shipment',
  `select ${everyColumn('tracking_requests')} from tracking_requests
   where account_id = $1 and shipment_id = $2 order by created_at, id`,
)

export const findRequestsOfShipment = async (client: Client, accountId: string, shipmentId: string) =>
  findRequestsOfShipmentSql.rows(client, accountId, shipmentId)

const findRequestsText = `select ${everyColumn('tracking_requests', 'r')}, l.*, coalesce(l.journey_now, now()) as read_at from tracking_requests r
   left join lateral (select c.id as line_check_id, c.last_outcome as line_outcome,
       now() + ${sandboxAhead('j.account_id', 'j.sandbox')} as journey_now,
       c.next_check_at + ${sandboxAhead('j.account_id', 'j.sandbox')} as line_retry_at,
       coalesce(c.last_asked_at >= r.created_at, false) as line_polled, s.active as line_enabled,
       o.adapter as line_adapter, o.paused_until as line_paused_until
     from journeys j
     join subscriptions s on s.account_id = j.account_id and s.journey_id = j.id
     join checks c on c.id = s.check_id
     join sources o on o.id = c.source_id
     where r.status in ('pending', 'awaiting_manifest', 'failed') and ${isOfLineSql('c.source_id')}
       and j.account_id = r.account_id and j.tracking_request_id = r.id limit 1) l on true
   where r.account_id = $1 and r.id = any($2::uuid[]) order by r.created_at desc, r.id desc`

const findRequestsSql = statement('find-requests', findRequestsText, {
  notNull: ['read_at'],
  distributed: overChecks(
    findRequestsText,
    `select v.check_id from journeys j join subscriptions v on v.account_id = j.account_id and v.journey_id = j.id
     where j.account_id = $1 and j.tracking_request_id = any($2::uuid[])`,
  ),
})

/** Newest first; those without a shipment with the last poll of their line. */
export const findRequests = async (client: Client, accountId: string, ids: readonly string[]) => {
  if (ids.length === 0) return []
  const rows = await findRequestsSql.rows(client, accountId, ids)
  const refusals = await findRefusals(
    client,
    rows.flatMap(({ line_check_id: checkId, line_outcome: outcome }) => (checkId === null ? [] : { checkId, outcome })),
  )
  return rows.map((row) => ({ ...row, line_refused: refusals.get(row.line_check_id ?? '') ?? null }))
}

const reopenRequestSql = statement(
  'reopen-request',
  `update tracking_requests r set status = $3, failed_reason = null, updated_at = ${nowOfRequest}
   where r.account_id = $1 and r.id = $2`,
)

/** False if another open request has the number by now; the transaction is then aborted. */
export const reopenRequest = async (
  client: PoolClient,
  accountId: string,
  id: string,
  status: string,
): Promise<boolean> => {
  try {
    await reopenRequestSql.count(client, accountId, id, status)
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

const saveRequestRefNumbersSql = statement(
  'save-request-ref-numbers',
  `update tracking_requests r set ref_numbers = $3, updated_at = ${nowOfRequest} where r.account_id = $1 and r.id = $2`,
)

export const saveRequestRefNumbers = (
  client: PoolClient,
  accountId: string,
  id: string,
  refNumbers: readonly string[],
) => saveRequestRefNumbersSql.count(client, accountId, id, refNumbers)

const requestsTotalSql = statement(
  'requests-total',
  'select tracking_requests_total as total from ledgers where account_id = $1',
)

export const requestsTotal = async (client: Client, accountId: string): Promise<number> => {
  const rows = await requestsTotalSql.rows(client, accountId)
  return rows[0]!.total
}

const linkRequestSql = statement(
  'link-request',
  'update tracking_requests set shipment_id = $3 where account_id = $1 and id = $2',
)

/** The shipment that a request continues. */
export const linkRequest = (client: PoolClient, accountId: string, id: string, shipmentId: string) =>
  linkRequestSql.count(client, accountId, id, shipmentId)

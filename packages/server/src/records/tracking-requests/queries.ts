import type { RequestState } from '@boxtrail/engine/lifecycle/decide-request'
import type { PoolClient } from 'pg'
import { overChecks } from '../../db/distribution/over-checks.ts'
import { everyColumn } from '../../db/every-column.ts'
import { nowOfRequest, sandboxAhead } from '../../db/journey-clock.ts'
import { type Client, statement } from '../../db/statement.ts'
import type { StagedFields } from '../../schema/column-types.ts'
import type { TrackingRequestsRow } from '../../schema/rows.ts'
import { isOfLineSql } from '../../sources/traits-sql.ts'
import { findRefusals } from '../freshness/refusals.ts'

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
  /** Whether its journey follows the clock of the account's sandbox. */
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

/** A request, locked for update. */
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
       coalesce(c.last_asked_at >= r.created_at, false) as line_polled, s.active as line_enabled, j.state ? 'pausedMs' as line_disabled,
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

/** Returns requests, newest first; those without a shipment with the last poll of their line. */
export const findRequests = async (client: Client, accountId: string, ids: readonly string[]) => {
  if (ids.length === 0) return []
  const rows = await findRequestsSql.rows(client, accountId, ids)
  const refusals = await findRefusals(
    client,
    rows.flatMap(({ line_check_id: checkId, line_outcome: outcome }) => (checkId === null ? [] : { checkId, outcome })),
  )
  return rows.map((row) => ({ ...row, line_refused: refusals.get(row.line_check_id ?? '') ?? null }))
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

/** Links a request to the shipment that it continues. */
export const linkRequest = (client: PoolClient, accountId: string, id: string, shipmentId: string) =>
  linkRequestSql.count(client, accountId, id, shipmentId)

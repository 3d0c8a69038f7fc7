import type { PoolClient } from 'pg'
import { isUniqueViolation } from '../../db/errors.ts'
import { nowOfRequest } from '../../db/journey-clock.ts'
import { type Client, statement } from '../../db/statement.ts'
import type { StoredRequest } from './queries.ts'

export interface OpenRequest {
  id: string
  status: StoredRequest['status']
  shipment_id: string | null
  scac: string | null
  bare_number: string
}

/**
 * SQL: whether the request `r` is for a container whose journey has ended, so that a new request for the number is
 * allowed and ends it (end-earlier.ts).
 */
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

/** The open requests with these numbers at their lines, except those that a new request ends (end-earlier.ts). */
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

const reopenRequestSql = statement(
  'reopen-request',
  `update tracking_requests r set status = $3, failed_reason = null, updated_at = ${nowOfRequest}
   where r.account_id = $1 and r.id = $2`,
)

/** Returns false if another open request has the number by now; the transaction is then aborted. */
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

const findRequestedSql = statement(
  'find-requested',
  `select distinct normalized_number from tracking_requests
   where account_id = $1 and scac = $2 and normalized_number = any($3::text[])`,
)

/**
 * Returns those of these numbers that were ever requested, including those no longer tracked: requests are never
 * deleted.
 */
export const findRequested = async (
  client: Client,
  accountId: string,
  { scac, numbers }: { scac: string; numbers: readonly string[] },
): Promise<Set<string>> =>
  new Set((await findRequestedSql.rows(client, accountId, scac, [...numbers])).map((row) => row.normalized_number))

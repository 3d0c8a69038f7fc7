import type { DetectionState } from '@boxtrail/engine/lifecycle/detect-line'
import type { PoolClient } from 'pg'
import { everyColumn } from '../../db/every-column.ts'
import { statement } from '../../db/statement.ts'

const deleteDetectionSql = statement(
  'delete-detection',
  'delete from detections where account_id = $1 and request_id = $2',
)

export const deleteDetection = (client: { query: PoolClient['query'] }, accountId: string, requestId: string) =>
  deleteDetectionSql.count(client, accountId, requestId)

const saveDetectionSql = statement(
  'save-detection',
  `update detections set state = $3, check_id = $4, asked_after = $5, due_at = now() + $6 * interval '1 ms',
     lease_until = null, attempts = 0
   where account_id = $1 and request_id = $2`,
)

/** Saves which line a detection polls, or how long it pauses, and releases its lease. */
export const saveDetection = (
  client: PoolClient,
  accountId: string,
  requestId: string,
  to: {
    state: DetectionState & { checks: readonly string[] }
    checkId: string | null
    polledAfter: Date | null
    dueInMs: number
  },
) =>
  saveDetectionSql.count(client, accountId, requestId, JSON.stringify(to.state), to.checkId, to.polledAfter, to.dueInMs)

const restartDetectionsSql = statement(
  'restart-detections',
  `with begun as materialized (
     select request_id from detections where account_id = $1 and state ? 'round' order by request_id for update)
   update detections d set state = jsonb_build_object('checks', coalesce(d.state->'checks', '[]')), check_id = null,
     asked_after = null, due_at = now(), lease_token = d.lease_token + 1, lease_until = null, attempts = 0
   from begun where d.account_id = $1 and d.request_id = begun.request_id`,
)

/**
 * Restarts the running searches of an account, because the lines that it may use have changed. Workers that process one
 * lose their lease. Returns how many there are.
 */
export const restartDetections = (client: PoolClient, accountId: string) =>
  restartDetectionsSql.count(client, accountId)

const postponeDetectionSql = statement(
  'postpone-detection',
  `update detections set lease_until = now() + $4 * interval '1 ms'
   where account_id = $1 and request_id = $2 and lease_token = $3`,
)

/** Postpones a detection that failed, longer after each failure. */
export const postponeDetection = (
  client: { query: PoolClient['query'] },
  leased: { account_id: string; request_id: string; lease_token: number },
  afterMs: number,
) => postponeDetectionSql.count(client, leased.account_id, leased.request_id, leased.lease_token, afterMs)

const setRequestLineSql = statement(
  'set-request-line',
  `update tracking_requests set scac = $3, normalized_number = $4, bare_number = $5, updated_at = now()
   where account_id = $1 and id = $2`,
)

/** Sets the line of a request. Violates the unique index of open requests if another has the number there. */
export const setRequestLine = (
  client: PoolClient,
  accountId: string,
  id: string,
  { scac, normalizedNumber, bareNumber }: { scac: string | null; normalizedNumber: string; bareNumber: string },
) => setRequestLineSql.count(client, accountId, id, scac, normalizedNumber, bareNumber)

const failRequestSql = statement(
  'fail-request',
  `update tracking_requests set status = 'failed', failed_reason = $3, is_retrying = false, updated_at = now()
   where account_id = $1 and id = $2 returning ${everyColumn('tracking_requests')}`,
)

export const failRequest = async (client: PoolClient, accountId: string, id: string, reason: string) =>
  failRequestSql.one(client, accountId, id, reason)

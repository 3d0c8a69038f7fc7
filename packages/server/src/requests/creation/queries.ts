import type { PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'

const insertDetectionSql = statement(
  'insert-detection',
  'insert into detections (account_id, request_id, due_at) values ($1, $2, coalesce($3, now()))',
)

/** A request whose line is to be detected, now or from `startsAt` on. */
export const insertDetection = (client: PoolClient, accountId: string, requestId: string, startsAt: Date | null) =>
  insertDetectionSql.count(client, accountId, requestId, startsAt)

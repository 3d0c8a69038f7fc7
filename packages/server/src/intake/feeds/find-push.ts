import type { Receipt } from '@boxtrail/contracts/feed'
import type { Pool } from 'pg'
import { statement } from '../../db/statement.ts'

const findPushSql = statement(
  'find-push',
  `select source_id, message_id, received_at, answer from feed_messages
   where message_id = $1 or starts_with(message_id, $1) order by received_at, source_id, message_id limit 1000`,
)

export type PushResult = Receipt['results'][number]

/** The outcomes of the items of a push, by the id of its message or the start of that id. */
export const findPush = (pool: Pool, messageId: string) => findPushSql.rows(pool, messageId)

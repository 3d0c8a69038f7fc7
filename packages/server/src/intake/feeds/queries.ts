import type { PoolClient } from 'pg'
import { type Client, type RowOf, statement } from '../../db/statement.ts'

const takeMessageSql = statement(
  'take-message',
  'insert into feed_messages (source_id, message_id, body_hash) values ($1, $2, $3) on conflict do nothing',
)
const findMessageSql = statement(
  'find-message',
  'select body_hash, answer from feed_messages where source_id = $1 and message_id = $2',
)

export type StoredMessage = RowOf<'find-message'>

/**
 * Claims a message that was not received before; otherwise returns the earlier response. A concurrent duplicate waits
 * for the first to finish.
 */
export const claimMessage = async (
  client: PoolClient,
  sourceId: string,
  messageId: string,
  bodyHash: Buffer,
): Promise<StoredMessage | null> => {
  const taken = await takeMessageSql.count(client, sourceId, messageId, bodyHash)
  return taken === 1 ? null : findMessageSql.one(client, sourceId, messageId)
}

const answerMessageSql = statement(
  'answer-message',
  'update feed_messages set answer = $3 where source_id = $1 and message_id = $2',
)

export const answerMessage = (client: Client, sourceId: string, messageId: string, answer: unknown) =>
  answerMessageSql.count(client, sourceId, messageId, JSON.stringify(answer))

const dropOldMessagesSql = statement(
  'drop-old-messages',
  `delete from feed_messages where received_at < now() - interval '30 days'`,
)

/** Deletes old messages. They are kept longer than a push may be late, so that none is accepted twice. */
export const purgeOldMessages = (client: Client) => dropOldMessagesSql.count(client)

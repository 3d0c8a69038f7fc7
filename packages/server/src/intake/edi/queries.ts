import type { PoolClient } from 'pg'
import { type Client, statement } from '../../db/statement.ts'

const takeMessagesSql = statement(
  'take-messages',
  `insert into feed_messages (source_id, message_id, body_hash, answer)
   select $1, message_id, body_hash, '{}' from unnest($2::text[], $3::bytea[]) as m(message_id, body_hash) order by message_id
   on conflict do nothing returning message_id`,
)

/**
 * Claims messages that were not received before, and returns them; in key order, so that two batches cannot deadlock.
 */
export const claimMessages = async (
  client: PoolClient,
  sourceId: string,
  messages: readonly { messageId: string }[],
  hashes: readonly Buffer[],
): Promise<Set<string>> => {
  const taken = await takeMessagesSql.rows(
    client,
    sourceId,
    messages.map(({ messageId }) => messageId),
    hashes,
  )
  return new Set(taken.map(({ message_id }) => message_id))
}

const findAnswersSql = statement(
  'find-answers-of-messages',
  `select message_id, answer->'results'->0 as result from feed_messages
   where source_id = $1 and message_id = any($2::text[]) and answer->'results'->0 is not null`,
)

/** The outcomes of messages when they were first received. */
export const findAnswers = async (
  client: Client,
  sourceId: string,
  messageIds: readonly string[],
): Promise<Map<string, unknown>> =>
  messageIds.length === 0
    ? new Map()
    : new Map(
        (await findAnswersSql.rows(client, sourceId, messageIds)).map(({ message_id, result }) => [message_id, result]),
      )

const answerMessagesSql = statement(
  'answer-messages',
  `update feed_messages m set answer = u.answer from unnest($2::text[], $3::jsonb[]) as u(message_id, answer)
   where m.source_id = $1 and m.message_id = u.message_id`,
)

/** Stores the outcomes of messages, for the operator. */
export const answerMessages = (
  client: Client,
  sourceId: string,
  messages: readonly { messageId: string; answer: unknown }[],
) =>
  answerMessagesSql.count(
    client,
    sourceId,
    messages.map(({ messageId }) => messageId),
    messages.map(({ answer }) => JSON.stringify(answer)),
  )

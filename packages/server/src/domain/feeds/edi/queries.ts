import type { PoolClient } from 'pg'

/** Takes messages that were not taken before, and answers which those are. In key order, so that two cannot lock crosswise. */
export const takeMessages = async (
  client: PoolClient,
  sourceId: string,
  messages: readonly { messageId: string }[],
  hashes: readonly Buffer[],
): Promise<Set<string>> => {
  const { rows } = await client.query<{ message_id: string }>({
    name: 'take-messages',
    text: `insert into feed_messages (source_id, message_id, body_hash, answer)
           select $1, message_id, body_hash, '{}' from unnest($2::text[], $3::bytea[]) as m(message_id, body_hash) order by message_id
           on conflict do nothing returning message_id`,
    values: [sourceId, messages.map(({ messageId }) => messageId), hashes],
  })
  return new Set(rows.map(({ message_id }) => message_id))
}

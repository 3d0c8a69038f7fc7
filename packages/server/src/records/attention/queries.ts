import { type AttentionSettings, defaultAttentionSettings } from '@boxtrail/engine/attention/entry/attended'
import { type Client, type RowOf, statement } from '../../db/statement.ts'

/** An entry as it is served: a snoozed one is open as soon as its snooze is over. */
export type AttentionRow = RowOf<'find-attention-entries'>

/** SQL: whether the snooze of an entry is over. */
export const IS_AWAKE = `(a.state = 'snoozed' and a.wakes_at <= now())`

const findAttentionEntriesSql = statement(
  'find-attention-entries',
  `select a.id, a.account_id, a.scope_id, a.kind, a.severity, a.due_on, a.since, a.container_id, a.shipment_id,
     a.tracking_request_id, a.document_id, a.cause, c.content, a.changed_at,
     case when ${IS_AWAKE} then 'open' else a.state end as state,
     case when not ${IS_AWAKE} then a.snoozed_until end as snoozed_until,
     case when not ${IS_AWAKE} then a.state_reason end as state_reason
   from attention_entries a join attention_contents c using (account_id, id)
   where a.account_id = $1 and a.id = any($2::uuid[])
   order by array_position($2::uuid[], a.id)`,
  { notNull: ['state'] },
)

/** Returns entries in the order of the ids. */
export const findAttentionEntries = async (
  client: Client,
  accountId: string,
  ids: readonly string[],
): Promise<AttentionRow[]> => (ids.length === 0 ? [] : findAttentionEntriesSql.rows(client, accountId, ids))

const attentionSettingsOfSql = statement(
  'attention-settings-of',
  'select id, attention from accounts where id = any($1::uuid[])',
)

/** The settings for when something needs attention, by account. */
export const attentionSettingsOf = async (
  client: Client,
  accountIds: readonly string[],
): Promise<Map<string, AttentionSettings>> => {
  const rows = await attentionSettingsOfSql.rows(client, [...new Set(accountIds)])
  return new Map(rows.map(({ id, attention }) => [id, { ...defaultAttentionSettings, ...attention }]))
}

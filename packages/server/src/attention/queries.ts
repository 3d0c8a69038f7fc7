import { type AttentionSettings, defaultAttentionSettings } from '@boxtrail/engine/attention/entry/attended'
import type { PolicyName } from '@boxtrail/engine/explain/pickup-lfd-policy'
import type { PoolClient } from 'pg'
import { everyColumn } from '../db/every-column.ts'
import { markStaleWhere } from '../db/stale-journeys.ts'
import { type RowOf, statement } from '../db/statement.ts'

const lockAttentionOfSql = statement(
  'lock-attention-of',
  `select ${everyColumn('attention_entries', 'a')}, c.content from attention_entries a
   join attention_contents c using (account_id, id)
   join unnest($1::uuid[], $2::uuid[]) as k(account_id, scope_id) using (account_id, scope_id)
   order by a.account_id, a.id for update of a`,
)

export type StoredEntry = RowOf<'lock-attention-of'>

/** The entries of some journeys, or requests, locked until the commit. */
export const lockAttentionOf = (client: PoolClient, scopes: readonly { accountId: string; scopeId: string }[]) =>
  lockAttentionOfSql.rows(
    client,
    scopes.map(({ accountId }) => accountId),
    scopes.map(({ scopeId }) => scopeId),
  )

const findAttentionStatesSql = statement(
  'find-attention-states',
  `select ${everyColumn('attention_states', 's')} from attention_states s
   join unnest($1::uuid[], $2::uuid[], $3::text[]) as k(account_id, entry_id, cause) using (account_id, entry_id, cause)`,
)

export type StoredState = RowOf<'find-attention-states'>

/** The states that accounts gave entries with these causes. */
export const findAttentionStates = async (
  client: PoolClient,
  entries: readonly { account_id: string; id: string; cause: string }[],
): Promise<StoredState[]> =>
  entries.length === 0
    ? []
    : findAttentionStatesSql.rows(
        client,
        entries.map(({ account_id }) => account_id),
        entries.map(({ id }) => id),
        entries.map(({ cause }) => cause),
      )

const saveContents = `insert into attention_contents select * from json_populate_recordset(null::attention_contents, $1)
     on conflict (account_id, id) do update set content = excluded.content`
const saveEntries = `insert into attention_entries select * from json_populate_recordset(null::attention_entries, $1)
   on conflict (account_id, id) do update set scope_id = excluded.scope_id, severity = excluded.severity,
     rank = excluded.rank, due_on = excluded.due_on, due_order = excluded.due_order, since = excluded.since,
     container_id = excluded.container_id, shipment_id = excluded.shipment_id, source_id = excluded.source_id,
     cause = excluded.cause, state = excluded.state, snoozed_until = excluded.snoozed_until,
     wakes_at = excluded.wakes_at, state_reason = excluded.state_reason, changed_at = excluded.changed_at`

const saveAttentionSql = statement('save-attention', `with said as (${saveContents}) ${saveEntries}`, {
  distributed: [saveEntries, saveContents],
})

/** Writes new and changed entries. */
export const saveAttention = async (client: PoolClient, rows: readonly object[]): Promise<void> => {
  if (rows.length > 0) await saveAttentionSql.count(client, JSON.stringify(rows))
}

const deleteAttentionSql = statement(
  'delete-attention',
  `delete from attention_entries a using unnest($1::uuid[], $2::uuid[]) as k(account_id, id)
   where a.account_id = k.account_id and a.id = k.id`,
)

export const deleteAttention = async (
  client: PoolClient,
  rows: readonly { account_id: string; id: string }[],
): Promise<void> => {
  if (rows.length === 0) return
  await deleteAttentionSql.count(
    client,
    rows.map(({ account_id }) => account_id),
    rows.map(({ id }) => id),
  )
}

const moveAttentionSql = statement(
  'move-attention',
  'update attention_entries set scope_id = $3 where account_id = $1 and scope_id = $2',
)

/** Moves entries to the journey that continues another, which has them until it is projected. */
export const moveAttention = (client: PoolClient, accountId: string, from: string, to: string) =>
  moveAttentionSql.count(client, accountId, from, to)

const lockAttentionSettingsSql = statement(
  'lock-attention-settings',
  'select attention from accounts where id = $1 for no key update',
)

/** The settings, locked until the commit. */
export const lockSettings = async (client: PoolClient, accountId: string): Promise<AttentionSettings> => ({
  ...defaultAttentionSettings,
  ...(await lockAttentionSettingsSql.one(client, accountId)).attention,
})

const saveAttentionSettingsSql = statement(
  'save-attention-settings',
  'update accounts set attention = attention || $2::jsonb where id = $1',
)

export const saveSettings = (client: PoolClient, accountId: string, settings: object) =>
  saveAttentionSettingsSql.count(client, accountId, JSON.stringify(settings))

const saveFormerPolicySql = statement(
  'save-former-policy',
  `insert into pickup_lfd_policies (account_id, policy, until) values ($1, $2, $3)
   on conflict (account_id, until) do nothing`,
)

/** Saves the policy that an account had until a moment. */
export const saveFormerPolicy = (client: PoolClient, accountId: string, policy: PolicyName, until: Date) =>
  saveFormerPolicySql.count(client, accountId, policy, until)

const recomputeAttentionSql = statement(
  'recompute-attention',
  markStaleWhere(`j.shipment_id is not null
       and exists (select 1 from subscriptions s where s.account_id = j.account_id and s.journey_id = j.id and s.active)`),
)

/** Has every tracked journey projected again. */
export const recomputeAttention = (client: PoolClient, accountId: string) =>
  recomputeAttentionSql.count(client, accountId)

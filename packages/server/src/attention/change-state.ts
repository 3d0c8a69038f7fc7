import type { Body } from '@boxtrail/contracts/zod'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import { notFound, snoozeWithoutEnd } from '@boxtrail/protocol/errors'
import type { PoolClient } from 'pg'
import type { Call } from '../context.ts'
import { sandboxAhead } from '../db/journey-clock.ts'
import { statement } from '../db/statement.ts'
import { transaction } from '../db/transaction.ts'
import { appendToLog, changesetOf } from '../notifications/event-log/append.ts'
import { IS_AWAKE } from '../records/attention/queries.ts'

type Given = Body<'updateAttentionEntry'>['data']['attributes']

const lockAttentionEntrySql = statement(
  'lock-attention-entry',
  `select a.id, a.cause, a.shipment_id, a.container_id, now() + clock.ahead as now, now() as wall,
     case when ${IS_AWAKE} then 'open' else a.state end as state,
     case when not ${IS_AWAKE} then a.snoozed_until end as snoozed_until,
     case when not ${IS_AWAKE} then a.state_reason end as state_reason
   from attention_entries a
   left join journeys j on j.account_id = a.account_id and j.id = a.scope_id
   cross join lateral (select ${sandboxAhead('a.account_id', 'coalesce(j.sandbox, false)')} as ahead) clock
   where a.account_id = $1 and a.id = $2 for update of a`,
  { notNull: ['now', 'wall', 'state'] },
)

const setAttentionStateSql = statement(
  'set-attention-state',
  `with said as (
     insert into attention_states (account_id, entry_id, cause, state, snoozed_until, wakes_at, reason, user_id, changed_at)
     select $1, $2, a.cause, $3, $4, $5, $6, $7, $8 from attention_entries a
     where a.account_id = $1 and a.id = $2 and $3 <> 'open'
     on conflict (account_id, entry_id) do update set cause = excluded.cause, state = excluded.state,
       snoozed_until = excluded.snoozed_until, wakes_at = excluded.wakes_at, reason = excluded.reason,
       user_id = excluded.user_id, changed_at = excluded.changed_at),
   taken_back as (delete from attention_states where account_id = $1 and entry_id = $2 and $3 = 'open')
   update attention_entries set state = $3, snoozed_until = $4, wakes_at = $5, state_reason = $6, changed_at = $8
   where account_id = $1 and id = $2`,
)

/** Snoozes an entry, marks it as done, or takes that back, for the whole account. */
export const changeState = (call: Call, id: string, given: Given): Promise<void> =>
  transaction(call.pool, async (client) => {
    const { accountId } = call
    const locked = await lockAttentionEntrySql.first(client, accountId, id)
    if (!locked) throw notFound()
    const until = endOf(given, locked.now)
    const reason = given.state === 'open' ? null : given.reason?.trim() || null
    const changeset = changesetOf(
      { state: locked.state, snoozed_until: wireTime(locked.snoozed_until), state_reason: locked.state_reason },
      { state: given.state, snoozed_until: wireTime(until), state_reason: reason },
    )
    if (Object.keys(changeset).length === 0) return
    await save(client, call, id, { state: given.state, until, reason, now: locked.now, wall: locked.wall })
    const { shipment_id, container_id } = locked
    await appendToLog(client, call, {
      changes: [
        { resource_type: 'attention_entry', resource_id: id, shipment_id, container_id, event: null, changeset },
      ],
    })
  })

interface StateChange {
  state: string
  until: Date | null
  reason: string | null
  now: Date
  wall: Date
}

const save = (
  client: PoolClient,
  { accountId, userId }: Call,
  id: string,
  { state, until, reason, now, wall }: StateChange,
) => {
  const wakesAt = until && new Date(until.getTime() - (now.getTime() - wall.getTime()))
  return setAttentionStateSql.count(client, accountId, id, state, until, wakesAt, reason, userId, now)
}

/** Until when an entry is snoozed: a time in the future; null for the other states. */
const endOf = ({ state, snoozed_until: until }: Given, now: Date): Date | null => {
  if (state !== 'snoozed') {
    if (until) throw snoozeWithoutEnd()
    return null
  }
  const end = until ? new Date(until) : null
  if (end === null || end <= now) throw snoozeWithoutEnd()
  return end
}

import type { RowOrder } from '@boxtrail/protocol/answer/json-api'
import { type Client, jsonStatement, type RowOf } from '../../db/statement.ts'
import { keptRawEvents, rawEventsNotNull } from './kept-raw-events.ts'

export type ServedTransportEvent = RowOf<'find-transport-events'>
export type ServedRawEvent = RowOf<'find-raw-events'>

const findTransportEventsSql = jsonStatement(
  'find-transport-events',
  `select * from transport_events
   where account_id = $1 and container_id = any($2::uuid[]) order by created_at desc, id desc`,
)

/** Milestones of some containers, most recently recorded first, including withdrawn ones, which are marked. */
export const findTransportEvents = async (client: Client, accountId: string, containerIds: readonly string[]) =>
  containerIds.length === 0 ? [] : findTransportEventsSql.rows(client, accountId, containerIds)

const findTransportEventsByIdSql = jsonStatement(
  'find-transport-events-by-id',
  'select * from transport_events where account_id = $1 and id = any($2::uuid[])',
)

export const findTransportEventsById = async (client: Client, accountId: string, ids: readonly string[]) =>
  ids.length === 0 ? [] : findTransportEventsByIdSql.rows(client, accountId, ids)

/** Writes a time in one form, because a list may have pages of stored rows and pages of computed rows. */
const stampOf = (time: unknown): string => String(time).replace(/Z$/, '+00:00')

/** The order of the transport events of one container, for the cursors of their pages. */
export const NEWEST_EVENT_FIRST: RowOrder<ServedTransportEvent> = {
  key: (row) => [stampOf(row.created_at), row.id],
  kinds: ['text', 'uuid'],
  isDescending: true,
}

const findRawEventsSql = jsonStatement(
  'find-raw-events',
  `select *, row_number() over (partition by container_id order by "timestamp", created_at, id) - 1 as index
   from ${keptRawEvents('account_id = $1 and container_id = any($2::uuid[])')} e
   order by container_id, "timestamp", created_at, id`,
  { notNull: [...rawEventsNotNull, 'index'] },
)

/** Events of some containers as their sources reported them, each with its index among those of its container. */
export const findRawEvents = async (client: Client, accountId: string, containerIds: readonly string[]) =>
  containerIds.length === 0 ? [] : findRawEventsSql.rows(client, accountId, containerIds)

const ofRecords = `account_id = $1 and container_id in (
  select id from containers where account_id = $1 and id = any($3::uuid[])
  union all select container_id from transport_events where account_id = $1 and id = any($3::uuid[]))`

const findRawEventsByIdSql = jsonStatement(
  'find-raw-events-by-id',
  `select * from (
     select *, row_number() over (partition by container_id order by "timestamp", created_at, id) - 1 as index
     from ${keptRawEvents(ofRecords)} k) e
   where id = any($2::uuid[])`,
  { notNull: [...rawEventsNotNull, 'index'] },
)

/** Raw events by their own ids, and those of the containers and transport events that point at them. */
export const findRawEventsById = async (
  client: Client,
  accountId: string,
  ids: readonly string[],
  pointedAtBy: readonly string[],
) => (ids.length === 0 ? [] : findRawEventsByIdSql.rows(client, accountId, ids, pointedAtBy))

/** The order of the raw events of one container, for the cursors of their pages. */
export const IN_ORDER_OF_TIME: RowOrder<ServedRawEvent> = {
  key: (row) => [stampOf(row.timestamp), stampOf(row.created_at), row.id],
  kinds: ['text', 'text', 'uuid'],
}

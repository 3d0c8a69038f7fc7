import { type Client, jsonStatement, type RowOf } from '../../db/statement.ts'

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

const findRawEventsSql = jsonStatement(
  'find-raw-events',
  `select *, row_number() over (partition by container_id order by "timestamp", created_at, id) - 1 as index
   from raw_events where account_id = $1 and container_id = any($2::uuid[])
   order by container_id, "timestamp", created_at, id`,
  { notNull: ['index'] },
)

/** Events of some containers as their sources gave them, each with its index among those of its container. */
export const findRawEvents = async (client: Client, accountId: string, containerIds: readonly string[]) =>
  containerIds.length === 0 ? [] : findRawEventsSql.rows(client, accountId, containerIds)

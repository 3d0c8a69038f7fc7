import { firstIdAt } from '../../db/idv7.ts'
import { nowOfJourney } from '../../db/journey-clock.ts'
import { type Client, jsonStatement, statement } from '../../db/statement.ts'
import { keptRawEvents, rawEventsNotNull } from '../../records/transport-events/kept-raw-events.ts'

/** Columns of the two records that no source reports: the account's own data, and whether it is tracked. */
export const ownColumns = [
  'ref_numbers',
  'tags',
  'customer_id',
  'delivered_at',
  'line_tracking_stopped_at',
  'line_tracking_stopped_reason',
] as const

// The condition of the index changes_of_own_data: no report changes these columns, and few of a record's changes come
// from its account.
const changesOwn = `changeset ?| array[${ownColumns.map((column) => `'${column}'`).join(', ')}]`

const findOwnChangesSinceSql = statement(
  'find-own-changes-since',
  `select resource_id, changeset from changes
   where account_id = $1 and resource_id = any($2::uuid[]) and occurred_at > $3 and ${changesOwn} order by sequence desc`,
)

/** What an account changed in its own data about records after a moment, latest first. */
export const findOwnChangesSince = (client: Client, accountId: string, ids: readonly string[], at: Date) =>
  findOwnChangesSinceSql.rows(client, accountId, ids, at)

// The index has the times of a record's changes, so that those after the moment are skipped within it.
const findLastChangesSql = statement(
  'find-last-changes',
  `select r.resource_id, (
     select c.occurred_at from (
       select sequence from changes where account_id = $1 and resource_id = r.resource_id and occurred_at <= $3
       order by sequence desc offset 0) s
     join changes c on c.account_id = $1 and c.sequence = s.sequence
     where c.changeset <> '{}' order by s.sequence desc limit 1) as last_at
   from unnest($2::uuid[]) as r(resource_id)`,
  { notNull: ['resource_id'] },
)

// The clock of a sandbox is not that of the ids, so the log is read from its end back to the second change long before
// the moment, where a window function with a condition on its count stops.
const findLastChangesInSandboxSql = statement(
  'find-last-changes-in-sandbox',
  `select r.resource_id, max(l.occurred_at) filter (where l.occurred_at <= $3 and l.changeset <> '{}') as last_at
   from unnest($2::uuid[]) as r(resource_id) cross join lateral (
     select * from (
       select c.changeset, c.occurred_at,
         count(case when c.occurred_at <= $3::timestamptz - interval '1 hour' and c.changeset <> '{}' then 1 end)
           over (order by c.sequence desc rows unbounded preceding) as long_before
       from changes c where c.account_id = $1 and c.resource_id = r.resource_id) w
     where long_before <= 1) l
   group by r.resource_id`,
  { notNull: ['resource_id'] },
)

/** When records last changed until a moment, by their ids. */
export const findLastChanges = async (
  client: Client,
  accountId: string,
  ids: readonly string[],
  { ms, isInSandbox }: { ms: number; isInSandbox: boolean },
): Promise<ReadonlyMap<string, Date>> => {
  if (ids.length === 0) return new Map()
  const rows = isInSandbox
    ? await findLastChangesInSandboxSql.rows(client, accountId, ids, new Date(ms))
    : await findLastChangesSql.rows(client, accountId, ids, new Date(ms))
  return new Map(rows.flatMap(({ resource_id, last_at }) => (last_at ? [[resource_id, last_at] as const] : [])))
}

const ofContainers = 'where account_id = $1 and container_id = any($2::uuid[])'
const findEventIdsUntilSql = statement(
  'find-transport-event-ids-until',
  `select container_id, id from transport_events ${ofContainers} and created_at <= $3 order by created_at desc, id desc`,
)

/**
 * The ids of the milestones of containers that were recorded at a moment or before, newest first; an index has all of
 * them.
 */
export const findEventIdsUntil = (client: Client, accountId: string, containerIds: readonly string[], ms: number) =>
  findEventIdsUntilSql.rows(client, accountId, containerIds, new Date(ms))

const findEventsUntilSql = jsonStatement(
  'find-transport-events-until',
  `select * from transport_events ${ofContainers} and id < $3 order by created_at desc, id desc`,
)

/** The records of the milestones of containers until a moment, newest first. */
export const findEventsUntil = (client: Client, accountId: string, containerIds: readonly string[], ms: number) =>
  findEventsUntilSql.rows(client, accountId, containerIds, firstIdAt(ms + 1))

const findEventsSinceSql = jsonStatement(
  'find-transport-events-since',
  `select * from transport_events ${ofContainers} and id >= $3 order by created_at desc, id desc`,
)

/** The records of milestones that came after the moment. */
export const findEventsSince = (client: Client, accountId: string, containerIds: readonly string[], ms: number) =>
  findEventsSinceSql.rows(client, accountId, containerIds, firstIdAt(ms + 1))

const findListedContainerSql = statement(
  'find-listed-container',
  `select c.created_at, j.sandbox, ${nowOfJourney} as now from containers c
   join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
   join journeys j on j.account_id = s.account_id and j.id = s.journey_id
   where c.account_id = $1 and c.id = $2`,
  { notNull: ['now'] },
)

/** When a container was created, whether by the clock of a sandbox, and the time by that clock. */
export const findListedContainer = (client: Client, accountId: string, id: string) =>
  findListedContainerSql.first(client, accountId, id)

const findRawEventsAmongSql = jsonStatement(
  'find-raw-events-among',
  `select *, 0 as index from ${keptRawEvents('account_id = $1 and container_id = any($2::uuid[])')} e
   where id = any($3::uuid[])`,
  { notNull: [...rawEventsNotNull, 'index'] },
)

/** The raw events with these ids that are stored. */
export const findRawEventsAmong = async (
  client: Client,
  accountId: string,
  containerIds: readonly string[],
  ids: readonly string[],
) => (ids.length === 0 ? [] : findRawEventsAmongSql.rows(client, accountId, containerIds, ids))

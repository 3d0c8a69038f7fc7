import { nowOfJourney } from '../db/journey-clock.ts'
import { type Client, type RowOf, statement } from '../db/statement.ts'

export type StoredFeed = RowOf<'find-calendar-feeds'>

/** The user whose feeds are requested. */
export interface Owner {
  accountId: string
  userId: string
}

const columns = 'id, name, filters, created_at, last_read_at'
/** SQL: whether the user `$2` of the account `$1` created a feed. */
const own = 'account_id = $1 and user_id = $2'

const findFeedsSql = statement(
  'find-calendar-feeds',
  `select ${columns} from calendar_feeds where ${own} and id = any($3::uuid[]) order by created_at desc, id desc`,
)

/** The feeds with these ids that a user created, newest first. */
export const findFeeds = async (client: Client, { accountId, userId }: Owner, ids: readonly string[]) =>
  ids.length === 0 ? [] : findFeedsSql.rows(client, accountId, userId, ids)

const countFeedsSql = statement(
  'number-of-calendar-feeds',
  'select count(*)::int as count from calendar_feeds where account_id = $1',
  { notNull: ['count'] },
)

export const countFeeds = async (client: Client, accountId: string): Promise<number> =>
  (await countFeedsSql.one(client, accountId)).count

const insertFeedSql = statement(
  'insert-calendar-feed',
  `insert into calendar_feeds (account_id, user_id, id, name, filters, token_hash, created_at)
   values ($1, $2, $3, $4, $5, decode($6, 'hex'), now()) returning ${columns}`,
)

export interface NewFeed {
  id: string
  name: string
  filters: Readonly<Record<string, string>>
  tokenHash: string
}

export const insertFeed = (client: Client, { accountId, userId }: Owner, { id, name, filters, tokenHash }: NewFeed) =>
  insertFeedSql.one(client, accountId, userId, id, name, JSON.stringify(filters), tokenHash)

const replaceTokenSql = statement(
  'replace-calendar-token',
  `update calendar_feeds set token_hash = decode($4, 'hex'), last_read_at = null where ${own} and id = $3
   returning ${columns}`,
)

/** Gives a feed another token; undefined if the user created no such feed. */
export const replaceToken = (client: Client, { accountId, userId }: Owner, id: string, tokenHash: string) =>
  replaceTokenSql.first(client, accountId, userId, id, tokenHash)

const deleteFeedSql = statement('delete-calendar-feed', `delete from calendar_feeds where ${own} and id = $3`)

/** Deletes a feed; returns whether it existed. */
export const deleteFeed = async (client: Client, { accountId, userId }: Owner, id: string): Promise<boolean> =>
  (await deleteFeedSql.count(client, accountId, userId, id)) > 0

const findFeedOfTokenSql = statement(
  'find-feed-of-token',
  `select f.account_id, f.id, f.name, f.filters,
     f.last_read_at is null or f.last_read_at < now() - interval '1 minute' as is_unrecorded
   from calendar_feeds f join users u on u.account_id = f.account_id and u.id = f.user_id
   where f.token_hash = decode($1, 'hex') and (u.person_id is null or u.role is not null)`,
  { notNull: ['is_unrecorded'] },
)

/** The feed of an address; none if its user has left the account. */
export const findFeedOfToken = (client: Client, tokenHash: string) => findFeedOfTokenSql.first(client, tokenHash)

const recordReadingSql = statement(
  'record-calendar-reading',
  'update calendar_feeds set last_read_at = now() where account_id = $1 and id = $2',
)

export const recordReading = (client: Client, accountId: string, id: string) =>
  recordReadingSql.count(client, accountId, id)

export type DueContainer = RowOf<'find-due-containers'>

const findDueContainersSql = statement(
  'find-due-containers',
  `select c.id, c.number, c.marks, c.equipment_length, c.equipment_type, c.pod_full_out_at, c.final_destination_full_out_at,
     c.empty_terminated_at, c.created_at, c.updated_at, s.shipping_line_scac, s.bill_of_lading_number, ${nowOfJourney} as now
   from containers c
   join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
   join journeys j on j.account_id = s.account_id and j.id = s.journey_id
   where c.account_id = $1 and c.id = any($2::uuid[]) order by c.id`,
  { notNull: ['now'] },
)

/** What is due for containers, what that depends on, and the present by the clock of each. */
export const findDueContainers = async (client: Client, accountId: string, ids: readonly string[]) =>
  ids.length === 0 ? [] : findDueContainersSql.rows(client, accountId, ids)

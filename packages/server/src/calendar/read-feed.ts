import type { Query } from '@boxtrail/contracts/zod'
import { readList } from '@boxtrail/protocol/read/list-filters'
import type { Context } from '../context.ts'
import { findListed } from '../db/lists/listing.ts'
import { containerListing } from '../records/containers/filters.ts'
import { tariffsOf } from '../records/tariffs/queries.ts'
import { dueEvents } from './due-events.ts'
import { icalendar } from './icalendar.ts'
import { findDueContainers } from './queries.ts'

export interface Feed {
  accountId: string
  name: string
  filters: Readonly<Record<string, string>>
}

type Scope = Pick<Context, 'pool' | 'reference' | 'registry' | 'clock'>

const DAY_MS = 86_400_000
/** How far back and ahead a calendar reaches. */
const BACK_DAYS = 31
const AHEAD_DAYS = 366
/** The most containers of each kind, those due first: as many as the calendar page shows. */
const MAX_DUE = 1_000
/** The most containers that are done, the newest ones. */
const MAX_DONE = 200

/** A container whose free day or empty return is done has one of these statuses. */
const DONE = ['picked_up', 'dropped', 'delivered', 'empty_returned']

/**
 * The calendar of a feed as text: what is due according to the lists of containers, and what was done in the last
 * month.
 */
export const readFeed = async (scope: Scope, { accountId, name, filters }: Feed, baseUrl: string): Promise<string> => {
  const { pool, clock } = scope
  const dayFrom = (days: number) => new Date(clock().getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const ids = async (more: Record<string, string>, size: number, sort: string): Promise<string[]> => {
    // The filters of the feed take precedence over these.
    const query = readList('listContainers', { ...more, ...filters }, { sort: [sort] }) as Query<'listContainers'>
    const listing = await containerListing(query, { ...scope, accountId })
    return (await findListed(pool, listing, { number: 1, size, after: null })).ids
  }
  const range = (filter: string) => ({
    [`${filter}[start]`]: dayFrom(-BACK_DAYS),
    [`${filter}[end]`]: dayFrom(AHEAD_DAYS),
  })
  const found = await Promise.all([
    ids(range('filter[binding_free_day]'), MAX_DUE, 'binding_free_day'),
    ids(range('filter[empty_return_due]'), MAX_DUE, 'binding_free_day'),
    ...DONE.map((status) =>
      ids({ 'filter[status]': status, 'filter[changed_since]': dayFrom(-BACK_DAYS) }, MAX_DONE, '-changed'),
    ),
  ])
  const [rows, tariffs] = await Promise.all([
    findDueContainers(pool, accountId, [...new Set(found.flat())]),
    tariffsOf(pool, [accountId]),
  ])
  const due = { tariffs: tariffs.get(accountId) ?? [], baseUrl }
  const earliest = dayFrom(-BACK_DAYS)
  const events = rows.flatMap((row) => dueEvents(row, due)).filter(({ day }) => day >= earliest)
  return icalendar({ name, events })
}

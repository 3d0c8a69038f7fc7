import type { Query } from '@boxtrail/contracts/zod'
import { isBlank } from '@boxtrail/engine/visible-text'
import { document, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { blankName, notFound, tooManyFeeds } from '@boxtrail/protocol/errors'
import { readList, withPointers } from '@boxtrail/protocol/read/list-filters'
import type { Call, Handler } from '../context.ts'
import { Conditions } from '../db/lists/conditions.ts'
import { findListed } from '../db/lists/listing.ts'
import { containerListing } from '../records/containers/filters.ts'
import { newAddress } from './address.ts'
import { countFeeds, deleteFeed, findFeeds, insertFeed, replaceToken } from './queries.ts'
import { calendarFeedResource } from './resource.ts'

/** The most feeds that an account may have. */
const MAX_FEEDS = 200

export const listCalendarFeeds: Handler<'listCalendarFeeds'> = async ({ query }, call) => {
  const { pool, accountId, userId } = call
  const conditions = new Conditions('f.account_id', accountId)
  conditions.bounds.push(`f.user_id = ${conditions.bind(userId)}`)
  const page = pageOf(query)
  const listing = { name: 'calendar-feeds', from: 'calendar_feeds f', alias: 'f', conditions }
  const { ids, ...position } = await findListed(pool, listing, page)
  const rows = await findFeeds(pool, call, ids)
  return listDocument(call, page, { data: rows.map((row) => calendarFeedResource(row)), ...position })
}

export const getCalendarFeed: Handler<'getCalendarFeed'> = async ({ params }, call) => {
  const [row] = await findFeeds(call.pool, call, [params.id])
  if (!row) throw notFound()
  return document(call, calendarFeedResource(row))
}

export const createCalendarFeed: Handler<'createCalendarFeed'> = async ({ body }, call) => {
  const { name, filters = {} } = body.data.attributes
  if (isBlank(name)) throw blankName()
  await withPointers(() => listingOf(filters, call))
  if ((await countFeeds(call.pool, call.accountId)) >= MAX_FEEDS) throw tooManyFeeds(MAX_FEEDS)
  const { url, tokenHash } = newAddress(call.config.baseUrl)
  const feed = { id: call.newId(), name: name.trim(), filters, tokenHash }
  return document(call, calendarFeedResource(await insertFeed(call.pool, call, feed), url))
}

const listingOf = async (filters: Record<string, string>, call: Call) =>
  containerListing(readList('listContainers', filters) as Query<'listContainers'>, call)

export const rotateCalendarFeed: Handler<'rotateCalendarFeed'> = async ({ params }, call) => {
  const { url, tokenHash } = newAddress(call.config.baseUrl)
  const row = await replaceToken(call.pool, call, params.id, tokenHash)
  if (!row) throw notFound()
  return document(call, calendarFeedResource(row, url))
}

export const deleteCalendarFeed: Handler<'deleteCalendarFeed'> = async ({ params }, call) => {
  if (!(await deleteFeed(call.pool, call, params.id))) throw notFound()
}

import { readCursor, writeCursor } from '@boxtrail/protocol/answer/cursor'
import { composedRows } from '../composed.ts'
import type { Client } from '../statement.ts'
import { checked, type Filter } from './conditions.ts'
import { cursorKinds, isBehind, type ListOrder, orderBy, orderColumns, type RowKey, rowKey } from './list-order.ts'
import type { ListedIds, ListPage } from './list-page.ts'
import { countFilters, type Listing, MAX_COUNTED } from './listing-source.ts'
import type { OrderedListing, PageStart } from './order-parts.ts'
import { walkOrder } from './order-walk.ts'

/**
 * Up to this many rows, each on its own page, are collected and sorted. If a filter matches more, a page is found soon
 * in the index of the order, where at least one row in seventy matches, unless the rows at the beginning do not match.
 */
const FEW = 8_000

/** How many rows of the order are examined at once, at least and at most. */
const AT_ONCE = [500, 10_000] as const

/**
 * A page of a list in an order other than newest first. Few rows are read, whatever the size of the account: the rows
 * that a filter matches are collected, if they are few; otherwise the index of the order is walked until the page is
 * full.
 */
export const findOrdered = async (
  client: Client,
  listing: OrderedListing,
  page: ListPage,
  whole: () => Promise<number>,
  { few = FEW, atOnce = AT_ONCE }: { few?: number; atOnce?: readonly [number, number] } = {},
): Promise<ListedIds> => {
  const { conditions, order } = listing
  // A filter that is counted without reading rows may have more of them collected.
  const mostOf = ({ weight }: Filter): number => (weight ? Math.floor((2 * few) / weight) : few)
  const start: PageStart = {
    after: page.after === null ? null : readKey(page.after, order),
    offset: page.after === null ? (page.number - 1) * page.size : 0,
    limit: page.size + 1,
  }
  if (conditions.isWhole) {
    const total = await whole()
    const rows =
      start.offset >= total ? [] : await walkOrder(client, listing, start, { matching: 1, give: null, atOnce })
    return { ...pageOf(rows!, page, order), total, isCapped: false }
  }
  const counts = await countFilters(client, listing, (filter) => Math.max(mostOf(filter), MAX_COUNTED))
  const rarest = counts
    .filter(({ filter, count }) => count <= mostOf(filter))
    .toSorted((one, other) => costOf(one) - costOf(other))[0]
  if (rarest) {
    const { rows, total } = await collect(client, listing, start, rarest.filter)
    return { ...pageOf(rows, page, order), ...capped(total) }
  }
  const total = counts.length === 1 ? counts[0]!.count : await countMatching(client, listing)
  const rows =
    start.offset >= total && total <= MAX_COUNTED
      ? []
      : ((await walkOrder(client, listing, start, { matching: 1, give: 1.5 * few, atOnce })) ??
        (await collect(client, listing, start)).rows)
  return { ...pageOf(rows, page, order), ...capped(total) }
}

const costOf = ({ filter: { weight = 1 }, count }: { filter: Filter; count: number }): number => count * weight

const capped = (total: number) => ({ total: Math.min(total, MAX_COUNTED), isCapped: total > MAX_COUNTED })

const readKey = (cursor: string, order: ListOrder): RowKey =>
  readCursor<readonly [string, ...RowKey]>(cursor, cursorKinds(order), order.name).slice(1) as unknown as RowKey

const pageOf = (rows: readonly RowKey[], { size }: ListPage, { name }: ListOrder) => {
  const shown = rows.slice(0, size)
  return {
    ids: shown.map((row) => row.at(-1) as string),
    next: rows.length > size ? writeCursor([name, ...shown.at(-1)!]) : null,
  }
}

const soughtOf = ({ sought }: Filter): string => `(${sought.join(' or ')})`

/** Reads all matching rows, by the index of one filter if it is given, and sorts them. */
const collect = async (
  client: Client,
  { conditions, from, alias, order }: OrderedListing,
  { after, offset, limit }: PageStart,
  first?: Filter,
): Promise<{ rows: RowKey[]; total: number }> => {
  const rest = conditions.filters.filter((filter) => filter !== first).map(first ? checked : soughtOf)
  const sought = first ? [soughtOf(first)] : []
  const where = [...conditions.bounds, ...sought, ...rest].join(' and ')
  const behind = after === null ? '' : `where ${isBehind(order, after, conditions)}`
  // Without the offset, the planner would walk the index of the order.
  const text = `with found as materialized (select ${orderColumns(order, alias)} from ${from} where ${where} offset 0),
    page as (select * from found ${behind} ${orderBy(order)} limit ${limit} offset ${offset})
    select (select count(*) from found) as total,
      coalesce((select json_agg(${rowKey(order)} ${orderBy(order)}) from page), '[]') as rows`
  const [found] = await composedRows<{ rows: RowKey[]; total: number }>(client, conditions.statement(text))
  return found!
}

/** How many rows meet all filters, up to one more than are counted; each filter matches many. */
const countMatching = async (client: Client, { conditions, from }: Listing): Promise<number> => {
  const where = [...conditions.bounds, ...conditions.filters.map(checked)].join(' and ')
  const text = `select count(*) as total from (select from ${from} where ${where} limit ${MAX_COUNTED + 1}) x`
  const [row] = await composedRows<{ total: number }>(client, conditions.statement(text))
  return row!.total
}

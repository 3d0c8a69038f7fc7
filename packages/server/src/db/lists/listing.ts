import { readCursor, writeCursor } from '@boxtrail/protocol/answer/cursor'
import { composedRows } from '../composed.ts'
import type { Client } from '../statement.ts'
import type { Conditions } from './conditions.ts'
import type { ListOrder } from './list-order.ts'
import type { ListedIds, ListPage } from './list-page.ts'
import { chooseSource, type Listing, MAX_COUNTED, NEWEST_FIRST, type Source, selectOf } from './listing-source.ts'
import { microsOf, timeOfMicros } from './micros.ts'
import { findOrdered } from './ordered-listing.ts'

export type { ListedIds, ListPage } from './list-page.ts'
export type { Listing } from './listing-source.ts'

/** A page of a list. `whole` returns how many rows the list has without filters, if that is known. */
export const findListed = async (
  client: Client,
  listing: Listing,
  page: ListPage,
  whole?: () => Promise<number>,
): Promise<ListedIds> => {
  const { conditions } = listing
  if (conditions.isNothing) return { ids: [], total: 0, isCapped: false, next: null }
  const order = listing.order ?? orderOfUnordered(conditions)
  if (order) return findOrdered(client, { ...listing, order }, page, whole ?? (() => countRows(client, listing)))
  if (conditions.isWhole) {
    const total = whole ? await whole() : await countRows(client, listing)
    return { ...(await pageOfAll(client, listing, page, total)), total, isCapped: false }
  }
  return pageOfFound(client, conditions, page, await chooseSource(client, listing, page.number * page.size))
}

const NEWEST: ListOrder = {
  name: '-created_at',
  keys: [{ column: 'created_at', kind: 'time', isNullable: false, isDescending: true }],
}

/** With a single filter whose index has another order, newest first is treated like any other order. */
const orderOfUnordered = ({ filters: [first, ...others], isRange }: Conditions): ListOrder | undefined =>
  first && others.length === 0 && !first.isOrdered && !first.entries && !isRange ? NEWEST : undefined

/** Sorts rows that were read by the ids of a page into their order. */
export const inOrder = <Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

const MICROS = `${microsOf('created_at')}::text as micros`

interface FoundPage {
  ids: string[]
  micros: string[]
}

/**
 * A page of matching rows, and their number up to the limit. A page that begins beyond these rows is read separately.
 */
const pageOfFound = async (
  client: Client,
  conditions: Conditions,
  page: ListPage,
  source: Source,
): Promise<ListedIds> => {
  const pageStart = pageStartOf(conditions, page)
  const max = Math.max(MAX_COUNTED + 1, page.after === null ? page.number * page.size + 1 : 0)
  const limit = Math.min(max, MAX_KEPT)
  const read = (examined?: number) => readFound(client, conditions, { source, pageStart, limit, examined })
  let found = await read(source.examined)
  for (let examined = source.examined; examined && found.total < limit && found.examined >= examined; ) {
    // As many as are expected to suffice, but at least three times as many.
    examined = Math.round(examined * Math.max(3, Math.min((1.2 * limit) / (found.total + 1), 100)))
    found = await read(examined)
  }
  const isCapped = found.total > MAX_COUNTED
  const isComplete = found.total < limit || (source.isSorted && found.ids.length > page.size)
  const shown = isComplete ? found : await readOn(client, conditions, source, pageStart)
  return { ...trimmed(shown, page), total: Math.min(found.total, MAX_COUNTED), isCapped }
}

/** A page beyond this many rows is read without keeping those before it. */
const MAX_KEPT = 100_000

interface FoundRows {
  source: Source
  pageStart: string
  limit: number
  /** How many rows to examine. */
  examined: number | undefined
}

const readFound = async (
  client: Client,
  conditions: Conditions,
  { source, pageStart, limit, examined }: FoundRows,
): Promise<FoundPage & { total: number; examined: number }> => {
  const order = source.isSorted ? NEWEST_FIRST : ''
  const text = `with ${source.examine?.(examined!) ?? ''}
    found as materialized (select id, created_at from (${source.text}) f ${order} limit ${limit}),
    page as (select id, ${MICROS} from (select * from found ${pageStart}) p ${NEWEST_FIRST})
    select (select count(*) from found) as total, ${source.examine ? '(select count(*) from examined)' : 0} as examined,
      array(select id from page) as ids, array(select micros from page) as micros`
  const [found] = await composedRows<FoundPage & { total: number; examined: number }>(
    client,
    conditions.statement(text),
  )
  return found!
}

const readOn = async (
  client: Client,
  conditions: Conditions,
  { scan }: Source,
  pageStart: string,
): Promise<FoundPage> => {
  const text = `with page as (select id, ${MICROS} from (select * from (${scan}) f ${pageStart}) p)
    select array(select id from page) as ids, array(select micros from page) as micros`
  const [found] = await composedRows<FoundPage>(client, conditions.statement(text))
  return found!
}

/** SQL: where a page begins, limited to one row more than it has. */
const pageStartOf = (conditions: Conditions, { number, size, after }: ListPage): string => {
  const limit = `${NEWEST_FIRST} limit ${conditions.bind(size + 1)}::bigint`
  if (after === null) return `${limit} offset ${conditions.bind((number - 1) * size)}::bigint`
  const [micros, id] = readCursor<readonly [number, string]>(after, ['time', 'uuid'])
  return `where (created_at, id) < (${timeOfMicros(conditions.bind(micros))}, ${conditions.bind(id)}::uuid) ${limit}`
}

const trimmed = ({ ids, micros }: FoundPage, { size }: { size: number }) => {
  const shown = ids.slice(0, size)
  const next = ids.length > size ? writeCursor([Number(micros[size - 1]), shown.at(-1)!]) : null
  return { ids: shown, next }
}

/**
 * A page of the whole list. A page in the later half is reached from the other end, and one beyond the last row is not
 * read at all: the deepest page costs half an index at most.
 */
const pageOfAll = async (client: Client, listing: Listing, page: ListPage, total: number) => {
  const offset = (page.number - 1) * page.size
  const isFromEnd = page.after === null && offset > total / 2
  if (page.after === null && offset >= total) return { ids: [], next: null }
  const { name, conditions } = listing
  const all = `select * from (${selectOf(listing, [])}) f`
  const size = Math.min(page.size + 1, total - offset)
  const pageStart = isFromEnd
    ? `order by created_at, id limit ${conditions.bind(size)}::bigint offset ${conditions.bind(total - offset - size)}::bigint`
    : pageStartOf(conditions, page)
  const text = `select id, ${MICROS} from (${all} ${pageStart}) p ${NEWEST_FIRST}`
  const way = isFromEnd ? 'from-end' : page.after === null ? 'from-newest' : 'after'
  const named = { name: `page-${way}-${name}`, ...conditions.statement(text) }
  const { rows } = await client.query<{ id: string; micros: string }>(named)
  return trimmed({ ids: rows.map(({ id }) => id), micros: rows.map(({ micros }) => micros) }, page)
}

/** How many rows a list has without filters. */
const countRows = async (client: Client, { name, from, conditions }: Listing): Promise<number> => {
  const text = `select count(*) as total from ${from} where ${conditions.bounds.join(' and ')}`
  const { rows } = await client.query<{ total: number }>({ name: `count-${name}`, ...conditions.statement(text) })
  return rows[0]!.total
}

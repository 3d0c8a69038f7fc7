import type { Pool, PoolClient } from 'pg'
import { composedRows } from './composed.ts'
import { type Conditions, checked, type Filter } from './conditions.ts'
import { readCursor, writeCursor } from './cursor.ts'

type Client = Pool | PoolClient

export interface Listing {
  /** Name of the statement, and the rows it reads: `container_list c`. */
  name: string
  from: string
  /** Alias of the rows that are listed: they have `id` and `created_at`. */
  alias: string
  conditions: Conditions
}

/** `after` is a cursor, behind which the page begins; without it the page begins where its number says. */
export interface ListPage {
  number: number
  size: number
  after: string | null
}

/** One page of ids, newest first, and how many there are: of what is filtered, up to `MOST_COUNTED`. */
export interface ListedIds {
  ids: string[]
  total: number
  isCapped: boolean
  next: string | null
}

export const MOST_COUNTED = 10_000

/** So few are gathered by the index that finds them, and sorted. */
const FEW = 2_000

/** A page of a list. `whole` says how many rows the list has without filters, where that is known. */
export const findListed = async (
  client: Client,
  listing: Listing,
  page: ListPage,
  whole?: () => Promise<number>,
): Promise<ListedIds> => {
  const { conditions } = listing
  if (conditions.isNothing) return { ids: [], total: 0, isCapped: false, next: null }
  if (conditions.isWhole) {
    const total = whole ? await whole() : await countRows(client, listing)
    return { ...(await pageOfAll(client, listing, page, total)), total, isCapped: false }
  }
  return pageOfFound(client, listing, page, await chooseSource(client, listing))
}

/** How what a list asks for is found. `sorted`: reading it in the order of the list costs no sorting. */
interface Source {
  /** A select of `id` and `created_at`. */
  text: string
  isSorted: boolean
  /** The same in the order of the list, for what does not fit into the count. */
  walk: string
}

/**
 * Everything that is chosen here is chosen so that the rows read stay few, whatever an account has: one filter is read
 * from its index in the order of the list; of several, the one that finds few is gathered, and what all of them find
 * often is soon found walking from the newest on.
 */
const chooseSource = async (client: Client, listing: Listing): Promise<Source> => {
  const { filters } = listing.conditions
  const [first, ...others] = filters
  const walk = walkOf(listing)
  if (first && others.length === 0) {
    if (first.isOrdered) {
      const text = first.sought.map((condition) => selectOf(listing, [condition])).join(' union all ')
      return { text, isSorted: true, walk: text }
    }
    if (first.entries && !listing.conditions.isRange) return chooseSearch(client, listing, first)
  }
  const rarest = filters.length > 0 ? await findFew(client, listing) : undefined
  if (!rarest) return { text: walk, isSorted: true, walk }
  const rest = filters.filter((filter) => filter !== rarest).map(checked)
  const text = `${selectOf(listing, [`(${rarest.sought.join(' or ')})`, ...rest])} offset 0`
  return { text, isSorted: false, walk }
}

const selectOf = ({ from, alias, conditions }: Listing, more: readonly string[]) =>
  `select ${alias}.id, ${alias}.created_at from ${from} where ${[...conditions.bounds, ...more].join(' and ')}`

const walkOf = (listing: Listing) => selectOf(listing, listing.conditions.filters.map(checked))

/** The filter that finds fewest, if any finds few. */
const findFew = async (client: Client, listing: Listing): Promise<Filter | undefined> => {
  const { conditions, from } = listing
  const counts = conditions.filters.map(({ sought, rows }) => {
    const branches = rows
      ? [`select from ${rows}`]
      : sought.map((condition) => `select from ${from} where ${[...conditions.bounds, condition].join(' and ')}`)
    return `(select count(*) from (${branches.join(' union all ')} limit ${FEW + 1}) x)`
  })
  const text = `select array[${counts.join(', ')}]::text[] as counts`
  const [row] = await composedRows<{ counts: string[] }>(client, conditions.statement(text))
  const numbers = row!.counts.map(Number)
  const fewest = Math.min(...numbers)
  return fewest <= FEW ? conditions.filters[numbers.indexOf(fewest)] : undefined
}

/** So many of the newest entries are looked through to learn whether words are common. */
const LOOKED_THROUGH = 1_000
const COMMON = LOOKED_THROUGH / 10

/** Common words are found by walking from the newest entry on, rare ones by their trigrams. */
const chooseSearch = async (client: Client, { conditions }: Listing, { entries }: Filter): Promise<Source> => {
  const { alias, id, rows, words } = entries!
  const newest = `order by ${alias}.created_at desc, ${id} desc`
  const text = `select count(*) as walked, count(*) filter (where found) as found from (
    select ${words} as found from ${rows} ${newest} limit ${LOOKED_THROUGH}) e`
  const [near] = await composedRows<{ walked: number; found: number }>(client, conditions.statement(text))
  const found = `select ${id} as id, ${alias}.created_at from ${rows} and`
  const walk = `${found} (${words}) is true`
  if (near!.walked < LOOKED_THROUGH || near!.found >= COMMON) return { text: walk, isSorted: true, walk }
  return { text: `${found} ${words} offset 0`, isSorted: false, walk }
}

const NEWEST_FIRST = 'order by created_at desc, id desc'
const MICROS = `(extract(epoch from created_at) * 1000000)::bigint::text as micros`

interface FoundPage {
  ids: string[]
  micros: string[]
}

/** What is found, up to the most that is counted, and the page of it; a page behind that is walked to. */
const pageOfFound = async (client: Client, listing: Listing, page: ListPage, source: Source): Promise<ListedIds> => {
  const { conditions } = listing
  const begin = beginOf(conditions, page)
  const order = source.isSorted ? NEWEST_FIRST : ''
  const text = `with found as materialized (select id, created_at from (${source.text}) f ${order} limit ${MOST_COUNTED + 1}),
    page as (select id, ${MICROS} from (select * from found ${begin}) p ${NEWEST_FIRST})
    select (select count(*) from found) as total, array(select id from page) as ids, array(select micros from page) as micros`
  const [first] = await composedRows<FoundPage & { total: number }>(client, conditions.statement(text))
  const isCapped = first!.total > MOST_COUNTED
  const total = Math.min(first!.total, MOST_COUNTED)
  // Of what was not sorted, only all of it has the newest.
  const isThere = !isCapped || (source.isSorted && first!.ids.length > page.size)
  return { ...trimmed(isThere ? first! : await walkTo(client, conditions, source, begin), page), total, isCapped }
}

const walkTo = async (client: Client, conditions: Conditions, { walk }: Source, begin: string): Promise<FoundPage> => {
  const text = `with page as (select id, ${MICROS} from (select * from (${walk}) f ${begin}) p)
    select array(select id from page) as ids, array(select micros from page) as micros`
  const [found] = await composedRows<FoundPage>(client, conditions.statement(text))
  return found!
}

/** Where a page begins, and one row more than it has. */
const beginOf = (conditions: Conditions, { number, size, after }: ListPage): string => {
  const limit = `${NEWEST_FIRST} limit ${conditions.bind(size + 1)}::bigint`
  if (after === null) return `${limit} offset ${conditions.bind((number - 1) * size)}::bigint`
  const [micros, id] = readCursor<readonly [number, string]>(after, ['time', 'uuid'])
  return `where (created_at, id) < (${timeOf(conditions.bind(micros))}, ${conditions.bind(id)}::uuid) ${limit}`
}

const timeOf = (micros: string) => `timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`

const trimmed = ({ ids, micros }: FoundPage, { size }: { size: number }) => {
  const shown = ids.slice(0, size)
  const next = ids.length > size ? writeCursor([Number(micros[size - 1]), shown.at(-1)!]) : null
  return { ids: shown, next }
}

/**
 * A page of the whole list. A page of the later half is walked to from the other end, and one behind the last not at
 * all: the deepest page costs half an index at most.
 */
const pageOfAll = async (client: Client, listing: Listing, page: ListPage, total: number) => {
  const offset = (page.number - 1) * page.size
  const isFromEnd = page.after === null && offset > total / 2
  if (page.after === null && offset >= total) return { ids: [], next: null }
  const { name, conditions } = listing
  const all = `select * from (${selectOf(listing, [])}) f`
  const size = Math.min(page.size + 1, total - offset)
  const begin = isFromEnd
    ? `order by created_at, id limit ${conditions.bind(size)}::bigint offset ${conditions.bind(total - offset - size)}::bigint`
    : beginOf(conditions, page)
  const text = `select id, ${MICROS} from (${all} ${begin}) p ${NEWEST_FIRST}`
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

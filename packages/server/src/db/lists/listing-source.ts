import { composedRows } from '../composed.ts'
import type { Client } from '../statement.ts'
import { type Conditions, checked, type Filter } from './conditions.ts'
import type { ListOrder } from './list-order.ts'

export interface Listing {
  /** Name of the statement, and the rows it reads: `container_list c`. */
  name: string
  from: string
  /** Alias of the rows that are listed: they have `id` and `created_at`. */
  alias: string
  conditions: Conditions
  /** An order other than newest first. */
  order?: ListOrder | undefined
}

export const NEWEST_FIRST = 'order by created_at desc, id desc'

/** How the matching rows of a list are found. */
export interface Source {
  /** A select of `id` and `created_at`. */
  text: string
  /** Whether it returns them in the order of the list without sorting. */
  isSorted: boolean
  /** The same in the order of the list, for pages beyond the rows that are counted. */
  scan: string
  /** The table expressions on which `text` depends, for this number of rows to examine, newest first. */
  examine?: (rows: number) => string
  /** The rows to examine at first. */
  examined?: number
}

/** Matching rows are counted up to this number. */
export const MAX_COUNTED = 10_000

/** Up to this many rows are collected by the index that finds them, and sorted. */
const FEW = 2_000

/**
 * Chooses a source such that few rows are read, whatever the size of the account. A single filter is read from its
 * index in the order of the list. Of several, one that matches few rows is collected; if all match many, the page is
 * found soon by scanning from the newest row. `needed`: the matching rows up to the end of the page.
 */
export const chooseSource = async (client: Client, listing: Listing, needed: number): Promise<Source> => {
  const { filters, isRange } = listing.conditions
  const [first, ...others] = filters
  if (first && others.length === 0) {
    if (first.isOrdered) return inOrder(listing, [first])
    if (first.entries && !isRange) return chooseSearch(client, listing, first, needed)
  }
  const rarest = filters.length > 0 ? await findFew(client, listing) : undefined
  if (rarest) {
    const rest = filters.filter((filter) => filter !== rarest).map(checked)
    const text = `${selectOf(listing, [`(${rarest.sought.join(' or ')})`, ...rest])} offset 0`
    return { text, isSorted: false, scan: inOrder(listing, filters).text }
  }
  const searched = filters.find(({ entries }) => entries)
  const plain = filters.filter((filter) => filter !== searched)
  return searched ? searchedIn(searched, inOrder(listing, plain), inOrder(listing, filters)) : inOrder(listing, plain)
}

export const selectOf = ({ from, alias, conditions }: Listing, more: readonly string[]): string =>
  `select ${alias}.id, ${alias}.created_at from ${from} where ${[...conditions.bounds, ...more].join(' and ')}`

/**
 * Reads in the order of the list, from the index of the only filter, or from the one that contains all filtered
 * columns.
 */
const inOrder = (listing: Listing, filters: readonly Filter[]): Source => {
  const [first, ...others] = filters
  const text =
    first?.isOrdered && others.length === 0
      ? first.sought.map((condition) => selectOf(listing, [condition])).join(' union all ')
      : selectOf(listing, filters.map(checked))
  return { text, isSorted: true, scan: text }
}

/** The filter that matches the fewest rows, if these are few. */
const findFew = async (client: Client, listing: Listing): Promise<Filter | undefined> => {
  const counts = await countFilters(client, listing, () => FEW)
  const [fewest] = counts.toSorted((one, other) => one.count - other.count)
  return fewest!.count <= FEW ? fewest!.filter : undefined
}

/** How many rows each filter matches, up to one more than it may. */
export const countFilters = async (
  client: Client,
  { conditions, from }: Listing,
  most: (filter: Filter) => number,
): Promise<{ filter: Filter; count: number }[]> => {
  const counts = conditions.filters.map((filter) => {
    const branches = filter.rows
      ? [`select from ${filter.rows}`]
      : filter.sought.map((condition) => `select from ${from} where ${[...conditions.bounds, condition].join(' and ')}`)
    return `(select count(*) from (${branches.join(' union all ')} limit ${most(filter) + 1}) x)`
  })
  const text = `select array[${counts.join(', ')}]::text[] as counts`
  const [row] = await composedRows<{ counts: string[] }>(client, conditions.statement(text))
  return conditions.filters.map((filter, at) => ({ filter, count: Number(row!.counts[at]) }))
}

/** How many of the newest entries are scanned to determine whether words are common. */
const SAMPLE = 1_000
const COMMON = 0.1
/** The share at which words are common enough to reach a page beyond the rows that are counted. */
const COMMON_IN_LONG_LISTS = 0.02

/** Common words are found by scanning from the newest entry, rare ones by their trigrams. */
const chooseSearch = async (
  client: Client,
  { conditions }: Listing,
  { entries }: Filter,
  needed: number,
): Promise<Source> => {
  const { alias, id, rows, words } = entries!
  const newest = `order by ${alias}.created_at desc, ${id} desc`
  const text = `select count(*) as scanned, count(*) filter (where found) as found from (
    select ${words} as found from ${rows} ${newest} limit ${SAMPLE}) e`
  const [near] = await composedRows<{ scanned: number; found: number }>(client, conditions.statement(text))
  const found = `select ${id} as id, ${alias}.created_at from ${rows} and`
  const scan = `${found} (${words}) is true`
  const common = needed > MAX_COUNTED ? COMMON_IN_LONG_LISTS : COMMON
  if (near!.scanned < SAMPLE || near!.found / SAMPLE >= common) return { text: scan, isSorted: true, scan }
  return { text: `${found} ${words} offset 0`, isSorted: false, scan }
}

/** How many rows are examined at first: if many of them have the words, only they are counted. */
const EXAMINED = 25_000

/**
 * Searches common words among rows that other filters match. A set of rows is examined at once, because their entries
 * are next to each other; looking up each entry separately would read the index from its root each time.
 */
const searchedIn = ({ entries }: Filter, among: Source, all: Source): Source => {
  const { alias, id, rows, words } = entries!
  // The entries are found by their ids first, so that the words do not lead to another index. `is true` keeps the
  // planner from joining the two in a loop, whatever it estimates their numbers to be: the ids are hashed.
  const those = `select * from ${rows} and ${id} = any(array(select id from examined)) offset 0`
  return {
    text: `select id, created_at from examined where (id in (select ${id} from (${those}) ${alias} where ${words})) is true`,
    isSorted: true,
    scan: all.text,
    examine: (max) => `examined as materialized (select * from (${among.text}) x ${NEWEST_FIRST} limit ${max}),`,
    examined: EXAMINED,
  }
}

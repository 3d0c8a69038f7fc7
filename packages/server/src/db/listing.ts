import type { Pool, PoolClient } from 'pg'

/** The conditions of a list. The first parameter is always the account. */
export class Conditions {
  readonly values: unknown[]
  private readonly texts: string[]

  constructor(accountColumn: string, accountId: string) {
    this.values = [accountId]
    this.texts = [`${accountColumn} = $1`]
  }

  add(value: unknown, text: (parameter: string) => string): void {
    this.texts.push(text(this.bind(value)))
  }

  /** The placeholder for a value. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`
  }

  /** A condition without a parameter, so that a partial index can serve it. */
  addText(text: string): void {
    this.texts.push(text)
  }

  get isEmpty(): boolean {
    return this.texts.length === 1
  }

  get where(): string {
    return this.texts.join(' and ')
  }
}

export interface Listing {
  /** Name of the statement, and the rows it selects from: `containers c join shipments s ...`. */
  name: string
  from: string
  /** Alias of the listed rows. */
  alias: string
  conditions: Conditions
  /**
   * How matching rows are found. `few`: they may all be old, so they are collected and sorted unless there are too
   * many, because scanning from the newest would pass all others. `once`: finding them is expensive, so one pass both
   * counts them and selects the page.
   */
  gathered?: 'few' | 'once' | undefined
}

/** One page of ids, newest first, and the total. `whole` is the total of the unfiltered list, if known. */
export const findListed = async (
  client: Pool | PoolClient,
  listing: Listing,
  page: Page,
  whole?: () => Promise<number>,
): Promise<{ ids: string[]; total: number }> => {
  if (listing.gathered === 'once') return gatherPage(client, listing, page)
  const total = whole && listing.conditions.isEmpty ? await whole() : await countRows(client, listing)
  return { ids: await findPage(client, listing, page, total), total }
}

interface Page {
  number: number
  size: number
}

const rowsOf = ({ from, alias, conditions }: Listing) =>
  `select ${alias}.id, ${alias}.created_at from ${from} where ${conditions.where}`

const gatherPage = async (client: Pool | PoolClient, listing: Listing, { number, size }: Page) => {
  const { values } = listing.conditions
  const { rows } = await client.query<{ ids: string[]; total: number }>({
    text: `with gathered as materialized (${rowsOf(listing)})
           select (select count(*) from gathered) as total, array(
             select id from gathered order by created_at desc, id desc
             limit $${values.length + 1} offset $${values.length + 2}) as ids`,
    values: [...values, size, (number - 1) * size],
  })
  return rows[0]!
}

/**
 * Above this number matches are not collected: they are dense enough to find the first page quickly from either end.
 */
const MOST_GATHERED = 50_000

/** How many rows a filtered list has. */
const countRows = async (client: Pool | PoolClient, { name, from, conditions }: Listing): Promise<number> => {
  const { rows } = await client.query<{ total: number }>({
    name: statementName(`count-${name}`, conditions),
    text: `select count(*) as total from ${from} where ${conditions.where}`,
    values: conditions.values,
  })
  return rows[0]!.total
}

/**
 * The ids of one page, newest first. A page of the later half is read from the other end, and one beyond the last not
 * at all, so that the deepest page scans at most half an index.
 */
const findPage = async (client: Pool | PoolClient, listing: Listing, page: Page, total: number): Promise<string[]> => {
  const offset = (page.number - 1) * page.size
  const size = Math.min(page.size, total - offset)
  if (size <= 0) return []
  const backwards = offset > total / 2
  const way = backwards ? 'asc' : 'desc'
  const { name, alias, conditions, gathered } = listing
  const { values } = conditions
  const isGathered = gathered === 'few' && total <= MOST_GATHERED
  const sought = isGathered ? `select * from (${rowsOf(listing)} offset 0) ${alias}` : rowsOf(listing)
  const { rows } = await client.query<{ id: string }>({
    name: statementName(`page-${way}-${name}`, conditions),
    text: `${sought} order by ${alias}.created_at ${way}, ${alias}.id ${way} limit $${values.length + 1} offset $${values.length + 2}`,
    values: [...values, size, backwards ? total - offset - size : offset],
  })
  const ids = rows.map(({ id }) => id)
  return backwards ? ids.reverse() : ids
}

// Only unfiltered lists are prepared: the selectivity of filters varies too much for one plan.
const statementName = (name: string, conditions: Conditions) => (conditions.isEmpty ? name : undefined)

/** Escapes a text for `like`, so that it contains no wildcards. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** The same as a prefix pattern. */
export const likePrefix = (text: string): string => `${likeText(text)}%`

import type { Pool, PoolClient } from 'pg'

/** What a list asks of its rows. The first parameter is always the account. */
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

  /** The parameter that stands for a value. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`
  }

  /** A condition that has no parameter, so that a partial index can serve it. */
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
  /** Name of the statement, and the rows it walks: `containers c join shipments s ...`. */
  name: string
  from: string
  /** Alias of the rows that are listed. */
  alias: string
  conditions: Conditions
  /** What fits may all be old: it is gathered and sorted, where seeking it from the newest on would pass all the others. */
  gathered?: boolean
}

/** More than so many are not gathered: among them the first page is near, whichever end it is sought from. */
const MOST_GATHERED = 50_000

/** How many rows a filtered list has. */
export const countRows = async (client: Pool | PoolClient, { name, from, conditions }: Listing): Promise<number> => {
  const { rows } = await client.query<{ total: number }>({
    name: statementName(`count-${name}`, conditions),
    text: `select count(*) as total from ${from} where ${conditions.where}`,
    values: conditions.values,
  })
  return rows[0]!.total
}

/**
 * The ids of one page, newest first. A page of the later half is walked to from the other end, and one behind the last
 * not at all: the deepest page costs half an index at most.
 */
export const findPage = async (
  client: Pool | PoolClient,
  { name, from, alias, conditions, gathered }: Listing,
  page: { number: number; size: number },
  total: number,
): Promise<string[]> => {
  const offset = (page.number - 1) * page.size
  const size = Math.min(page.size, total - offset)
  if (size <= 0) return []
  const backwards = offset > total / 2
  const way = backwards ? 'asc' : 'desc'
  const { values } = conditions
  const rowsOf = `select ${alias}.id, ${alias}.created_at from ${from} where ${conditions.where}`
  const sought = gathered && total <= MOST_GATHERED ? `select * from (${rowsOf} offset 0) ${alias}` : rowsOf
  const { rows } = await client.query<{ id: string }>({
    name: statementName(`page-${way}-${name}`, conditions),
    text: `${sought} order by ${alias}.created_at ${way}, ${alias}.id ${way} limit $${values.length + 1} offset $${values.length + 2}`,
    values: [...values, size, backwards ? total - offset - size : offset],
  })
  const ids = rows.map(({ id }) => id)
  return backwards ? ids.reverse() : ids
}

// Only whole lists are prepared: what a filter finds differs too much for one plan to serve all its values.
const statementName = (name: string, conditions: Conditions) => (conditions.isEmpty ? name : undefined)

/** A text for `like`, in which nothing is a wildcard. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** The same, of what begins with it. */
export const likePrefix = (text: string): string => `${likeText(text)}%`

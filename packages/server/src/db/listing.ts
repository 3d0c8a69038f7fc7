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
    this.values.push(value)
    this.texts.push(text(`$${this.values.length}`))
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
}

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
  { name, from, alias, conditions }: Listing,
  page: { number: number; size: number },
  total: number,
): Promise<string[]> => {
  const offset = (page.number - 1) * page.size
  const size = Math.min(page.size, total - offset)
  if (size <= 0) return []
  const backwards = offset > total / 2
  const way = backwards ? 'asc' : 'desc'
  const { values } = conditions
  const { rows } = await client.query<{ id: string }>({
    name: statementName(`page-${way}-${name}`, conditions),
    text: `select ${alias}.id from ${from} where ${conditions.where}
           order by ${alias}.created_at ${way}, ${alias}.id ${way} limit $${values.length + 1} offset $${values.length + 2}`,
    values: [...values, size, backwards ? total - offset - size : offset],
  })
  const ids = rows.map(({ id }) => id)
  return backwards ? ids.reverse() : ids
}

// Only whole lists are prepared: what a filter finds differs too much for one plan to serve all its values.
const statementName = (name: string, conditions: Conditions) => (conditions.isEmpty ? name : undefined)

/** A text for `like`, in which nothing is a wildcard. */
export const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** The same at the beginning only. */
export const likePrefix = (text: string): string => likeText(text).slice(1)

const MOST_WORDS = 6

/** The words of a search: each must be found. */
export const wordsOf = (q: string): string[] => q.trim().split(/\s+/).slice(0, MOST_WORDS)

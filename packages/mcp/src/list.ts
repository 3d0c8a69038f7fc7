import type { ListLinks, ListMeta, Page } from '@boxtrail/client'
import { z } from 'zod'
import { CONCISE_CHARACTERS, type Format, fitting, MOST_CHARACTERS } from './brief.ts'
import { type Paging, pageOf } from './parameters.ts'

/** A page of rows with these columns, of which a detailed row has more. */
export const listOutput = <Columns extends z.ZodRawShape>(columns: Columns) =>
  z.looseObject({
    items: z.array(z.looseObject({ id: z.string(), ...columns })),
    meta: z.looseObject({ size: z.int(), total: z.int() }),
    links: z.record(z.string(), z.string()),
    next_cursor: z.string().nullable(),
  })

interface Query {
  size: number
  number?: number
  after?: string
}

interface Listed<Row> {
  items: Row[]
  meta: { size: number; total: number; [name: string]: unknown }
  links: Record<string, string>
  next_cursor: string | null
  /** Why there are fewer rows than a page has, and how to go on. */
  truncated?: string
}

type Fetch<Item> = (page: Query) => Promise<Page<Item, ListMeta, ListLinks>>

/**
 * A page of rows. One that would be too long is read again with fewer rows, so that its cursor continues where it ends:
 * no row is left out between two pages. A concise list is short, unless the caller chose its pages.
 */
export const listed = <Item, Row extends object>(
  given: Paging & { response_format?: Format },
  fetch: Fetch<Item>,
  rowOf: (item: Item) => Row,
): Promise<{ items: Item[]; result: Listed<Row> }> => {
  const isChosen = given.page !== undefined || given.page_size !== undefined
  const most = given.response_format === 'detailed' || isChosen ? MOST_CHARACTERS : CONCISE_CHARACTERS
  return listedWithin(most, pageOf(given), fetch, rowOf)
}

const listedWithin = async <Item, Row extends object>(
  most: number,
  asked: Query,
  fetch: Fetch<Item>,
  rowOf: (item: Item) => Row,
  isShortened = false,
): Promise<{ items: Item[]; result: Listed<Row> }> => {
  const page = await fetch(asked)
  const rows = page.items.map(rowOf)
  const count = fitting(rows, most)
  if (count < rows.length) return listedWithin(most, shorterPage(asked, count), fetch, rowOf, true)
  const cursor = page.links.next ? new URL(page.links.next, 'http://localhost').searchParams.get('page[after]') : null
  return {
    items: page.items,
    result: {
      items: rows,
      meta: { ...page.meta },
      links: Object.fromEntries((['self', 'next'] as const).flatMap((name) => linkOf(page.links, name))),
      next_cursor: cursor,
      ...(isShortened && cursor !== null
        ? { truncated: 'The page is shortened: go on with next_cursor, not with page. A page_size gives longer ones.' }
        : {}),
    },
  }
}

const linkOf = (links: ListLinks, name: 'self' | 'next') => {
  const address = links[name]
  if (address === undefined) return []
  const { pathname, search } = new URL(address, 'http://localhost')
  return [[name, decodeURIComponent(pathname + search)]]
}

/** The same place in the list with fewer rows; a numbered page is split evenly. */
const shorterPage = ({ size, number, after }: Query, most: number): Query => {
  if (after !== undefined || number === undefined || number === 1)
    return { size: most, ...(after ? { after } : {}), ...(number ? { number } : {}) }
  const part = Array.from({ length: most }, (_, at) => most - at).find((one) => size % one === 0)!
  return { size: part, number: ((number - 1) * size) / part + 1 }
}

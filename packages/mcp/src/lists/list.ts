import type { ListLinks, ListMeta, Page } from '@boxtrail/client'
import { z } from 'zod'
import { type PageQuery, type Paging, pageOf } from '../arguments/parameters.ts'
import { fitting, MAX_CHARACTERS } from '../results/brief.ts'

/** A page of rows with these columns; detailed rows have more. */
export const listOutput = <Columns extends z.ZodRawShape>(columns: Columns) =>
  z.looseObject({
    items: z.array(z.looseObject({ id: z.string(), ...columns })),
    meta: z.looseObject({ size: z.int(), total: z.int() }),
    links: z.record(z.string(), z.string()),
    next_cursor: z.string().nullable(),
  })

interface Listed<Row> {
  items: Row[]
  meta: { size: number; total: number; [name: string]: unknown }
  /** Empty unless requested, because `next_cursor` says the same in fewer words. */
  links: Record<string, string>
  next_cursor: string | null
  /** Why the page has fewer rows than requested, and how to continue. */
  truncated?: string
}

type Fetch<Item> = (page: PageQuery) => Promise<Page<Item, ListMeta, ListLinks>>

/**
 * A page of rows. If it would be too long, only its first rows are shown, and its cursor leads back to the same page
 * after the last row shown, so that no row is skipped between two pages.
 */
export const listed = async <Item extends { id: unknown }, Row extends object>(
  given: Paging,
  fetch: Fetch<Item>,
  rowOf: (item: Item) => Row,
  withLinks = false,
): Promise<{ items: Item[]; result: Listed<Row> }> => {
  const resumed = given.cursor === undefined ? null : readPlace(given.cursor)
  const wantedPage = resumed?.page ?? pageOf(given)
  const page = await fetch(wantedPage)
  const items = page.items.slice(page.items.findIndex(({ id }) => String(id) === resumed?.shown) + 1)
  const rows = items.map(rowOf)
  const count = fitting(rows, MAX_CHARACTERS)
  const shown = items.slice(0, count)
  const isCut = count < rows.length
  const { total, totalIsCapped } = page.meta as ListMeta & { totalIsCapped?: boolean }
  return {
    items: shown,
    result: {
      items: rows.slice(0, count),
      meta: { size: shown.length, total, ...(totalIsCapped ? { total_is_capped: true } : {}) },
      links: withLinks ? Object.fromEntries((['self', 'next'] as const).flatMap(linkOf(page.links))) : {},
      next_cursor: isCut ? writePlace({ page: wantedPage, shown: String(shown.at(-1)!.id) }) : cursorOf(page.links),
      ...(isCut ? { truncated: 'The rows were too long for one answer: go on with next_cursor, not with page.' } : {}),
    },
  }
}

const cursorOf = ({ next }: ListLinks) =>
  next ? new URL(next, 'http://localhost').searchParams.get('page[after]') : null

const linkOf = (links: ListLinks) => (name: 'self' | 'next') => {
  const address = links[name]
  if (address === undefined) return []
  const { pathname, search } = new URL(address, 'http://localhost')
  return [[name, decodeURIComponent(pathname + search)]]
}

/** A position within a page of the API: the page, and the id of the last row shown. */
interface PlaceInPage {
  page: PageQuery
  shown: string
}

const WITHIN = 'within.'
const writePlace = (place: PlaceInPage) => WITHIN + btoa(JSON.stringify(place))

/** Null for a cursor of the API, and for any other text, which the API then refuses. */
const readPlace = (cursor: string): PlaceInPage | null => {
  if (!cursor.startsWith(WITHIN)) return null
  try {
    return place.parse(JSON.parse(atob(cursor.slice(WITHIN.length))))
  } catch {
    return null
  }
}

const place = z.strictObject({
  page: z.strictObject({ size: z.int().positive(), number: z.int().optional(), after: z.string().optional() }),
  shown: z.string(),
})

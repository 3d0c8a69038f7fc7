import type { Schemas } from '@boxtrail/contracts'
import { formatInstant } from '@boxtrail/engine/time'
import { type CursorKey, type CursorKind, readCursor, writeCursor } from './cursor.ts'

export type IncludedResource = Schemas['IncludedResource']

/**
 * `size` null: all rows are on one page. `after`: the cursor after which the page begins; `number` is then only its
 * number.
 */
export interface Page {
  number: number
  size: number | null
  after: string | null
}

/** The page that a query requests; a list without a page size has a single page. */
export const pageOf = <Size extends number | undefined>(query: {
  'page[number]'?: number
  'page[size]'?: Size
  'page[after]'?: string | undefined
}): Page & { size: number | (Size extends number ? never : null) } => ({
  number: query['page[number]'] ?? 1,
  size: (query['page[size]'] ?? null) as number,
  after: query['page[after]'] ?? null,
})

/** The total of a list, and the cursor of what follows this page. */
export interface Position {
  total: number
  /** Whether there are more than `total`. */
  isCapped?: boolean
  /** The cursor of the page's last record, if another record follows it. */
  next: string | null
}

const lastPage = ({ size }: Page, total: number) => (size === null ? 1 : Math.max(1, Math.ceil(total / size)))

/** The document of a list; `included` is omitted if nothing was requested. */
export const listDocument = <Resource>(
  { requestUrl }: { requestUrl: string },
  page: Page,
  list: { data: Resource[]; included?: IncludedResource[] | undefined } & Position,
) => ({
  data: list.data,
  ...(list.included ? { included: list.included } : {}),
  links: listLinks(requestUrl, page, list),
  meta: listMeta(page, list.data.length, list),
})

/** The document of a list that is always a single page. */
export const onlyPage = <Resource>({ requestUrl }: { requestUrl: string }, data: Resource[]) => ({
  data,
  links: { self: requestUrl, current: requestUrl, first: requestUrl, last: requestUrl },
  meta: { size: data.length, total: data.length, pagination: { current: 1, records: data.length } },
})

export const document = <Resource>(
  { requestUrl }: { requestUrl: string },
  data: Resource,
  included?: IncludedResource[],
) => ({ data, ...(included ? { included } : {}), links: { self: requestUrl } })

/**
 * The links of a list. A page that does not exist has no link: clients stop there, and one of them does not accept
 * null.
 */
const listLinks = (requestUrl: string, page: Page, { total, isCapped, next }: Position): Schemas['ListLinks'] => {
  const last = lastPage(page, total)
  const at = pageAddress(requestUrl, page)
  const { number } = page
  return {
    self: requestUrl,
    current: at(number, page.after),
    first: at(1),
    ...(isCapped ? {} : { last: at(last) }),
    ...(next === null ? {} : { next: at(number + 1, next) }),
    ...(number > 1 ? { prev: at(isCapped ? number - 1 : Math.min(number - 1, last)) } : {}),
  }
}

const listMeta = (page: Page, size: number, { total, isCapped, next }: Position): Schemas['ListMeta'] => {
  const { number } = page
  const following = { next: number + 1, ...(isCapped ? {} : { last: lastPage(page, total) }) }
  return {
    size,
    total,
    ...(isCapped ? { total_is_capped: true } : {}),
    pagination: { current: number, ...(next === null ? {} : following), records: total },
  }
}

/** The URL of the request with another page, in the form of RFC 3986: brackets are escaped, commas are not. */
const pageAddress = (requestUrl: string, { size }: Page) => {
  const at = requestUrl.indexOf('?')
  const path = at < 0 ? requestUrl : requestUrl.slice(0, at)
  const kept = [...new URLSearchParams(at < 0 ? '' : requestUrl.slice(at + 1))]
    .filter(([name]) => name !== 'page[number]' && name !== 'page[size]' && name !== 'page[after]')
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
  return (number: number, after: string | null = null) => {
    const page = { number, ...(size === null ? {} : { size }), ...(after === null ? {} : { after }) }
    const paging = Object.entries(page).map(([name, value]) => `${escaped(`page[${name}]`)}=${escaped(String(value))}`)
    return `${path}?${[...kept, ...paging].join('&')}`
  }
}

/** Escapes characters that RFC 3986 does not allow in a query but that clients send all the same: `page[size]=5`. */
export const asUri = (target: string): string => target.replace(/[[\]{}|\\^`<>"# ]/g, (one) => encodeURIComponent(one))

const escaped = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',')

/** A time for the wire, from a database row or from a worker: to the second, in UTC. */
export function wireTime(value: Date | string): string
export function wireTime(value: unknown): string | null
export function wireTime(value: unknown): string | null {
  if (value instanceof Date) return formatInstant(value.getTime())
  if (typeof value !== 'string') return null
  // The form in which PostgreSQL writes a time into JSON; all our sessions are in UTC.
  if (value.endsWith('+00:00')) return `${value.slice(0, 19)}Z`
  return value.length === WIRE_LENGTH && value.endsWith('Z') ? value : formatInstant(Date.parse(value))
}

const WIRE_LENGTH = '2026-01-01T00:00:00Z'.length

export const linkage = <Type extends string>(type: Type, id: unknown): { type: Type; id: string } | null =>
  typeof id === 'string' ? { type, id } : null

export const linkages = <Type extends string>(type: Type, ids: readonly string[]): { type: Type; id: string }[] =>
  ids.map((id) => ({ type, id }))

/** The order of rows in memory: the key of each, and whether the greatest come first. */
export interface RowOrder<Row> {
  key: (row: Row) => CursorKey
  kinds: readonly CursorKind[]
  isDescending?: boolean
}

/** One page of rows that are all in memory, in their order. */
export const pageOfRows = <Row>(
  rows: readonly Row[],
  page: Page,
  { key, kinds, isDescending = false }: RowOrder<Row>,
): { rows: readonly Row[] } & Position => {
  const from = page.after === null ? offsetOf(page) : behind(readCursor(page.after, kinds))
  const until = page.size === null ? rows.length : from + page.size
  const shown = rows.slice(from, until)
  const last = shown.at(-1)
  return { rows: shown, total: rows.length, next: last && until < rows.length ? writeCursor(key(last)) : null }

  function behind(cursor: CursorKey): number {
    const at = rows.findIndex((row) => compareKeys(key(row), cursor) * (isDescending ? -1 : 1) > 0)
    return at < 0 ? rows.length : at
  }
}

/** Rows sorted in the order in which their cursors continue. */
export const sortedRows = <Row>(
  rows: readonly Row[],
  { key, isDescending = false }: Pick<RowOrder<Row>, 'key' | 'isDescending'>,
): Row[] => rows.toSorted((a, b) => compareKeys(key(a), key(b)) * (isDescending ? -1 : 1))

/** The offset of a page; without a page size there is a single page. */
const offsetOf = ({ number, size }: Page) => (number === 1 ? 0 : (number - 1) * (size ?? Number.MAX_SAFE_INTEGER))

const compareKeys = (one: CursorKey, other: CursorKey): number => {
  const at = one.findIndex((value, index) => value !== other[index])
  if (at < 0) return 0
  return one[at]! < other[at]! ? -1 : 1
}

import type { Schemas } from '@boxtrail/contracts'
import { formatInstant } from './tracking/time.ts'

export type IncludedResource = Schemas['IncludedResource']

/** `size` null: all rows are on one page. */
export interface Page {
  number: number
  size: number | null
}

export const pageOf = (query: { 'page[number]'?: number; 'page[size]'?: number }): Page => ({
  number: query['page[number]'] ?? 1,
  size: query['page[size]'] ?? null,
})

const lastPage = ({ size }: Page, total: number) => (size === null ? 1 : Math.max(1, Math.ceil(total / size)))

/** The document of a list; `included` is omitted if nothing was requested. */
export const listDocument = <Resource>(
  { requestUrl }: { requestUrl: string },
  page: Page,
  list: { data: Resource[]; total: number; included?: IncludedResource[] },
) => ({
  data: list.data,
  ...(list.included ? { included: list.included } : {}),
  links: listLinks(requestUrl, page, list.total),
  meta: listMeta(page, list.data.length, list.total),
})

export const document = <Resource>(
  { requestUrl }: { requestUrl: string },
  data: Resource,
  included?: IncludedResource[],
) => ({ data, ...(included ? { included } : {}), links: { self: requestUrl } })

/** A page that does not exist has no link: clients stop there, and one of them does not accept null. */
const listLinks = (requestUrl: string, page: Page, total: number): Schemas['ListLinks'] => {
  const last = lastPage(page, total)
  const at = pageAddress(requestUrl, page)
  const { number } = page
  return {
    self: requestUrl,
    current: at(number),
    first: at(1),
    last: at(last),
    ...(number < last ? { next: at(number + 1) } : {}),
    ...(number > 1 ? { prev: at(Math.min(number - 1, last)) } : {}),
  }
}

const listMeta = (page: Page, size: number, total: number): Schemas['ListMeta'] => {
  const last = lastPage(page, total)
  const { number } = page
  return {
    size,
    total,
    pagination: { current: number, ...(number < last ? { next: number + 1, last } : {}), records: total },
  }
}

/** The request's own URL with another page: its other parameters are kept, brackets and commas literal. */
const pageAddress = (requestUrl: string, { size }: Page) => {
  const at = requestUrl.indexOf('?')
  const path = at < 0 ? requestUrl : requestUrl.slice(0, at)
  const kept = [...new URLSearchParams(at < 0 ? '' : requestUrl.slice(at + 1))]
    .filter(([name]) => name !== 'page[number]' && name !== 'page[size]')
    .map(([name, value]) => `${literal(name)}=${literal(value)}`)
  return (number: number) =>
    `${path}?${[...kept, `page[number]=${number}`, ...(size === null ? [] : [`page[size]=${size}`])].join('&')}`
}

const literal = (text: string) =>
  encodeURIComponent(text).replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',')

/** Each record once, in the order of first occurrence. */
export const onlyOnce = (resources: readonly IncludedResource[]): IncludedResource[] => [
  ...new Map(resources.map((resource) => [`${resource.type} ${resource.id}`, resource])).values(),
]

/** A time for the wire, from a database row or from a worker: to the second, in UTC. */
export function wireTime(value: Date | string): string
export function wireTime(value: unknown): string | null
export function wireTime(value: unknown): string | null {
  if (value instanceof Date) return formatInstant(value.getTime())
  if (typeof value !== 'string') return null
  // The form in which PostgreSQL writes a time into JSON: all our sessions are in UTC.
  if (value.endsWith('+00:00')) return `${value.slice(0, 19)}Z`
  return value.length === WIRE_LENGTH && value.endsWith('Z') ? value : formatInstant(Date.parse(value))
}

const WIRE_LENGTH = '2026-01-01T00:00:00Z'.length

export const linkage = <Type extends string>(type: Type, id: unknown): { type: Type; id: string } | null =>
  typeof id === 'string' ? { type, id } : null

export const linkages = <Type extends string>(type: Type, ids: readonly string[]): { type: Type; id: string }[] =>
  ids.map((id) => ({ type, id }))

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** PostgreSQL fails if it expects an id and gets another text. */
export const isUuid = (text: string): boolean => UUID.test(text)

/** One page of rows that are all in memory. */
export const pageOfRows = <Row>(rows: readonly Row[], { number, size }: Page): readonly Row[] => {
  if (size === null) return number === 1 ? rows : []
  return rows.slice((number - 1) * size, number * size)
}

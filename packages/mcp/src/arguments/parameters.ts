import type { ListShipmentsQuery as Lists } from '@boxtrail/client'
import { parameters } from '@boxtrail/contracts/operations'
import { z } from 'zod'
import { UnknownValue } from '../problems/unknown-value.ts'
import { unquoted } from '../results/quote.ts'

/** Arguments that several tools take. */
export const id = z.guid()
export const format = z.enum(['concise', 'detailed']).optional()

/** An argument that is a list, or a text with its members separated by commas. */
export const names = (description: string) =>
  z
    .union([z.array(z.string()), z.string()])
    .optional()
    .describe(description)
const listOf = (given: readonly string[] | string | undefined): string[] =>
  (typeof given === 'string' ? given.split(',') : (given ?? [])).map((one) => one.trim()).filter((one) => one !== '')

/** The requested relations, each of which must be known. */
export const includesOf = (given: readonly string[] | string | undefined, known: readonly string[]): string[] =>
  valuesOf('include', given, known) ?? []

/** The values of a list, each of which must be known; undefined if none is given. */
export const valuesOf = (
  name: string,
  given: readonly string[] | string | undefined,
  known: readonly string[],
): string[] | undefined => {
  const values = listOf(given)
  const unknown = values.find((one) => !known.includes(one))
  if (unknown !== undefined) throw new UnknownValue(name, unknown, known)
  return values.length > 0 ? values : undefined
}

const MAX_PAGE = 100
const DEFAULT_PAGE = 25

export const paging = {
  page: z.int().positive().optional(),
  page_size: z.int().positive().optional().describe('max 100'),
  cursor: z.string().optional().describe('next_cursor'),
  response_format: format,
}

/** The filters of containers and shipments that the contract has. */
export const filters = {
  port: z.string().optional().describe('code or name'),
  carrier: z.string().optional(),
  updated_after: z.string().optional(),
  updated_before: z.string().optional(),
  tracking_stopped: z.boolean().optional(),
  customer_name: z.string().optional(),
  query: z.string().optional(),
  filters: z.record(z.string(), z.string()).optional().describe('view, hold, not_hold, overdue, arrival_start …'),
  sort: z.string().optional().describe('-arrival, …'),
}

export interface Paging {
  page?: number | undefined
  page_size?: number | undefined
  cursor?: string | undefined
}

export interface PageQuery {
  size: number
  number?: number | undefined
  after?: string | undefined
}

export const pageOf = ({ page, page_size: size = DEFAULT_PAGE, cursor }: Paging): PageQuery => ({
  size: Math.min(size, MAX_PAGE),
  ...(page === undefined ? {} : { number: page }),
  ...(cursor === undefined ? {} : { after: cursor }),
})

export type Filters = { [Name in keyof typeof filters]?: z.infer<(typeof filters)[Name]> } & {
  status?: string | undefined
}

/** The filters as arguments of the client. */
export const filterOf = (given: Filters) => {
  const { status, port, carrier, updated_after: start, updated_before: end } = given
  const { tracking_stopped: trackingStopped } = given
  const [customerName, q] = [given.customer_name, given.query].map((text) => text && unquoted(text))
  const updatedAt = defined({ start, end })
  const filter = defined({ status, port, carrier, trackingStopped, customerName })
  return {
    filter: { ...filter, ...(Object.keys(updatedAt).length > 0 ? { updatedAt } : {}), ...moreOf(given.filters) },
    ...defined({ q, sort: sortOf(given.sort) }),
  }
}

const orders = ['binding_free_day', 'arrival', 'departure', 'changed', 'created_at', 'number', 'line'] as const
type Order = NonNullable<Lists['sort']>[number]

const sortOf = (given: string | undefined): Order[] | undefined => {
  if (given === undefined) return undefined
  const known = orders.flatMap((name): Order[] => [name, `-${name}`])
  return listOf(given).map((one) => {
    const order = known.find((name) => name === one)
    if (order === undefined) throw new UnknownValue('sort', one, known)
    return order
  })
}

/**
 * Every filter that both lists have, by the name of its argument: `arrival_start` is `filter[arrival][start]`,
 * `not_hold` is `filter[not][hold]`.
 */
const paths = new Map(
  Object.entries(parameters.listShipments)
    .filter(([, kind]) => kind !== 'map')
    .map(([name]) =>
      /^filter\[(\w+)\](?:\[(\w+)\])?$/
        .exec(name)
        ?.slice(1)
        .filter((part) => part !== undefined),
    )
    .filter((parts) => parts !== undefined)
    .map((parts) => [parts.join('_'), parts] as const),
)

const moreOf = (given: Readonly<Record<string, string>> = {}): NonNullable<Lists['filter']> => {
  const more: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const [outer, inner] = paths.get(name) ?? []
    if (outer === undefined) throw new UnknownValue('filters', name, [...paths.keys()])
    more[outer] = inner === undefined ? value : { ...(more[outer] as object | undefined), [inner]: value }
  }
  return more
}

type Defined<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> }

/** The object without its undefined members. */
export const defined = <Values extends object>(values: Values): Defined<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>

import { z } from 'zod'
import { unquoted } from './quote.ts'
import { UnknownValue } from './unknown-value.ts'

/** Arguments that several tools take. */
export const id = z.guid()
export const format = z.enum(['concise', 'detailed']).optional()

/** A list, or its members with commas. */
export const names = (description: string) =>
  z
    .union([z.array(z.string()), z.string()])
    .optional()
    .describe(description)
const listOf = (given: readonly string[] | string | undefined): string[] =>
  (typeof given === 'string' ? given.split(',') : (given ?? [])).map((one) => one.trim()).filter((one) => one !== '')

/** The relations that are asked for, each of which must be known. */
export const includesOf = (given: readonly string[] | string | undefined, known: readonly string[]): string[] => {
  const asked = listOf(given)
  const unknown = asked.find((one) => !known.includes(one))
  if (unknown !== undefined) throw new UnknownValue('include', unknown, known)
  return asked
}

/** Values of a list, each of which must be known; undefined if none is given. */
export const valuesOf = (
  name: string,
  given: readonly string[] | string | undefined,
  known: readonly string[],
): string[] | undefined => {
  const asked = listOf(given)
  const unknown = asked.find((one) => !known.includes(one))
  if (unknown !== undefined) throw new UnknownValue(name, unknown, known)
  return asked.length > 0 ? asked : undefined
}

const MAX_PAGE = 100
const DEFAULT_PAGE = 25

export const paging = {
  page: z.int().positive().optional(),
  page_size: z.int().positive().optional().describe('default 25, at most 100'),
  cursor: z.string().optional().describe('next_cursor of the page before'),
  response_format: format,
}

/** What the contract filters containers and shipments by. */
export const filters = {
  port: z.string().optional().describe('UN/LOCODE or name'),
  carrier: z.string().optional().describe('SCAC or name'),
  updated_after: z.string().optional().describe('ISO 8601'),
  updated_before: z.string().optional(),
  tracking_stopped: z.boolean().optional(),
  customer_name: z.string().optional(),
  query: z.string().optional(),
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

type Filters = { [Name in keyof typeof filters]?: z.infer<(typeof filters)[Name]> } & { status?: string | undefined }

/** The same as arguments of the client. */
export const filterOf = (given: Filters) => {
  const { status, port, carrier, updated_after: start, updated_before: end } = given
  const { tracking_stopped: trackingStopped } = given
  const [customerName, q] = [given.customer_name, given.query].map((text) => text && unquoted(text))
  const updatedAt = defined({ start, end })
  const filter = defined({ status, port, carrier, trackingStopped, customerName })
  return {
    filter: { ...filter, ...(Object.keys(updatedAt).length > 0 ? { updatedAt } : {}) },
    ...defined({ q }),
  }
}

type Defined<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> }

/** Without the members that were not given. */
export const defined = <Values extends object>(values: Values): Defined<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>

import { z } from 'zod'
import { containerStatuses } from './contract.ts'
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

const LARGEST_PAGE = 100
const DEFAULT_PAGE = 25

export const paging = {
  page: z.int().positive().optional(),
  page_size: z.int().positive().optional().describe('default 25, at most 100'),
  cursor: z.string().optional().describe('next_cursor of the page before'),
  response_format: format,
}

/** What the contract filters containers and shipments by. */
export const filters = {
  status: z.enum(containerStatuses as [string, ...string[]]).optional(),
  port: z.string().optional().describe('UN/LOCODE'),
  carrier: z.string().optional().describe('SCAC'),
  updated_after: z.string().optional().describe('ISO 8601'),
}

export interface Paging {
  page?: number | undefined
  page_size?: number | undefined
  cursor?: string | undefined
}

export const pageOf = ({ page, page_size: size = DEFAULT_PAGE, cursor }: Paging) => ({
  size: Math.min(size, LARGEST_PAGE),
  ...(page === undefined ? {} : { number: page }),
  ...(cursor === undefined ? {} : { after: cursor }),
})

type Filters = { [Name in keyof typeof filters]?: z.infer<(typeof filters)[Name]> }

export const filterOf = ({ status, port, carrier, updated_after: start }: Filters) => ({
  ...(status === undefined ? {} : { status }),
  ...(port === undefined ? {} : { port }),
  ...(carrier === undefined ? {} : { carrier }),
  ...(start === undefined ? {} : { updatedAt: { start } }),
})

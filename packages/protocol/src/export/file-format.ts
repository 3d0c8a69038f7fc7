import { invalidParameter } from '../errors.ts'
import { accepts } from '../read/accept.ts'

export type FileFormat = 'csv' | 'xlsx'

export const FILE_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const FORMATS = Object.keys(FILE_TYPES) as FileFormat[]

type Query = Readonly<Record<string, unknown>>

/**
 * The file format that a request for a list names, by `format` or else by `Accept`; undefined if it requests a page.
 */
export const fileFormatOf = ({ format }: Query, accept: string | null | undefined): FileFormat | undefined => {
  if (format === 'csv' || format === 'xlsx') return format
  if (format !== undefined) return undefined
  return FORMATS.find((one) => accepts(accept, FILE_TYPES[one].split(';')[0]!))
}

/** Rejects page parameters: a file has all records of the list, and columns instead of related records. */
export const refusePages = (requestUrl: string): void => {
  // Reads the query as sent, because a validated query has the default page.
  const { searchParams } = new URL(requestUrl)
  for (const name of ['page[number]', 'page[size]', 'page[after]', 'include'])
    if (searchParams.has(name))
      throw invalidParameter(name, `A file has all records of the list: leave ${name} out, or ask for JSON.`)
}

/** `attachment; filename="containers-2026-11-26.csv"`. */
export const dispositionOf = (list: string, format: FileFormat, now: Date): string =>
  `attachment; filename="${list}-${now.toISOString().slice(0, 10)}.${format}"`

import type { ListName } from './fields.ts'

export type Format = 'csv' | 'xlsx'

/** Rows of comma separated values that end in these bytes: line ends that are not within quotes. */
export const createRowCount = () => {
  const QUOTE = 0x22
  const LINE_END = 0x0a
  let isQuoted = false
  let ends = 0
  return (bytes: Uint8Array): number => {
    for (const byte of bytes)
      if (byte === QUOTE) isQuoted = !isQuoted
      else if (byte === LINE_END && !isQuoted) ends++
    // The heading is no row.
    return Math.max(0, ends - 1)
  }
}

/** So many records can be named by their ids. */
export const MAX_IDS = 100

/** What the filters match, or records by their ids alone. */
export const paramsOfFile = (
  params: Readonly<Record<string, string>>,
  ids: readonly string[],
): Readonly<Record<string, string>> => (ids.length === 0 ? params : { 'filter[id]': ids.join(',') })

/** Where the file of a list is read: all that the filters match, in the order of the list. */
export const fileAddress = (
  list: ListName,
  params: Readonly<Record<string, string>>,
  { sort, fields, format }: { sort: string | undefined; fields: readonly string[]; format: Format },
): string => {
  const type = list === 'containers' ? 'container' : 'shipment'
  const search = new URLSearchParams(params)
  if (sort) search.set('sort', sort)
  const named = fields.map((field) => (field.includes('.') ? field.split('.') : [type, field]) as [string, string])
  for (const [of, own] of Map.groupBy(named, ([name]) => name))
    search.set(`fields[${of}]`, own.map(([, field]) => field).join(','))
  search.set('format', format)
  // Commas as they are: addresses of many ids would be a third longer.
  return `/v2/${list}?${String(search).replaceAll('%2C', ',')}`
}

export interface Progress {
  bytes: number
  /** Known of comma separated values alone. */
  rows: number | undefined
}

const refusalOf = async (response: Response): Promise<string> => {
  const body = await response.json().catch(() => ({}))
  return body.errors?.[0]?.detail ?? `The service answered with ${response.status}. Try again in a moment.`
}

/** Reads a file to its end, and says how far it is. A file that breaks off is no file. */
export const readFileOf = async (
  address: string,
  format: Format,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<{ name: string; content: Blob }> => {
  const response = await fetch(address, { signal })
  if (!response.ok || !response.body) throw new Error(await refusalOf(response))
  const count = createRowCount()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
    bytes += piece.value.length
    tell({ bytes, rows: format === 'csv' ? count(piece.value) : undefined })
  }
  const [, name = `list.${format}`] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name, content: new Blob(pieces, { type: response.headers.get('content-type') ?? '' }) }
}

/** Gives the file to the reader as the browser gives any. */
export const save = ({ name, content }: { name: string; content: Blob }): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

import type { ListName } from './fields.ts'

export type Format = 'csv' | 'xlsx'

/** Counts the rows of a CSV file in chunks of bytes: line ends outside of quotes. */
export const createRowCount = () => {
  const QUOTE = 0x22
  const LINE_END = 0x0a
  let isQuoted = false
  let ends = 0
  return (bytes: Uint8Array): number => {
    for (const byte of bytes)
      if (byte === QUOTE) isQuoted = !isQuoted
      else if (byte === LINE_END && !isQuoted) ends++
    // The header is not counted.
    return Math.max(0, ends - 1)
  }
}

/** The maximum number of records that can be selected by id. */
export const MAX_IDS = 100

/** The parameters of the filters, or only the ids of the selected records. */
export const paramsOfFile = (
  params: Readonly<Record<string, string>>,
  ids: readonly string[],
): Readonly<Record<string, string>> => (ids.length === 0 ? params : { 'filter[id]': ids.join(',') })

/** The URL of the file of a list: all matching records, in the order of the list. */
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
  // Commas are not encoded: URLs with many ids would be a third longer.
  return `/v2/${list}?${String(search).replaceAll('%2C', ',')}`
}

export interface Progress {
  bytes: number
  /** Only known for CSV. */
  rows: number | undefined
}

const refusalOf = async (response: Response): Promise<string> => {
  const body = await response.json().catch(() => ({}))
  return body.errors?.[0]?.detail ?? `The service answered with ${response.status}. Try again in a moment.`
}

/** Reads a file completely, and reports the progress. An incomplete file is an error. */
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

/** Saves the file as a download of the browser. */
export const save = ({ name, content }: { name: string; content: Blob }): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

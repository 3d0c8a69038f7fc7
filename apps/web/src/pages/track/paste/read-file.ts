import { type Line, linesOf } from './cells.ts'

/** A file that cannot be read, with a message for the user. */
export class FileError extends Error {
  override name = 'FileError'
}

const MAX_BYTES = 5_000_000

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value).trim()
}

/** The rows of all sheets. The library is loaded when it is first needed. */
const workbookLines = async (file: Blob): Promise<Line[]> => {
  const { default: readWorkbook } = await import('read-excel-file/universal')
  const sheets = await readWorkbook(file).catch(() => {
    throw new FileError('It is not a readable workbook, or it is protected. Save it as .xlsx or .csv and try again.')
  })
  return sheets.flatMap(({ data }) =>
    data
      .map((row, n) => ({ at: n + 1, cells: row.map(cellOf) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  )
}

const isZip = ([one, two]: Uint8Array) => one === 0x50 && two === 0x4b
const isOldWorkbook = ([one, two]: Uint8Array) => one === 0xd0 && two === 0xcf

/** Decodes text in the encodings that spreadsheet programs use. */
const textOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The lines of a sheet or a text, whatever the file's name. */
export const readFile = async (file: Blob): Promise<Line[]> => {
  if (file.size > MAX_BYTES)
    throw new FileError('It is larger than 5 MB. Copy the columns with the numbers, and paste them.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isZip(bytes)) return workbookLines(file)
  if (isOldWorkbook(bytes))
    throw new FileError('It is a workbook from before 2007. Save it as .xlsx or .csv and try again.')
  if (bytes.includes(0)) {
    const text = bytes[0] === 0xff ? textOf(bytes) : undefined
    if (text === undefined) throw new FileError('It is neither a sheet nor text. Drop a .xlsx, .csv or text file.')
    return linesOf(text)
  }
  return linesOf(textOf(bytes))
}

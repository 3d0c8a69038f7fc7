import { type Cell, localTime } from './cell.ts'

/** RFC 4180, with a byte order mark: without it, spreadsheets read the file in the character set of their machine. */
export const CSV_BEGINNING = '\u{feff}'

export const csvRow = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

const csvCell = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'object') return localTime(cell)
  if (typeof cell !== 'string') return String(cell)
  const text = harmless(cell)
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A spreadsheet computes text that begins like a formula, even after spaces: an apostrophe prevents that
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const harmless = (text: string): string => (/^\s*[=+\-@\t\r|%＝＋－＠]/.test(text) ? `'${text}` : text)

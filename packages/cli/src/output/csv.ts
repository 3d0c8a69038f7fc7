import { cellOf } from './cell.ts'

/** Texts that a spreadsheet would calculate; lines, terminals and senders of e-mails write such texts. */
const FORMULA = /^\s*[=+\-@\t\r|%＝＋－＠]/

/** A cell of RFC 4180 that a spreadsheet shows unchanged: texts that look like a formula begin with an apostrophe. */
const csvCell = (value: unknown): string => {
  const text = cellOf(value)
  const safe = typeof value !== 'number' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (values: readonly unknown[]): string => `${values.map(csvCell).join(',')}\r\n`

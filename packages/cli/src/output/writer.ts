import { UsageError } from '../failure.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type Column, column, knows, valueAt } from './columns.ts'
import { csvLine } from './csv.ts'
import type { Format } from './format.ts'
import { type Layout, layoutOf, tableCell, tableLine } from './table.ts'

/** Writes records one by one, as they come. */
export interface Writer {
  format: Format
  write: (record: object) => Promise<void>
  /** Writes what is left, and the end of the document. */
  end: () => Promise<void>
  /** Writes a single record: as one document, or its parts one below the other. */
  one: (record: object) => Promise<void>
  /** Writes the rows that a table has held back to find the widths of its columns. */
  flush: () => Promise<void>
}

interface Settings {
  format: Format
  columns: readonly Column[]
  /** The value of `--columns`. */
  chosen: string | undefined
  hasColours: boolean
}

/** The number of rows that determine the widths of a table. */
const SAMPLE = 100

export const createWriter = (settings: Settings, { stdout, columns: width }: Terminal): Writer => {
  const { format, hasColours } = settings
  let count = 0
  let columns: readonly Column[] | undefined
  let held: string[][] = []
  let layout: Layout | undefined
  const bold = (line: string) => (hasColours ? `\u001b[1m${line.trimEnd()}\u001b[0m\n` : line)
  const header = () => columns!.map(({ name }) => name)

  const flush = async (): Promise<void> => {
    if (held.length === 0) return
    const isFirst = layout === undefined
    layout ??= layoutOf([header(), ...held], width)
    const lines = held.map((cells) => tableLine(cells, layout!))
    held = []
    await stdout((isFirst ? bold(tableLine(header(), layout)) : '') + lines.join(''))
  }
  const write = async (record: object): Promise<void> => {
    count++
    if (format === 'ndjson') return stdout(`${JSON.stringify(record)}\n`)
    if (format === 'json') return stdout(`${count === 1 ? '[\n' : ',\n'}${indented(record)}`)
    const isFirst = columns === undefined
    columns ??= columnsOf(settings, record)
    const values = columns.map((one) => valueAt(record, one))
    if (format === 'csv') return stdout((isFirst ? csvLine(header()) : '') + csvLine(values))
    held.push(values.map(tableCell))
    if (layout || held.length >= SAMPLE) await flush()
  }
  const end = async (): Promise<void> => {
    if (format === 'json') return stdout(count === 0 ? '[]\n' : '\n]\n')
    if (format === 'csv' && count === 0 && settings.chosen !== 'all')
      return stdout(csvLine(columnsOf(settings, null).map(({ name }) => name)))
    await flush()
  }
  const one = async (record: object): Promise<void> => {
    if (format === 'json') return stdout(`${JSON.stringify(record, null, 2)}\n`)
    if (format !== 'table') {
      await write(record)
      return end()
    }
    const shown = settings.chosen ? columnsOf(settings, record) : Object.keys(record).map((name) => column(name))
    const longest = Math.max(...shown.map(({ name }) => name.length))
    await stdout(shown.map((each) => `${each.name.padEnd(longest)}  ${tableCell(valueAt(record, each))}\n`).join(''))
  }
  return { format, write, end, one, flush }
}

const indented = (record: object) => JSON.stringify(record, null, 2).replaceAll(/^/gm, '  ')

/** The chosen columns, validated by the first record, or those of the command. */
const columnsOf = ({ columns, chosen }: Settings, record: object | null): readonly Column[] => {
  if (!chosen) return columns
  if (chosen === 'all' && record) return Object.keys(record).map((name) => column(name))
  const named = chosen.split(',').filter(Boolean)
  const known = columns.filter(({ of }) => of)
  const wanted = named.map((name) => known.find((each) => each.name === name) ?? column(name))
  const missing = record && wanted.find((each) => !knows(record, each))
  if (missing)
    throw new UsageError(`No record has "${missing.name}".`, {
      where: '--columns',
      action: `there are ${Object.keys(record).join(', ')}; of a related record what --include names`,
    })
  return wanted
}

type Cell = string | number | boolean | Date | null

/** Rows for people: one per line, in columns with headings. */
export const tableOf = (rows: readonly Record<string, Cell>[], empty: string): string => {
  const [first] = rows
  if (first === undefined) return empty
  const names = Object.keys(first)
  const lines = [
    names.map((name) => name.replaceAll('_', ' ')),
    ...rows.map((row) => names.map((name) => text(row[name]!))),
  ]
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const text = (cell: Cell): string => {
  if (cell === null || cell === '') return '-'
  return cell instanceof Date ? `${cell.toISOString().slice(0, 19)}Z` : String(cell)
}

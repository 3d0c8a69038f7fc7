/** Text with fewer columns is not a table but a label and its value. */
const MIN_COLUMNS = 3
const GAP = 3
/** Wider texts are prose, and would push neighbouring texts off the page. */
const MAX_WIDTH = 60

/**
 * Aligns lines whose tabs separate the columns of one table: the lines have equally many columns, and only empty lines,
 * which are left out, are between them.
 */
export function alignTabs(lines: readonly string[]): string[] {
  const aligned: string[] = []
  let table: string[][] = []
  let pending: string[] = []
  const flush = () => {
    aligned.push(...(table.length > 1 ? padColumns(table) : table.map((fields) => fields.join('\t'))), ...pending)
    table = []
    pending = []
  }
  for (const line of lines) {
    const fields = line.split('\t')
    if (line.trim() === '' && table.length > 0) pending.push(line)
    else if (fields.length < MIN_COLUMNS || fields.some((field) => field.trim().length > MAX_WIDTH)) {
      flush()
      aligned.push(line)
    } else {
      if (table.length > 0 && table[0]!.length !== fields.length) flush()
      table.push(fields)
      pending = []
    }
  }
  flush()
  return aligned
}

const padColumns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((fields) => fields[column]!.trim().length)))
  return rows.map((fields) => fields.map((field, column) => field.trim().padEnd(widths[column]! + GAP)).join(''))
}

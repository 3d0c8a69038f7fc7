import type { Content, Grid } from '../document-content.ts'
import type { Sheet } from '../sheet.ts'

const LEFT = 34
const LETTERS = 86

/** Monospaced output of old programs: labels, dots, colons. */
export function printout(
  { title, issuer, sender, parties, references, route, dates, grids, totals, remark }: Content,
  sheet: Sheet,
): void {
  sheet.face('Courier')
  const dots = issuer.states('dots', 'printout', 50)
  const lines: string[] = [...sender, '', title.padStart(40 + title.length / 2), '='.repeat(LETTERS)]
  for (const {
    label,
    lines: [value, ...rest],
  } of [...references, ...dates, ...route, ...parties]) {
    lines.push(`${dots ? `${label} `.padEnd(30, '.') : label.padEnd(30)}: ${value}`)
    lines.push(...rest.map((line) => `${' '.repeat(32)}${line}`))
  }
  lines.push('-'.repeat(LETTERS))
  for (const grid of grids) lines.push(...tableLines(grid))
  lines.push('-'.repeat(LETTERS))
  for (const {
    label,
    lines: [value],
  } of totals)
    lines.push(`${label.padEnd(40)}: ${value}`)
  lines.push('', remark)
  for (const [at, line] of lines.entries()) sheet.text(LEFT, 24 + at * 11, line, { size: 8.5, width: 530 })
}

function tableLines({ columns, rows, sums }: Grid): string[] {
  const shares = columns.reduce((all, { share }) => all + share, 0)
  const widths = columns.map(({ share, title }) => Math.max(Math.floor((LETTERS * share) / shares), title.length + 2))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (columns[at]!.isNumber ? `${cell}  `.padStart(widths[at]!) : `${cell} `.padEnd(widths[at]!)))
      .join('')
      .trimEnd()
  const text = rows.flatMap((row) => {
    const height = Math.max(...row.map((cell) => (typeof cell === 'string' ? 1 : cell.length)))
    return Array.from({ length: height }, (_, at) =>
      line(row.map((cell) => (typeof cell === 'string' ? (at === 0 ? cell : '') : (cell[at] ?? '')))),
    )
  })
  return [line(columns.map(({ title }) => title)), ...text, ...(sums ? [line(sums)] : [])]
}

import type { Content, Entry } from '../document-content.ts'
import type { Sheet } from '../sheet.ts'

const LEFT = 28
const WIDTH = 540

/** An official form: numbered boxes with typewritten values. */
export function numbered(
  { title, issuer, sender, parties, references, route, dates, grids, totals, remark }: Content,
  sheet: Sheet,
): void {
  sheet.text(LEFT, 14, sender[0]!, { size: 8, bold: true })
  sheet.text(LEFT + 200, 12, title, { size: 11, bold: true, align: 'right', width: WIDTH - 200 })
  const hasPeriods = issuer.states('points', 'numbers', 50)
  let count = 0
  const label = (text: string) => `${++count}${hasPeriods ? '.' : ''} ${text}`
  const style = { labelSize: 6, font: 'Courier' as const, size: 8.5 }
  let y = 28
  const row = (entries: readonly Entry[], height: number) => {
    for (const [at, one] of entries.entries())
      sheet.field(
        LEFT + (at * WIDTH) / entries.length,
        y,
        WIDTH / entries.length,
        height,
        label(one.label),
        one.lines,
        style,
      )
    y += height
  }
  const rows = (entries: readonly Entry[], across: number, height: number) => {
    for (let at = 0; at < entries.length; at += across) row(entries.slice(at, at + across), height)
  }
  rows(references, 3, 28)
  rows(parties, 2, 58)
  rows(route, 3, 28)
  rows(dates, 4, 28)
  for (const grid of grids) {
    const columns = grid.columns.map((column) => ({ ...column, title: label(column.title) }))
    y = sheet.grid(LEFT, y, WIDTH, { ...grid, columns }, { rules: 'all', font: 'Courier', headSize: 6 })
  }
  rows(totals, 3, 30)
  sheet.prose(LEFT, y + 8, WIDTH, remark, 6)
}

import type { Content, Entry } from '../document-content.ts'
import type { Sheet } from '../sheet.ts'

const LEFT = 36
const COLUMN = 258

/** A notice in two columns of boxes, with labels on shaded bars above the values. */
export function notice(
  { title, issuer, sender, parties, references, route, dates, grids, totals, remark }: Content,
  sheet: Sheet,
): void {
  sheet.face(issuer.face)
  const shade = issuer.random('shade').pick(['#dde6f2', '#e8e8e8', '#f3e6d0'])
  sheet.text(LEFT, 20, title, { size: 14, bold: true, align: 'center', width: 2 * COLUMN + 8 })
  sheet.lines(LEFT, 40, sender, { size: 7.5 })
  const put = (entries: readonly Entry[], x: number, top: number) => {
    let y = top
    for (const { label, lines } of entries) {
      sheet.fill(x, y, COLUMN, 11, shade)
      sheet.text(x + 3, y + 2, label, { size: 7, bold: true })
      y = sheet.lines(x + 3, y + 14, lines, { size: 8.5, width: COLUMN - 6 }) + 4
    }
    return y
  }
  const [first, second] = [
    [...parties, ...dates.slice(0, 1)],
    [...references, ...route, ...dates.slice(1)],
  ]
  let y = Math.max(put(first, LEFT, 76), put(second, LEFT + COLUMN + 8, 76))
  for (const grid of grids) y = sheet.grid(LEFT, y + 8, 2 * COLUMN + 8, grid, { rules: 'all', headSize: 7 })
  y = put(totals, LEFT + COLUMN + 8, y + 8)
  sheet.prose(LEFT, y + 10, 2 * COLUMN, remark, 7)
}

import type { Content, Entry } from '../document-content.ts'
import type { Sheet } from '../sheet.ts'

const LEFT = 36
const WIDTH = 523

/** Everything in ruled tables: labels are column headers with values below. */
export function lines(
  { title, issuer, sender, parties, references, route, dates, grids, totals, remark }: Content,
  sheet: Sheet,
): void {
  sheet.face(issuer.face)
  sheet.text(LEFT, 24, sender[0]!, { size: 10, bold: true })
  sheet.lines(LEFT, 38, sender.slice(1), { size: 7 })
  sheet.text(LEFT + 250, 24, title, { size: 13, bold: true, align: 'right', width: WIDTH - 250 })
  const rules = issuer.random('rules').pick(['all', 'head'] as const)
  const style = {
    rules,
    size: 8,
    headSize: issuer.random('small').pick([6, 7]),
    headBold: issuer.states('bold', 'heads', 50),
  }
  let y = 70
  for (const entries of [parties, references, route, dates]) y = tables(sheet, entries, y, style)
  for (const grid of grids) y = sheet.grid(LEFT, y + 10, WIDTH, grid, style)
  y = tables(sheet, totals, y + 10, style)
  sheet.prose(LEFT, y + 12, WIDTH, remark, 6.5)
}

function tables(sheet: Sheet, entries: readonly Entry[], top: number, style: object): number {
  let y = top
  for (let at = 0; at < entries.length; at += 4) {
    const some = entries.slice(at, at + 4)
    const columns = some.map(({ label }) => ({ title: label, width: WIDTH / some.length }))
    y = sheet.table(LEFT, y, columns, [some.map(({ lines }) => lines)], style) + 6
  }
  return y
}

import type { Content, Entry } from '../document-content.ts'
import type { Sheet } from '../sheet.ts'

const LEFT = 30
const WIDTH = 535
const HALF = WIDTH / 2

/** A boxed form: parties on the left, numbers on the right, the route below, then the goods in a frame. */
export function boxes(
  { title, issuer, sender, parties, references, route, dates, grids, totals, remark }: Content,
  sheet: Sheet,
): void {
  sheet.face(issuer.face)
  sheet.text(LEFT, 20, sender[0]!, { size: 12, bold: true })
  sheet.text(LEFT + HALF, 20, title, { size: 12, bold: true, width: HALF })
  const style = { labelSize: issuer.random('small').pick([5.5, 6, 6.5]) }
  const top = 40
  for (const [at, { label, lines }] of parties.entries())
    sheet.field(LEFT, top + at * 56, HALF, 56, label, lines, style)
  const height = parties.length * 56
  for (const [at, { label, lines }] of references.entries())
    sheet.field(LEFT + HALF, top + at * 28, HALF, 28, label, lines, style)
  if (references.length * 28 < height)
    sheet.box(LEFT + HALF, top + references.length * 28, HALF, height - references.length * 28)
  const below = drawBoxRows(sheet, route, Math.max(top + height, top + references.length * 28), style)
  let y = below
  for (const grid of grids)
    y =
      sheet.grid(LEFT, y + 4, WIDTH, grid, {
        rules: issuer.random('rules').pick(['all', 'head', 'none'] as const),
        headSize: 6.5,
      }) + 4
  const foot = Math.max(y + 20, 520)
  sheet.box(LEFT, below, WIDTH, foot - below)
  const end = drawBoxRows(sheet, [...dates, ...totals], foot, style)
  sheet.prose(LEFT, end + 8, WIDTH, remark, 6)
}

/** As many boxes in a row as there are entries, at most four. */
function drawBoxRows(sheet: Sheet, entries: readonly Entry[], top: number, style: object): number {
  const across = Math.min(4, Math.max(2, Math.ceil(entries.length / 2)))
  for (const [at, { label, lines }] of entries.entries()) {
    const isLast = at === entries.length - 1
    const column = at % across
    const width = WIDTH / across
    sheet.field(
      LEFT + column * width,
      top + Math.floor(at / across) * 28,
      isLast ? WIDTH - column * width : width,
      28,
      label,
      lines,
      style,
    )
  }
  return top + Math.ceil(entries.length / across) * 28
}

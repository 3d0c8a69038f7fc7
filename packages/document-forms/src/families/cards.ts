import type { Content, Entry } from '../document-content.ts'
import type { Sheet } from '../sheet.ts'

const LEFT = 34
const CARD = 172

/** Cards in three columns, with small grey labels above their values. */
export function cards(
  { title, issuer, sender, parties, references, route, dates, grids, totals, remark }: Content,
  sheet: Sheet,
): void {
  sheet.face(issuer.face)
  sheet.text(LEFT, 26, sender[0]!, { size: 10 })
  sheet.text(LEFT, 42, title, { size: 17, bold: true })
  const card = (entries: readonly Entry[], x: number, top: number) => {
    let y = top + 6
    for (const { label, lines } of entries) {
      sheet.text(x + 6, y, label, { size: 6.5, color: '#777', width: CARD - 12 })
      y = sheet.lines(x + 6, y + 8, lines, { size: 9, leading: 11, width: CARD - 12 }) + 5
    }
    return y
  }
  const stacks = [parties, [...references, ...dates.slice(0, 2)], [...route, ...dates.slice(2)]]
  const bottoms = stacks.map((entries, at) => card(entries, LEFT + at * (CARD + 6), 72))
  let y = Math.max(...bottoms)
  for (const at of stacks.keys()) sheet.box(LEFT + at * (CARD + 6), 72, CARD, y - 72)
  for (const grid of grids)
    y = sheet.grid(LEFT, y + 12, 3 * CARD + 12, grid, { rules: 'head', headSize: 7, size: 8.5, lineHeight: 14 })
  y = card(totals, LEFT + 2 * (CARD + 6), y + 6)
  sheet.prose(LEFT, y + 10, 3 * CARD, remark, 7)
}

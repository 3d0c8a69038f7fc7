import type { Content, Entry } from '../document-content.ts'
import type { Sheet } from '../sheet.ts'

const LEFT = 30
const SIDE = 160
const MAIN = LEFT + SIDE + 14
const WIDTH = 565 - MAIN

/** A shaded sidebar with numbers and dates, next to parties, route and rows. */
export function sidebar(
  { title, issuer, sender, parties, references, route, dates, grids, totals, remark }: Content,
  sheet: Sheet,
): void {
  sheet.face(issuer.face)
  sheet.fill(LEFT, 20, SIDE, 560, '#eef1f4')
  sheet.lines(LEFT + 8, 30, sender, { size: 8, width: SIDE - 16 })
  sheet.text(MAIN, 28, title, { size: 15, bold: true, width: WIDTH })
  let side = 84
  for (const { label, lines } of [...references, ...dates]) {
    sheet.text(LEFT + 8, side, label, { size: 7, bold: true, width: SIDE - 16 })
    side = sheet.lines(LEFT + 8, side + 10, lines, { size: 9, width: SIDE - 16 }) + 7
  }
  let y = 58
  const pairs = (entries: readonly Entry[], gap: number) => {
    for (const { label, lines } of entries) {
      sheet.text(MAIN, y, label, { size: 8, width: gap - 6 })
      y = sheet.lines(MAIN + gap, y, lines, { size: 9, leading: 11, width: WIDTH - gap }) + 5
    }
  }
  pairs(parties, 110)
  sheet.line(MAIN, y, MAIN + WIDTH, y)
  y += 8
  pairs(route, 110)
  for (const grid of grids)
    y = sheet.grid(MAIN, y + 10, WIDTH, grid, { rules: 'head', size: 7.5, headSize: 6.5, lineHeight: 13 })
  y += 10
  pairs(totals, 160)
  sheet.prose(MAIN, y + 10, WIDTH, remark, 7)
}

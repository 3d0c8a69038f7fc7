import type { Content, Entry } from '../document-content.ts'
import type { Sheet } from '../sheet.ts'

const LEFT = 40
const WIDTH = 515

/** Bands across the page: a dark one with white labels, and a light one with values below it. */
export function bands(
  { title, issuer, sender, parties, references, route, dates, grids, totals, remark }: Content,
  sheet: Sheet,
): void {
  sheet.face(issuer.face)
  const dark = issuer.random('colour').pick(['#1f3a5f', '#5f1f2a', '#234d32'])
  sheet.fill(LEFT, 24, WIDTH, 26, dark)
  sheet.text(LEFT + 8, 31, title, { size: 13, bold: true, color: '#fff' })
  sheet.text(LEFT, 33, sender[0]!, { size: 9, color: '#fff', align: 'right', width: WIDTH - 8 })
  let y = 60
  const band = (entries: readonly Entry[], across: number) => {
    for (let at = 0; at < entries.length; at += across) {
      const some = entries.slice(at, at + across)
      sheet.fill(LEFT, y, WIDTH, 12, dark)
      let bottom = y
      for (const [n, { label, lines }] of some.entries()) {
        const x = LEFT + 4 + (n * WIDTH) / some.length
        sheet.text(x, y + 3, label, { size: 6.5, color: '#fff', width: WIDTH / some.length - 8 })
        bottom = Math.max(
          bottom,
          sheet.lines(x, y + 15, lines, { size: 9, leading: 11, width: WIDTH / some.length - 8 }),
        )
      }
      y = bottom + 5
    }
  }
  band(references, 4)
  band(parties, 3)
  band(route, 3)
  band(dates, 4)
  for (const grid of grids)
    y = sheet.grid(LEFT, y + 6, WIDTH, grid, { rules: 'none', headBold: true, lineHeight: 13 }) + 8
  band(totals, 3)
  sheet.prose(LEFT, y + 10, WIDTH, remark, 7)
}

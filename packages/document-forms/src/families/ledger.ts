import type { Content } from '../document-content.ts'
import type { Sheet } from '../sheet.ts'

const LEFT = 50
const WIDTH = 495

/** A ruled list: labels in the first column, values in the second. */
export function ledger(
  { title, issuer, sender, parties, references, route, dates, grids, totals, remark }: Content,
  sheet: Sheet,
): void {
  sheet.face(issuer.face)
  sheet.text(LEFT, 30, title, { size: 14, bold: true, align: 'center', width: WIDTH })
  sheet.text(LEFT, 50, sender.join(', '), { size: 8, align: 'center', width: WIDTH })
  const split = issuer.random('split').pick([150, 190])
  let y = 70
  for (const { label, lines } of [...references, ...dates, ...parties, ...route]) {
    const height = lines.length * 11 + 5
    sheet.box(LEFT, y, split, height)
    sheet.box(LEFT + split, y, WIDTH - split, height)
    sheet.text(LEFT + 4, y + 4, label, { size: 8, bold: true, width: split - 8 })
    sheet.lines(LEFT + split + 4, y + 4, lines, { size: 9, leading: 11, width: WIDTH - split - 8 })
    y += height
  }
  for (const grid of grids) y = sheet.grid(LEFT, y + 10, WIDTH, grid, { rules: 'all', headSize: 7 })
  y += 10
  for (const { label, lines } of totals) {
    sheet.box(LEFT + split, y, WIDTH - split, 16)
    sheet.text(LEFT + split + 4, y + 4, label, { size: 9, bold: true, width: 150 })
    sheet.text(LEFT + split + 160, y + 4, lines[0]!, {
      size: 9,
      bold: true,
      align: 'right',
      width: WIDTH - split - 166,
    })
    y += 16
  }
  sheet.prose(LEFT, y + 10, WIDTH, remark, 7)
}

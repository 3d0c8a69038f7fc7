import type { Content } from '../document-content.ts'
import type { Sheet } from '../sheet.ts'

const LEFT = 42
const WIDTH = 512

/** An invoice: numbers and dates in a frame on the right, rows across the page, the total below. */
export function statement(
  { title, issuer, sender, parties, references, route, dates, grids, totals, remark }: Content,
  sheet: Sheet,
): void {
  sheet.face(issuer.face)
  sheet.text(LEFT, 28, sender[0]!, { size: 12, bold: true })
  sheet.lines(LEFT, 44, sender.slice(1), { size: 8 })
  sheet.text(LEFT + 280, 28, title, { size: 15, bold: true, align: 'right', width: WIDTH - 280 })
  const particulars = [...references, ...dates]
  sheet.box(LEFT + 280, 54, WIDTH - 280, particulars.length * 13 + 8)
  sheet.pairs(
    LEFT + 286,
    60,
    particulars.map(({ label, lines }) => [label, lines[0]!] as const),
    { gap: 118, size: 8.5, step: 13 },
  )
  let left = 84
  for (const { label, lines } of parties) {
    sheet.text(LEFT, left, label, { size: 7.5, bold: true })
    left = sheet.lines(LEFT, left + 11, lines, { size: 9, leading: 11, width: 260 }) + 6
  }
  let y = Math.max(left, 70 + particulars.length * 13) + 10
  if (route.length > 0) {
    const columns = route.map(({ label }) => ({ title: label, width: WIDTH / route.length }))
    y = sheet.table(LEFT, y, columns, [route.map(({ lines }) => lines)], { rules: 'all', headSize: 6.5 }) + 10
  }
  for (const grid of grids)
    y = sheet.grid(LEFT, y, WIDTH, grid, {
      rules: issuer.random('rules').pick(['all', 'head'] as const),
      headBold: true,
      lineHeight: 13,
    })
  for (const { label, lines } of totals) {
    sheet.text(LEFT + 250, y + 8, label, { size: 10, bold: true })
    sheet.text(LEFT + 380, y + 8, lines[0]!, { size: 10, bold: true, align: 'right', width: WIDTH - 382 })
    y += 15
  }
  sheet.prose(LEFT, y + 24, WIDTH, remark, 7.5)
}

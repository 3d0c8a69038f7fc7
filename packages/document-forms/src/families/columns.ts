import type { Content, Entry } from '../document-content.ts'
import type { Sheet } from '../sheet.ts'

const LEFT = 48
const RIGHT = 316

/** A letter with details in two columns, and the addressee in a window. */
export function columns(
  { title, issuer, sender, parties, references, route, dates, grids, totals, remark }: Content,
  sheet: Sheet,
): void {
  sheet.face(issuer.face)
  sheet.text(LEFT, 30, sender[0]!, { size: 14, bold: true, color: '#234' })
  sheet.text(LEFT, 48, sender.slice(1).join('  |  '), { size: 7, color: '#555' })
  sheet.line(LEFT, 60, 555, 60)
  sheet.text(LEFT, 72, title, { size: 12, bold: true })
  const labelBold = issuer.states('bold', 'labels', 50)
  const colon = issuer.random('colon').pick(['', ':', ' :'])
  const gap = issuer.random('gap').pick([105, 120])
  const put = (x: number, top: number, entries: readonly Entry[]) => {
    let y = top
    for (const { label, lines } of entries) {
      const [first, ...rest] = wrapped(label, gap)
      sheet.pair(x, y, `${first}${rest.length === 0 ? colon : ''}`, lines[0]!, { gap, size: 8.5, labelBold })
      for (const [at, part] of rest.entries())
        sheet.text(x, y + 10 * (at + 1), `${part}${at === rest.length - 1 ? colon : ''}`, {
          size: 8.5,
          bold: labelBold,
        })
      const below = sheet.lines(x + gap, y + 11, lines.slice(1), { size: 8 })
      y = Math.max(below, y + 10 * rest.length + 11) + 3
    }
    return y
  }
  const left = put(LEFT, 100, [...parties])
  const right = put(RIGHT, 100, [...references, ...dates])
  let y = put(LEFT, Math.max(left, right) + 10, route)
  for (const grid of grids)
    y = sheet.grid(LEFT, y + 10, 507, grid, {
      rules: issuer.random('rules').pick(['head', 'none'] as const),
      headBold: true,
    })
  y = put(RIGHT, y + 10, totals)
  sheet.prose(LEFT, y + 12, 507, remark, 7)
}

/** Wraps a long label. */
function wrapped(label: string, width: number): string[] {
  const letters = Math.floor(width / 4.9)
  if (label.length <= letters) return [label]
  const at = label.lastIndexOf(' ', letters)
  return at <= 0 ? [label] : [label.slice(0, at), label.slice(at + 1)]
}

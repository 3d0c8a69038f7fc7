import { getDocumentProxy } from 'unpdf'
import { type LaidPage, layPage, type Placed } from '../layout.ts'
import { limits, Quarantine } from '../quarantine.ts'
import { guardPdf } from './pdf-guard.ts'

interface Item {
  text: string
  x: number
  y: number
  width: number
  size: number
}

export async function readPdf(bytes: Uint8Array): Promise<LaidPage[]> {
  await guardPdf(bytes)
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, disableFontFace: true }).catch((error: Error) => {
    throw new Quarantine(error.name === 'PasswordException' ? 'The PDF is encrypted' : 'The PDF is broken')
  })
  const pages: LaidPage[] = []
  let left = limits.text
  for (let number = 1; number <= Math.min(pdf.numPages, limits.pages) && left > 0; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const placed: Item[] = []
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '' || left <= 0) continue
      left -= item.str.length
      const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[]
      placed.push({ text: item.str.slice(0, 10_000), x, y, width: item.width, size: Math.hypot(c, d) || 10 })
    }
    pages.push(layPage(number, rowsOf(placed)))
    page.cleanup()
  }
  return pages
}

/** What stands at one height is a line; a gap wider than a letter parts one cell from the next. */
function rowsOf(items: Item[]): Placed[][] {
  const lines: Item[][] = []
  for (const item of items.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1)
    if (line && Math.abs(line[0]!.y - item.y) <= 0.35 * Math.max(item.size, line[0]!.size)) line.push(item)
    else lines.push([item])
  }
  return lines.map((line) => {
    const cells: Placed[] = []
    for (const { text, x, width, size } of line.toSorted((a, b) => a.x - b.x)) {
      const last = cells.at(-1)
      const gap = last ? x - last.right : Number.POSITIVE_INFINITY
      if (last && gap < 0.9 * size) {
        last.text += (gap > 0.12 * size ? ' ' : '') + text
        last.right = x + width
      } else cells.push({ text, left: x, right: x + width })
    }
    return cells
  })
}

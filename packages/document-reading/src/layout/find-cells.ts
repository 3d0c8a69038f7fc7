import { oncePer } from '../once-per.ts'
import type { Cell, PageLayout } from './layout.ts'

/** The cells of a page from the top down, and its lines by the offset of their first cell. */
interface PageIndex {
  byTop: readonly Cell[]
  lines: readonly { start: number; at: number }[]
}

/** Built once for each page: searching a whole page again for each of its cells or rows takes seconds. */
const indexOf = oncePer(
  ({ lines }: PageLayout): PageIndex => ({
    byTop: lines.flat().sort((a, b) => a.top - b.top),
    lines: lines.flatMap(([first], at) => (first ? [{ start: first.start, at }] : [])),
  }),
)

/** The cells whose tops lie between two heights (the second exclusive), from the top down. */
export function cellsBetween(page: PageLayout, from: number, until: number): readonly Cell[] {
  const { byTop } = indexOf(page)
  return byTop.slice(
    firstWhere(byTop, ({ top }) => top >= from),
    firstWhere(byTop, ({ top }) => top >= until),
  )
}

/** The last cells whose tops lie above a height, at most this many, from the top down. */
export function cellsAbove(page: PageLayout, until: number, most: number): readonly Cell[] {
  const { byTop } = indexOf(page)
  const end = firstWhere(byTop, ({ top }) => top >= until)
  return byTop.slice(Math.max(0, end - most), end)
}

/** The cell that contains an offset in the text of its page, with the index of its line. */
export function cellAt(page: PageLayout, offset: number): { line: number; cell: Cell } | undefined {
  const { lines } = indexOf(page)
  const line = lines[firstWhere(lines, ({ start }) => start > offset) - 1]?.at
  const cell =
    line === undefined
      ? undefined
      : page.lines[line]!.find(({ start, text }) => start <= offset && offset < start + text.length)
  return cell && { line: line!, cell }
}

/** The index of the first element for which a condition holds, if it holds for all after it as well. */
function firstWhere<One>(sorted: readonly One[], holds: (one: One) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(sorted[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

import type { Cell, PageLayout } from '../layout/layout.ts'

const sorted = new WeakMap<PageLayout, readonly Cell[]>()

/** The cells of a page from the top down, sorted once: searching all of them again for each cell takes seconds. */
const cellsByTop = (page: PageLayout): readonly Cell[] => {
  const known = sorted.get(page) ?? page.lines.flat().sort((a, b) => a.top - b.top)
  sorted.set(page, known)
  return known
}

/** The cells whose tops lie between two heights (the second exclusive), from the top down. */
export function cellsBetween(page: PageLayout, from: number, until: number): readonly Cell[] {
  const cells = cellsByTop(page)
  return cells.slice(indexOf(cells, from), indexOf(cells, until))
}

/** The index of the first cell whose top is at a height or below it. */
function indexOf(cells: readonly Cell[], top: number): number {
  let [low, high] = [0, cells.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (cells[middle]!.top < top) low = middle + 1
    else high = middle
  }
  return low
}

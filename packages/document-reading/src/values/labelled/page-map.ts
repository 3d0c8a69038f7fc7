import type { Box, Cell, PageLayout } from '../../layout/layout.ts'
import { boxAround, isWithin, noRulings } from '../../layout/rulings.ts'
import { headingStyles, isHeading } from './heading-style.ts'
import { isLabelOnly } from './label-matches.ts'

/** Finds the cells of a page by position. */
export interface PageMap {
  page: PageLayout
  cells: readonly Cell[]
  right(origin: Box): Cell | undefined
  left(origin: Box): Cell | undefined
  /** The nearest cell below, within the column of the label: as far to the right as the next cell on its line. */
  below(origin: Box): Cell | undefined
  above(origin: Box): Cell | undefined
  /** The form box around a text. */
  boxOf(origin: Box): Box | undefined
  /** Whether a cell is in the next form box, while the box of the label has its own value. */
  isInNextBox(label: Box, cell: Cell): boolean
  /** A label by its words or by its style. */
  isLabel(cell: Cell): boolean
}

/** The maximum distance of a value below its label, in points. */
const MAX_VALUE_DISTANCE_POINTS = 18

export function mapPage(page: PageLayout): PageMap {
  const cells = page.lines.flat().toSorted((a, b) => a.top - b.top)
  const styles = headingStyles(cells)
  const inLine = (origin: Box) =>
    cellsBetween(cells, origin.top - 20, origin.bottom).filter((one) => overlap(one, origin) > 0.4)
  const right = (origin: Box) =>
    inLine(origin)
      .filter(({ left }) => left >= origin.right - 1)
      .toSorted((a, b) => a.left - b.left)[0]
  const left = (origin: Box) =>
    inLine(origin)
      .filter((one) => one.right <= origin.left + 1)
      .toSorted((a, b) => b.right - a.right)[0]
  const isLabel = (cell: Cell) => isLabelOnly(cell.text) || isHeading(cell, styles)
  const boxes = new Map<Box, Box | undefined>()
  const boxOf = (origin: Box): Box | undefined => {
    if (!boxes.has(origin)) boxes.set(origin, page.size && boxAround(page.rulings ?? noRulings, page.size, origin))
    return boxes.get(origin)
  }
  /** The box of a text that shares its line with no other cell. */
  const exclusiveBox = (origin: Box, ...beside: (Cell | undefined)[]): Box | undefined => {
    const box = boxOf(origin)
    return box && beside.some((one) => one && isWithin(one, box)) ? undefined : box
  }
  return {
    page,
    boxOf,
    cells,
    isInNextBox: (label, cell) => {
      const box = boxOf(label)
      if (!box || isWithin(cell, box)) return false
      const under = cellsBetween(cells, label.top + 2, box.bottom).find(
        (one) => isWithin(one, box) && (one.top + one.bottom) / 2 < box.bottom,
      )
      return under !== undefined && !isLabel(under)
    },
    right,
    isLabel,
    left,
    below: (origin) => {
      const next = right(origin)
      const box = exclusiveBox(origin, next, left(origin))
      const end = next ? next.left - 2 : Math.max(origin.right, origin.left + 200)
      const under = cellsBetween(cells, origin.bottom - 3, origin.bottom + MAX_VALUE_DISTANCE_POINTS).filter(
        (one) => one.top > origin.top + 2 && (box ? isWithin(one, box) : inColumn(one, origin, end)),
      )
      const nearest = Math.min(...under.map(({ top }) => top))
      return under
        .filter(({ top }) => top <= nearest + 3)
        .toSorted((a, b) => Math.abs(a.left - origin.left) - Math.abs(b.left - origin.left))[0]
    },
    above: (origin) =>
      cellsBetween(cells, origin.top - 40, origin.top - 2)
        .filter(
          (one) =>
            one.bottom <= origin.top + 3 &&
            origin.top - one.bottom <= MAX_VALUE_DISTANCE_POINTS &&
            one.left < origin.right &&
            one.right > origin.left,
        )
        .toSorted((a, b) => b.bottom - a.bottom)[0],
  }
}

const inColumn = (one: Box, origin: Box, end: number): boolean => {
  if (one.left >= origin.left - 7 && one.left < end) return true
  const shared = Math.min(one.right, origin.right) - Math.max(one.left, origin.left)
  return shared > 0.5 * Math.min(one.right - one.left, origin.right - origin.left)
}

/** The vertical overlap of two cells, relative to the lower one. */
const overlap = (a: Box, b: Box): number =>
  (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / Math.max(1, Math.min(a.bottom - a.top, b.bottom - b.top))

/** The cells that start between two heights, by binary search because a page can have very many. */
function cellsBetween(cells: readonly Cell[], from: number, to: number): Cell[] {
  let [low, high] = [0, cells.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (cells[middle]!.top < from) low = middle + 1
    else high = middle
  }
  const found: Cell[] = []
  for (let at = low; at < cells.length && cells[at]!.top <= to && found.length < 500; at++) found.push(cells[at]!)
  return found
}

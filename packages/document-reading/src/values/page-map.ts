import type { Box, Cell, PageLayout } from '../layout.ts'
import { boxAround, isWithin, noRulings } from '../rulings.ts'
import { headingStyles, isHeading } from './heading-style.ts'
import { isLabelAlone } from './label-matches.ts'

/** The cells of a page, found by where they are. */
export interface PageMap {
  page: PageLayout
  cells: readonly Cell[]
  right(of: Box): Cell | undefined
  left(of: Box): Cell | undefined
  /** The nearest below, within the column of the label: as far to the right as the next cell in its own line. */
  below(of: Box): Cell | undefined
  above(of: Box): Cell | undefined
  /** The box that the lines of the form make around a text. */
  boxOf(of: Box): Box | undefined
  /** Beyond a line of the form, where the box of the label holds more than labels. */
  isInNextBox(label: Box, cell: Cell): boolean
  /** A label by its words, or printed like those that are. */
  isLabel(cell: Cell): boolean
}

/** A value is no farther below its label, in points. */
const FARTHEST = 18

export function mapPage(page: PageLayout): PageMap {
  const cells = page.lines.flat().toSorted((a, b) => a.top - b.top)
  const styles = headingStyles(cells)
  const inLine = (of: Box) => cellsBetween(cells, of.top - 20, of.bottom).filter((one) => overlap(one, of) > 0.4)
  const right = (of: Box) =>
    inLine(of)
      .filter(({ left }) => left >= of.right - 1)
      .toSorted((a, b) => a.left - b.left)[0]
  const left = (of: Box) =>
    inLine(of)
      .filter((one) => one.right <= of.left + 1)
      .toSorted((a, b) => b.right - a.right)[0]
  const isLabel = (cell: Cell) => isLabelAlone(cell.text) || isHeading(cell, styles)
  const boxes = new Map<Box, Box | undefined>()
  const boxOf = (of: Box): Box | undefined => {
    if (!boxes.has(of)) boxes.set(of, page.size && boxAround(page.rulings ?? noRulings, page.size, of))
    return boxes.get(of)
  }
  /** The box in which a text has its line for itself. */
  const ownBox = (of: Box, ...beside: (Cell | undefined)[]): Box | undefined => {
    const box = boxOf(of)
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
    below: (of) => {
      const next = right(of)
      const box = ownBox(of, next, left(of))
      const end = next ? next.left - 2 : Math.max(of.right, of.left + 200)
      const under = cellsBetween(cells, of.bottom - 3, of.bottom + FARTHEST).filter(
        (one) => one.top > of.top + 2 && (box ? isWithin(one, box) : inColumn(one, of, end)),
      )
      const nearest = Math.min(...under.map(({ top }) => top))
      return under
        .filter(({ top }) => top <= nearest + 3)
        .toSorted((a, b) => Math.abs(a.left - of.left) - Math.abs(b.left - of.left))[0]
    },
    above: (of) =>
      cellsBetween(cells, of.top - 40, of.top - 2)
        .filter(
          (one) =>
            one.bottom <= of.top + 3 && of.top - one.bottom <= FARTHEST && one.left < of.right && one.right > of.left,
        )
        .toSorted((a, b) => b.bottom - a.bottom)[0],
  }
}

const inColumn = (one: Box, of: Box, end: number): boolean => {
  if (one.left >= of.left - 7 && one.left < end) return true
  const shared = Math.min(one.right, of.right) - Math.max(one.left, of.left)
  return shared > 0.5 * Math.min(one.right - one.left, of.right - of.left)
}

/** How much of the lower of two is beside the other. */
const overlap = (a: Box, b: Box): number =>
  (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / Math.max(1, Math.min(a.bottom - a.top, b.bottom - b.top))

/** Those that begin between two heights: found by halving, for a page can have very many. */
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

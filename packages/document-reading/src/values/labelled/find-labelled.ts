import {
  isLabel,
  isWholeLabel,
  type Label,
  labelEnds,
  textBeforeNextLabel,
  valueStart,
} from '../../labels/match-label.ts'
import { type Cell, isBelow, type PageLayout } from '../../layout/layout.ts'
import { boxAround, isWithin } from '../../layout/rulings.ts'
import type { Occurrence } from '../../reading.ts'
import type { Accepted } from '../dates/dates.ts'

export type Accept<Value> = (text: string) => Accepted<Value> | null

/**
 * Values beside their label: after it in the same cell, otherwise in the next cell, otherwise in the cell below.
 * `isColumn` continues downwards, as in a column of numbers.
 */
export function findLabelled<Value>(
  pages: readonly PageLayout[],
  field: Label,
  accept: Accept<Value>,
  { isColumn = false } = {},
): Occurrence<Value>[] {
  const found: Occurrence<Value>[] = []
  for (const page of pages)
    for (const [row, line] of page.lines.entries())
      for (const [column, cell] of line.entries())
        found.push(
          ...labelEnds(cell.text, field).flatMap((end) =>
            findValuesBeside(page, row, column, cell, end, accept, isColumn),
          ),
          ...findWrappedLabels(page, row, cell, field).flatMap((rest) =>
            findValuesBelow(page, row + 1, rest, accept, isColumn),
          ),
        )
  return found
}

/** Wider and longer tables come from spreadsheets, and have their headers on one line. */
const MAX_COLUMNS = 60
const MAX_LINES = 500
/** Neighbouring boxes have lines at different heights: a line this close may be between a label and its value. */
const MAX_LINE_GAP_POINTS = 8
const mayWrap = ({ lines }: PageLayout, row: number) => row < MAX_LINES && lines[row]!.length <= MAX_COLUMNS

/** A line that only continues the column headers above it. */
const continuesHeaders = (page: PageLayout, row: number): boolean =>
  mayWrap(page, row) &&
  page.lines[row + 1]!.every((rest) => {
    const header = page.lines[row]!.find((one) => isBelow(rest, one))
    return header !== undefined && !/\d/.test(rest.text) && isLabel(`${header.text} ${rest.text}`)
  })

/** The second line of a column header: "Last Free" above "Day". */
function findWrappedLabels(page: PageLayout, row: number, cell: Cell, field: Label): Cell[] {
  if (!mayWrap(page, row) || cell.text.length > 30 || /[:：]$/.test(cell.text)) return []
  const rest = page.lines[row + 1]?.find((one) => isBelow(one, cell))
  if (!rest || rest.text.length > 20) return []
  return isWholeLabel(`${cell.text} ${rest.text}`, field, cell.text.length) ? [rest] : []
}

function findValuesBeside<Value>(
  page: PageLayout,
  row: number,
  column: number,
  cell: Cell,
  end: number,
  accept: Accept<Value>,
  isColumn: boolean,
): Occurrence<Value>[] {
  const at = valueStart(cell.text, end)
  if (at < cell.text.length) return readCell(page, cell, at, accept)
  const right = page.lines[row]![column + 1]
  if (right && !isLabel(right.text)) {
    const beside = readCell(page, right, /^[:：]?\s*/.exec(right.text)![0].length, accept)
    if (beside.length > 0) return beside
  }
  return findValuesBelow(page, row, cell, accept, isColumn)
}

function findValuesBelow<Value>(
  page: PageLayout,
  row: number,
  cell: Cell,
  accept: Accept<Value>,
  isColumn: boolean,
): Occurrence<Value>[] {
  const found: Occurrence<Value>[] = []
  for (const line of page.lines.slice(row + 1, row + (isColumn ? 100 : 3))) {
    const below = line.find((one) => isBelow(one, cell) || isInLabelBox(page, cell, one))
    if (!below) {
      const isBeside = page.size !== undefined && line.length > 0 && line[0]!.top - cell.bottom < MAX_LINE_GAP_POINTS
      if (
        found.length === 0 &&
        (line.length === 0 || isBeside || (line === page.lines[row + 1] && continuesHeaders(page, row)))
      )
        continue
      break
    }
    if (isLabel(below.text)) break
    const values = readCell(page, below, 0, accept)
    if (values.length === 0) break
    found.push(...values)
    if (!isColumn) break
  }
  return found
}

/** Whether a cell is in a form box that its label does not share with others. */
function isInLabelBox({ rulings, size, lines }: PageLayout, label: Cell, one: Cell): boolean {
  const box = rulings && size && boxAround(rulings, size, label)
  if (!box || !isWithin(one, box) || one.bottom > box.bottom + 3) return false
  const own = lines.find((line) => line.includes(label)) ?? []
  return own.every((other) => other === label || !isWithin(other, box))
}

function readCell<Value>(page: PageLayout, cell: Cell, from: number, accept: Accept<Value>): Occurrence<Value>[] {
  const accepted = accept(textBeforeNextLabel(cell.text.slice(from)))
  if (!accepted) return []
  const start = cell.start + from + accepted.at
  return [{ value: accepted.value, page: page.number, span: [start, start + accepted.length] }]
}

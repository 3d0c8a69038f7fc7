import type { Accepted } from './dates.ts'
import { beforeNextLabel, behindLabel, isLabel, isWholeLabel, type Label, labelEnds } from './labels/match-label.ts'
import { type Cell, type LaidPage, standsUnder } from './layout.ts'
import type { Seen } from './reading.ts'
import { boxAround, isWithin } from './rulings.ts'

export type Accept<Value> = (text: string) => Accepted<Value> | null

/**
 * Values beside their label: behind it in the same cell, else in the next cell, else in the cell below. `down` goes on
 * below, as in a column of numbers.
 */
export function findLabelled<Value>(
  pages: readonly LaidPage[],
  field: Label,
  accept: Accept<Value>,
  { down = false } = {},
): Seen<Value>[] {
  const found: Seen<Value>[] = []
  for (const page of pages)
    for (const [row, line] of page.lines.entries())
      for (const [column, cell] of line.entries())
        found.push(
          ...labelEnds(cell.text, field).flatMap((end) => valuesAt(page, row, column, cell, end, accept, down)),
          ...brokenLabels(page, row, cell, field).flatMap((rest) => valuesUnder(page, row + 1, rest, accept, down)),
        )
  return found
}

/** Wider and longer tables come from a sheet, and have their heads in one line. */
const MOST_COLUMNS = 60
const MOST_LINES = 500
/** Boxes beside each other have their lines at different heights: what is so near may be between a label and its value. */
const NEAR = 8
const mayBreak = ({ lines }: LaidPage, row: number) => row < MOST_LINES && lines[row]!.length <= MOST_COLUMNS

/** A line that only goes on with the heads of the columns above it. */
const isRestOfHeads = (page: LaidPage, row: number): boolean =>
  mayBreak(page, row) &&
  page.lines[row + 1]!.every((rest) => {
    const head = page.lines[row]!.find((one) => standsUnder(rest, one))
    return head !== undefined && !/\d/.test(rest.text) && isLabel(`${head.text} ${rest.text}`)
  })

/** The head of a column may go on in the next line: "Last Free" above "Day". The part of it there. */
function brokenLabels(page: LaidPage, row: number, cell: Cell, field: Label): Cell[] {
  if (!mayBreak(page, row) || cell.text.length > 30 || /[:：]$/.test(cell.text)) return []
  const rest = page.lines[row + 1]?.find((one) => standsUnder(one, cell))
  if (!rest || rest.text.length > 20) return []
  return isWholeLabel(`${cell.text} ${rest.text}`, field, cell.text.length) ? [rest] : []
}

function valuesAt<Value>(
  page: LaidPage,
  row: number,
  column: number,
  cell: Cell,
  end: number,
  accept: Accept<Value>,
  down: boolean,
): Seen<Value>[] {
  const at = behindLabel(cell.text, end)
  if (at < cell.text.length) return take(page, cell, at, accept)
  const right = page.lines[row]![column + 1]
  if (right && !isLabel(right.text)) {
    const beside = take(page, right, /^[:：]?\s*/.exec(right.text)![0].length, accept)
    if (beside.length > 0) return beside
  }
  return valuesUnder(page, row, cell, accept, down)
}

function valuesUnder<Value>(
  page: LaidPage,
  row: number,
  cell: Cell,
  accept: Accept<Value>,
  down: boolean,
): Seen<Value>[] {
  const found: Seen<Value>[] = []
  for (const line of page.lines.slice(row + 1, row + (down ? 100 : 3))) {
    const under = line.find((one) => standsUnder(one, cell) || isInBoxOf(page, cell, one))
    if (!under) {
      const isBeside = page.size !== undefined && line.length > 0 && line[0]!.top - cell.bottom < NEAR
      if (
        found.length === 0 &&
        (line.length === 0 || isBeside || (line === page.lines[row + 1] && isRestOfHeads(page, row)))
      )
        continue
      break
    }
    if (isLabel(under.text)) break
    const values = take(page, under, 0, accept)
    if (values.length === 0) break
    found.push(...values)
    if (!down) break
  }
  return found
}

/** Whether it is in the box of a form that a label has for itself. */
function isInBoxOf({ rulings, size, lines }: LaidPage, label: Cell, one: Cell): boolean {
  const box = rulings && size && boxAround(rulings, size, label)
  if (!box || !isWithin(one, box) || one.bottom > box.bottom + 3) return false
  const own = lines.find((line) => line.includes(label)) ?? []
  return own.every((other) => other === label || !isWithin(other, box))
}

function take<Value>(page: LaidPage, cell: Cell, from: number, accept: Accept<Value>): Seen<Value>[] {
  const accepted = accept(beforeNextLabel(cell.text.slice(from)))
  if (!accepted) return []
  const start = cell.start + from + accepted.at
  return [{ value: accepted.value, page: page.number, span: [start, start + accepted.length] }]
}

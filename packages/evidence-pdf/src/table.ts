import { type Line, MARGIN, type Sheet } from './sheet.ts'
import { LEADING, wrap } from './wrap.ts'

export interface Column {
  title: string
  /** Its share of the width. */
  part: number
}

export interface Row {
  cells: readonly string[]
  bold?: boolean
}

const SIZE = 7
const PADDING = 3
const GAP = 6

/** A table whose header is repeated on each page. A row that is longer than a page continues on the next one. */
export const table = (sheet: Sheet, columns: readonly Column[], rows: readonly Row[]): void => {
  const parts = columns.reduce((sum, { part }) => sum + part, 0)
  const widths = columns.map(({ part }) => (part / parts) * sheet.width)
  const linesOf = ({ cells, bold = false }: Row) =>
    cells.map((cell, index) => wrap(sheet, cell, widths[index]! - GAP, { size: SIZE, bold }))
  const head = linesOf({ cells: columns.map(({ title }) => title), bold: true })
  const drawHead = () => {
    sheet.shade(MARGIN, sheet.y, sheet.width, heightOf(head))
    drawRow(sheet, head, widths)
  }
  sheet.need(heightOf(head) + 40)
  drawHead()
  for (const row of rows) {
    const lines = linesOf(row)
    for (const piece of piecesOf(lines, sheet.room - heightOf(head))) {
      if (sheet.need(heightOf(piece))) drawHead()
      drawRow(sheet, piece, widths)
      sheet.rule(sheet.y, 0.25)
    }
  }
  sheet.y += 6
}

const heightOf = (cells: readonly (readonly Line[])[]): number =>
  Math.max(1, ...cells.map((lines) => lines.length)) * SIZE * LEADING + 2 * PADDING

const drawRow = (sheet: Sheet, cells: readonly (readonly Line[])[], widths: readonly number[]): void => {
  let x = MARGIN
  for (const [index, lines] of cells.entries()) {
    for (const [at, line] of lines.entries())
      sheet.draw(line, x + PADDING, sheet.y + PADDING + at * SIZE * LEADING, SIZE)
    x += widths[index]!
  }
  sheet.y += heightOf(cells)
}

/** Splits a row into parts that fit on a page. */
const piecesOf = (cells: readonly (readonly Line[])[], room: number): (readonly (readonly Line[])[])[] => {
  const most = Math.floor((room - 2 * PADDING) / (SIZE * LEADING))
  const count = Math.max(1, Math.ceil(Math.max(...cells.map((lines) => lines.length)) / most))
  return Array.from({ length: count }, (_, at) => cells.map((lines) => lines.slice(at * most, (at + 1) * most)))
}

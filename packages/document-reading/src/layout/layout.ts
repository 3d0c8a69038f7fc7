import { limits } from '../file/quarantine.ts'
import type { Page } from '../reading.ts'
import { alignTabs } from './align-tabs.ts'

/** A separate run of text: a table cell, a value beside its label, a line of prose. */
export interface Cell extends Box {
  text: string
  /** The offset in the text of the page. */
  start: number
  /** For recognized text: the certainty of its least certain word, from 0 to 1. */
  certainty?: number
  /** For drawn text: its font and size, as a name that is constant in the document. */
  style?: string
}

/** A position on a page, in points from the upper left. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface PageLayout extends Page {
  lines: Cell[][]
  /** For pages that can be displayed. */
  size?: PageSize
  /** For drawn pages: the lines of forms and tables. */
  rulings?: Rulings
  /** For sheets: whether something in the workbook was left out because it is hidden. */
  hasHiddenCells?: boolean
  /** For sheets: whether numbers in hidden rows or columns were left out, which sums of the sheet may include. */
  hasHiddenNumbers?: boolean
  /** For drawn pages: whether a picture covers the whole page. */
  hasBackgroundPicture?: boolean
}

/** A drawn line: its position and its two ends, in points from the upper left. */
export interface Ruling {
  at: number
  from: number
  to: number
}

/** The horizontal and vertical lines between the boxes of a form. */
export interface Rulings {
  horizontal: readonly Ruling[]
  vertical: readonly Ruling[]
}

/** In points, upright. */
export interface PageSize {
  width: number
  height: number
  /** The clockwise quarter turns that made the page upright; the stored picture is not rotated. */
  quarterTurns?: number
}

export type PlacedText = Pick<Cell, 'text' | 'left' | 'right'> &
  Partial<Pick<Cell, 'top' | 'bottom' | 'certainty' | 'style'>>

/** The spacing of lines and columns for formats without coordinates. */
const LINE_HEIGHT = 12
const LETTER_WIDTH = 6
const COLUMN_WIDTH = 100
export const columnBounds = (column: number): Pick<Cell, 'left' | 'right'> => ({
  left: column * COLUMN_WIDTH,
  right: column * COLUMN_WIDTH + 0.9 * COLUMN_WIDTH,
})

/** Leader dots between a charge and its amount, and lines to fill in. */
const LEADERS = /(?:\s?[.…]){6,}|_{4,}/g
/** What is printed for the apostrophe between thousands: "1’200.00". */
const TYPOGRAPHIC_APOSTROPHE = /(?<=\d)[’‘ʼ′´`](?=\d{3}(?!\d))/g

/** The text of a page consists of its lines with tabs between cells; each cell has its offset in that text. */
export function layOutPage(
  number: number,
  rows: readonly (readonly PlacedText[])[],
  size?: PageLayout['size'],
  rulings?: Rulings,
): PageLayout {
  const lines: Cell[][] = []
  const parts: string[] = []
  let at = 0
  for (const [line, row] of rows.entries()) {
    const cells: Cell[] = []
    for (const {
      text,
      left,
      right,
      top = line * LINE_HEIGHT,
      bottom = line * LINE_HEIGHT + 10,
      certainty,
      style,
    } of row) {
      const clean = text.replace(LEADERS, ' ').replace(/\s+/g, ' ').replace(TYPOGRAPHIC_APOSTROPHE, "'").trim()
      if (clean === '') continue
      if (cells.length > 0) {
        parts.push('\t')
        at++
      }
      const optional = { ...(certainty !== undefined && { certainty }), ...(style !== undefined && { style }) }
      cells.push({ text: clean, start: at, left, right, top, bottom, ...optional })
      parts.push(clean)
      at += clean.length
    }
    lines.push(cells)
    parts.push('\n')
    at++
  }
  return { number, text: parts.join(''), lines, ...(size && { size }), ...(rulings && { rulings }) }
}

/** Lines of plain text: a tab, or two or more spaces, separate cells. */
export function layOutText(number: number, text: string): PageLayout {
  const lines = text
    .slice(0, limits.text)
    // The space in a French number separates no cells.
    .replace(/(?<=\d)[\u00a0\u202f](?=\d{3})/g, ' ')
    .split(/\r\n|\r|\n/, limits.rows)
  const rows = alignTabs(lines).map((line) =>
    Array.from(line.matchAll(/\S+(?: \S+)*/g).take(limits.columns), ({ 0: cell, index }) => ({
      text: cell,
      left: index * LETTER_WIDTH,
      right: (index + cell.length) * LETTER_WIDTH,
    })),
  )
  return layOutPage(number, rows)
}

/** Rows of a table: the column gives the position. */
export function layOutRows(number: number, rows: readonly (readonly string[])[]): PageLayout {
  return layOutPage(
    number,
    rows
      .slice(0, limits.rows)
      .map((row) => row.slice(0, limits.columns).map((text, column) => ({ text, ...columnBounds(column) }))),
  )
}

/** Whether a cell is below another in the same column, like a value below its label. */
export const isBelow = (cell: Box, above: Box): boolean =>
  Math.abs(cell.left - above.left) <= 6 || (cell.left < above.right && cell.right > above.left)

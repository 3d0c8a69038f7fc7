import { cellsBetween } from '../../layout/find-cells.ts'
import type { Box, Cell, PageLayout } from '../../layout/layout.ts'
import { findMeasures, isUnit } from '../numbers/measures.ts'
import type { ColumnHeader, HeaderRow } from './header-rows.ts'
import type { LabelMeaning } from './label-matches.ts'

/** With fewer known headers it may be a list of labels and values. */
const MIN_HEADERS = 3
/** The maximum gap between the two rows of a split header, in points. */
const MAX_SPLIT_GAP = 6

/**
 * Header rows with all columns: parts of split headers ("Weight" above "N.W." and "G.W."), units used as headers, and
 * unknown columns, so that values below them belong to no other column.
 */
export function completeHeaderRows(page: PageLayout, rows: readonly HeaderRow[]): HeaderRow[] {
  const taken = new Set<HeaderRow>()
  return rows.flatMap((row, at) => {
    if (taken.has(row)) return []
    if (row.headers.length < MIN_HEADERS) return [row]
    const parts = rowsRightBelow(rows, at).find((one) => isSplit(page, row, one))
    if (parts) taken.add(parts)
    const joined = parts ? joinSplitHeaders(page, row, parts) : row
    return [{ ...joined, headers: [...joined.headers, ...findOtherHeaders(page, joined)] }]
  })
}

/** The rows of a page are sorted by their tops. */
function rowsRightBelow(rows: readonly HeaderRow[], at: number): readonly HeaderRow[] {
  let end = at + 1
  while (rows[end] && rows[end]!.top - rows[at]!.bottom < MAX_SPLIT_GAP) end++
  return rows.slice(at + 1, end)
}

const overlaps = (one: Box, other: Box) => one.left < other.right && one.right > other.left
const isBeside = (cell: Box, { top, bottom }: Pick<HeaderRow, 'top' | 'bottom'>) =>
  cell.top >= top - 4 && cell.bottom <= bottom + 4

const rowCells = (page: PageLayout, row: HeaderRow): Cell[] =>
  inReadingOrder(cellsBetween(page, row.top - 4, row.bottom + 5)).filter((cell) => isBeside(cell, row))

const inReadingOrder = (cells: readonly Cell[]): Cell[] => cells.toSorted((a, b) => a.start - b.start)

/** The column of a header extends to the next header. */
function headerColumn(page: PageLayout, row: HeaderRow, { box }: ColumnHeader): Box {
  const next = rowCells(page, row).flatMap(({ left }) => (left >= box.right ? [left] : []))
  return { ...box, left: box.left - 3, right: Math.min(...next, Number.POSITIVE_INFINITY) }
}

/** Whether a header is below another, and below no other in its row. */
function isPartOf(page: PageLayout, row: HeaderRow, header: ColumnHeader, { box }: ColumnHeader): boolean {
  const { left, right } = headerColumn(page, row, header)
  const others = rowCells(page, row).filter((one) => !overlaps(one, header.box))
  return box.left >= left && box.left < right && !others.some((one) => overlaps(one, box))
}

/** Whether at least two headers are directly below one, within its column and without a value between them. */
const isSplit = (page: PageLayout, row: HeaderRow, below: HeaderRow): boolean =>
  below !== row &&
  below.top >= row.bottom - MAX_SPLIT_GAP &&
  below.top - row.bottom < MAX_SPLIT_GAP &&
  row.headers.some((header) => {
    const column = headerColumn(page, row, header)
    return (
      below.headers.filter((part) => isPartOf(page, row, header, part)).length >= 2 &&
      !rowCells(page, below).some((cell) => overlaps(cell, column) && /\d/.test(cell.text))
    )
  })

/** Appends the words of a split header to its parts: they may name the unit. */
function joinSplitHeaders(page: PageLayout, row: HeaderRow, below: HeaderRow): HeaderRow {
  const split = row.headers.filter((header) => below.headers.some((part) => isPartOf(page, row, header, part)))
  const parts = below.headers.map((part) => {
    const over = split.find((header) => isPartOf(page, row, header, part))
    return over ? { ...part, words: `${part.words} ${over.words}` } : part
  })
  return {
    headers: [...row.headers.filter((header) => !split.includes(header)), ...parts],
    top: row.top,
    bottom: Math.max(row.bottom, below.bottom),
  }
}

const NO_MEANINGS: ReadonlySet<LabelMeaning> = new Set()

function findOtherHeaders(page: PageLayout, row: HeaderRow): ColumnHeader[] {
  const others = rowCells(page, row).filter(
    (cell) =>
      !/\d|[:：]$/.test(cell.text) && cell.text.length <= 30 && !row.headers.some(({ box }) => overlaps(box, cell)),
  )
  return others.map((cell) => ({
    box: cell,
    words: cell.text,
    meanings: new Set(meaningsByUnit(page, row, cell) ?? NO_MEANINGS),
  }))
}

/** "KGS" is a header above numbers without units; next to a number it is its unit. */
function meaningsByUnit(page: PageLayout, row: HeaderRow, cell: Cell): LabelMeaning[] | undefined {
  if (!isUnit(cell.text)) return undefined
  const kind = findMeasures(`1 ${cell.text}`, '.')[0]?.kind
  const field = ({ weight: 'gross_weight', volume: 'volume', packages: 'packages' } as const)[kind as 'weight']
  if (!field || /^(?:sets?|units?|pcs|pieces?)\b/i.test(cell.text)) return undefined
  const hasField = (header: ColumnHeader) =>
    header.meanings.has(field) || header.meanings.has(`head:${field}` as LabelMeaning)
  if (row.headers.some(hasField)) return undefined
  const near = inReadingOrder(cellsBetween(page, cell.top - 25, cell.bottom + 25))
  const inColumn = near.filter((one) => one !== cell && overlaps(one, cell))
  const above = inColumn.findLast(({ bottom, top }) => bottom <= cell.top + 2 && cell.top - top < 25)
  const below = inColumn.find(({ top }) => top >= cell.bottom - 2 && top - cell.bottom < 25)
  return !/\d/.test(above?.text ?? '') && /^\d[\d.,' ]*$/.test(below?.text ?? '')
    ? [field, `head:${field}` as LabelMeaning]
    : undefined
}

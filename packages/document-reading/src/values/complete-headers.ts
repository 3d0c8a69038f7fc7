import type { Box, Cell, PageLayout } from '../layout.ts'
import type { Head, HeadRow } from './header-rows.ts'
import type { Spoken } from './label-matches.ts'
import { findMeasures, isUnit } from './measures.ts'

/** Of fewer heads that are known it may be a list of labels and values, whose values are no heads. */
const LEAST = 3
/** Between the two rows of a head that is split. */
const NEAR = 6

/**
 * The rows of heads with all of their columns: the parts of a head that is split below ("Weight" above "N.W." and
 * "G.W."), units that stand as heads, and columns that nothing is known of, for what is below these belongs to no other.
 */
export function wholeHeads(page: PageLayout, rows: readonly HeadRow[]): HeadRow[] {
  const taken = new Set<HeadRow>()
  return rows.flatMap((row) => {
    if (taken.has(row)) return []
    if (row.heads.length < LEAST) return [row]
    const parts = rows.find((one) => isSplit(page, row, one))
    if (parts) taken.add(parts)
    const joined = parts ? join(page, row, parts) : row
    return [{ ...joined, heads: [...joined.heads, ...otherHeads(page, joined)] }]
  })
}

const overlaps = (one: Box, other: Box) => one.left < other.right && one.right > other.left
const isBeside = (cell: Box, { top, bottom }: Pick<HeadRow, 'top' | 'bottom'>) =>
  cell.top >= top - 4 && cell.bottom <= bottom + 4

const cellsOf = (page: PageLayout, row: HeadRow): Cell[] => page.lines.flat().filter((cell) => isBeside(cell, row))

/** The column of a head goes to the next head in its row. */
function columnOf(page: PageLayout, row: HeadRow, { box }: Head): Box {
  const next = cellsOf(page, row).flatMap(({ left }) => (left >= box.right ? [left] : []))
  return { ...box, left: box.left - 3, right: Math.min(...next, Number.POSITIVE_INFINITY) }
}

/** Below a head, and below no other of its row. */
function isPartOf(page: PageLayout, row: HeadRow, head: Head, { box }: Head): boolean {
  const { left, right } = columnOf(page, row, head)
  const others = cellsOf(page, row).filter((one) => !overlaps(one, head.box))
  return box.left >= left && box.left < right && !others.some((one) => overlaps(one, box))
}

/** Two heads and more stand below one of a row, right below it and within its column, and no value between them. */
const isSplit = (page: PageLayout, row: HeadRow, below: HeadRow): boolean =>
  below !== row &&
  below.top >= row.bottom - NEAR &&
  below.top - row.bottom < NEAR &&
  row.heads.some((head) => {
    const column = columnOf(page, row, head)
    return (
      below.heads.filter((part) => isPartOf(page, row, head, part)).length >= 2 &&
      !cellsOf(page, below).some((cell) => overlaps(cell, column) && /\d/.test(cell.text))
    )
  })

/** The words of a head that is split go before those of its parts: they may name the unit. */
function join(page: PageLayout, row: HeadRow, below: HeadRow): HeadRow {
  const split = row.heads.filter((head) => below.heads.some((part) => isPartOf(page, row, head, part)))
  const parts = below.heads.map((part) => {
    const over = split.find((head) => isPartOf(page, row, head, part))
    return over ? { ...part, words: `${part.words} ${over.words}` } : part
  })
  return {
    heads: [...row.heads.filter((head) => !split.includes(head)), ...parts],
    top: row.top,
    bottom: Math.max(row.bottom, below.bottom),
  }
}

const NOTHING: ReadonlySet<Spoken> = new Set()

function otherHeads(page: PageLayout, row: HeadRow): Head[] {
  const others = cellsOf(page, row).filter(
    (cell) =>
      !/\d|[:：]$/.test(cell.text) && cell.text.length <= 30 && !row.heads.some(({ box }) => overlaps(box, cell)),
  )
  return others.map((cell) => ({
    box: cell,
    words: cell.text,
    spoken: new Set(spokenByUnit(page, row, cell) ?? NOTHING),
  }))
}

/** "KGS" is a head where numbers without a unit stand below it; below or beside its number it is the unit of that. */
function spokenByUnit(page: PageLayout, row: HeadRow, cell: Cell): Spoken[] | undefined {
  if (!isUnit(cell.text)) return undefined
  const kind = findMeasures(`1 ${cell.text}`, '.')[0]?.kind
  const field = ({ weight: 'gross_weight', volume: 'volume', packages: 'packages' } as const)[kind as 'weight']
  if (!field || /^(?:sets?|units?|pcs|pieces?)\b/i.test(cell.text)) return undefined
  const speaks = (head: Head) => head.spoken.has(field) || head.spoken.has(`head:${field}` as Spoken)
  if (row.heads.some(speaks)) return undefined
  const inColumn = page.lines.flat().filter((one) => one !== cell && overlaps(one, cell))
  const above = inColumn.findLast(({ bottom, top }) => bottom <= cell.top + 2 && cell.top - top < 25)
  const below = inColumn.find(({ top }) => top >= cell.bottom - 2 && top - cell.bottom < 25)
  return !/\d/.test(above?.text ?? '') && /^\d[\d.,' ]*$/.test(below?.text ?? '')
    ? [field, `head:${field}` as Spoken]
    : undefined
}

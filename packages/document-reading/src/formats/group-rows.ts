import type { PlacedText, Rulings } from '../layout/layout.ts'
import { isBetween, noRulings } from '../layout/rulings.ts'
import { isUnit } from '../values/numbers/measures.ts'

/** A piece of drawn or recognized text: its left end on its base line, in points from the upper left. */
export interface TextItem {
  text: string
  x: number
  y: number
  width: number
  size: number
  /** The gap that separates it from the text before, relative to its size; by default it depends on the font. */
  minGap?: number
  /** Of recognized words: from 0 to 1. */
  certainty?: number
  /** Its font and size, where they are known. */
  style?: string
}

/** Relative to the font size: a wider gap separates cells, and a narrower one does not separate words. */
const CELL_GAP = 0.45
const WORD_GAP = 0.12
/** This gap separates cells if the second is aligned with texts on other lines. */
const ALIGNED_CELL_GAP = 0.33
const ALIGNMENT = { texts: 2, width: 1 }
/** A text that starts this far inside the previous one belongs to another column, which the previous text overruns. */
const MIN_OVERLAP = 0.1
/** The same text drawn twice this close is one text in bold. */
const MAX_SHADOW_OFFSET = 0.12
/** Monospaced text has a full-width space between words. */
const MONOSPACE = { letter: 0.6, minGap: 0.95 }

const isMonospaced = ({ text, width, size }: TextItem) =>
  text.length > 1 && Math.abs(width / text.length / size - MONOSPACE.letter) < 0.012

/** The gap that separates a text from the one before; a single letter takes it from its font. */
function createCellGap(items: readonly TextItem[]): (item: TextItem) => number {
  const monospaceVotes = new Map<string, number>()
  for (const item of items)
    if (item.style !== undefined && item.text.length > 1)
      monospaceVotes.set(item.style, (monospaceVotes.get(item.style) ?? 0) + (isMonospaced(item) ? 1 : -1))
  const isMonospacedStyle = (item: TextItem) =>
    item.style === undefined ? isMonospaced(item) : (monospaceVotes.get(item.style) ?? 0) > 0
  return (item) => item.minGap ?? (isMonospacedStyle(item) ? MONOSPACE.minGap : CELL_GAP)
}

/** Texts at one height are a line, and lines of the form split it into cells. */
export function groupRows(items: readonly TextItem[], rulings: Rulings = noRulings): PlacedText[][] {
  const lines: TextItem[][] = []
  const cellGap = createCellGap(items)
  for (const item of items.flatMap(splitAtBlanks).toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    if (line && Math.abs(line[0]!.y - item.y) <= 0.35 * Math.max(item.size, line[0]!.size)) line.push(item)
    else lines.push([item])
  }
  const isAligned = createAlignmentTest(lines)
  const maxJoinGap = (before: string, item: TextItem): number => {
    // A colon belongs to the value after it.
    if (/^[:：]$/.test(before)) return 3
    // A unit belongs to the number before it.
    if (/\d$/.test(before) && isUnit(item.text)) return 1
    // Recognized text continues after a comma: "SAVANNAH," and "GA".
    if (item.certainty !== undefined && /\p{L},$/u.test(before)) return Math.max(1, cellGap(item))
    return cellGap(item) === CELL_GAP && isAligned(item) ? ALIGNED_CELL_GAP : cellGap(item)
  }
  return lines.map((line) => {
    const cells: (PlacedText & { top: number; size: number })[] = []
    let before: TextItem | undefined
    for (const item of line.toSorted((a, b) => a.x - b.x)) {
      const { text, x, y, width, size } = item
      const last = cells.at(-1)
      if (before && isShadow(item, before)) continue
      before = item
      const gap = last ? x - last.right : Number.POSITIVE_INFINITY
      const isSplitByRuling = last !== undefined && isBetween(rulings, last.right, x, y - 0.3 * size)
      const isOverlapping = item.style !== undefined && gap < -MIN_OVERLAP * size && x > last!.left + size
      if (last && !isOverlapping && !isSplitByRuling && gap < maxJoinGap(last.text, item) * Math.max(size, last.size)) {
        // Recognized words are separate words, however close they are.
        last.text += (gap > WORD_GAP * size || item.certainty !== undefined ? ' ' : '') + text
        last.right = Math.max(last.right, x + width)
        last.size = size
        last.top = Math.min(last.top, y - 0.8 * size)
        if (item.certainty !== undefined) last.certainty = Math.min(last.certainty ?? 1, item.certainty)
      } else
        cells.push({
          text,
          left: x,
          right: x + width,
          size,
          top: y - 0.8 * size,
          bottom: y + 0.2 * size,
          ...(item.certainty !== undefined && { certainty: item.certainty }),
          ...(item.style !== undefined && { style: item.style }),
        })
    }
    return cells
  })
}

/** Some programs print in bold by drawing the same text twice. */
const isShadow = (item: TextItem, before: TextItem): boolean =>
  item.text === before.text && item.style !== undefined && Math.abs(item.x - before.x) < MAX_SHADOW_OFFSET * item.size

/** Whether a text is aligned with texts on several other lines. Only for drawn text, whose positions are exact. */
function createAlignmentTest(lines: readonly (readonly TextItem[])[]): (item: TextItem) => boolean {
  const columnKey = ({ x }: TextItem) => Math.round(x / ALIGNMENT.width)
  const lineStarts = new Map<number, Set<number>>()
  for (const [at, line] of lines.entries())
    for (const item of line) {
      if (item.style === undefined) continue
      const key = columnKey(item)
      lineStarts.set(key, (lineStarts.get(key) ?? new Set()).add(at))
    }
  return (item) =>
    item.style !== undefined &&
    item.minGap === undefined &&
    (lineStarts.get(columnKey(item))?.size ?? 0) > ALIGNMENT.texts
}

/** Programs with monospaced output separate values by spaces. */
function splitAtBlanks(item: TextItem): TextItem[] {
  if (!/\S {3,}\S/.test(item.text)) return [item]
  const letter = item.width / item.text.length
  return Array.from(item.text.matchAll(/\S+(?: {1,2}\S+)*/g), ({ 0: text, index }) => ({
    ...item,
    text,
    x: item.x + index * letter,
    width: text.length * letter,
  }))
}

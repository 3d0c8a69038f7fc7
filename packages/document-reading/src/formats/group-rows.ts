import type { Placed, Rulings } from '../layout.ts'
import { isBetween, noRulings } from '../rulings.ts'
import { isUnit } from '../values/measures.ts'

/** A piece of text where it was drawn or recognized: its left end on its base line, in points from the upper left. */
export interface Item {
  text: string
  x: number
  y: number
  width: number
  size: number
  /** Of its size, the gap that parts it from what is before it; else by its letters. */
  parts?: number
  /** Of recognized words: from 0 to 1. */
  sure?: number
  /** Its font and size, where they are known. */
  style?: string
}

/** Of the size of the letters: a wider gap parts one cell from the next, a narrower one no words. */
const PARTS = 0.45
const JOINS = 0.12
/** As wide a gap parts them where the second begins as texts of other lines do. */
const PARTS_IN_COLUMN = 0.33
const COLUMN = { texts: 2, width: 1 }
/** What begins so far within the text before it was drawn in another column, on which that text runs. */
const OVERRUNS = 0.1
/** The same text twice, so near, is one in bold. */
const SHADOW = 0.12
/** Letters that are all of one width have a blank of that width between words. */
const EVEN = { letter: 0.6, parts: 0.95 }

const isEven = ({ text, width, size }: Item) =>
  text.length > 1 && Math.abs(width / text.length / size - EVEN.letter) < 0.012

/** The gap that parts a text from what is before it; of one letter its font tells. */
function gaps(items: readonly Item[]): (item: Item) => number {
  const even = new Map<string, number>()
  for (const item of items)
    if (item.style !== undefined && item.text.length > 1)
      even.set(item.style, (even.get(item.style) ?? 0) + (isEven(item) ? 1 : -1))
  const areEven = (item: Item) => (item.style === undefined ? isEven(item) : (even.get(item.style) ?? 0) > 0)
  return (item) => item.parts ?? (areEven(item) ? EVEN.parts : PARTS)
}

/** What is at one height is a line; what lines of the form part are cells of their own. */
export function rowsOf(items: readonly Item[], rulings: Rulings = noRulings): Placed[][] {
  const lines: Item[][] = []
  const partsOf = gaps(items)
  for (const item of items.flatMap(apart).toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    if (line && Math.abs(line[0]!.y - item.y) <= 0.35 * Math.max(item.size, line[0]!.size)) line.push(item)
    else lines.push([item])
  }
  const isAligned = alignments(lines)
  const widest = (before: string, item: Item): number => {
    // A colon belongs to the value that it is before.
    if (/^[:：]$/.test(before)) return 3
    // And a unit to its number.
    if (/\d$/.test(before) && isUnit(item.text)) return 1
    // What was recognized goes on behind a comma: "SAVANNAH," and "GA".
    if (item.sure !== undefined && /\p{L},$/u.test(before)) return Math.max(1, partsOf(item))
    return partsOf(item) === PARTS && isAligned(item) ? PARTS_IN_COLUMN : partsOf(item)
  }
  return lines.map((line) => {
    const cells: (Placed & { top: number; size: number })[] = []
    let before: Item | undefined
    for (const item of line.toSorted((a, b) => a.x - b.x)) {
      const { text, x, y, width, size } = item
      const last = cells.at(-1)
      if (before && isShadow(item, before)) continue
      before = item
      const gap = last ? x - last.right : Number.POSITIVE_INFINITY
      const isParted = last !== undefined && isBetween(rulings, last.right, x, y - 0.3 * size)
      const isOver = item.style !== undefined && gap < -OVERRUNS * size && x > last!.left + size
      if (last && !isOver && !isParted && gap < widest(last.text, item) * Math.max(size, last.size)) {
        // What was recognized as words are words, however near they are.
        last.text += (gap > JOINS * size || item.sure !== undefined ? ' ' : '') + text
        last.right = Math.max(last.right, x + width)
        last.size = size
        last.top = Math.min(last.top, y - 0.8 * size)
        if (item.sure !== undefined) last.sure = Math.min(last.sure ?? 1, item.sure)
      } else
        cells.push({
          text,
          left: x,
          right: x + width,
          size,
          top: y - 0.8 * size,
          bottom: y + 0.2 * size,
          ...(item.sure !== undefined && { sure: item.sure }),
          ...(item.style !== undefined && { style: item.style }),
        })
    }
    return cells
  })
}

/** Some programs print in bold by drawing the same text twice. */
const isShadow = (item: Item, before: Item): boolean =>
  item.text === before.text && item.style !== undefined && Math.abs(item.x - before.x) < SHADOW * item.size

/** Whether a text begins where several of other lines do; known of drawn text, whose places are exact. */
function alignments(lines: readonly (readonly Item[])[]): (item: Item) => boolean {
  const place = ({ x }: Item) => Math.round(x / COLUMN.width)
  const begun = new Map<number, Set<number>>()
  for (const [at, line] of lines.entries())
    for (const item of line) {
      if (item.style === undefined) continue
      const key = place(item)
      begun.set(key, (begun.get(key) ?? new Set()).add(at))
    }
  return (item) =>
    item.style !== undefined && item.parts === undefined && (begun.get(place(item))?.size ?? 0) > COLUMN.texts
}

/** Programs that write with letters of one width put values apart by blanks. */
function apart(item: Item): Item[] {
  if (!/\S {3,}\S/.test(item.text)) return [item]
  const letter = item.width / item.text.length
  return Array.from(item.text.matchAll(/\S+(?: {1,2}\S+)*/g), ({ 0: text, index }) => ({
    ...item,
    text,
    x: item.x + index * letter,
    width: text.length * letter,
  }))
}

import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { toFoundValue } from '../choose/choose-value.ts'

/** Lines of words that belong together: prose that wraps, or what stands below a heading. */
export interface Paragraph {
  page: PageLayout
  text: string
  pieces: readonly { cell: Cell; at: number }[]
}

/** Fewer words are a label or a value. */
const MIN_WORDS = 5
const MAX_LINES = 12
/** Of a larger page, and further up, nothing is prose that goes on. */
const MAX_CELLS = 6_000
const MAX_OPEN = 40
const isProse = (text: string) => text.split(' ').length >= MIN_WORDS

/** The paragraphs of a page; every other text is one of its own. `isHeading` says what takes the short lines below it. */
export function findParagraphs(page: PageLayout, isHeading: (text: string) => boolean): Paragraph[] {
  const open: { text: string; pieces: { cell: Cell; at: number }[]; takesAll: boolean }[] = []
  const cells = page.lines.flat()
  for (const cell of cells.length > MAX_CELLS ? [] : cells) {
    const own = open.slice(-MAX_OPEN).findLast(({ pieces, takesAll }) => {
      const last = pieces.at(-1)!.cell
      return pieces.length < MAX_LINES && (takesAll || isProse(last.text)) && isRightBelow(cell, last)
    })
    if (own) {
      own.pieces.push({ cell, at: own.text.length + 1 })
      own.text += ` ${cell.text}`
    } else open.push({ text: cell.text, pieces: [{ cell, at: 0 }], takesAll: isHeading(cell.text) })
  }
  return open.map(({ text, pieces }) => ({ page, text, pieces }))
}

const isRightBelow = (cell: Cell, above: Cell): boolean =>
  Math.abs(cell.left - above.left) <= 12 &&
  cell.top >= above.top + 2 &&
  cell.top - above.bottom < Math.max(8, above.bottom - above.top)

export interface Sentence {
  text: string
  /** Where it begins in its paragraph. */
  at: number
}

/** An abbreviation before a point: the sentence goes on. */
const ABBREVIATION = /\b(?:nos?|nr|num|art|sec|inc|ltd|co|corp|st|approx|incl|excl|ref|tel|p|para|\p{Lu})$/iu

/** What is longer is no sentence that a person wrote. */
const MAX_LENGTH = 2_000

export function findSentences({ text, pieces }: Pick<Paragraph, 'text' | 'pieces'>): Sentence[] {
  const widest = Math.max(...pieces.map(({ cell }) => cell.right))
  const starts = pieces.flatMap(({ cell, at }, nth) =>
    nth === 0 || beginsAnew(cell, pieces[nth - 1]!.cell, widest) ? [at] : [],
  )
  for (const { index, 0: gap } of text.matchAll(/[.!?]\s+(?=[\p{Lu}•\d])/gu))
    if (!ABBREVIATION.test(text.slice(0, index))) starts.push(index + gap.length)
  const inOrder = [...new Set(starts)].sort((a, b) => a - b)
  return inOrder
    .map((at, nth) => ({ text: text.slice(at, inOrder[nth + 1]).trimEnd(), at }))
    .filter((sentence) => sentence.text.length <= MAX_LENGTH)
}

/** After these, a sentence goes on. */
const OPEN_END =
  /[,;:&(/–-]$|\b(?:a|an|and|any|all|as|at|by|for|from|in|is|not?|of|on|or|our|per|that|the|to|under|with)$/i

/** Words that have a capital letter only where a sentence begins. */
const FIRST_WORD = /^(?:[•▪*–-] ?)?(?:The|We|Our|All|Any|This|These|That|If|You|Your|In|For|To|No|It|Please|Such|An?) /

/**
 * Statements below each other often end without a point. A line begins another one if it begins with a capital letter, and
 * with a word that has none within a sentence, or its first word would have had room in the line above.
 */
const beginsAnew = (cell: Cell, above: Cell, widest: number): boolean => {
  if (cell.top < above.top + 2 || !/^(?:[•▪*–-] ?)?\p{Lu}/u.test(cell.text) || OPEN_END.test(above.text)) return false
  const [word = ''] = cell.text.split(' ')
  const letter = (cell.right - cell.left) / cell.text.length
  return FIRST_WORD.test(cell.text) || above.right + letter * (word.length + 1) < widest
}

/** A part of a paragraph as a value, at the place where it begins. */
export function valueInParagraph<Value>(
  { page, pieces }: Paragraph,
  at: number,
  length: number,
  value: Value,
  ground: string,
): FoundValue<Value> {
  const piece = pieces.findLast((one) => one.at <= at)!
  return toFoundValue(page, piece.cell, at - piece.at, { value, length }, { confidence: 0.9, grounds: [ground] })
}

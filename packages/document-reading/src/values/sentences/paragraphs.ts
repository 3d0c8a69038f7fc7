import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { toFoundValue } from '../choose/choose-value.ts'

/** Lines of text that belong together: wrapped prose, or the text below a heading. */
export interface Paragraph {
  page: PageLayout
  text: string
  pieces: readonly { cell: Cell; at: number }[]
}

/** Text with fewer words is a label or a value. */
const MIN_WORDS = 5
const MAX_LINES = 12
/** Pages with more cells have no prose that wraps. */
const MAX_CELLS = 6_000
const MAX_OPEN = 40
const isProse = (text: string) => text.split(' ').length >= MIN_WORDS

/**
 * The paragraphs of a page; any other text is a paragraph of its own. `isHeading` selects texts that take the short
 * lines below them.
 */
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
  /** The offset in the paragraph. */
  at: number
}

/** An abbreviation before a point: the sentence goes on. */
const ABBREVIATION = /\b(?:nos?|nr|num|art|sec|inc|ltd|co|corp|st|approx|incl|excl|ref|tel|p|para|\p{Lu})$/iu

/** Longer texts are not sentences written by a person. */
const MAX_LENGTH = 2_000

export function findSentences({ text, pieces }: Pick<Paragraph, 'text' | 'pieces'>): Sentence[] {
  const widest = Math.max(...pieces.map(({ cell }) => cell.right))
  const starts = pieces.flatMap(({ cell, at }, nth) =>
    nth === 0 || startsStatement(cell, pieces[nth - 1]!.cell, widest) ? [at] : [],
  )
  for (const { index, 0: gap } of text.matchAll(/[.!?]\s+(?=[\p{Lu}•\d])/gu))
    if (!ABBREVIATION.test(text.slice(0, index))) starts.push(index + gap.length)
  const inOrder = [...new Set(starts)].sort((a, b) => a - b)
  return inOrder
    .map((at, nth) => ({ text: text.slice(at, inOrder[nth + 1]).trimEnd(), at }))
    .filter((sentence) => sentence.text.length <= MAX_LENGTH)
}

/** A sentence continues after these words. */
const OPEN_END =
  /[,;:&(/–-]$|\b(?:a|an|and|any|all|as|at|by|for|from|in|is|not?|of|on|or|our|per|that|the|to|under|with)$/i

/** Words that are capitalized only at the start of a sentence. */
const FIRST_WORD = /^(?:[•▪*–-] ?)?(?:The|We|Our|All|Any|This|These|That|If|You|Your|In|For|To|No|It|Please|Such|An?) /

/**
 * Whether a line starts a new statement, which often has no full stop before it: it starts with a capital letter, and
 * with a word that is lower case within sentences or that would have fitted on the line above.
 */
const startsStatement = (cell: Cell, above: Cell, widest: number): boolean => {
  if (cell.top < above.top + 2 || !/^(?:[•▪*–-] ?)?\p{Lu}/u.test(cell.text) || OPEN_END.test(above.text)) return false
  const [word = ''] = cell.text.split(' ')
  const letter = (cell.right - cell.left) / cell.text.length
  return FIRST_WORD.test(cell.text) || above.right + letter * (word.length + 1) < widest
}

/** A part of a paragraph as a value, with the position of its start. */
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

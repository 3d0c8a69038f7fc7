import type { Box, Cell } from '../../layout/layout.ts'
import { isLabelOnly, type LabelMatch, type LabelMeaning, labelMeanings } from './label-matches.ts'
import type { PageMap } from './page-map.ts'

/**
 * Labels in several cells: on two lines that are no labels alone, "Number of" above "Packages", or as the only content
 * of a box.
 */
export const findSplitLabels = (map: PageMap): LabelMatch[] => [...findTwoLineLabels(map), ...findBoxLabels(map)]

/** Longer texts are not labels. */
const MAX = { pieces: 6, letters: 60 }

/** Labels like "Gross", "Weight" and "(KGS)" that fill a form box. */
function findBoxLabels(map: PageMap): LabelMatch[] {
  if (!map.page.rulings?.vertical.length) return []
  const boxes = Map.groupBy(map.page.lines.flat(), (cell) => map.boxOf(cell) && boxKey(map.boxOf(cell)!))
  return [...boxes].flatMap(([name, cells]) => {
    const words = cells.map(({ text }) => text).join(' ')
    const isLabel = name && cells.length > 1 && cells.length <= MAX.pieces && words.length <= MAX.letters
    // A bilingual label has its meaning twice.
    if (!isLabel || /\d{2}/.test(words) || haveSameMeaning(cells)) return []
    const [cell] = cells as [Cell, ...Cell[]]
    const box = {
      left: Math.min(...cells.map(({ left }) => left)),
      right: Math.max(...cells.map(({ right }) => right)),
      top: Math.min(...cells.map(({ top }) => top)),
      bottom: Math.max(...cells.map(({ bottom }) => bottom)),
    }
    return labelsOf(words, { page: map.page, cell, box })
  })
}
const haveSameMeaning = ([first, ...others]: readonly Cell[]): boolean => {
  const own: readonly LabelMeaning[] = labelMeanings(first!.text).filter((meaning) => meaning !== 'other')
  return others.every(({ text }) => labelMeanings(text).some((meaning) => own.includes(meaning)))
}
const boxKey = ({ left, top }: Box) => `${Math.round(left)} ${Math.round(top)}`

function findTwoLineLabels(map: PageMap): LabelMatch[] {
  const labelMatches: LabelMatch[] = []
  for (const cell of map.cells) {
    if (cell.text.length > 30 || /[:：]$|\d{3}/.test(cell.text) || isLabelOnly(cell.text)) continue
    const below = map.below(cell)
    if (!below || below.top - cell.bottom > 4 || below.text.length > 25) continue
    const words = cell.text.endsWith('-') ? cell.text.slice(0, -1) + below.text : `${cell.text} ${below.text}`
    const box = {
      left: Math.min(cell.left, below.left),
      right: Math.max(cell.right, below.right),
      top: cell.top,
      bottom: below.bottom,
    }
    labelMatches.push(...labelsOf(words, { page: map.page, cell, box }))
  }
  return labelMatches
}

/** The meanings of words that fill their cells. */
const labelsOf = (words: string, at: Pick<LabelMatch, 'page' | 'cell' | 'box'>): LabelMatch[] =>
  labelMeanings(words).map((meaning) => ({
    ...at,
    meaning,
    form: 'alone',
    from: at.cell.text.length,
    hasColon: false,
    words,
  }))

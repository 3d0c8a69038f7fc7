import type { Box, Cell } from '../layout.ts'
import { isLabelAlone, type Spoken, type Spot, spokenAlone } from './label-matches.ts'
import type { PageMap } from './page-map.ts'

/** Labels in several pieces: of two lines that are none in the first, "Number of" above "Packages", or all that is in a box. */
export const brokenSpots = (map: PageMap): Spot[] => [...spotsOfTwoLines(map), ...spotsOfBoxes(map)]

/** No label is longer. */
const PIECES = { most: 6, letters: 60 }

/** "Gross", "Weight" and "(KGS)" that are all that is in a box of the form. */
function spotsOfBoxes(map: PageMap): Spot[] {
  if (!map.page.rulings?.vertical.length) return []
  const boxes = Map.groupBy(map.page.lines.flat(), (cell) => map.boxOf(cell) && boxName(map.boxOf(cell)!))
  return [...boxes].flatMap(([name, cells]) => {
    const words = cells.map(({ text }) => text).join(' ')
    const isLabel = name && cells.length > 1 && cells.length <= PIECES.most && words.length <= PIECES.letters
    // In two languages a label is written twice.
    if (!isLabel || /\d{2}/.test(words) || saySame(cells)) return []
    const [cell] = cells as [Cell, ...Cell[]]
    const box = {
      left: Math.min(...cells.map(({ left }) => left)),
      right: Math.max(...cells.map(({ right }) => right)),
      top: Math.min(...cells.map(({ top }) => top)),
      bottom: Math.max(...cells.map(({ bottom }) => bottom)),
    }
    return spokenAlone(words).map(
      (spoken): Spot => ({
        spoken,
        page: map.page,
        cell,
        box,
        form: 'alone',
        from: cell.text.length,
        hasColon: false,
        words,
      }),
    )
  })
}
const saySame = ([first, ...others]: readonly Cell[]): boolean => {
  const own: readonly Spoken[] = spokenAlone(first!.text).filter((spoken) => spoken !== 'other')
  return others.every(({ text }) => spokenAlone(text).some((spoken) => own.includes(spoken)))
}
const boxName = ({ left, top }: Box) => `${Math.round(left)} ${Math.round(top)}`

function spotsOfTwoLines(map: PageMap): Spot[] {
  const spots: Spot[] = []
  for (const cell of map.cells) {
    if (cell.text.length > 30 || /[:：]$|\d{3}/.test(cell.text) || isLabelAlone(cell.text)) continue
    const below = map.below(cell)
    if (!below || below.top - cell.bottom > 4 || below.text.length > 25) continue
    const words = cell.text.endsWith('-') ? cell.text.slice(0, -1) + below.text : `${cell.text} ${below.text}`
    const box = {
      left: Math.min(cell.left, below.left),
      right: Math.max(cell.right, below.right),
      top: cell.top,
      bottom: below.bottom,
    }
    for (const spoken of spokenAlone(words) as Spoken[])
      spots.push({ spoken, page: map.page, cell, box, form: 'alone', from: cell.text.length, hasColon: false, words })
  }
  return spots
}

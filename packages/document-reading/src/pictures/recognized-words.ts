import type { TextItem } from '../formats/group-rows.ts'
import { tidyText } from './tidy-text.ts'

/** A recognized word in pixels, with its certainty from 0 to 1. */
export interface PlacedWord {
  text: string
  left: number
  top: number
  width: number
  height: number
  certainty: number
}

export interface Word extends PlacedWord {
  line: string
}

/** Words at one height are a line. */
export function assignLines(words: readonly PlacedWord[]): Word[] {
  const middleOf = ({ top, height }: PlacedWord) => top + height / 2
  let line = { number: 0, middle: Number.NEGATIVE_INFINITY, height: 0 }
  let last = line.middle
  return words
    .toSorted((a, b) => middleOf(a) - middleOf(b))
    .map((word) => {
      const middle = middleOf(word)
      // A low word stays on the line of a tall one beside it, although alone it would start a new line.
      if (middle !== last && middle - line.middle > 0.5 * Math.max(word.height, line.height))
        line = { number: line.number + 1, middle, height: word.height }
      last = middle
      return { ...word, line: String(line.number) }
    })
}

/** Monospaced letters, as of a typewriter, have a full-width space between words. */
function isMonospaced(line: readonly Word[]): boolean {
  const widths = line.flatMap(({ text, width }) => (text.length >= 3 ? [width / (text.length - 0.15)] : []))
  const mean = widths.reduce((all, one) => all + one, 0) / widths.length
  return widths.length >= 2 && widths.every((one) => Math.abs(one - mean) < 0.05 * mean)
}

/** Converts words to text items in points, with one base line for each line. */
export function toTextItems(words: readonly Word[], dotsPerInch: number): (TextItem & { certainty: number })[] {
  const toPoints = (pixels: number) => (pixels * 72) / dotsPerInch
  const lines = [...Map.groupBy(words, ({ line }) => line).values()]
  const longLines = lines.filter((line) => line.filter(({ text }) => text.length >= 3).length >= 2)
  // A page has one typewriter: its lines of short words follow the others.
  const isPageMonospaced = longLines.length >= 4 && longLines.filter(isMonospaced).length >= 0.5 * longLines.length
  return lines.flatMap((line) => {
    const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
    const bottom = middle(line.map(({ top, height }) => top + height))
    const size = Math.max(...line.map(({ height }) => height))
    const minGap = isPageMonospaced || isMonospaced(line) ? 1 : 0.5
    return line
      .filter(({ text }) => !/^[|_\-–—~.'"`‘’“”\\[\]{}]+$/.test(text))
      .map(({ text, left, width, certainty }) => ({
        // Removes strokes that were recognized from ruled lines.
        text: tidyText(text.replace(/^[|[\]{}]+|[|[\]{}]+$/g, '')),
        x: toPoints(left),
        y: toPoints(bottom),
        width: toPoints(width),
        size: Math.min(toPoints(size) * 1.25, 24),
        minGap,
        certainty,
      }))
  })
}

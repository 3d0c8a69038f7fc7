import type { Cell } from '../layout.ts'
import { isLabelAlone } from './label-matches.ts'

/** Of a style's cells, so many are labels that are known, and so few hold numbers. */
const LEAST = { labels: 4, share: 0.4 }
const MOST_NUMBERS = 0.1
const LONGEST = 60
const NUMBER = /\d{2}/

/**
 * Forms are printed in one style and filled in with another: what is printed like the labels that are known is a label
 * too, in whatever words and language.
 */
export function headingStyles(cells: readonly Cell[]): ReadonlySet<string> {
  const styles = new Map<string, { all: number; labels: number; numbers: number }>()
  let numbers = 0
  for (const { style, text } of cells) {
    if (style === undefined || text.length > LONGEST) continue
    const one = styles.get(style) ?? { all: 0, labels: 0, numbers: 0 }
    styles.set(style, one)
    one.all++
    if (isLabelAlone(text)) one.labels++
    else if (NUMBER.test(text)) {
      one.numbers++
      numbers++
    }
  }
  const isOfHeadings = (one: { all: number; labels: number; numbers: number }) =>
    one.labels >= LEAST.labels &&
    one.labels >= LEAST.share * one.all &&
    one.numbers <= MOST_NUMBERS * one.all &&
    numbers - one.numbers >= LEAST.labels
  return new Set([...styles].flatMap(([style, one]) => (isOfHeadings(one) ? [style] : [])))
}

export const isHeading = ({ style, text }: Cell, styles: ReadonlySet<string>): boolean =>
  style !== undefined && styles.has(style) && text.length <= LONGEST && !NUMBER.test(text)

import type { Cell } from '../../layout/layout.ts'
import { isLabelOnly } from './label-matches.ts'

/** The minimum number and share of known labels among the cells of a heading style. */
const MIN = { labels: 4, share: 0.4 }
const MAX_NUMBER_SHARE = 0.1
const MAX_HEADING_LENGTH = 60
const NUMBER = /\d{2}/

/**
 * Forms use one style for labels and another for values: text in the style of known labels is a label too, in any words
 * and language.
 */
export function headingStyles(cells: readonly Cell[]): ReadonlySet<string> {
  const styles = new Map<string, { all: number; labels: number; numbers: number }>()
  let numbers = 0
  for (const { style, text } of cells) {
    if (style === undefined || text.length > MAX_HEADING_LENGTH) continue
    const one = styles.get(style) ?? { all: 0, labels: 0, numbers: 0 }
    styles.set(style, one)
    one.all++
    if (isLabelOnly(text)) one.labels++
    else if (NUMBER.test(text)) {
      one.numbers++
      numbers++
    }
  }
  const isHeadingStyle = (one: { all: number; labels: number; numbers: number }) =>
    one.labels >= MIN.labels &&
    one.labels >= MIN.share * one.all &&
    one.numbers <= MAX_NUMBER_SHARE * one.all &&
    numbers - one.numbers >= MIN.labels
  return new Set([...styles].flatMap(([style, one]) => (isHeadingStyle(one) ? [style] : [])))
}

export const isHeading = ({ style, text }: Cell, styles: ReadonlySet<string>): boolean =>
  style !== undefined && styles.has(style) && text.length <= MAX_HEADING_LENGTH && !NUMBER.test(text)

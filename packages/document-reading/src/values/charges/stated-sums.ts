import type { PageLayout } from '../../layout/layout.ts'
import { type DecimalSign, possibleNumbers } from '../numbers/decimal-sign.ts'
import type { LineItem } from './line-items.ts'
import { sumOfRows } from './sum-of-rows.ts'

const NUMBER = /\d[\d.,']*\d|\d/g

const inHundredths = (amount: number): number => Math.round(100 * amount)

/** In hundredths. */
const sumOf = (rows: readonly LineItem[]): number => inHundredths(sumOfRows(rows) ?? 0)

/** Whether the sum of rows is printed on a line other than theirs. */
export const statesSumOf = (rows: readonly LineItem[], pages: readonly PageLayout[], decimal: DecimalSign): boolean =>
  sumOf(rows) > 0 && amountsBeside(rows, pages, decimal, NUMBER).has(sumOf(rows))

/** Whether an amount is printed on a line other than those of the rows. */
export const statesBeside = (
  amount: number,
  rows: readonly LineItem[],
  pages: readonly PageLayout[],
  decimal: DecimalSign,
): boolean => amountsBeside(rows, pages, decimal, AMOUNT).has(inHundredths(amount))

/** A date or document number is not an amount. */
const AMOUNT = /(?<![\w.,/-])\d[\d.,']*[.,]\d{2}(?![\w,/-]|\.\d)/g

/** Whether the rows and another printed amount, a tax or a fee, add up to a printed total. */
export function statesTotalWith(
  rows: readonly LineItem[],
  pages: readonly PageLayout[],
  decimal: DecimalSign,
): boolean {
  const [sum, amounts] = [sumOf(rows), amountsBeside(rows, pages, decimal, AMOUNT)]
  return sum > 0 && [...amounts].some((one) => one > 0 && amounts.has(sum + one))
}

/** The start of the line that contains an offset; both are offsets in the text of the page. */
export const startOfLine = (page: PageLayout, at: number): number => page.text.lastIndexOf('\n', at) + 1

/** The text of the line that contains an offset. */
export const lineAround = ({ text }: PageLayout, at: number): string =>
  text.slice(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at))

/** The amounts printed on lines other than those of the rows, in hundredths. */
function amountsBeside(
  rows: readonly LineItem[],
  pages: readonly PageLayout[],
  decimal: DecimalSign,
  pattern: RegExp,
): ReadonlySet<number> {
  const amounts = new Set<number>()
  for (const page of pages) {
    const starts = rows.flatMap(({ amount }) => (amount!.page === page.number ? [amount!.span[0]] : []))
    const ofRows = new Set(starts.map((start) => startOfLine(page, start)))
    for (const line of page.lines)
      if (line[0] && !ofRows.has(line[0].start))
        for (const { text } of line)
          for (const [written] of text.matchAll(pattern))
            for (const one of possibleNumbers(written, decimal)) amounts.add(inHundredths(one))
  }
  return amounts
}

import type { Box, Cell, PageLayout } from '../../layout/layout.ts'
import { type DecimalSign, possibleNumbers } from '../numbers/decimal-sign.ts'
import { isPrintedAsLess } from '../numbers/printed-sign.ts'

export const overlaps = (one: Box, other: Box) => one.left < other.right && one.right > other.left

/** Cells above with exactly one number in the same column, from the top. */
export const numbersAbove = (page: PageLayout, own: Cell, decimal: DecimalSign): Cell[] =>
  page.lines
    .flat()
    .filter(
      (cell) => cell.bottom <= own.top + 2 && overlaps(cell, own) && parseNumbers(cell.text, decimal).length === 1,
    )

const NUMBER = /(?<![\w.,/]|\w-)\d[\d.,' \u00a0\u202f]*(?<=\d)(?![\d/]|-(?!\s*$)|[.,]\d)/g

/** The unambiguous numbers of a cell. */
export const parseNumbers = (text: string, decimal: DecimalSign): number[] =>
  (text.match(NUMBER) ?? []).flatMap((one) => {
    const [read, ...further] = possibleNumbers(one.trim(), decimal)
    return read === undefined || further.length > 0 ? [] : [read]
  })

/** Discounts are negative: "-825.00", "(825.00)". */
export const signFactor = (text: string): 1 | -1 => {
  const { index = 0, 0: number = '' } = text.matchAll(NUMBER).next().value ?? {}
  return isPrintedAsLess(text.slice(0, index), text.slice(index + number.length)) ? -1 : 1
}

import { currencyIn } from '../amounts.ts'
import type { Cell, LaidPage } from '../layout.ts'

/** The currency that the head of its column names: "AMOUNT (ZAR)" above an amount. */
export function currencyAbove(page: LaidPage, cell: Cell): string | null {
  const heads = page.lines
    .flat()
    .filter((one) => one.bottom <= cell.top + 2 && one.left < cell.right && one.right > cell.left)
    .filter(({ text }) => text.length <= 40 && !/\d/.test(text))
    .toSorted((a, b) => b.top - a.top)
  return heads.flatMap(({ text }) => currencyIn(text) ?? [])[0] ?? null
}

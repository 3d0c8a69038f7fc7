import { cellsAbove } from '../../layout/find-cells.ts'
import type { Cell, PageLayout } from '../../layout/layout.ts'
import { oncePer } from '../../once-per.ts'
import { findCurrency } from '../numbers/amounts.ts'

/** How far a header is looked for, in such cells: pages with more of them are no tables. */
const MAX_CELLS = 6_000

const isWords = ({ text }: Cell) => text.length <= 40 && !/\d/.test(text)
/** A page with only the cells that may be headers; cached, because each total and amount looks for its own. */
const wordsOf = oncePer((page: PageLayout) => ({ ...page, lines: page.lines.map((line) => line.filter(isWords)) }))

/** Possible headers of the column of a cell, the nearest first. */
export const headersAbove = (page: PageLayout, cell: Cell): Cell[] =>
  cellsAbove(wordsOf(page), cell.top + 2, MAX_CELLS)
    .filter((one) => one.bottom <= cell.top + 2 && one.left < cell.right && one.right > cell.left)
    .toSorted((a, b) => b.top - a.top)

/** The currency in the column header: "AMOUNT (ZAR)" above an amount. */
export const currencyAbove = (page: PageLayout, cell: Cell): string | null =>
  headersAbove(page, cell).flatMap(({ text }) => findCurrency(text) ?? [])[0] ?? null

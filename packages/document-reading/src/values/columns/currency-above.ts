import { cellsAbove } from '../../layout/find-cells.ts'
import type { Cell, PageLayout } from '../../layout/layout.ts'
import { findCurrency } from '../numbers/amounts.ts'

/** Tables with more cells above a total have no header that belongs to it alone. */
const MAX_CELLS = 6_000

/** Possible headers of the column of a cell, the nearest first. */
export const headersAbove = (page: PageLayout, cell: Cell): Cell[] =>
  cellsAbove(page, cell.top + 2, MAX_CELLS)
    .filter((one) => one.bottom <= cell.top + 2 && one.left < cell.right && one.right > cell.left)
    .filter(({ text }) => text.length <= 40 && !/\d/.test(text))
    .toSorted((a, b) => b.top - a.top)

/** The currency in the column header: "AMOUNT (ZAR)" above an amount. */
export const currencyAbove = (page: PageLayout, cell: Cell): string | null =>
  headersAbove(page, cell).flatMap(({ text }) => findCurrency(text) ?? [])[0] ?? null

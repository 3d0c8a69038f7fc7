import type { Cell } from '../layout.ts'
import { type DecimalSign, readings } from './decimal-sign.ts'
import { type Head, type HeadRow, headOf } from './header-rows.ts'
import type { Spoken } from './label-matches.ts'

const areInLine = (a: Head['box'], b: Head['box']) => a.left < b.right && a.right > b.left

/** In two languages a column has two heads, one above the other. */
const isOfColumn = (own: Head | undefined, column: Head, spoken: Spoken): boolean =>
  own === column || (own?.spoken.has(spoken) === true && areInLine(own.box, column.box))

/** The cell of a column: of a column that has no head of its own the cells seem to be of the next one. */
const nearest = (cells: readonly Cell[], { box }: Head): Cell | undefined =>
  cells.findLast((cell) => areInLine(cell, box)) ?? cells.at(-1)

export const cellOf = (line: readonly Cell[], head: HeadRow, column: Head): Cell | undefined =>
  nearest(
    line.filter((cell) => headOf(head, cell) === column),
    column,
  )

export function cellUnder(line: readonly Cell[], head: HeadRow, spoken: Spoken): Cell | undefined {
  const column = head.heads.findLast((one) => one.spoken.has(spoken))
  return (
    column &&
    nearest(
      line.filter((cell) => isOfColumn(headOf(head, cell), column, spoken)),
      column,
    )
  )
}

interface Row {
  amount: number
  price: number | undefined
  /** The cells of both. */
  others: readonly Cell[]
  decimal: DecimalSign
}

export interface Count {
  cell: Cell
  value: number
  length: number
  /** Times the price it is the amount. */
  isProduct: boolean
}

/** "40HC" and "32.5%" count nothing. */
const COUNT = /^(?!.*%)(?![24][05]\s?(?:['’]|(?:ft|gp|hc|hq|dc|dv|st|rf|rh|ot|fr)\b))\d[\d.,' ]*/i

/**
 * How many: of the columns that may say so ("Quantity", "Unit") the one with a number tells. Where its number does not
 * make the amount, another of the row may: what is sold by the kilogram is counted by its weight.
 */
export function quantityOf(line: readonly Cell[], head: HeadRow, row: Row): Count | undefined {
  const inColumns = head.heads
    .flatMap((column) =>
      QUANTITIES.filter((spoken) => column.spoken.has(spoken)).flatMap(
        (spoken) =>
          nearest(
            line.filter((cell) => COUNT.test(cell.text) && isOfColumn(headOf(head, cell), column, spoken)),
            column,
          ) ?? [],
      ),
    )
    .filter((cell) => !row.others.includes(cell))
    .flatMap((cell) => countIn(cell, row) ?? [])
  const counted = inColumns.find(({ isProduct }) => isProduct) ?? inColumns.at(-1)
  if (counted?.isProduct) return counted
  const products = line
    .filter((cell) => !row.others.includes(cell))
    .flatMap((cell) => countIn(cell, row) ?? [])
    .filter(({ isProduct, value }) => isProduct && value > 1)
  return products.at(-1) ?? counted
}

/** On bills for demurrage the days are counted. */
const QUANTITIES: readonly Spoken[] = ['head:quantity', 'chargeable_days']

function countIn(cell: Cell, { amount, price, decimal }: Row): Count | undefined {
  const number = COUNT.exec(cell.text)?.[0].trim()
  if (number === undefined) return undefined
  const ways = readings(number, decimal)
  const adds = ways.find(
    (quantity) => price !== undefined && Math.abs(quantity * price - amount) < 0.02 + 0.005 * quantity,
  )
  // Nothing is counted in thousandths: a sign was taken for another.
  const isSplit = /[.,]\d{3}$/.test(number) && !Number.isInteger(ways[0])
  const value = adds ?? (ways.length === 1 && !isSplit ? ways[0] : undefined)
  return value === undefined ? undefined : { cell, value, length: number.length, isProduct: adds !== undefined }
}

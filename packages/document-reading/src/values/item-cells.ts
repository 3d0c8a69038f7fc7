import type { Cell } from '../layout.ts'
import { type DecimalSign, possibleNumbers } from './decimal-sign.ts'
import { type ColumnHeader, type HeaderRow, nearestHeader } from './header-rows.ts'
import type { LabelMeaning } from './label-matches.ts'

const overlapHorizontally = (a: ColumnHeader['box'], b: ColumnHeader['box']) => a.left < b.right && a.right > b.left

/** In two languages a column has two heads, one above the other. */
const belongsToColumn = (own: ColumnHeader | undefined, column: ColumnHeader, meaning: LabelMeaning): boolean =>
  own === column || (own?.meanings.has(meaning) === true && overlapHorizontally(own.box, column.box))

/** The cell of a column: of a column that has no head of its own the cells seem to be of the next one. */
const cellOfColumn = (cells: readonly Cell[], { box }: ColumnHeader): Cell | undefined =>
  cells.findLast((cell) => overlapHorizontally(cell, box)) ?? cells.at(-1)

export const findCell = (line: readonly Cell[], header: HeaderRow, column: ColumnHeader): Cell | undefined =>
  cellOfColumn(
    line.filter((cell) => nearestHeader(header, cell) === column),
    column,
  )

export function findCellByMeaning(line: readonly Cell[], header: HeaderRow, meaning: LabelMeaning): Cell | undefined {
  const column = header.headers.findLast((one) => one.meanings.has(meaning))
  return (
    column &&
    cellOfColumn(
      line.filter((cell) => belongsToColumn(nearestHeader(header, cell), column, meaning)),
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
export function findQuantity(line: readonly Cell[], header: HeaderRow, row: Row): Count | undefined {
  const inColumns = header.headers
    .flatMap((column) =>
      QUANTITY_MEANINGS.filter((meaning) => column.meanings.has(meaning)).flatMap(
        (meaning) =>
          cellOfColumn(
            line.filter(
              (cell) => COUNT.test(cell.text) && belongsToColumn(nearestHeader(header, cell), column, meaning),
            ),
            column,
          ) ?? [],
      ),
    )
    .filter((cell) => !row.others.includes(cell))
    .flatMap((cell) => parseCount(cell, row) ?? [])
  const counted = inColumns.find(({ isProduct }) => isProduct) ?? inColumns.at(-1)
  if (counted?.isProduct) return counted
  const products = line
    .filter((cell) => !row.others.includes(cell))
    .flatMap((cell) => parseCount(cell, row) ?? [])
    .filter(({ isProduct, value }) => isProduct && value > 1)
  return products.at(-1) ?? counted
}

/** On bills for demurrage the days are counted. */
const QUANTITY_MEANINGS: readonly LabelMeaning[] = ['head:quantity', 'chargeable_days']

function parseCount(cell: Cell, { amount, price, decimal }: Row): Count | undefined {
  const number = COUNT.exec(cell.text)?.[0].trim()
  if (number === undefined) return undefined
  const options = possibleNumbers(number, decimal)
  const product = options.find(
    (quantity) => price !== undefined && Math.abs(quantity * price - amount) < 0.02 + 0.005 * quantity,
  )
  // Nothing is counted in thousandths: a sign was taken for another.
  const isSplit = /[.,]\d{3}$/.test(number) && !Number.isInteger(options[0])
  const value = product ?? (options.length === 1 && !isSplit ? options[0] : undefined)
  return value === undefined ? undefined : { cell, value, length: number.length, isProduct: product !== undefined }
}

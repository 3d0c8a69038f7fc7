import type { Cell } from '../../layout/layout.ts'
import { type ColumnHeader, type HeaderRow, nearestHeader } from '../labelled/header-rows.ts'
import type { LabelMeaning } from '../labelled/label-matches.ts'
import { type DecimalSign, possibleNumbers } from '../numbers/decimal-sign.ts'

const overlapHorizontally = (a: ColumnHeader['box'], b: ColumnHeader['box']) => a.left < b.right && a.right > b.left

/** A bilingual column has two headers, one above the other. */
const belongsToColumn = (own: ColumnHeader | undefined, column: ColumnHeader, meaning: LabelMeaning): boolean =>
  own === column || (own?.meanings.has(meaning) === true && overlapHorizontally(own.box, column.box))

/**
 * The cell of a column; cells of a column without a header seem to belong to the next one, so the cell below the header
 * is preferred.
 */
const cellOfColumn = (cells: readonly Cell[], { box }: ColumnHeader): Cell | undefined =>
  cells.findLast((cell) => overlapHorizontally(cell, box)) ?? cells.at(-1)

export const findCell = (line: readonly Cell[], header: HeaderRow, column: ColumnHeader): Cell | undefined =>
  cellOfColumn(
    line.filter((cell) => nearestHeader(header, cell) === column),
    column,
  )

export function findCellByMeaning(line: readonly Cell[], header: HeaderRow, meaning: LabelMeaning): Cell | undefined {
  const columns = header.headers.filter((one) => one.meanings.has(meaning))
  // "Charge" may be the header of descriptions or of amounts: if another column has descriptions, it is of amounts.
  const plain = meaning === 'head:description' ? columns.filter((one) => !one.meanings.has('head:amount')) : []
  const column = plain.at(-1) ?? columns.at(-1)
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
  /** The cells of amount and price. */
  others: readonly Cell[]
  decimal: DecimalSign
}

export interface Count {
  cell: Cell
  value: number
  length: number
  /** Whether quantity times price is the amount. */
  isProduct: boolean
}

/** "40HC" and "32.5%" are not quantities. */
const COUNT = /^(?!.*%)(?![24][05]\s?(?:['’]|(?:ft|gp|hc|hq|dc|dv|st|rf|rh|ot|fr)\b))\d[\d.,' ]*/i

/**
 * The quantity from the columns that may have it ("Quantity", "Unit"). If it does not multiply to the amount, another
 * number of the row may: goods sold by the kilogram have their weight as quantity.
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

/** Demurrage invoices count days. */
const QUANTITY_MEANINGS: readonly LabelMeaning[] = ['head:quantity', 'chargeable_days']

function parseCount(cell: Cell, { amount, price, decimal }: Row): Count | undefined {
  const number = COUNT.exec(cell.text)?.[0].trim()
  if (number === undefined) return undefined
  const options = possibleNumbers(number, decimal)
  const product = options.find(
    (quantity) => price !== undefined && Math.abs(quantity * price - amount) < 0.02 + 0.005 * quantity,
  )
  // Quantities have no three decimals: a separator was misread.
  const isSplit = /[.,]\d{3}$/.test(number) && !Number.isInteger(options[0])
  const value = product ?? (options.length === 1 && !isSplit ? options[0] : undefined)
  return value === undefined ? undefined : { cell, value, length: number.length, isProduct: product !== undefined }
}

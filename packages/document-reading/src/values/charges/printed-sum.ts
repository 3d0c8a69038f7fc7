import { exactAmount, isSameAmount } from '@boxtrail/reference/currency'
import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { type Conventions, isAccepted } from '../accept/accepted.ts'
import { acceptMoney, type Money } from '../accept/amounts.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { hasDecimals } from '../numbers/printed-decimals.ts'
import type { LineItem } from './line-items.ts'
import { isProduct } from './read-line-items.ts'
import { startOfLine, statesBeside } from './stated-sums.ts'
import { sumOfRows } from './sum-of-rows.ts'

/** In points: other texts below a table are further away. */
const MAX_GAP = 30
/** The maximum distance between the right edges of numbers in one column, in points. */
const MAX_SHIFT = 8
const SUM =
  /^(?:sub[- ]?|grand |invoice )?(?:totals?|sum(?:me|a)?|totale|gesamt(?:summe)?|zwischensumme|totaal|toplam)(?: amount| charges?)?\s*(?:\(?[A-Z]{3}\)?)?\s*[:：]?$/iu

/**
 * The sum printed directly below rows in the column of their amounts, if the rows do not add up to it. Each row was
 * read correctly, because its own numbers match, and no line between them could be another row. The sum of a sheet
 * with hidden numbers may include them.
 */
export function findDifferingSum(
  pages: readonly PageLayout[],
  items: readonly LineItem[],
  conventions: Conventions,
): FoundValue<Money> | undefined {
  const last = items.at(-1)
  const page = pages.find(({ number }) => number === last?.amount?.page)
  if (
    !last ||
    !page ||
    page.hasHiddenNumbers ||
    !items.every((one) => one.amount?.page === page.number && isProduct(one))
  )
    return undefined
  const lineAt = new Map(page.lines.map(([first], at) => [first?.start, at]))
  const lines = items.map(({ amount }) => lineAt.get(startOfLine(page, amount!.span[0])) ?? -1)
  const isTable = lines.every((at, nth) => nth === 0 || at === lines[nth - 1]! + 1)
  const [row, below] = [page.lines[lines.at(-1)!], page.lines[lines.at(-1)! + 1]]
  const amount = row?.find(holds(last.amount!))
  const cell = below?.at(-1)
  if (!isTable || !amount || !below || !cell) return undefined
  if (below[0]!.top - amount.bottom > MAX_GAP || Math.abs(cell.right - amount.right) > MAX_SHIFT) return undefined
  const currency = last.amount!.value.currency
  const printed = acceptMoney({ ...conventions, currency })(cell.text)
  const days = items.reduce((all, { quantity }) => all + (quantity?.value ?? 0), 0)
  const isPlain = below.slice(0, -1).every(({ text }) => SUM.test(text) || Number(text) === days)
  if (!isPlain || !printed || !isAccepted(printed) || !hasDecimals(cell.text, currency)) return undefined
  const added = sumOfRows(items)
  if (added === undefined || printed.value.currency !== currency) return undefined
  const more = exactAmount(printed.value.amount - added)
  if (isSameAmount(more, 0, currency ?? undefined)) return undefined
  // The difference may be a tax or a fee that is stated elsewhere.
  if (statesBeside(Math.abs(more), items, pages, conventions.decimal)) return undefined
  const evidence = { confidence: 0.9, grounds: ['right below the rows, which add up to another amount'] }
  return toFoundValue(page, cell, printed.at, printed, evidence)
}

const holds =
  ({ span: [start] }: FoundValue<unknown>) =>
  (cell: Cell): boolean =>
    cell.start <= start && start < cell.start + cell.text.length

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

/** In points: what else stands below a table is further away. */
const MAX_GAP = 30
/** How far the right edges of one column of numbers are apart. */
const MAX_SHIFT = 8
const SUM =
  /^(?:sub[- ]?|grand |invoice )?(?:totals?|sum(?:me|a)?|totale|gesamt(?:summe)?|zwischensumme|totaal|toplam)(?: amount| charges?)?\s*(?:\(?[A-Z]{3}\)?)?\s*[:：]?$/iu

/**
 * The sum that is printed right below rows in the column of their amounts, where it is not what they add up to. Each of them
 * was read right by its own numbers, and no line is between them that could be another row.
 */
export function findDifferingSum(
  pages: readonly PageLayout[],
  items: readonly LineItem[],
  conventions: Conventions,
): FoundValue<Money> | undefined {
  const last = items.at(-1)
  const page = pages.find(({ number }) => number === last?.amount?.page)
  if (!last || !page || !items.every((one) => one.amount?.page === page.number && isProduct(one))) return undefined
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
  const more = exactAmount(printed.value.amount - sumOf(items))
  if (isSameAmount(more, 0, currency ?? undefined)) return undefined
  // Tax or a fee that is named elsewhere makes a sum of its own with the rows.
  if (statesBeside(Math.abs(more), items, pages, conventions.decimal)) return undefined
  const evidence = { confidence: 0.9, grounds: ['right below the rows, which add up to another amount'] }
  return toFoundValue(page, cell, printed.at, printed, evidence)
}

const sumOf = (items: readonly LineItem[]): number =>
  exactAmount(items.reduce((all, { amount }) => all + amount!.value.amount, 0))

const holds =
  ({ span: [start] }: FoundValue<unknown>) =>
  (cell: Cell): boolean =>
    cell.start <= start && start < cell.start + cell.text.length

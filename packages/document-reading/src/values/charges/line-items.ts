import { isSameAmount } from '@boxtrail/reference/currency'
import { labels } from '../../labels/labels.ts'
import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { type Conventions, isAccepted } from '../accept/accepted.ts'
import { acceptMoney, type Money } from '../accept/amounts.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { parseNumbers } from '../columns/column-numbers.ts'
import { type Count, findCell, findCellByMeaning, findQuantity } from '../columns/item-cells.ts'
import type { Accepted } from '../dates/dates.ts'
import { readDayStep } from '../day-ranges/day-steps.ts'
import { type ColumnHeader, type HeaderRow, nearestHeader } from '../labelled/header-rows.ts'
import { findCurrency } from '../numbers/amounts.ts'
import { isPrintedAsLess } from '../numbers/printed-sign.ts'
import { type BilledRow, freeDaysOf, readBilledDays, withoutTaxColumns } from './billed-rows.ts'

export interface LineItem extends BilledRow {
  description?: FoundValue<string>
  quantity?: FoundValue<number>
  unit_price?: FoundValue<Money>
  amount?: FoundValue<Money>
}

/** Taxes are not line items. */
export const TAX =
  /^(?:(?:add|plus|zzgl\.?|\+)\s+)?(?:vat|[cisu]?gst|hst|iva|i\.?v\.?a|i\.?g\.?v|tva|moms|mva|mwst|btw|kdv|(?:sales|consumption|service) tax|tax)(?!\p{L})/iu
/** Prepaid and collect charges: each charge is in one of the two columns. */
const PAYMENT = /^(?:prepaid|collect)/i

/**
 * A row with an amount, and whether it counts hours at an hourly rate, which are not days at a daily rate; null for any
 * other line.
 */
export function readItem(
  page: PageLayout,
  line: readonly Cell[],
  header: HeaderRow,
  conventions: Conventions,
  isBill: boolean,
): { item: LineItem; isHourly: boolean } | null {
  const money = (cell: Cell | undefined) => {
    const currency = cell && findCurrency(nearestHeader(header, cell)?.words ?? '')
    const accepted =
      cell &&
      acceptMoney({ ...conventions, decimal: conventions.decimal ?? '.', currency: currency ?? conventions.currency })(
        cell.text,
      )
    return cell && accepted && isAccepted(accepted) ? { cell, accepted: withSign(cell.text, accepted) } : null
  }
  // The amount to pay is at the end of a row: "Total days … Charge". With tax it is no product of days and rate.
  const amounts = header.headers.filter(({ meanings }) => meanings.has('head:amount')).toSorted(byLeft)
  const untaxed = isBill ? withoutTaxColumns(header, amounts) : amounts
  const last =
    (isBill && untaxed.length > 1 ? productColumn(line, header, untaxed, conventions) : null) ?? untaxed.at(-1)
  const columns = last && PAYMENT.test(last.words) ? amounts.filter(({ words }) => PAYMENT.test(words)) : [last]
  const amount = columns
    .toReversed()
    .flatMap((column) => money(column && findCell(line, header, column)) ?? [])
    .at(0)
  if (!amount) return null
  // "Ext. price" is the amount if a column before it has the unit price.
  const withoutAmounts = {
    ...header,
    headers: header.headers.filter((one) => !columns.includes(one) || !hasSeparatePrice(header, one)),
  }
  const one =
    findCellByMeaning(line, withoutAmounts, 'head:unit_price') ??
    (isBill ? findCellByMeaning(line, withoutAmounts, 'rate_per_day') : undefined)
  const price = one === amount.cell ? null : money(one)
  const text = findCellByMeaning(line, header, 'head:description') ?? (isBill ? misread(line, header) : undefined)
  const { value: total } = amount.accepted
  const isDescribed = text !== undefined && /\p{L}{2}/u.test(text.text)
  const counted = findQuantity(line, header, {
    amount: total.amount,
    price: price?.accepted.value.amount,
    others: [amount.cell, ...(price ? [price.cell] : [])],
    decimal: conventions.decimal,
  })
  const step = isBill && !counted?.isProduct && price ? stepOfRow(line, price.accepted.value, total) : undefined
  const isHourly = isBill && counted !== undefined && countsHours(page, header, counted.cell, line)
  const count = step ?? counted
  // An empty row of a workbook still has the formula of its amount.
  if (total.amount === 0 && !isDescribed && !count?.value) return null
  const days = () => readBilledDays(page, line, header, isHourly ? undefined : count?.value, conventions)
  const evidence = count?.isProduct
    ? { confidence: 0.98, grounds: ['in a row of a table', 'quantity times price is its amount'] }
    : { confidence: 0.9, grounds: ['in a row of a table'] }
  const item: LineItem = {
    ...(isDescribed && {
      description: toFoundValue(
        page,
        text,
        0,
        { value: text.text.slice(0, 200), length: Math.min(200, text.text.length) },
        evidence,
      ),
    }),
    ...(count && { quantity: toFoundValue(page, count.cell, step?.at ?? 0, count, evidence) }),
    ...(price && { unit_price: toFoundValue(page, price.cell, price.accepted.at, price.accepted, evidence) }),
    amount: toFoundValue(page, amount.cell, amount.accepted.at, amount.accepted, evidence),
    ...(isBill && (total.amount === 0 ? freeDaysOf(days()) : days())),
  }
  return { item, isHourly }
}

/** What is below the header of the containers and is none: without it the row would continue the container before. */
const misread = (line: readonly Cell[], header: HeaderRow): Cell | undefined => {
  const cell = findCellByMeaning(line, header, 'head:container')
  return cell && /^\P{L}*[A-Z]{3}/iu.test(cell.text) && /(?:\d\D?){5}/.test(cell.text) ? cell : undefined
}

/** The unit in a column of its own, or behind the description: "Driver detention (hrs)". */
const HOURLY =
  /^(?:h|hrs?\.?|hours?|std\.?|stunden|heures?|horas?|ore|uren)$|\((?:in )?(?:h|hrs?|hours?|std\.?|stunden)\)$/i
const HOURS =
  /^(?:(?:no\.?|number) of |anzahl |nombre d['’])?(?:hours?|hrs?\.?|stunden|std\.?|heures?|horas?|ore|uren)(?!\p{L})/iu

const countsHours = (page: PageLayout, header: HeaderRow, cell: Cell, line: readonly Cell[]): boolean =>
  line.some((one) => HOURLY.test(one.text) && !(STANDARD.test(one.text) && isContainerType(header, one, cell, line))) ||
  /^\d[\d.,]*\s?(?:h|hrs?|hours?|std|stunden)\b/i.test(cell.text) ||
  headsOfHours(page, header).some(({ left, right }) => left < cell.right + HEAD_SHIFT && right > cell.left - HEAD_SHIFT)
/** Hours in German, or a standard container: the unit is behind the number that it counts. */
const STANDARD = /^std\.?$/i
const isContainerType = (header: HeaderRow, cell: Cell, count: Cell, line: readonly Cell[]): boolean =>
  line[line.indexOf(count) + 1] !== cell || /\btype?\b|size|equip/i.test(nearestHeader(header, cell)?.words ?? '')
/** In points: a short number may be slightly beside its header. */
const HEAD_SHIFT = 8

/** Cached for all rows of a table, because a page may have many. */
const headsByTable = new WeakMap<HeaderRow, readonly Cell[]>()
const headsOfHours = (page: PageLayout, header: HeaderRow): readonly Cell[] => {
  const known = headsByTable.get(header)
  if (known) return known
  const isBeside = ({ top, bottom }: Cell) => top < header.bottom && bottom > header.top
  const heads = page.lines.flat().filter((cell) => isBeside(cell) && HOURS.test(cell.text))
  headsByTable.set(header, heads)
  return heads
}

/** The only column whose amount equals the days times the rate of the row. */
function productColumn(
  line: readonly Cell[],
  header: HeaderRow,
  amounts: readonly ColumnHeader[],
  { decimal }: Conventions,
): ColumnHeader | null {
  const priced = findCellByMeaning(line, header, 'rate_per_day') ?? findCellByMeaning(line, header, 'head:unit_price')
  const [price, ...more] = priced ? parseNumbers(priced.text, decimal ?? '.') : []
  if (!priced || price === undefined || more.length > 0) return null
  const found = amounts.filter((column) => {
    const cell = findCell(line, header, column)
    const [amount, ...others] = cell ? parseNumbers(cell.text, decimal ?? '.') : []
    if (!cell || cell === priced || amount === undefined || others.length > 0) return false
    return findQuantity(line, header, { amount, price, others: [cell, priced], decimal })?.isProduct
  })
  return found.length === 1 ? found[0]! : null
}

/** The days of a step that a row names in words ("Storage days 1-4"), if at its rate they make the amount. */
function stepOfRow(line: readonly Cell[], rate: Money, total: Money): (Count & { at: number }) | undefined {
  for (const cell of line) {
    const step = readDayStep(cell.text)
    if (step && isSameAmount(step.count * rate.amount, total.amount, total.currency ?? undefined))
      return { cell, at: step.at, value: step.count, length: step.length, isProduct: true }
  }
  return undefined
}

function withSign(text: string, accepted: Accepted<Money>): Accepted<Money> {
  const isLess = isPrintedAsLess(text.slice(0, accepted.at), text.slice(accepted.at + accepted.length))
  const { amount, currency } = accepted.value
  return isLess && amount !== 0 ? { ...accepted, value: { amount: -amount, currency } } : accepted
}

const hasSeparatePrice = ({ headers }: HeaderRow, column: ColumnHeader): boolean =>
  headers.some((one) => one !== column && one.meanings.has('head:unit_price'))

const byLeft = (a: ColumnHeader, b: ColumnHeader) => a.box.left - b.box.left

const FREIGHT = new RegExp(`^(?:${labels.ocean_freight})(?!.*(?:surcharge|fee))`, 'i')

/** The charge for the ocean freight. */
export const findFreight = (items: readonly LineItem[]): FoundValue<Money> | undefined =>
  items.find(({ description }) => FREIGHT.test(description?.value ?? ''))?.amount

/** The daily rate, if all rows have the same. */
export function findDailyRate(items: readonly LineItem[]): FoundValue<Money> | undefined {
  const rates = items.flatMap(({ unit_price: price }) => (price && price.value.amount > 0 ? [price] : []))
  return new Set(rates.map(({ value }) => value.amount)).size === 1 ? rates[0] : undefined
}

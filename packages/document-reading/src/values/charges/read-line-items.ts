import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { Conventions } from '../accept/accepted.ts'
import { findCellByMeaning } from '../columns/item-cells.ts'
import type { HeaderRow } from '../labelled/header-rows.ts'
import type { LabelMeaning } from '../labelled/label-matches.ts'
import { type LineItem, readItem, TAX } from './line-items.ts'

const END_OF_TABLE =
  /^(?:grand |sub ?|invoice |say )?totals?\b|^totale|^gesamt|^say\b|^total\b|^vat\b|^base imponible|^please pay|^amount due|^(?:merchandise|goods|order|invoice|items?) (?:sub ?)?total\b|^subtot|^net$|^netto|^totaa?l|^(?:genel )?toplam|^suma\b|^somme\b|^taxable value|^moms(?:pligtig|fri|grundlag)|^zwischen|^i alt|^te betalen|^[àa] payer|^net [àa] |^op\. |^rechnungsbetrag|^please pay/i
/** A discount on the whole invoice is not a line item. */
const DISCOUNT =
  /^(?:less\b|(?:less |trade |cash |special )?(?:discount|rebate)\b|rabatt|skonto|remise|descuento|sconto|korting)/i
const MAX_ITEMS = 500

/**
 * A table with descriptions and amounts. For demurrage also one with containers and rates or days, or one of days at a
 * rate.
 */
const isItemTable = (header: HeaderRow, isBill: boolean): boolean => {
  const isCounted = isBill && hasColumn(header, 'head:quantity', 'chargeable_days')
  const isPriced = hasColumn(header, 'head:container') && (hasColumn(header, 'head:unit_price') || isCounted)
  return (
    hasColumn(header, 'head:amount') &&
    (hasColumn(header, 'head:description') || isPriced || (isBill && isOfSteps(header)))
  )
}

/** A table of days at a rate, for an invoice that names the container elsewhere. */
export const isOfSteps = (header: HeaderRow): boolean =>
  hasColumn(header, 'head:quantity', 'chargeable_days') &&
  hasColumn(header, 'head:unit_price', 'rate_per_day') &&
  !hasColumn(header, 'head:container', 'head:description')

/** Whether a table has a column with one of these meanings. */
const hasColumn = ({ headers }: HeaderRow, ...names: LabelMeaning[]): boolean =>
  headers.some(({ meanings }) => names.some((name) => meanings.has(name)))

/** Page subtotals before the table continues. */
const CARRIED_FORWARD =
  /\b(?:carried|brought|carry) (?:forward|over)|^(?:page |sub ?)total|^übertrag|^zwischensumme|^(?:à )?report(?:er)?$|^a riportare|^riporto/i

/** For demurrage and detention invoices: rows of several containers, each with its own table or total. */
export interface BillRows {
  /** The container that a line names, if it names any. */
  containerIn: (line: readonly Cell[]) => string | undefined
}

/**
 * The rows of the first table with amounts, which continues on the next pages under the same headers until its total. A
 * demurrage invoice may repeat the headers for each container, and continue without them on the next page.
 */
export function readLineItems(
  pages: readonly PageLayout[],
  headersByPage: ReadonlyMap<PageLayout, readonly HeaderRow[]>,
  conventions: Conventions,
  bill?: BillRows,
): LineItem[] {
  const items: LineItem[] = []
  let open: HeaderRow | undefined
  for (const page of pages) {
    const headers = headersByPage.get(page)!
    const first = headers.find((one) => isItemTable(one, bill !== undefined))
    if (!first && items.length > 0 && !(bill && open)) break
    const tables = first && bill ? headers.filter((one) => hasSameColumns(one, first)) : first ? [first] : []
    const table = first
      ? readTables(page, tables, conventions, bill)
      : open && readPageItems(page, { ...open, top: 0, bottom: 0 }, conventions, { ...bill!, isContinued: true })
    items.push(...(table?.items ?? []).slice(0, MAX_ITEMS - items.length))
    if (table?.isEnded && !bill) break
    open = table && table.items.length > 0 && !table.isEnded ? (tables.at(-1) ?? open) : undefined
  }
  return items
}

const hasSameColumns = (one: HeaderRow, first: HeaderRow): boolean =>
  one === first ||
  (one.top >= first.top &&
    one.headers.length === first.headers.length &&
    one.headers.every(({ words }) => first.headers.some((other) => other.words === words)))

interface TableRows {
  items: LineItem[]
  isEnded: boolean
}

const readTables = (
  page: PageLayout,
  tables: readonly HeaderRow[],
  conventions: Conventions,
  bill: BillRows | undefined,
): TableRows => {
  const all = tables.map((table, nth) =>
    readPageItems(page, table, conventions, bill && { ...bill, end: tables[nth + 1]?.top }),
  )
  return { items: all.flatMap(({ items }) => items), isEnded: all.at(-1)?.isEnded ?? false }
}

interface PageRows extends BillRows {
  /** Where the next table of the page begins. */
  end?: number | undefined
  /** Whether the table began on an earlier page and its headers are not repeated. */
  isContinued?: boolean
}

function readPageItems(
  page: PageLayout,
  header: HeaderRow,
  conventions: Conventions,
  bill: PageRows | undefined,
): TableRows {
  const items: LineItem[] = []
  let bottom = header.bottom
  let left: number | undefined
  let isBelowSubtotal = false
  let isBelowSum = false
  let lastRow: readonly Cell[] | undefined
  const containers = new Set<string | undefined>()
  for (const [at, line] of page.lines.entries()) {
    const [first] = line
    if (!first || first.top < header.bottom - 4) continue
    if (items.length === MAX_ITEMS) break
    if (bill?.end !== undefined && first.top >= bill.end - 4) break
    const container = bill?.containerIn(line)
    const isOfContainer = container !== undefined
    // "Total MSCU1234566": the next container follows.
    if (isOfContainer && line.some(({ text }) => END_OF_TABLE.test(text))) {
      bottom = first.bottom
      continue
    }
    if (line.some(({ text }) => CARRIED_FORWARD.test(text))) {
      isBelowSubtotal = items.length > 0
      if (bill) bottom = first.bottom
      continue
    }
    if (line.some(({ text }) => END_OF_TABLE.test(text) || TAX.test(text)))
      return { items, isEnded: items.length > 0 || bill?.isContinued === true }
    const isBeforeFirst = bill?.isContinued === true && items.length === 0
    if (first.top - bottom > 30 && !isBeforeFirst) break
    if (line.some(({ text }) => DISCOUNT.test(text))) continue
    const text = findCellByMeaning(line, header, 'head:description')
    // After a subtotal another group of charges may follow in the same column.
    if (isBelowSubtotal && !bill && left !== undefined && Math.abs((text?.left ?? 0) - left) > 6) break
    const { item, isHourly = false } = readItem(page, line, header, conventions, bill !== undefined) ?? {}
    // Where each row names its container, a sum names none, unless all are of one.
    const isOwnRow = isOfContainer && !containers.has(undefined)
    const isOfSame = items.length > 1 && containers.size === 1 && containers.has(container)
    if (item && (!isOwnRow || (isOfSame && hasAllDays(items, item))) && isSumRow(items, item)) {
      if (!isNameless(items, item) || isOfContainer) return { items, isEnded: true }
      isBelowSum = true
      bottom = first.bottom
      continue
    }
    // An amount alone directly below a row is a printed sum, whatever its value.
    if (item && isNameless(items, item) && !isOfContainer && page.lines[at - 1] === lastRow && items.every(isNamed)) {
      isBelowSum = true
      bottom = first.bottom
      continue
    }
    // Without headers, without a description or below a sum, only matching numbers show that a line is a row.
    if (item && !((bill?.isContinued || isOfSteps(header) || isBelowSum) && !isProduct(item))) {
      items.push(isHourly ? withoutDays(item) : item)
      containers.add(container)
      lastRow = line
      left ??= text?.left
      bottom = first.bottom
    } else if (isOfContainer) bottom = first.bottom
  }
  return { items, isEnded: isBelowSum }
}

const withoutDays = ({ quantity: _, unit_price: __, ...item }: LineItem): LineItem => item

/** Whether a row has only an amount, or also the total number of days, without a description. */
const isNameless = (items: readonly LineItem[], item: LineItem): boolean =>
  !item.description && !item.unit_price && hasAllDays(items, item)

/** Whether a row states no days, or the days of all the others. */
const hasAllDays = (items: readonly LineItem[], { quantity }: LineItem): boolean =>
  !quantity || quantity.value === items.reduce((all, one) => all + (one.quantity?.value ?? 0), 0)

const isNamed = (item: LineItem): boolean => item.description !== undefined || isProduct(item)

/** Whether quantity times price is the amount, so that the row was read correctly. */
export const isProduct = ({ quantity, unit_price: price, amount }: LineItem): boolean =>
  quantity !== undefined &&
  price !== undefined &&
  Math.abs(quantity.value * price.value.amount - amount!.value.amount) < 0.02 + 0.005 * quantity.value

/** A row that only repeats the sum of the rows above. */
const isSumRow = (items: readonly LineItem[], { amount, unit_price: price }: LineItem): boolean =>
  items.length > 0 &&
  !price &&
  Math.abs(items.reduce((all, one) => all + (one.amount?.value.amount ?? 0), 0) - amount!.value.amount) < 0.01

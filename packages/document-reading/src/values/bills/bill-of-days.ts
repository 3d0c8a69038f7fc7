import { exactAmount, isSameAmount } from '@boxtrail/reference/currency'
import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { Extraction, FoundValue } from '../../reading.ts'
import type { Conventions } from '../accept/accepted.ts'
import type { Money } from '../accept/amounts.ts'
import type { FoundContainer } from '../cargo/container-figures.ts'
import { type ContainerPlace, placesByLine } from '../cargo/container-places.ts'
import { findAmount } from '../charges/find-amount.ts'
import type { LineItem } from '../charges/line-items.ts'
import { saysNotCharged } from '../charges/not-charged.ts'
import { findDifferingSum } from '../charges/printed-sum.ts'
import { isOfSteps, readLineItems } from '../charges/read-line-items.ts'
import { findChargedTotal, findGranted } from '../charges/settlements.ts'
import { lineAround, statesSumOf, statesTotalWith } from '../charges/stated-sums.ts'
import { sumOfRows } from '../charges/sum-of-rows.ts'
import { findTaxes } from '../charges/taxes.ts'
import type { DocumentContext } from '../choose/document-context.ts'
import type { HeaderRow } from '../labelled/header-rows.ts'
import { findDifferingDays, withBilledParts } from './billed-containers.ts'
import { certificationFields, findCertification } from './certifications.ts'
import { findComputedRows } from './computed-rows.ts'
import { countedTotal, findComputedTotal, supportedTotal } from './computed-total.ts'
import { disputeFields, findDispute } from './dispute.ts'
import { findNotStated } from './not-stated.ts'
import { withContainers } from './row-containers.ts'
import { findRowsOfSeveral } from './rows-of-several.ts'

/**
 * The rows of a demurrage or detention invoice, each with its container: from a table, or from written calculations.
 */
export function readBilledItems(
  pages: readonly PageLayout[],
  headersByPage: ReadonlyMap<PageLayout, readonly HeaderRow[]>,
  conventions: Conventions,
  places: readonly ContainerPlace[],
): LineItem[] {
  const byLine = placesByLine(places)
  const bill = { containerIn: (line: readonly Cell[]) => byLine.get(line)?.at(-1)?.value }
  const all = readLineItems(pages, headersByPage, conventions, bill)
  const isCharged =
    all.some(isCharge) ||
    statesSumOf(all, pages, conventions.decimal) ||
    statesTotalWith(all, pages, conventions.decimal) ||
    findDifferingSum(pages, all, conventions) !== undefined
  // A tariff is also printed as days at a rate with their amount: the charges may be in another table.
  const rows = isCharged ? all : readLineItems(pages, withoutSteps(headersByPage), conventions, bill)
  if (rows.length > 0) return withContainers(pages, withoutWaived(rows, pages, conventions), places)
  const computed = withContainers(pages, findComputedRows(pages, conventions), places)
  return [...computed, ...findRowsOfSeveral(pages, conventions, places)].toSorted(inReadingOrder)
}

/** Leaves out rows whose line says that they are waived, if the sum of the others is printed and that of all is not. */
function withoutWaived(rows: readonly LineItem[], pages: readonly PageLayout[], { decimal }: Conventions) {
  const charged = rows.filter(({ amount }) => {
    const page = pages.find(({ number }) => number === amount!.page)
    return !page || !saysNotCharged(lineAround(page, amount!.span[0]))
  })
  if (charged.length === rows.length || statesSumOf(rows, pages, decimal)) return rows
  return statesSumOf(charged, pages, decimal) ? charged : rows
}

const inReadingOrder = ({ amount: one }: LineItem, { amount: other }: LineItem): number =>
  one!.page - other!.page || one!.span[0] - other!.span[0]

/** Whether a row has something that only a charge has: a description, a container or dates. */
const isCharge = ({ description, container_number: number, charged_from: from }: LineItem): boolean =>
  Boolean(description || number || from)

const withoutSteps = (headersByPage: ReadonlyMap<PageLayout, readonly HeaderRow[]>) =>
  new Map([...headersByPage].map(([page, headers]) => [page, headers.filter((one) => !isOfSteps(one))]))

/**
 * Adds what only a demurrage or detention invoice states: the days of each container, how to dispute it, certifications
 * and tax, and lists the required contents that it does not state.
 */
export function withBilledValues(
  extraction: Extraction,
  { maps, conventions, identifiers }: DocumentContext,
  pages: readonly PageLayout[],
  places: readonly ContainerPlace[],
): Extraction {
  const items = (extraction.payload.line_items ?? []) as unknown as LineItem[]
  const settled = (total: FoundValue<Money>) => {
    const { tax_amount: tax } = findTaxes(pages, total, conventions, items)
    const days = countedTotal(extraction.payload)
    const counted = days === undefined ? undefined : exactAmount(days + (tax?.value.amount ?? 0))
    return findChargedTotal(pages, total, { items, conventions, counted })
  }
  const computed =
    findComputedTotal(extraction.payload, extraction.proposed) ??
    supportedTotal(extraction.proposed, (total) => {
      if (findTaxes(pages, total, conventions, items).net_amount) return 'with the tax the amount without it makes it'
      return settled(total)?.total && 'it is what is charged, less what was paid or granted'
    })
  const { total_amount: _, ...others } = extraction.proposed
  const proposed: Record<string, unknown> = computed ? { ...others } : { ...extraction.proposed }
  const due = (computed ?? extraction.payload.total_amount) as FoundValue<Money> | undefined
  const charged = due && settled(due)
  const { total_amount: __, ...withoutTotal } = extraction.payload
  const containers = withBilledParts(extraction.payload.containers as FoundContainer[], { maps, conventions }, places)
  const differing: readonly string[] = findDifferingDays(containers).filter((field) => field in withoutTotal)
  const payload: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(withoutTotal).filter(([field]) => !differing.includes(field))),
    ...(charged ? charged.total && { total_amount: charged.total } : due && { total_amount: due }),
    containers,
  }
  const printed = due ?? (proposed.total_amount as FoundValue<Money> | undefined)
  if (items.length === 0 && printed && countsOtherDays(payload, pages, printed, conventions)) {
    proposed.chargeable_days = payload.chargeable_days
    delete payload.chargeable_days
  }
  if (charged && !charged.total && due) proposed.total_amount = due
  const add = (field: string, found: FoundValue<unknown> | undefined) => {
    if (found) payload[field] = found
  }
  add('printed_sum', findDifferingSum(pages, items, conventions))
  for (const field of certificationFields) add(field, findCertification(field, pages))
  for (const field of disputeFields)
    add(field, findDispute(field, pages, { dates: conventions.dates, invoiceDate: payload.invoice_date }))
  const total = payload.total_amount as FoundValue<Money> | undefined
  if (total && items.length > 0) payload.line_items = withGranted(items, total, pages, conventions)
  if (total) Object.assign(payload, findTaxes(pages, total, conventions, items))
  const values = foundIn([payload, proposed])
  const stated = new Set(values.map(({ field }) => field))
  const notStated = findNotStated({ pages, maps, identifiers, stated, values: values.map(({ found }) => found) })
  const leftOut = [...extraction.leftOut, ...differing.map((field) => ({ field, reason: DIFFERS }))]
  return {
    ...extraction,
    leftOut,
    proposed,
    payload: { ...payload, ...(notStated.length > 0 && { not_stated: notStated }) },
  }
}

/** "Days", "Number of days": free days may be among them. */
const ALL_DAYS =
  /"(?!.*(?:charg|bill|credit|fact|fatt|fatur|berechn|cobr|addeb))(?:\P{L}*(?:days|tage)\P{L}*|.*(?:no\.?|number|total|anzahl|nombre|aantal|num.ro|cantidad|quantidade) .*)"/iu

/** Whether days that need not be the charged ones make, at their rate, an amount that is printed nowhere. */
function countsOtherDays(
  payload: Readonly<Record<string, unknown>>,
  pages: readonly PageLayout[],
  total: FoundValue<Money>,
  conventions: Conventions,
): boolean {
  const days = payload.chargeable_days as FoundValue<unknown> | undefined
  if (!days?.grounds.some((ground) => ALL_DAYS.test(ground))) return false
  const counted = countedTotal(payload)
  if (counted === undefined) return 'free_days' in payload
  const { amount, currency } = total.value
  const isTotal = isSameAmount(Math.abs(counted), Math.abs(amount), currency)
  return !isTotal && !findAmount(pages, Math.abs(counted), total, conventions)
}

/** Adds discounts and waivers that are stated beside the rows, if with them the rows make up the total. */
function withGranted(
  items: readonly LineItem[],
  total: FoundValue<Money>,
  pages: readonly PageLayout[],
  conventions: Conventions,
): readonly LineItem[] {
  const all = [...items, ...findGranted(pages, total, conventions)]
  return isSameAmount(sumOfRows(all) ?? 0, total.value.amount, total.value.currency) ? all : items
}

const DIFFERS = 'it differs between the containers, each of which has its own'

interface Found {
  field: string
  found: FoundValue<unknown>
}

/** Every value with the name of its field, including those of rows and containers. */
const foundIn = (records: readonly Readonly<Record<string, unknown>>[]): Found[] =>
  records.flatMap((record) =>
    Object.entries(record).flatMap(([field, one]): Found[] => {
      if (Array.isArray(one))
        return one
          .flatMap((part) => (isFound(part) ? [{ field, found: part }] : []))
          .concat(foundIn(one.filter(isRecord)))
      return isFound(one) ? [{ field, found: one }] : []
    }),
  )

const isRecord = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null
const isFound = (one: unknown): one is FoundValue<unknown> => isRecord(one) && 'value' in one && 'span' in one

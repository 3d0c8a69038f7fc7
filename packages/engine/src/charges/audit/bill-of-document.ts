import { exactAmount, isSameAmount } from '@boxtrail/reference/currency'
import { isObject } from '../../json.ts'
import type { Bill } from './bill.ts'

/**
 * What was read from a demurrage or detention invoice, as values of a bill of one container; what the reading does not look
 * for is left out. Amounts and days of an invoice of several containers are those of all, and left out as well.
 */
export const billOfDocument = (read: Readonly<Record<string, unknown>>, number: string): Bill => {
  const value = (field: string) => readValue(read[field])
  const text = (field: string) => textOf(value(field))
  const day = (field: string) => dayOf(value(field))
  const containers = (Array.isArray(read.containers) ? read.containers : []).flatMap(
    (one) => textOf(readValue(one)) ?? [],
  )
  const total = amountOf(value('total_amount'))
  const stated = amountOf(value('rate_per_day'))
  // A credit says nothing about what a day costs.
  const rate = stated && stated.amount >= 0 ? stated : undefined
  const currency = total?.currency ?? rate?.currency
  const rows = rowsOf(read.line_items)
  const isOfDays = rows.every(({ isPriced }) => isPriced)
  const ofOne = {
    free_days: daysOf(value('free_days')),
    free_time_ends_on: day('last_free_day'),
    charged_days: isOfDays ? daysOf(value('chargeable_days')) : undefined,
    // A rate in another currency than the total says nothing about it.
    daily_rates: rate && (rate.currency ?? currency) === currency ? [rate.amount] : undefined,
    total_amount: total && isTotalOf(total, rows) ? total.amount : undefined,
    currency_code: currency,
  }
  return known({
    bill_of_lading_number: text('bill_of_lading_number') ?? text('master_bill_number'),
    container_number: containers.includes(number) ? number : containers[0],
    port_of_discharge: text('port_of_discharge'),
    invoice_number: text('invoice_number'),
    invoice_date: day('invoice_date'),
    due_date: day('due_date'),
    ...(containers.length > 1 ? {} : ofOne),
  })
}

const known = (bill: { [Field in keyof Bill]: Bill[Field] | undefined }): Bill =>
  Object.fromEntries(Object.entries(bill).filter(([, value]) => value !== undefined)) as Bill

/** As it was read, with its place on the page, or as a person wrote it. */
const readValue = (found: unknown): unknown => (isObject(found) && 'value' in found ? found.value : found)

interface Row {
  amount: number
  charge: string | undefined
  /** It is no waiver, discount or fee, but has days and a rate. */
  isPriced: boolean
}

const rowsOf = (rows: unknown): Row[] =>
  (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const amount = isObject(row) ? amountOf(readValue(row.amount))?.amount : undefined
    if (!isObject(row) || amount === undefined) return []
    const isPriced = row.quantity !== undefined && row.unit_price !== undefined
    return { amount, charge: CHARGE.exec(textOf(readValue(row.description)) ?? '')?.[0].toLowerCase(), isPriced }
  })

const CHARGE = /\b(?:demurrage|detention|per diem|storage)\b/i

/**
 * The total of one charge: not that of several charges, nor one with a tax, or with anything else that is in none of the rows.
 */
const isTotalOf = (total: { amount: number; currency: string | undefined }, rows: readonly Row[]): boolean => {
  if (rows.length === 0) return true
  const sum = exactAmount(rows.reduce((all, { amount }) => all + amount, 0))
  const charges = new Set(rows.flatMap(({ charge }) => charge ?? []))
  return charges.size <= 1 && isSameAmount(Math.abs(sum), Math.abs(total.amount), total.currency)
}

const MAX_TEXT = 200
const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT ? value.trim() : undefined

const dayOf = (value: unknown) => {
  const text = textOf(value)
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

const amountOf = (value: unknown) => {
  if (!isObject(value) || typeof value.amount !== 'number' || !Number.isFinite(value.amount)) return undefined
  const currency = textOf(value.currency)
  return {
    amount: value.amount,
    currency: currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
  }
}

/** A number of days; of one in another unit nothing is concluded. */
const daysOf = (value: unknown) => {
  if (!isObject(value) || typeof value.amount !== 'number' || !Number.isInteger(value.amount)) return undefined
  const unit = textOf(value.unit)
  return value.amount >= 0 && (unit === undefined || /^(?:calendar |working )?days?$/i.test(unit))
    ? value.amount
    : undefined
}

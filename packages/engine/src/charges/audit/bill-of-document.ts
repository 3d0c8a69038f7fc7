import { isSameAmount } from '@boxtrail/reference/currency'
import { isObject } from '../../json.ts'
import type { Charge } from '../tariff.ts'
import type { Bill } from './bill.ts'
import {
  type FreeRow,
  freeRowsOf,
  isCalculated,
  isOfOneCharge,
  isPriced,
  periodOf,
  type Row,
  rowsOf,
  rowsOfCharge,
  sumOf,
} from './billed-rows.ts'
import { plainNumber } from './plain-number.ts'
import { amountOf, dayOf, daysOf, listOf, readValue, textOf } from './read-values.ts'

type Read = Readonly<Record<string, unknown>>

/**
 * What was read from a demurrage or detention invoice, as values of a bill of one charge of one container. `null`: a paper
 * that was read completely does not state it; left out: it was not read. Of an invoice of several containers amounts and
 * days are those of its own rows, and not of all; a number that is only proposed is another container, too.
 */
export const billOfDocument = (read: Read, number: string, charge: Charge, proposed: Read = {}): Bill => {
  const text = (field: string) => textOf(readValue(read[field]))
  const day = (field: string) => dayOf(readValue(read[field]))
  const containers = listOf(read.containers).flatMap((one) => {
    const value = textOf(readValue(one))
    return value === undefined ? [] : [{ number: value, parts: isObject(one) ? one : {} }]
  })
  const own = containers.find((one) => plainNumber(one.number) === number) ?? containers[0]
  const rows = rowsOf(read.line_items)
  const isOfSeveral = containers.length > 1 || listOf(proposed.containers).length > 0 || hasUnreadContainer(rows)
  const ownRows = isOfSeveral
    ? rows.filter(({ container }) => container !== undefined && container === own?.number)
    : rows
  const charged = rowsOfCharge(ownRows, charge)
  const freeRows = freeRowsOf(read.line_items).filter(({ container }) => !isOfSeveral || container === own?.number)
  const free = freeRows.length === 1 ? freeRows[0] : undefined
  const bill = known({
    bill_of_lading_number: text('bill_of_lading_number') ?? text('master_bill_number'),
    container_number: own?.number,
    port_of_discharge: text('port_of_discharge'),
    liability_basis: text('liability_basis'),
    invoice_number: text('invoice_number'),
    invoice_date: day('invoice_date'),
    due_date: day('due_date'),
    tariff_rule: text('tariff_rule'),
    dispute_contact: text('dispute_contact'),
    dispute_url: text('dispute_url'),
    dispute_within_days: daysOf(readValue(read.dispute_within_days)),
    certifies_rules: isCertified(read.certifies_rules),
    certifies_no_fault: isCertified(read.certifies_no_fault),
    ...daysOfContainer(isOfSeveral ? [own?.parts ?? {}] : [read, own?.parts ?? {}], charged, free),
    ...(isOfSeveral ? amountsOfSeveral(read, rows, charged) : amountsOfOne(read, ownRows, charged)),
  })
  return { ...notStated(read, bill), ...bill }
}

/** Where some rows name their container, the others are of one whose number was not read. */
const hasUnreadContainer = (rows: readonly Row[]): boolean =>
  rows.some(({ container }) => container !== undefined) &&
  rows.some(({ container, days }) => container === undefined && days !== undefined)

const isCertified = (found: unknown) =>
  readValue(found) === 'certified' || readValue(found) === true ? true : undefined

/** Free time and the days that are charged: at the first place that states them. */
const daysOfContainer = (places: readonly Read[], charged: readonly Row[], free: FreeRow | undefined) => {
  const first = <Value>(field: string, of: (value: unknown) => Value | undefined) =>
    places.map((place) => of(readValue(place[field]))).find((value) => value !== undefined)
  const stated = { from: first('charged_from', dayOf), through: first('charged_through', dayOf) }
  const isBackwards = stated.from && stated.through && stated.through < stated.from
  const { from, through } = periodOf(charged) ?? (isBackwards ? {} : stated)
  return {
    free_days: first('free_days', daysOf) ?? free?.days,
    free_time_starts_on: first('free_time_start', dayOf) ?? free?.start,
    free_time_ends_on: first('last_free_day', dayOf) ?? free?.last,
    available_on: first('available_date', dayOf),
    earliest_return_on: first('earliest_return_date', dayOf),
    charged_from: from,
    charged_through: through,
    charged_days: countOf(charged, first('chargeable_days', daysOf)),
  }
}

/** The days of the rows; those that the paper states, where rows do not count any. */
const countOf = (charged: readonly Row[], stated: number | undefined): number | undefined => {
  if (charged.length === 0) return stated
  if (!charged.every(isPriced)) return undefined
  const sum = charged.reduce((all, { days }) => all + days!, 0)
  return charged.every(isCalculated) && Number.isInteger(sum) ? sum : stated
}

const ratesOf = (charged: readonly Row[]): number[] | undefined =>
  charged.length > 0 && charged.every(isCalculated) ? [...new Set(charged.map(({ rate }) => rate!))] : undefined

/** The whole bill is one of this container: its total is that of the charge, as far as nothing else is in it. */
const amountsOfOne = (read: Read, rows: readonly Row[], charged: readonly Row[]) => {
  const value = (field: string) => amountOf(readValue(read[field]))
  const [total, net] = [value('total_amount'), value('net_amount')]
  const stated = value('rate_per_day')
  // A credit says nothing about what a day costs.
  const rate = stated && stated.amount >= 0 ? stated : undefined
  const currency = total?.currency ?? rate?.currency
  return {
    // A rate in another currency than the total says nothing about it.
    daily_rates: rate && (rate.currency ?? currency) === currency ? [rate.amount] : ratesOf(charged),
    total_amount: total && totalOfCharge(total, net?.amount, read.tax_amount !== undefined, rows, charged),
    currency_code: currency,
  }
}

const totalOfCharge = (
  { amount: total, currency }: { amount: number; currency: string | undefined },
  net: number | undefined,
  isTaxed: boolean,
  rows: readonly Row[],
  charged: readonly Row[],
): number | undefined => {
  const due = isTaxed ? net : total
  if (rows.length === 0) return due
  const sum = sumOf(rows)
  // A credit note states its total without a sign, or with one.
  const isWhole = [total, net].some((one) => one !== undefined && isSameAmount(Math.abs(sum), Math.abs(one), currency))
  if (!isWhole || !isOfOneCharge(charged)) return undefined
  return charged.length === rows.length ? (due ?? Math.sign(total) * Math.abs(sum)) : sumOf(charged)
}

/** The rows of one of several containers, where they were read right: by their own numbers, or by the total of all. */
const amountsOfSeveral = (read: Read, rows: readonly Row[], charged: readonly Row[]) => {
  const value = (field: string) => amountOf(readValue(read[field]))
  const totals = [value('total_amount'), value('net_amount')]
  const currencies = new Set(charged.map(({ currency }) => currency ?? totals[0]?.currency))
  const [currency] = currencies
  const isWhole = totals.some((one) => one && isSameAmount(Math.abs(sumOf(rows)), Math.abs(one.amount), one.currency))
  const isRight = charged.length > 0 && (charged.every(isCalculated) || isWhole)
  if (!isRight || currencies.size > 1 || !isOfOneCharge(charged)) return {}
  const isCredit = (totals[0]?.amount ?? 0) < 0
  const sum = sumOf(charged)
  return {
    daily_rates: ratesOf(charged),
    total_amount: isCredit && sum > 0 ? -sum : sum,
    currency_code: currency,
  }
}

/** The fields of a bill by the names that a reading has for what it does not find. */
const BY_NAME: Readonly<Record<string, readonly (keyof Bill)[]>> = {
  bill_of_lading_number: ['bill_of_lading_number'],
  port_of_discharge: ['port_of_discharge'],
  liability_basis: ['liability_basis'],
  invoice_date: ['invoice_date'],
  due_date: ['due_date'],
  free_days: ['free_days'],
  free_time_start: ['free_time_starts_on'],
  last_free_day: ['free_time_ends_on'],
  available_date: ['available_on'],
  earliest_return_date: ['earliest_return_on'],
  charged_dates: ['charged_from', 'charged_through'],
  total_amount: ['total_amount'],
  rate_per_day: ['daily_rates'],
  tariff_rule: ['tariff_rule'],
  dispute_contact: ['dispute_contact'],
  dispute_url: ['dispute_url'],
  dispute_within_days: ['dispute_within_days'],
  certifies_rules: ['certifies_rules'],
  certifies_no_fault: ['certifies_no_fault'],
}

const notStated = (read: Read, bill: Bill): Bill =>
  Object.fromEntries(
    listOf(readValue(read.not_stated)).flatMap((name) =>
      typeof name === 'string' && Object.hasOwn(BY_NAME, name)
        ? BY_NAME[name]!.filter((field) => bill[field] === undefined).map((field) => [field, null])
        : [],
    ),
  )

const known = (bill: { [Field in keyof Bill]: Bill[Field] | undefined }): Bill =>
  Object.fromEntries(Object.entries(bill).filter(([, value]) => value !== undefined)) as Bill

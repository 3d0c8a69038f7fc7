import { isSameAmount } from '@boxtrail/reference/currency'
import { isObject } from '../../json.ts'
import type { Charge } from '../tariff.ts'
import type { PrintedSum } from './audit-consistency.ts'
import type { Bill } from './bill.ts'
import {
  type FreeRow,
  freeRowsOf,
  isCalculated,
  isOfOneCharge,
  isPriced,
  periodOf,
  placesOf,
  type Row,
  rowsOf,
  sumOf,
} from './billed-rows.ts'
import { plainNumber } from './plain-number.ts'
import { amountOf, dayOf, daysOf, listOf, type Place, type Placed, placed, readValue, textOf } from './read-values.ts'
import { rowsOfCharge } from './rows-of-charge.ts'

type Read = Readonly<Record<string, unknown>>

type PlacedBill = { [Field in keyof Bill]?: Placed<Exclude<Bill[Field], null | undefined>> | undefined }

/** A bill as it was read, and where on the document each of its values is. */
export interface ReadBill {
  bill: Bill
  /** The printed total of the rows, where they add up to something else. */
  printedSum?: PrintedSum
  places: { readonly [Field in keyof Bill]?: readonly Place[] }
}

/** The bill without the places of its values. */
export const billOfDocument = (read: Read, number: string, charge: Charge, proposed: Read = {}): Bill =>
  readBillOfDocument(read, number, charge, proposed).bill

/**
 * What was read from a demurrage or detention invoice, as values of a bill for one charge of one container. `null`: the
 * document was read completely and does not state the value; left out: it was not read. If the invoice has several
 * containers (numbers that are only proposed count), amounts and days come from the container's own rows.
 */
export const readBillOfDocument = (read: Read, number: string, charge: Charge, proposed: Read = {}): ReadBill => {
  const text = (field: string) => placed(read[field], textOf)
  const day = (field: string) => placed(read[field], dayOf)
  const containers = listOf(read.containers).flatMap((one) => {
    const found = placed(one, textOf)
    return found === undefined ? [] : [{ number: found.value, found, parts: isObject(one) ? one : {} }]
  })
  const rows = rowsOf(read.line_items)
  const isPartlyRead = listOf(proposed.containers).length > 0 || hasUnreadContainer(rows)
  const isOfSeveral = containers.length > 1 || isPartlyRead
  const named = containers.find((one) => plainNumber(one.number) === number)
  // The number that was not read may be that of this container.
  const own = named ?? (isPartlyRead ? undefined : containers[0])
  const ownRows = isOfSeveral
    ? rows.filter(({ container }) => container !== undefined && container === own?.number)
    : rows
  const charged = rowsOfCharge(ownRows, charge)
  const freeRows = freeRowsOf(read.line_items).filter(({ container }) => !isOfSeveral || container === own?.number)
  const free = freeRows.length === 1 ? freeRows[0] : undefined
  const found: PlacedBill = {
    bill_of_lading_number: text('bill_of_lading_number') ?? text('master_bill_number'),
    container_number: own?.found,
    port_of_discharge: text('port_of_discharge'),
    liability_basis: text('liability_basis'),
    invoice_number: text('invoice_number'),
    invoice_date: day('invoice_date'),
    due_date: day('due_date'),
    tariff_rule: text('tariff_rule'),
    dispute_contact: text('dispute_contact'),
    dispute_url: text('dispute_url'),
    dispute_within_days: placed(read.dispute_within_days, daysOf),
    certifies_rules: placed(read.certifies_rules, isCertified),
    certifies_no_fault: placed(read.certifies_no_fault, isCertified),
    ...daysOfContainer(isOfSeveral ? [own?.parts ?? {}] : [read, own?.parts ?? {}], charged, free),
    ...(isOfSeveral ? amountsOfSeveral(read, rows, charged) : amountsOfOne(read, ownRows, charged)),
  }
  const known = Object.entries(found).filter(([, one]) => one !== undefined)
  const bill = Object.fromEntries(known.map(([field, one]) => [field, one!.value])) as Bill
  const sum = placed(read.printed_sum, amountOf)
  const places = {
    ...(sum && { total_amount: sum.at }),
    ...Object.fromEntries(known.map(([field, one]) => [field, one!.at])),
  }
  return {
    bill: { ...notStated(read, bill), ...bill },
    places,
    ...(sum && { printedSum: { printed: sum.value.amount, added: sumOf(rows), currency: sum.value.currency } }),
  }
}

/** Whether some rows name their container and others do not: the others belong to one whose number was not read. */
const hasUnreadContainer = (rows: readonly Row[]): boolean =>
  rows.some(({ container }) => container !== undefined) &&
  rows.some(({ container, days }) => container === undefined && days !== undefined)

const isCertified = (value: unknown) => (value === 'certified' || value === true ? true : undefined)

/** Free time and the charged days, each from the first reading that states it. */
const daysOfContainer = (readings: readonly Read[], charged: readonly Row[], free: FreeRow | undefined): PlacedBill => {
  const first = <Value>(field: string, of: (value: unknown) => Value | undefined) =>
    readings.map((one) => placed(one[field], of)).find((found) => found !== undefined)
  const stated = { from: first('charged_from', dayOf), through: first('charged_through', dayOf) }
  const isBackwards = stated.from && stated.through && stated.through.value < stated.from.value
  const { from, through } = periodOf(charged) ?? (isBackwards ? {} : stated)
  return {
    free_days: first('free_days', daysOf) ?? free?.days,
    free_time_starts_on: first('free_time_start', dayOf) ?? free?.start,
    free_time_ends_on: first('last_free_day', dayOf) ?? free?.last,
    available_on: first('available_date', dayOf),
    earliest_return_on: first('earliest_return_date', dayOf),
    gate_out_on: first('gate_out_date', dayOf),
    returned_on: first('returned_date', dayOf),
    charged_from: from,
    charged_through: through,
    charged_days: countOf(charged, first('chargeable_days', daysOf)),
  }
}

/** The sum of the days of the rows, or the number that the document states if there are none or they were misread. */
const countOf = (charged: readonly Row[], stated: Placed<number> | undefined): Placed<number> | undefined => {
  if (charged.length === 0) return stated
  if (!charged.every(isPriced)) return undefined
  // Beside rows that charge days, one that is less than nothing takes days off: "Waiver 2 days -140.00".
  const hasCharges = charged.some(({ amount }) => amount > 0)
  const sum = charged.reduce((all, { days, amount }) => all + (hasCharges && amount < 0 ? -Math.abs(days!) : days!), 0)
  const isCounted = charged.every(isCalculated) && Number.isInteger(sum) && sum > 0
  return isCounted ? { value: sum, at: placesOf(charged, 'days') } : stated
}

const ratesOf = (charged: readonly Row[]): Placed<number[]> | undefined => {
  if (charged.length === 0 || !charged.every(isCalculated)) return undefined
  const each = charged.filter(({ rate }, nth) => charged.findIndex((other) => other.rate === rate) === nth)
  return { value: each.map(({ rate }) => rate!), at: placesOf(each, 'rate') }
}

/** Amounts in several currencies make no sum. */
const areInOneCurrency = (currency: string | undefined, rows: readonly Row[]): boolean =>
  new Set([currency, ...rows.map((row) => row.currency)].filter((one) => one !== undefined)).size <= 1

/** The amounts of a bill for one container: its total is that of the charge, unless it contains something else. */
const amountsOfOne = (read: Read, rows: readonly Row[], charged: readonly Row[]): PlacedBill => {
  const money = (field: string) => placed(read[field], amountOf)
  const [total, net] = [money('total_amount'), money('net_amount')]
  const stated = money('rate_per_day')
  // The rate of a credit does not say what a day costs.
  const rate = stated && stated.value.amount >= 0 ? stated : undefined
  const priced = total?.value.currency === undefined ? rate : total
  const currency = priced?.value.currency
  return {
    // A rate in another currency than the total does not explain it.
    daily_rates:
      rate && (rate.value.currency ?? currency) === currency
        ? { value: [rate.value.amount], at: rate.at }
        : areInOneCurrency(currency, charged)
          ? ratesOf(charged)
          : undefined,
    total_amount: total && totalOfCharge(total, net, read.tax_amount !== undefined, rows, charged),
    currency_code: currency === undefined ? undefined : { value: currency, at: priced!.at },
  }
}

type PlacedMoney = Placed<{ amount: number; currency: string | undefined }>

const totalOfCharge = (
  total: PlacedMoney,
  net: PlacedMoney | undefined,
  isTaxed: boolean,
  rows: readonly Row[],
  charged: readonly Row[],
): Placed<number> | undefined => {
  const due = isTaxed ? net : total
  const asStated = due && { value: due.value.amount, at: due.at }
  if (rows.length === 0) return asStated
  const sum = sumOf(rows)
  // A credit note states its total with or without a sign.
  const isWhole = [total, net].some(
    (one) => one && isSameAmount(Math.abs(sum), Math.abs(one.value.amount), total.value.currency),
  )
  if (!isWhole || !areInOneCurrency(total.value.currency, rows) || !isOfOneCharge(charged)) return undefined
  const at = placesOf(charged, 'amount')
  if (charged.length < rows.length) return { value: sumOf(charged), at }
  return asStated ?? { value: Math.sign(total.value.amount) * Math.abs(sum), at }
}

/**
 * The amounts of one of several containers, if its rows were read correctly: by their own arithmetic, or because all
 * rows add up to the total.
 */
const amountsOfSeveral = (read: Read, rows: readonly Row[], charged: readonly Row[]): PlacedBill => {
  const totals = [placed(read.total_amount, amountOf), placed(read.net_amount, amountOf)]
  const whole = totals[0]?.value
  const currencies = new Set(charged.map(({ currency }) => currency ?? whole?.currency))
  const [currency] = currencies
  const isWhole =
    areInOneCurrency(whole?.currency, rows) &&
    totals.some((one) => one && isSameAmount(Math.abs(sumOf(rows)), Math.abs(one.value.amount), one.value.currency))
  const isRight = charged.length > 0 && (charged.every(isCalculated) || isWhole)
  if (!isRight || currencies.size > 1 || !isOfOneCharge(charged)) return {}
  const isCredit = (whole?.amount ?? 0) < 0
  const sum = sumOf(charged)
  const at = placesOf(charged, 'amount')
  const isOfRows = charged.some((row) => row.currency !== undefined)
  return {
    daily_rates: ratesOf(charged),
    total_amount: { value: isCredit && sum > 0 ? -sum : sum, at },
    currency_code: currency === undefined ? undefined : { value: currency, at: isOfRows ? at : totals[0]!.at },
  }
}

/** The fields of a bill, by the names under which a reading lists what it did not find. */
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

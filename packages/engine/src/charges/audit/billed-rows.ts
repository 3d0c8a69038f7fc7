import { exactAmount, isSameAmount } from '@boxtrail/reference/currency'
import { isObject } from '../../json.ts'
import type { Charge } from '../tariff.ts'
import { amountOf, dayOf, listOf, type Place, type Placed, placed, placeOf, readValue, textOf } from './read-values.ts'

/** A row of a bill, as it was read. */
export interface Row {
  container: string | undefined
  amount: number
  currency: string | undefined
  charge: Charge | undefined
  /** Its description. */
  words: string
  days: number | undefined
  rate: number | undefined
  from: string | undefined
  through: string | undefined
  /** Where on the document each value was read. */
  at: Readonly<Record<'amount' | 'days' | 'rate' | 'from' | 'through', readonly Place[]>>
}

/** The row that states the free days. */
export interface FreeRow {
  container: string | undefined
  days: Placed<number> | undefined
  start: Placed<string> | undefined
  last: Placed<string> | undefined
}

/** Whether a row charges nothing for days, such as "Free time 5 days at 0.00". */
const isFree = (amount: unknown, quantity: unknown) =>
  amountOf(readValue(amount))?.amount === 0 && quantity !== undefined

export const freeRowsOf = (rows: unknown): FreeRow[] =>
  listOf(rows).flatMap((row) => {
    if (!isObject(row) || !isFree(row.amount, row.quantity)) return []
    return {
      container: textOf(readValue(row.container_number)),
      days: placed(row.quantity, (days) =>
        typeof days === 'number' && Number.isInteger(days) && days >= 0 ? days : undefined,
      ),
      start: placed(row.free_time_start, dayOf),
      last: placed(row.last_free_day, dayOf),
    }
  })

/** The rows that charge something. */
export const rowsOf = (rows: unknown): Row[] =>
  listOf(rows).flatMap((row) => {
    if (!isObject(row) || isFree(row.amount, row.quantity)) return []
    const amount = amountOf(readValue(row.amount))
    const [quantity, price] = [readValue(row.quantity), amountOf(readValue(row.unit_price))]
    if (!amount) return []
    return {
      container: textOf(readValue(row.container_number)),
      ...{ amount: amount.amount, currency: amount.currency },
      ...describedAs(textOf(readValue(row.description)) ?? ''),
      days: typeof quantity === 'number' && Number.isFinite(quantity) ? quantity : undefined,
      rate: price?.amount,
      from: dayOf(readValue(row.charged_from)),
      through: dayOf(readValue(row.charged_through)),
      at: {
        amount: placeOf(row.amount),
        days: placeOf(row.quantity),
        rate: placeOf(row.unit_price),
        from: placeOf(row.charged_from),
        through: placeOf(row.charged_through),
      },
    }
  })

const CHARGES: readonly [RegExp, Charge][] = [
  [/\bdemurrage\b/i, 'demurrage'],
  [/\b(?:detention|per diem)\b/i, 'detention'],
  [/\bstorage\b/i, 'storage'],
]
/** The charge that the words of a row name; a row that names two is a combined charge. */
const chargeOf = (words: string): Charge | undefined => {
  const named = new Set(CHARGES.flatMap(([pattern, charge]) => (pattern.test(words) ? [charge] : [])))
  return named.size > 1 ? 'combined' : [...named][0]
}

const describedAs = (words: string) => ({ words, charge: chargeOf(words) })

export const isOfOneCharge = (rows: readonly Row[]): boolean =>
  new Set(rows.flatMap(({ charge }) => charge ?? [])).size <= 1

/** Whether a row has days and a rate, which waivers, discounts and fees do not have. */
export const isPriced = ({ days, rate }: Row): boolean => days !== undefined && rate !== undefined

/** Whether days times rate give the amount, so that each of the three was read correctly. */
export const isCalculated = ({ days, rate, amount, currency }: Row): boolean =>
  days !== undefined && rate !== undefined && isSameAmount(Math.abs(days * rate), Math.abs(amount), currency)

export const sumOf = (rows: readonly Pick<Row, 'amount'>[]): number =>
  exactAmount(rows.reduce((all, { amount }) => all + amount, 0))

/** The periods of the rows that state one. */
export const periodsIn = (rows: readonly Row[]) =>
  rows.flatMap(({ from, through, at }) => (from && through && from <= through ? [{ from, through, at }] : []))

/** The days that rows charge, from the first through the last, some perhaps twice; undefined if a row has no period. */
export const periodOf = (rows: readonly Row[]): { from: Placed<string>; through: Placed<string> } | undefined => {
  const periods = periodsIn(rows)
  if (periods.length === 0 || periods.length !== rows.length) return undefined
  const first = periods.reduce((a, b) => (b.from < a.from ? b : a))
  const last = periods.reduce((a, b) => (b.through > a.through ? b : a))
  return { from: { value: first.from, at: first.at.from }, through: { value: last.through, at: last.at.through } }
}

/** The places from which one value of the rows was read. */
export const placesOf = (rows: readonly Row[], part: keyof Row['at']): Place[] => rows.flatMap(({ at }) => at[part])

import type { Schemas } from '@boxtrail/contracts'
import { isObject } from '../../json.ts'

/** As it was read, with its place on the page, or as a person wrote it. */
export const readValue = (found: unknown): unknown => (isObject(found) && 'value' in found ? found.value : found)

/** Where on a document a value was read. */
export type Place = Omit<Schemas['BilledPlace'], 'attribute'>

/** A value and the places that it was read from, in their order; none where a person wrote it. */
export interface Placed<Value> {
  value: Value
  at: readonly Place[]
}

/** Where what was read stands. */
export const placeOf = (found: unknown): Place[] => {
  if (!isObject(found) || !('value' in found) || typeof found.page !== 'number') return []
  const { page, box, words } = found
  const isBox = Array.isArray(box) && box.length === 4 && box.every((edge) => typeof edge === 'number')
  return [
    {
      page,
      box: isBox ? (box as number[]) : null,
      words: typeof words === 'string' && words !== '' ? words : null,
    },
  ]
}

/** What was read, as its reader understands it, with its place. */
export const placed = <Value>(found: unknown, of: (value: unknown) => Value | undefined): Placed<Value> | undefined => {
  const value = of(readValue(found))
  return value === undefined ? undefined : { value, at: placeOf(found) }
}

const MAX_TEXT = 200
export const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT ? value.trim() : undefined

export const dayOf = (value: unknown) => {
  const text = textOf(value)
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

export const amountOf = (value: unknown) => {
  if (!isObject(value) || typeof value.amount !== 'number' || !Number.isFinite(value.amount)) return undefined
  const currency = textOf(value.currency)
  return {
    amount: value.amount,
    currency: currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
  }
}

/** A number of days; of one in another unit nothing is concluded. */
export const daysOf = (value: unknown) => {
  if (!isObject(value) || typeof value.amount !== 'number' || !Number.isInteger(value.amount)) return undefined
  const unit = textOf(value.unit)
  return value.amount >= 0 && (unit === undefined || /^(?:calendar |working )?days?$/i.test(unit))
    ? value.amount
    : undefined
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

import type { Schemas } from '@boxtrail/contracts'
import { isObject } from '../../json.ts'

/** The value itself, which is wrapped together with its place unless a person wrote it. */
export const readValue = (found: unknown): unknown => (isObject(found) && 'value' in found ? found.value : found)

/** Where on the document a value was read. */
export type Place = Omit<Schemas['BilledPlace'], 'attribute'>

/** A value and the places that it was read from, in order; no place if a person wrote it. */
export interface Placed<Value> {
  value: Value
  at: readonly Place[]
}

/** Where on the document a value was read; empty if that is not known. */
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

/** A value as `of` interprets it, with its place; undefined if `of` rejects it. */
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

/** A number of days; undefined for another unit. */
export const daysOf = (value: unknown) => {
  if (!isObject(value) || typeof value.amount !== 'number' || !Number.isInteger(value.amount)) return undefined
  const unit = textOf(value.unit)
  return value.amount >= 0 && (unit === undefined || /^(?:calendar |working )?days?$/i.test(unit))
    ? value.amount
    : undefined
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

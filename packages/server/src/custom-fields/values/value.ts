import { isUuid } from '@boxtrail/protocol/uuid'
import { type FieldType, kindOf, readRecordType, referenceTypes } from '../../records/custom-field-definitions/field.ts'
import type { CustomFieldValue as Value } from '../../schema/column-types.ts'
import { matchesPattern } from './pattern.ts'
import { readDate, readTime } from './times.ts'

export type { CustomFieldReference as Reference, CustomFieldValue as Value } from '../../schema/column-types.ts'

/** Option labels by value. Null if they are not known, so that any text may be an option. */
export type Options = ReadonlyMap<string, string> | null

export type Read = { value: Value } | { problem: string; code: 'blank' | 'invalid' }

export const TEXT_LIMIT = 1_000
/** What decimal(18,6) can store: twelve digits before the point. */
const NUMBER_LIMIT = 1e12

/** Reads what a client sent for a field: the value in its stored form, or its problem. */
export const readValue = (field: FieldType, given: Value, options: Options): Read => {
  if (isEmpty(given) && field.validation.required) return { problem: "can't be blank", code: 'blank' }
  if (isEmpty(given) && !(field.data_type === 'short_text' && typeof given === 'string')) return { value: null }
  const read = readers[field.data_type](given, options, field)
  if (!('value' in read) || isEmpty(read.value)) return read
  const broken = brokenRule(field, read.value)
  return broken === null ? read : invalid(broken)
}

const invalid = (problem: string): Read => ({ problem, code: 'invalid' })

const isEmpty = (value: Value) =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

const readText = (given: Value): Read => {
  if (typeof given !== 'string') return invalid('must be a string')
  return [...given].length > TEXT_LIMIT ? invalid(`must be at most ${TEXT_LIMIT} characters`) : { value: given }
}

const readNumber = (given: Value): Read => {
  if (typeof given !== 'number') return invalid('must be a number')
  const value = roundToMillionths(given)
  return Math.abs(value) < NUMBER_LIMIT ? { value } : invalid('must have at most twelve digits before the point')
}

/** Rounds as decimal(18,6) would; zero gets no sign. */
const roundToMillionths = (value: number) => Number(value.toFixed(6)) + 0

const readOption = (given: Value, options: Options): Read => {
  if (typeof given !== 'string') return invalid('must be the value of an option')
  return options === null || options.has(given) ? { value: given } : invalid('is not one of the options')
}

const readOptions = (given: Value, options: Options): Read => {
  if (!Array.isArray(given) || given.some((one) => typeof one !== 'string'))
    return invalid('must be a list of values of options')
  if (options !== null && given.some((one) => !options.has(one)))
    return invalid('contains a value that is not an option')
  return { value: [...new Set(given)] }
}

/** Reads a reference; whether its record exists is checked in the database. */
const readReference = (given: Value, _: Options, { reference_type }: FieldType): Read => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return invalid('must be a record: { type, id }')
  const kind = kindOf(readRecordType(given.type))
  if (kind === undefined || referenceTypes[kind] !== reference_type)
    return invalid(`must be a record of type ${kindOf(reference_type)}`)
  return isUuid(given.id) ? { value: { type: kind, id: given.id.toLowerCase() } } : invalid(NO_RECORD)
}

export const NO_RECORD = 'refers to a record that your account does not have'

const readers: Record<FieldType['data_type'], (given: Value, options: Options, field: FieldType) => Read> = {
  short_text: readText,
  number: readNumber,
  date: (given) => {
    const value = typeof given === 'string' ? readDate(given) : null
    return value === null ? invalid('must be a date like 2026-03-01') : { value }
  },
  datetime: (given) => {
    const value = typeof given === 'string' ? readTime(given) : null
    return value === null ? invalid('must be a time like 2026-03-01T08:00:00Z') : { value }
  },
  boolean: (given) => (typeof given === 'boolean' ? { value: given } : invalid('must be true or false')),
  enum: readOption,
  enum_multi: readOptions,
  reference: readReference,
}

/** The rule that a value breaks. Dates and times are compared as texts in their stored form. */
const brokenRule = ({ validation, data_type }: FieldType, value: Value): string | null => {
  const { pattern, min_length, max_length, min, max } = validation
  if (data_type === 'short_text') {
    const text = value as string
    const length = [...text].length
    if (min_length !== undefined && length < min_length) return `must be at least ${min_length} characters`
    if (max_length !== undefined && length > max_length) return `must be at most ${max_length} characters`
    if (pattern !== undefined && !matchesPattern(pattern, text)) return `must match ${pattern}`
  }
  if (min !== undefined && value! < min) return `must be ${min} or more`
  if (max !== undefined && value! > max) return `must be ${max} or less`
  return null
}

/** The value as text, regardless of its format: this is what a search finds. */
export const textOf = (value: Value, options: Options): string | null => {
  if (value === null) return null
  if (typeof value === 'string') return options?.get(value) ?? value
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((one) => options?.get(one) ?? one).join(', ')
  return null
}

/** A number as text, never in exponential notation, because six decimals are stored. */
const numberText = (value: number) => {
  const text = String(value)
  return text.includes('e') ? value.toFixed(6).replace(/\.?0+$/, '') : text
}

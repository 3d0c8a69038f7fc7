import type { CursorKind } from '@boxtrail/protocol/answer/cursor'
import type { Conditions } from './conditions.ts'
import { microsOf, timeOfMicros } from './micros.ts'

export interface OrderKey {
  column: string
  kind: 'time' | 'date' | 'text'
  isNullable: boolean
  /** Whether there are so few values that the rows of each form a part of the list. */
  hasFewValues?: boolean
}

/**
 * An order of a list other than newest first: equal rows are ordered newest first, and rows without a value come last.
 */
export interface ListOrder {
  name: string
  keys: readonly (OrderKey & { isDescending: boolean })[]
}

/**
 * The values by which a row is ordered, as its cursor has them: its keys, its time of creation in microseconds, and its
 * id.
 */
export type RowKey = readonly [...keys: (string | number | null)[], micros: number, id: string]

const CURSOR: Record<OrderKey['kind'], CursorKind> = {
  time: 'time or null',
  date: 'date or null',
  text: 'text or null',
}

/** The form of a cursor, which begins with the name of its order. */
export const cursorKinds = ({ keys }: ListOrder): CursorKind[] => [
  'text',
  ...keys.map(({ kind }) => CURSOR[kind]),
  'time',
  'uuid',
]

const FORM: Record<OrderKey['kind'], (column: string) => string> = {
  time: microsOf,
  date: (column) => `${column}::text`,
  text: (column) => column,
}

/** The columns that an order needs, with the alias of the rows. */
export const orderColumns = ({ keys }: ListOrder, alias: string): string =>
  ['id', 'created_at', ...keys.map(({ column }) => column).filter((column) => column !== 'created_at')]
    .filter((column, at, all) => all.indexOf(column) === at)
    .map((column) => `${alias}.${column}`)
    .join(', ')

/** The key of a row, as JSON. */
export const rowKey = ({ keys }: ListOrder): string =>
  `json_build_array(${[...keys.map(({ kind, column }) => FORM[kind](column)), microsOf('created_at'), 'id'].join(', ')})`

const direction = ({ column, isDescending }: ListOrder['keys'][number]) => `${column} ${isDescending ? 'desc' : 'asc'}`

export const orderBy = ({ keys }: ListOrder): string =>
  `order by ${[...keys.map((key) => `${direction(key)} nulls last`), 'created_at desc', 'id desc'].join(', ')}`

/**
 * The same for rows that all have a value of the first key, or all have the same one, in the order of the index, from
 * either end.
 */
export const orderWithin = ({ keys: [first, ...others] }: ListOrder, isSame: boolean): string => {
  const later = others.map((key) => `${direction(key)} nulls last`)
  return `order by ${[...(isSame ? [] : [direction(first!)]), ...later, 'created_at desc', 'id desc'].join(', ')}`
}

/** The condition that a row comes after a given one. */
export const isBehind = ({ keys }: ListOrder, row: RowKey, conditions: Conditions): string => {
  const [micros, id] = row.slice(-2) as [number, string]
  const newest = `(created_at, id) < (${timeOfMicros(conditions.bind(micros))}, ${conditions.bind(id)}::uuid)`
  return keys.reduceRight((equal, key, at) => {
    const { column, isDescending, isNullable } = key
    const value = row[at]!
    if (value === null) return `(${column} is null and ${equal})`
    const is = parameterOf(key, value, conditions)
    const behind = `${column} ${isDescending ? '<' : '>'} ${is}`
    return `(${isNullable ? `${column} is null or ` : ''}${behind} or (${column} = ${is} and ${equal}))`
  }, newest)
}

/** A value of a key as a parameter. */
export const parameterOf = ({ kind }: OrderKey, value: string | number, conditions: Conditions): string => {
  const parameter = conditions.bind(value)
  return kind === 'time' ? timeOfMicros(parameter) : kind === 'date' ? `${parameter}::date` : parameter
}

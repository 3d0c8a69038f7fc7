import { composedRows } from '../composed.ts'
import type { Client } from '../statement.ts'
import { isBehind, orderBy, orderColumns, type RowKey, rowKey } from './list-order.ts'
import { microsOf, timeOfMicros } from './micros.ts'
import type { OrderedListing, Part } from './order-parts.ts'

/** The position of a walk: the row that was examined last, and how many matching rows are to be skipped. */
interface Place {
  from: RowKey
  skip: number
  limit: number
}

interface Found {
  rows: RowKey[]
  met: number
}

/** How many rows of one range are read; of a range with more, a smaller part is read first. */
const MOST = 3_000
const GROWTH = 4
/** How many rows of the order may be passed, whether or not they match. */
const MAX_PASSED_ROWS = 50_000
const DAY_MS = 86_400_000
/** In microseconds. */
const HOUR = 3_600_000_000

/**
 * Finds matching rows of an order that are rare at its beginning, although many match: examines ranges that grow until
 * one has some. Undefined if too many rows would be passed.
 */
export const findInRanges = async (
  client: Client,
  listing: OrderedListing,
  part: Part,
  { from, skip: toSkip, limit }: Place,
): Promise<Found | undefined> => {
  const axis = axisOf(listing, part)!
  const end = await endOf(client, listing, part, axis)
  const found: Found = { rows: [], met: 0 }
  let at = axis.at(from)
  let passed = 0
  for (let width = axis.least; found.rows.length < limit && end !== null && !axis.isBeyond(at, end); ) {
    const skip = Math.max(0, toSkip - found.met)
    const range = { at, until: axis.isDescending ? at - width : at + width, from }
    const most = width > axis.least ? MOST : null
    const held = await countRange(client, listing, part, axis, range)
    if (passed + held > MAX_PASSED_ROWS) return undefined
    const read = await readRange(client, listing, { part, axis, range, skip, limit: limit - found.rows.length, most })
    if (most !== null && read.met > most) {
      width = Math.max(axis.least, Math.round(width / (2 * GROWTH)))
      continue
    }
    found.rows.push(...read.rows)
    found.met += read.met
    at = range.until
    passed += held
    width *= GROWTH
  }
  return found
}

/** The first key of a part's rows as numbers: microseconds, or days. */
interface Axis {
  column: string
  isDescending: boolean
  isDate: boolean
  least: number
  at: (row: RowKey) => number
  isBeyond: (at: number, end: number) => boolean
}

/**
 * The axis of a part; undefined if its first key is a text, or if rows are in the order of their creation, in which
 * they are stored.
 */
export const axisOf = ({ order }: OrderedListing, { isSame }: Part): Axis | undefined => {
  const [key] = order.keys
  if (isSame || key!.kind === 'text' || key!.column === 'created_at') return undefined
  const { column, isDescending } = key!
  const isDate = key!.kind === 'date'
  return {
    column,
    isDescending,
    isDate,
    least: isDate ? 1 : HOUR,
    at: ([value]) => (isDate ? Date.parse(String(value)) / DAY_MS : Number(value)),
    isBeyond: (at, end) => (isDescending ? at < end : at > end),
  }
}

const numberOf = ({ isDate }: Axis, value: string) => (isDate ? `(${value} - date '1970-01-01')` : microsOf(value))

/** The last value of the part. */
const endOf = async (
  client: Client,
  { conditions, from, alias }: OrderedListing,
  part: Part,
  axis: Axis,
): Promise<number | null> => {
  const last = `${axis.isDescending ? 'min' : 'max'}(${alias}.${axis.column})`
  const text = `select ${numberOf(axis, last)} as value from ${from} where ${[...conditions.bounds, part.condition].join(' and ')}`
  const [row] = await composedRows<{ value: string | number | null }>(client, conditions.statement(text))
  return row!.value === null ? null : Number(row!.value)
}

interface Range {
  at: number
  until: number
  from: RowKey
}

interface Reading {
  part: Part
  axis: Axis
  range: Range
  skip: number
  limit: number
  most: number | null
}

/** The condition of a range, not counting the row at which the walk has arrived. */
const inRange = ({ conditions, alias }: OrderedListing, axis: Axis, { at, until }: Range): string[] => {
  const value = (number: number) => {
    const parameter = conditions.bind(number)
    return axis.isDate ? `(date '1970-01-01' + ${parameter}::int)` : `(${timeOfMicros(parameter)})`
  }
  const name = `${alias}.${axis.column}`
  const [first, end] = axis.isDescending ? ['<=', '>'] : ['>=', '<']
  return [`${name} ${first} ${value(at)}`, `${name} ${end} ${value(until)}`]
}

/** How many rows a range has, by the index of the order. */
const countRange = async (client: Client, listing: OrderedListing, part: Part, axis: Axis, range: Range) => {
  const { conditions, from } = listing
  const where = [...conditions.bounds, part.condition, ...inRange(listing, axis, range)].join(' and ')
  const text = `select count(*) as held from (select from ${from} where ${where} limit ${MAX_PASSED_ROWS + 1}) x`
  const [row] = await composedRows<{ held: number }>(client, conditions.statement(text))
  return Number(row!.held)
}

const readRange = async (
  client: Client,
  listing: OrderedListing,
  { part, axis, range, skip, limit, most }: Reading,
): Promise<Found> => {
  const { conditions, from: table, alias, order } = listing
  const bounds = inRange(listing, axis, range)
  const sought = conditions.filters.map(({ sought }) => `(${sought.join(' or ')})`)
  const where = [...conditions.bounds, part.condition, ...sought, ...bounds, isBehind(order, range.from, conditions)]
  const text = `with found as materialized (select ${orderColumns(order, alias)} from ${table} where ${where.join(' and ')}
      ${most === null ? 'offset 0' : `limit ${most + 1}`}),
    page as (select * from found ${orderBy(order)} limit ${limit} offset ${skip})
    select (select count(*) from found) as met,
      coalesce((select json_agg(${rowKey(order)} ${orderBy(order)}) from page), '[]') as rows`
  const [found] = await composedRows<Found>(client, conditions.statement(text))
  return found!
}

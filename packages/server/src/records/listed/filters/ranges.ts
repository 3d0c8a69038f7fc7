import { endOfRange, startOfRange } from '@boxtrail/engine/time-range'
import type { Conditions } from '../../../db/lists/conditions.ts'

interface Range {
  column: string
  /** A day includes both its bounds; a time is in UTC, and a bare date stands for that day. */
  kind: 'time' | 'day'
}

/** The ranges that either list can be filtered by, by the first part of their parameters. */
const ranges: Readonly<Record<string, Range>> = {
  'filter[updated_at]': { column: 'updated_at', kind: 'time' },
  'filter[arrival]': { column: 'arrival_at', kind: 'time' },
  'filter[destination_arrival]': { column: 'destination_arrival_at', kind: 'time' },
}

const rangesOfContainers: Readonly<Record<string, Range>> = {
  'filter[binding_free_day]': { column: 'free_time_ends_on', kind: 'day' },
  'filter[empty_return_due]': { column: 'empty_return_due_on', kind: 'day' },
}

type Values = Readonly<Record<string, unknown>>

interface Rows {
  conditions: Conditions
  /** The alias of the rows. */
  row: string
}

/** The condition of each range that a query names, with both of its bounds. */
const conditionsOf = (query: Values, known: typeof ranges, { conditions, row }: Rows): string[] =>
  Object.entries(known).flatMap(([name, { column, kind }]) => {
    const start = query[`${name}[start]`] as string | undefined
    const end = query[`${name}[end]`] as string | undefined
    const of = `${row}.${column}`
    const [from, until] =
      kind === 'day'
        ? [start && `${of} >= ${conditions.bind(start)}::date`, end && `${of} <= ${conditions.bind(end)}::date`]
        : [
            start && `${of} >= ${conditions.bind(startOfRange(start))}::timestamptz`,
            end && `${of} < ${conditions.bind(endOfRange(end))}::timestamptz`,
          ]
    const bounds = [from, until].filter((bound) => bound !== undefined)
    return bounds.length > 0 ? [bounds.join(' and ')] : []
  })

/** Adds the ranges that both lists have. */
export const addRanges = (query: Values, building: Rows): void => {
  for (const sought of conditionsOf(query, ranges, building))
    building.conditions.filters.push({ sought: [sought], isOrdered: false })
}

/** The conditions of ranges on containers; both bounds of a range must be met by the same container. */
export const containerRanges = (query: Values, building: Rows): string[] =>
  conditionsOf(query, rangesOfContainers, building)

interface UpdatedAt {
  'filter[updated_at][start]'?: string
  'filter[updated_at][end]'?: string
}

/** The range of the last change of other lists, by the alias of their rows. */
export const addUpdatedAt = (conditions: Conditions, row: string, query: UpdatedAt): void => {
  const { 'filter[updated_at]': lastChange } = ranges
  for (const sought of conditionsOf({ ...query }, { 'filter[updated_at]': lastChange! }, { conditions, row }))
    conditions.filters.push({ sought: [sought], isOrdered: false })
}

import type { Change } from '@boxtrail/engine/diff/difference'
import { formatInstant } from '@boxtrail/engine/time'
import { wireTime } from '@boxtrail/protocol/answer/json-api'

type Changeset = Change['changeset']

interface Shown {
  columns: readonly string[]
  /** The attributes of a row, flat. */
  attributesOf: (row: Record<string, unknown>) => Record<string, unknown>
  /** Columns that are served as a relationship, under its name; the values are ids. */
  relations: Record<string, string>
  /** Attributes whose change is not notified. */
  except: readonly string[]
}

/**
 * Turns a changeset of columns into one of attributes as clients see them. Which attributes show a column is found by
 * serving a row with another value in each column, so that an attribute served under two names changes under both.
 */
export const createServedChangeset = ({ columns, attributesOf, relations, except }: Shown) => {
  const markers = new Map(columns.map((column, index) => [formatInstant(index * 60_000), column]))
  const marked = Object.fromEntries([...markers].map(([marker, column]) => [column, marker]))
  const names = new Map<string, string[]>(Object.entries(relations).map(([column, name]) => [column, [name]]))
  for (const [name, value] of Object.entries(attributesOf(marked))) {
    const column = markers.get(String(value))
    if (column !== undefined && !except.includes(name)) names.set(column, [...(names.get(column) ?? []), name])
  }
  return (changeset: Changeset): Changeset => {
    const shown: Changeset = {}
    for (const [column, values] of Object.entries(changeset))
      for (const name of names.get(column) ?? []) shown[name] = values.map(wire) as [unknown, unknown]
    return shown
  }
}

const wire = (value: unknown) => (value instanceof Date ? wireTime(value) : value)

import { deserialize, type Event } from '@boxtrail/client'
import { hashKey } from '@tanstack/react-query'
import type { Change, Held } from './records.ts'

const isSame = (one: unknown, other: unknown) => one === other || hashKey([one]) === hashKey([other])

/**
 * The change that an event makes to a record. The log names columns, most of which are attributes with the same name:
 * if a column is not an attribute, or its old value differs from the cached one, the record must be fetched again.
 */
export const changeOf = ({ resource: { type, id }, changeset }: Event): Change => {
  const at = (place: 0 | 1) => {
    const attributes = Object.fromEntries(Object.entries(changeset).map(([name, values]) => [name, values[place]]))
    return deserialize<Held>({ data: { ...{ type, id }, attributes } })
  }
  const [before, after] = [at(0), at(1)]
  const names = Object.keys(after).filter((name) => name !== 'id' && name !== 'type')
  return (held) => {
    const fits = (name: string) => name in held && (isSame(held[name], before[name]) || isSame(held[name], after[name]))
    return names.every(fits) ? { ...held, ...Object.fromEntries(names.map((name) => [name, after[name]])) } : undefined
  }
}

/** For each kind of record, a column that is never null: if its old value is null, the record did not exist. */
const NEVER_NULL = [
  'number',
  'normalized_number',
  'request_number',
  'event',
  'file_name',
  'message_id',
  'url',
  'company_name',
  'charge',
  'api_slug',
  'label',
]

/** Whether lists have one more record, or one less. */
export const comesOrGoes = ({ changeset }: Event): boolean =>
  'deleted' in changeset || NEVER_NULL.some((name) => changeset[name]?.[0] === null)

/**
 * The record in the response to a write, merged into the cached one: a relation to the same records keeps the included
 * ones.
 */
export const answered =
  (answer: Held): Change =>
  (held) => {
    const made: Held = { ...held }
    for (const [name, value] of Object.entries(answer))
      if (!isSame(pointer(held[name]), pointer(value)) || !isPointer(value)) made[name] = value
    return made
  }

const isPointer = (value: unknown) => isSame(value, pointer(value)) && typeof value === 'object' && value !== null

/** A record, or a list of records, without what is included. */
const pointer = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pointer)
  const { type, id } = (value ?? {}) as Partial<Held>
  return typeof type === 'string' && typeof id === 'string' ? { type, id } : value
}

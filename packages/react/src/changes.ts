import { deserialize, type Event } from '@boxtrail/client'
import { hashKey } from '@tanstack/react-query'
import type { Change, Held } from './records.ts'

const isSame = (one: unknown, other: unknown) => one === other || hashKey([one]) === hashKey([other])

/**
 * What an event says of a record. The log names columns, most of which are attributes of that name: a column that is
 * none, or whose value before is not the one that is held, leaves the record to be read again.
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

/** One of each kind of record that is never null: where it was, there was no record. */
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

/** Whether lists have one record more, or one less. */
export const comesOrGoes = ({ changeset }: Event): boolean =>
  'deleted' in changeset || NEVER_NULL.some((name) => changeset[name]?.[0] === null)

/** What a write answers, over what is held: a relation that points at the same records keeps them whole. */
export const answered =
  (answer: Held): Change =>
  (held) => {
    const made: Held = { ...held }
    for (const [name, value] of Object.entries(answer))
      if (!isSame(pointer(held[name]), pointer(value)) || !isPointer(value)) made[name] = value
    return made
  }

const isPointer = (value: unknown) => isSame(value, pointer(value)) && typeof value === 'object' && value !== null

/** A record, or a list of them, without what is included. */
const pointer = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pointer)
  const { type, id } = (value ?? {}) as Partial<Held>
  return typeof type === 'string' && typeof id === 'string' ? { type, id } : value
}

import { type CursorKind, readCursor, writeCursor } from '@boxtrail/protocol/answer/cursor'
import { included } from '@boxtrail/protocol/answer/include'
import { type Page as ListPage, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { sparse } from '@boxtrail/protocol/answer/sparse'
import { notFound } from '@boxtrail/protocol/errors'
import type { DocumentedOperation } from '../contract.ts'
import { type Resource, related } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import type { Call } from './call.ts'
import { orderKeys } from './journey-filters.ts'
import { filtersIn, passing } from './passing.ts'

/** A page of the records of a type, or of those that belong to the record in the path. */
export const list = (operation: DocumentedOperation, call: Call) => {
  const { query } = call
  const rows = matching(operation, call)
  const page = pageOf(query)
  const { rows: data, ...position } = pageIn(rows, page, `${operation.id} ${text(query.sort)}`)
  const included = includedIn(operation, data, call)
  return listDocument(call, page, {
    data: sparse(data, query),
    ...position,
    included: included && (sparse(included, query) as never),
  })
}

/** All records of a list that match its filters, in its order. */
export const matching = (operation: DocumentedOperation, call: Call): Resource[] => {
  const type = operation.record!.type
  return sorted(type, filtered(type, recordsOf(operation, call), call), call)
}

/** The included records; undefined if none were requested and none are always included. */
export const includedIn = (
  { included: { always, byDefault } }: DocumentedOperation,
  data: readonly Resource[],
  { query: { include }, world }: Pick<Call, 'query' | 'world'>,
): Resource[] | undefined => {
  const requested = (include as string[] | undefined) ?? (byDefault.length > 0 ? byDefault : undefined)
  if (!requested && always.length === 0) return undefined
  const walk = included<Resource>(data, [...always, ...(requested ?? [])])
  let step = walk.next()
  while (!step.done) step = walk.next(step.value.flatMap((one) => world.get(one) ?? []))
  return step.value.map((one) => asIncluded(one, world))
}

/** Some records have fewer attributes when they are included than in their list. */
const asIncluded = (record: Resource, world: World): Resource =>
  (world.document('included', record.id) as { data: Resource } | undefined)?.data ?? record

const recordsOf = ({ path, record }: DocumentedOperation, { params, world }: Call): Resource[] => {
  const type = record!.type
  const [parentId] = Object.values(params)
  if (parentId === undefined) return world.all(type)
  const parent = parentOf(path, parentId, world)
  const relation = path.split('/').at(-1)!
  if (parent.relationships?.[relation]) return related(parent, relation).flatMap((one) => world.get(one) ?? [])
  return world.all(type).filter((one) => belongsTo(one, parent))
}

/** The record that a path leads through, as in `/containers/{id}/transport_events`. */
export const parentOf = (path: string, id: string, world: World): Resource => {
  const type = typeOfCollection(path.split('/')[1]!)
  const parent = world.get({ type, id })
  if (!parent) throw notFound()
  return parent
}

const typeOfCollection = (collection: string): string => collection.replace(/ies$/, 'y').replace(/s$/, '')

const belongsTo = (one: Resource, { id }: Resource): boolean =>
  Object.keys(one.relationships ?? {}).some((name) => related(one, name).some((reference) => reference.id === id))

const filtered = (type: string, records: Resource[], { query, world }: Call): Resource[] => {
  return filtersIn(query).reduce((kept, [name, value]) => {
    const passes = passing(type, [name, value], world)
    if (!passes) throw new Error(`the mock does not know what ${name} of ${type} means`)
    return kept.filter(passes)
  }, records)
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
const descending = (key: (one: Resource) => string) => (one: Resource, other: Resource) =>
  key(one) === key(other) ? 0 : key(one) < key(other) ? 1 : -1
const created = ({ attributes, id }: Resource): string => `${text(attributes.created_at)} ${id}`

const SEVERITIES = ['high', 'medium', 'low']

/** Sorts the most severe first, then by due date, then by age. */
const urgency = ({ attributes: a, id }: Resource): string =>
  [SEVERITIES.indexOf(text(a.severity)), text(a.due_on) || '9999', text(a.since), id].join(' ')

const severity = ({ attributes: a }: Resource): number => SEVERITIES.indexOf(text(a.severity))
const since = ({ attributes: a, id }: Resource): string => `${text(a.since)} ${id}`

/** Lists that have their own order; the others have the newest first. */
const orders: Readonly<Record<string, (one: Resource, other: Resource) => number>> = {
  transport_event: descending(created),
  raw_event: (one, other) =>
    -descending(({ attributes, id }) => `${text(attributes.timestamp)} ${text(attributes.created_at)} ${id}`)(
      one,
      other,
    ),
  attention_entry: (one, other) => (urgency(one) < urgency(other) ? -1 : 1),
  contradiction: (one, other) => severity(one) - severity(other) || descending(since)(one, other),
  source_silence: (one, other) => -descending(since)(one, other),
  custom_field_option: (one, other) => Number(one.attributes.position) - Number(other.attributes.position),
}

const sortKeys: Readonly<Record<string, (one: Resource) => string>> = {
  created_at: created,
  document_type: ({ attributes }) => text(attributes.document_type_effective),
  added_by: ({ attributes }) => text(attributes.source),
}

/**
 * Sorts by several names of `sort`: records without a value are last in both directions, and the newest first among
 * equal ones.
 */
const inOrder = (records: Resource[], sort: readonly string[], world: World): Resource[] => {
  const keys = sort.map((name) => ({ key: orderKeys[name.replace(/^-/, '')]!, isDescending: name.startsWith('-') }))
  const rows = records.map((record) => ({ record, values: keys.map(({ key }) => key(record, world)) }))
  const newest = descending(created)
  rows.sort((one, other) => {
    for (const [at, { isDescending }] of keys.entries()) {
      const [a, b] = [one.values[at]!, other.values[at]!]
      if (a === b) continue
      if (a === null || b === null) return a === null ? 1 : -1
      return a < b === isDescending ? 1 : -1
    }
    return newest(one.record, other.record)
  })
  return rows.map(({ record }) => record)
}

const sorted = (type: string, records: Resource[], { query: { sort }, world }: Call): Resource[] => {
  if (Array.isArray(sort)) return inOrder(records, sort, world)
  if (typeof sort !== 'string') return orders[type] ? [...records].sort(orders[type]) : records
  const key = sortKeys[sort.replace(/^-/, '')] ?? created
  const order = descending(key)
  return [...records].sort((one, other) => (sort.startsWith('-') ? order(one, other) : order(other, one)))
}

/** A page of sorted rows. A cursor names the list, and the record that the page follows. */
const pageIn = (rows: readonly Resource[], page: ListPage, name: string) => {
  const { number, size, after } = page
  const from =
    after === null
      ? number === 1
        ? 0
        : (number - 1) * (size ?? rows.length)
      : behind(rows, readCursor(after, CURSOR, name))
  const until = size === null ? rows.length : from + size
  const shown = rows.slice(from, until)
  const last = shown.at(-1)
  const next = last && until < rows.length ? writeCursor([name, created(last), last.id]) : null
  return { rows: shown, total: rows.length, next }
}

const CURSOR: readonly CursorKind[] = ['text', 'text', 'text']

/** The index after a record. If the record was deleted, the index of the next older one. */
const behind = (rows: readonly Resource[], [, at, id]: readonly [string, string, string]): number => {
  const known = rows.findIndex((row) => row.id === id)
  if (known >= 0) return known + 1
  const older = rows.findIndex((row) => created(row) < at)
  return older < 0 ? rows.length : older
}

import { parameters } from '../generated/operations.ts'
import { contractVersion } from '../generated/usage-table.ts'
import { isWebhookEventName } from '../index.ts'
import { fieldsOf, isListed } from './fields.ts'
import { operationAt } from './match.ts'
import type { Consumer, EventUsage, OperationUsage, UsageRecord } from './record.ts'

/** One request with its answer, as far as they are known. */
export interface Exchange {
  method: string
  /** The path, or the whole address; with or without `/v2` and the query. */
  path: string
  /** The query, where `path` does not hold it. */
  query?: string | URLSearchParams | Record<string, unknown> | undefined
  /** What was sent, parsed; a body that is not JSON is left out. */
  requestBody?: unknown
  status?: number | undefined
  /** What was answered, parsed; a body that is not JSON is left out. */
  responseBody?: unknown
}

/** Collects what is used of the API. It keeps names and values of the contract, and nothing of what they carry. */
export interface Usage {
  /** Adds a request; gives the operation that it was for, or undefined if it is for none. */
  add(exchange: Exchange): string | undefined
  /** Adds what a webhook received, parsed; gives the name of the event. */
  addEvent(body: unknown): string | undefined
  /** Adds what another has collected. */
  merge(record: UsageRecord): void
  /** The record, always in the same order. */
  toJSON(): UsageRecord
}

type Sets<Kinds extends object> = { [Kind in keyof Kinds]-?: Set<string | number> }

/**
 * A record of usage in the making.
 *
 * @example
 * const usage = createUsage({ name: 'dispatch', version: '1.4.0' })
 * usage.add({ method: 'GET', path: '/v2/containers?include=shipment', status: 200, responseBody })
 * writeFileSync('usage.json', JSON.stringify(usage))
 */
export function createUsage(consumer?: Consumer): Usage {
  const operations = new Map<string, Sets<OperationUsage>>()
  const events = new Map<string, Sets<EventUsage>>()
  let source: UsageRecord['source']
  const ofOperation = (id: string) => setsOf(operations, id, OPERATION_KINDS)
  const ofEvent = (name: string) => setsOf(events, name, EVENT_KINDS)
  return {
    add({ method, path, query, requestBody, status, responseBody }) {
      const id = operationAt(method, path)
      if (!id) return undefined
      const sets = ofOperation(id)
      if (status !== undefined) sets.statuses.add(status)
      for (const [name, value] of given(id, query ?? path)) {
        sets.parameters.add(name)
        for (const one of value.split(',')) if (isListed(name, one)) sets.sentValues.add(`${name}=${one}`)
      }
      const sent = fieldsOf(requestBody)
      addAll(sets.request, sent.fields)
      addAll(sets.sentValues, sent.values)
      const came = fieldsOf(responseBody)
      if (status !== undefined && status >= 400) addAll(sets.errors, errorsIn(responseBody))
      else {
        addAll(sets.received, came.fields)
        addAll(sets.receivedValues, came.values)
      }
      return id
    },
    addEvent(body) {
      const name = (body as { data?: { attributes?: { event?: unknown } } } | null)?.data?.attributes?.event
      if (typeof name !== 'string' || !isWebhookEventName(name)) return undefined
      const { fields, values } = fieldsOf(body)
      addAll(ofEvent(name).received, fields)
      addAll(ofEvent(name).receivedValues, values)
      return name
    },
    merge(record) {
      for (const [id, kinds] of Object.entries(record.operations)) addKinds(ofOperation(id), kinds)
      for (const [name, kinds] of Object.entries(record.events)) addKinds(ofEvent(name), kinds)
      source = record.source ? mergedSources(source, record.source) : source
    },
    toJSON: () => ({
      format: 'boxtrail-usage/1',
      contract: contractVersion,
      ...(consumer ? { consumer } : {}),
      operations: sorted(operations),
      events: sorted(events),
      ...(source ? { source } : {}),
    }),
  }
}

const OPERATION_KINDS = [
  'statuses',
  'parameters',
  'request',
  'received',
  'sentValues',
  'receivedValues',
  'errors',
] as const
const EVENT_KINDS = ['received', 'receivedValues'] as const

function setsOf<Kinds extends object>(
  known: Map<string, Sets<Kinds>>,
  key: string,
  kinds: readonly (keyof Kinds)[],
): Sets<Kinds> {
  const found = known.get(key) ?? (Object.fromEntries(kinds.map((kind) => [kind, new Set()])) as unknown as Sets<Kinds>)
  known.set(key, found)
  return found
}

const addAll = (to: Set<string | number>, values: Iterable<string | number>): void => {
  for (const value of values) to.add(value)
}

const addKinds = (sets: Record<string, Set<string | number>>, kinds: object): void => {
  for (const [kind, values] of Object.entries(kinds))
    if (sets[kind] && Array.isArray(values)) addAll(sets[kind], values)
}

/** The parameters of the operation that a query gives; others say nothing to the service. */
function given(id: string, query: NonNullable<Exchange['query']>): [string, string][] {
  const known = Object.keys((parameters as Record<string, object | undefined>)[id] ?? {})
  const pairs =
    typeof query === 'string'
      ? [...new URLSearchParams(query.includes('?') ? query.slice(query.indexOf('?') + 1) : queryOnly(query))]
      : query instanceof URLSearchParams
        ? [...query]
        : Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  return pairs.filter(([name]) => known.includes(name))
}

/** A path without a question mark has no query. */
const queryOnly = (text: string): string => (text.startsWith('/') || text.includes('://') ? '' : text)

function errorsIn(body: unknown): string[] {
  const { errors } = (body ?? {}) as { errors?: unknown }
  if (!Array.isArray(errors)) return []
  return errors.flatMap(({ status, code }: { status?: unknown; code?: unknown }) =>
    typeof code === 'string' && /^[a-z0-9_.]{1,64}$/.test(code) ? [`${Number(status)} ${code}`] : [],
  )
}

function mergedSources(
  one: UsageRecord['source'],
  other: NonNullable<UsageRecord['source']>,
): NonNullable<UsageRecord['source']> {
  if (!one) return other
  return Object.fromEntries(
    SOURCE_KINDS.map((kind) => [kind, inOrder({ ...other[kind], ...one[kind] })]),
  ) as unknown as NonNullable<UsageRecord['source']>
}

const SOURCE_KINDS = ['places', 'whole', 'words', 'operations', 'events'] as const

const inOrder = <Value>(values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)))

const sorted = <Kinds extends object>(known: Map<string, Sets<Kinds>>): Record<string, Kinds> =>
  inOrder(
    Object.fromEntries(
      [...known].map(([key, sets]) => {
        const lists = Object.entries<Set<string | number>>(sets as Record<string, Set<string | number>>)
          .filter(([, values]) => values.size > 0)
          .map(([kind, values]) => [kind, [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))])
        return [key, Object.fromEntries(lists) as Kinds]
      }),
    ),
  )

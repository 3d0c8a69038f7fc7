import type { Api, Init, Verb } from './api.ts'
import { dataOf } from './attempts.ts'
import { opaque } from './generated/records.ts'
import { mapped } from './map.ts'
import { renamed, snake } from './names.ts'
import { flatQuery } from './query.ts'
import type { Format, Reference, WriteOptions } from './types.ts'

/** What the generated methods say of an operation. */
export interface Settings {
  /** Members of the query or the body that are given one by one. */
  parts?: readonly string[]
  /** Type of the resource that is written; empty for a body that is no resource. */
  type?: string
  /** The body names the record as well as the path. */
  id?: 1
  /** Written values that point at records. */
  relations?: readonly string[]
  /** Media type of a body that is not JSON. */
  media?: string
  /** Included whether asked for or not. */
  always?: readonly string[]
  /** Included when nothing is asked for. */
  usual?: readonly string[]
  /** A document of another standard, whose names stay. */
  asIs?: 1
}

interface Call {
  path: object
  query: Record<string, unknown>
  body?: unknown
  options: WriteOptions
}

interface Operation extends Settings {
  verb: Verb
  path: string
  query: boolean
}

/** `GET /shipments?` takes a query, `GET /sandbox/clock` does not. */
const operationOf = (call: string, settings: Settings): Operation => {
  const [verb, path] = call.split(' ') as [Verb, string]
  return { ...settings, verb, path: path.replace('?', ''), query: path.endsWith('?') }
}

/** A method: ids of the path, then what is asked for or written, then options. */
export const method =
  (api: Api) =>
  (called: string, settings: Settings = {}) =>
  async (...given: unknown[]): Promise<unknown> => {
    const operation = operationOf(called, settings)
    const call = callOf(operation, given)
    const document = await fetchDocument(api, operation, call)
    const format: Format = call.options.format ?? api.format
    if (format === 'raw') return document
    const made = settings.asIs ? document : mapped(document, includeOf(call, settings))
    return format === 'both' ? { raw: document, mapped: made } : made
  }

/** An iteration over the records of a list. */
export const list =
  (api: Api) =>
  (called: string, settings: Settings = {}) =>
    async function* (...given: unknown[]): AsyncGenerator<unknown, void, undefined> {
      const operation = operationOf(called, settings)
      const call = callOf(operation, given)
      const seen = new Set<string>()
      let search: string | undefined
      let [total, size] = [0, 1]
      for (;;) {
        const document = (await fetchDocument(api, operation, call, search)) as ListDocument
        const { data, links, meta } = document
        const format = call.options.format ?? api.format
        const { items } = mapped(document, includeOf(call, settings)) as { items: unknown[] }
        for (const [at, raw] of data.entries()) {
          // Without a cursor, a record that is created meanwhile moves others to the next page.
          if (seen.has(raw.id)) continue
          seen.add(raw.id)
          yield format === 'raw' ? raw : format === 'both' ? { raw, mapped: items[at] } : items[at]
        }
        const removed = total - (meta?.total ?? 0)
        total -= removed
        size = Math.max(size, data.length)
        const back = earlier(search, Math.ceil(removed / size))
        const { next } = links
        if (!back && (!next || data.length === 0)) return
        // The address of the service may differ from the one that it is reached by: only the query is taken.
        search = back ?? next!.slice(next!.indexOf('?') + 1)
      }
    }

/** Records that are removed meanwhile move others to pages that were read before: where to read again. */
const earlier = (search: string | undefined, pages: number): string | undefined => {
  const query = new URLSearchParams(search)
  const number = Number(query.get('page[number]'))
  if (!(pages > 0 && number > 1)) return undefined
  query.set('page[number]', String(Math.max(number - pages, 1)))
  return query.toString()
}

interface ListDocument {
  data: { id: string }[]
  links: { next?: string | null }
  meta?: { total?: number }
}

const callOf = (operation: Operation, given: unknown[]): Call => {
  const rest = [...given]
  const names = Array.from(operation.path.matchAll(/\{(\w+)\}/g), ([, name]) => name!)
  const ids = Object.fromEntries(names.map((name) => [name, rest.shift()]))
  const { query, parts, type, media } = operation
  const input = parts
    ? Object.fromEntries(parts.map((name) => [name, rest.shift()]))
    : query || type !== undefined || media
      ? rest.shift()
      : undefined
  const options = (rest[0] ?? {}) as WriteOptions
  if (operation.verb === 'GET') return { path: ids, query: flatQuery((input as object | undefined) ?? {}), options }
  const body = media ? input : bodyOf(input as Values, operation, ids[names.at(-1)!])
  return { path: ids, query: {}, options, body }
}

type Values = Record<string, unknown> | undefined

const bodyOf = (values: Values, { type, id, relations = [] }: Settings, own: unknown): unknown => {
  if (type === undefined) return undefined
  const attributes = renamed(values ?? {}, snake, opaque) as Record<string, unknown>
  if (!type) return attributes
  const relationships: Record<string, unknown> = {}
  for (const name of relations)
    if (attributes[name]) {
      const { type, id } = attributes[name] as Reference
      relationships[name] = { data: { type, id } }
      delete attributes[name]
    }
  return {
    data: {
      type,
      ...(id ? { id: own } : {}),
      attributes,
      ...(Object.keys(relationships).length > 0 ? { relationships } : {}),
    },
  }
}

const fetchDocument = async (api: Api, { verb, path, media }: Operation, call: Call, search?: string) => {
  const { format: _, idempotencyKey, headers, ...options } = call.options
  const init: Init = { ...options, params: { path: call.path, query: call.query } }
  if (call.body !== undefined) init.body = call.body
  if (search !== undefined) init.querySerializer = () => search
  if (media) init.bodySerializer = (body) => body
  const named = {
    ...headers,
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(media ? { 'Content-Type': media } : {}),
  }
  return dataOf(await api.send(verb, path, { ...init, headers: named }))
}

const includeOf = ({ query }: Call, { always = [], usual = [] }: Settings): string[] => [
  ...always,
  ...((query.include as readonly string[] | undefined) ?? usual),
]

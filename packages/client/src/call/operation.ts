import { opaque } from '../generated/records.ts'
import type { CallOptions, Reference, WriteOptions } from '../types.ts'
import type { Api, Init, Verb } from './api.ts'
import { dataOf } from './attempts.ts'
import { renamed, snake } from './names.ts'
import { flatQuery } from './query.ts'

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
  /** Always included. */
  always?: readonly string[]
  /** Included by default. */
  usual?: readonly string[]
  /** A document of another standard, whose names stay. */
  asIs?: 1
  /** The answer is a file. */
  parseAs?: 'blob'
  /** It had no parameters before: options may take their place. */
  optionsFirst?: 1
}

export interface Call {
  path: object
  query: Record<string, unknown>
  body?: unknown
  options: WriteOptions
}

export interface Operation extends Settings {
  verb: Verb
  path: string
  query: boolean
}

/** `GET /shipments?` takes a query, `GET /sandbox/clock` does not. */
export const operationOf = (call: string, settings: Settings): Operation => {
  const [verb, path] = call.split(' ') as [Verb, string]
  return { ...settings, verb, path: path.replace('?', ''), query: path.endsWith('?') }
}

export const callOf = (operation: Operation, given: unknown[]): Call => {
  const rest = [...given]
  const take = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, rest.shift()]))
  const names = operation.path.match(/(?<=\{)\w+/g) ?? []
  const ids = take(names)
  const { query, parts, type, media, optionsFirst } = operation
  if (optionsFirst && rest.length === 1 && isOptions(rest[0])) rest.unshift(undefined)
  const input = parts ? take(parts) : query || type !== undefined || media ? rest.shift() : undefined
  const options = (rest[0] ?? {}) as WriteOptions
  if (operation.verb === 'GET') return { path: ids, query: flatQuery((input as object | undefined) ?? {}), options }
  const body = media ? input : bodyOf(input as Values, operation, ids[names.at(-1)!])
  return { path: ids, query: {}, options, body }
}

const optionNames = ['format', 'signal', 'timeoutMs', 'maxRetries', 'headers'] satisfies (keyof CallOptions)[]

const isOptions = (given: unknown): boolean =>
  Object.keys(given ?? {}).every((name) => (optionNames as string[]).includes(name))

type Values = Record<string, unknown> | undefined

const bodyOf = (values: Values, { type, id, relations = [] }: Settings, own: unknown): unknown => {
  if (type === undefined) return undefined
  const attributes = renamed(values ?? {}, snake, opaque) as Record<string, unknown>
  if (!type) return attributes
  let relationships: Record<string, unknown> | undefined
  for (const name of relations)
    if (attributes[name]) {
      const { type, id } = attributes[name] as Reference
      relationships = { ...relationships, [name]: { data: { type, id } } }
      delete attributes[name]
    }
  // What is undefined is not sent.
  return { data: { type, id: id && own, attributes, relationships } }
}

export const fetchDocument = async (
  api: Api,
  { verb, path, media, parseAs }: Operation,
  call: Call,
  search?: string,
) => {
  const { format: _, idempotencyKey, headers, ...options } = call.options
  const init: Init = { ...options, parseAs, params: { path: call.path, query: call.query } }
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

export const includeOf = ({ query }: Call, { always = [], usual = [] }: Settings): string[] => [
  ...always,
  ...((query.include as readonly string[] | undefined) ?? usual),
]

import type { OperationId } from '@boxtrail/contracts'
import { examples } from '@boxtrail/contracts/examples'
import { operations } from '@boxtrail/contracts/operations'
import type { RawInit } from '../api.ts'
import { contract } from './contract.ts'

/** An id that no record has. */
export const NOBODY = '0195a3c2-0000-7000-8000-00000000dead'

/** The path of an operation, with unused ids unless given, and the examples of required query parameters. */
export const requestPath = (id: OperationId, params: Record<string, string> = {}): string => {
  const path = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? (/(^|_)id$/.test(name) ? NOBODY : 'nothing_has_this')),
  )
  const needed = contract.parametersOf(id).filter((each) => each.in === 'query' && each.required)
  const query = needed.map(({ name, schema }) => `${name}=${encodeURIComponent(String(schema.examples?.[0]))}`)
  return `/v2${path}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** A request like the contract's first example, for the record that the path names. */
export const exampleRequest = (id: OperationId): RawInit => {
  const { request = {} } = examples[id] as { request?: Record<string, unknown> }
  const [body] = Object.values(request)
  const { rawBody } = operations[id]
  if (rawBody) return { body, headers: { 'content-type': rawBody } }
  const copy = structuredClone(body) as { data?: { id?: string } } | undefined
  delete copy?.data?.id
  return copy === undefined ? {} : { body: copy }
}

import { type DocumentedOperation, documentedOperations } from '@boxtrail/mock'

/** A call for both the service and the mock. */
export interface Call {
  operation: DocumentedOperation
  path: string
  headers: Record<string, string>
  body: string | undefined
}

type Resource = { type: string; id: string }

/** Reads come before writes, and deletions last, so that there is data to read. */
const ORDER = ['get', 'post', 'put', 'patch', 'delete']

/** Every operation twice: reads are repeated once there is more to read. */
export const operationsInOrder = (): DocumentedOperation[] => {
  const sorted = [...documentedOperations].sort(
    (one, other) => ORDER.indexOf(one.method) - ORDER.indexOf(other.method) || depth(one) - depth(other),
  )
  const reads = sorted.filter(({ method }) => method === 'get')
  const ends = sorted.filter(({ method }) => method === 'delete')
  const writes = sorted.filter(({ method }) => method !== 'get' && method !== 'delete')
  return [...reads, ...writes, ...reads, ...ends]
}

const depth = ({ path }: DocumentedOperation): number => path.split('{').length

/** The ids of records in responses, for calls that need one. */
export class SeenRecords {
  readonly #ids = new Map<string, string>()

  /** Remembers the first record of each type, or a created one, which certainly exists. */
  learn(value: unknown, isCreated: boolean): void {
    if (typeof value !== 'object' || value === null) return
    const { data } = value as { data?: unknown }
    if (isCreated && data !== undefined) {
      this.learn(data, true)
      return
    }
    const { type, id } = value as Partial<Resource>
    if (typeof type === 'string' && typeof id === 'string' && (isCreated || !this.#ids.has(type)))
      this.#ids.set(type, id)
    for (const inner of Object.values(value)) this.learn(inner, false)
  }

  /** The id for a parameter: `/shipments/{id}` needs that of a shipment, and so does `{shipment_id}` in any path. */
  idFor(path: string, parameter: string): string | undefined {
    const owner = parameter.endsWith('_id')
      ? parameter.slice(0, -'_id'.length)
      : path
          .slice(0, path.indexOf(`/{${parameter}}`))
          .split('/')
          .at(-1)!
          .replace(/ies$/, 'y')
          .replace(/s$/, '')
    return this.#ids.get(owner)
  }
}

export function callOf(operation: DocumentedOperation, seen: SeenRecords, apiKey: string): Call {
  const { path, request } = operation
  const [, query] = request.path.split('?')
  const [examplePath] = request.path.split('?')
  const examples = examplePath!.split('/')
  const segments = path.split('/').map((segment, at) => {
    const [, parameter] = /^\{(\w+)\}$/.exec(segment) ?? []
    return parameter ? (seen.idFor(path, parameter) ?? examples[at]!) : segment
  })
  const { body, mediaType } = request
  return {
    operation,
    path: segments.join('/') + (query ? `?${query}` : ''),
    headers: { authorization: `Token ${apiKey}`, ...(mediaType ? { 'content-type': mediaType } : {}) },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(named(body as Named, segments, path)),
  }
}

type Named = { data?: { id?: string } }

/** If a body repeats the id of its record, it gets the id in the path. */
function named(body: Named, segments: string[], path: string): Named {
  if (typeof body.data?.id !== 'string') return body
  const last = path.split('/').findLastIndex((segment) => segment.startsWith('{'))
  return { ...body, data: { ...body.data, id: segments[last] ?? body.data.id } }
}

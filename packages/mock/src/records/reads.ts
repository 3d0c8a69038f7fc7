import { document } from '@boxtrail/protocol/answer/json-api'
import { notFound, unknownProvenance } from '@boxtrail/protocol/errors'
import type { DocumentedOperation } from '../contract.ts'
import type { Resource } from '../world/resource.ts'
import type { Call } from './call.ts'
import { includedIn, parentOf } from './lists.ts'
import { asItWas } from './past.ts'

/** The record in the path. */
export const find = (type: string, { params, world }: Pick<Call, 'params' | 'world'>): Resource => {
  const id = Object.values(params).at(-1)!
  const found = world.get({ type, id }) ?? world.all(type).find((one) => isNamed(one, id, params))
  if (!found) throw notFound()
  return found
}

/**
 * Some records are also read by a code: a port by its UN/LOCODE, a vessel by its IMO number, a value by the name of its
 * field.
 */
const isNamed = ({ attributes: a, relationships }: Resource, name: string, params: Record<string, string>): boolean => {
  if (params.api_slug !== undefined) {
    const entity = relationships?.entity?.data
    return a.api_slug === name && !Array.isArray(entity) && entity?.id === Object.values(params)[0]
  }
  return (
    [a.code, a.imo, a.scac, a.document_type].some((one) => typeof one === 'string' && one === name.toUpperCase()) ||
    a.document_type === name
  )
}

export const read = (operation: DocumentedOperation, call: Call) => {
  const data = asItWas(alone(operation, find(operation.record!.type, call), call), call)
  return document(call, withProvenance(data, call), includedIn(operation, [data], call) as never)
}

/** Adds the parts that the service serves only with single records. */
const alone = ({ id }: DocumentedOperation, record: Resource, { world }: Call): Resource => {
  const { data } = (world.document(id, record.id) ?? {}) as { data?: Resource }
  return data
    ? {
        ...data,
        attributes: record.attributes,
        ...(record.relationships ? { relationships: record.relationships } : {}),
      }
    : record
}

interface Provenance {
  data: { attributes: { attributes: object; relationships: object } }
}

/** Adds the provenance of attributes to the record: `provenance=pickup_lfd`. */
const withProvenance = (data: Resource, { query: { provenance: named }, world }: Call): Resource => {
  if (!Array.isArray(named) || named.length === 0) return data
  const operation = data.type === 'container' ? 'getContainerProvenance' : 'getShipmentProvenance'
  const { attributes, relationships } = (world.document(operation, data.id) as Provenance | undefined)?.data
    .attributes ?? { attributes: {}, relationships: {} }
  const known = [...Object.keys(data.attributes), ...Object.keys(data.relationships ?? {}), 'pod_vessel']
  for (const name of named)
    if (name !== 'true' && !known.some((one) => isPart(name, one))) throw unknownProvenance(name)
  const wanted = Object.entries({ ...relationships, ...attributes }).filter(
    ([name]) => named.includes('true') || named.some((one) => isPart(name, one)),
  )
  return { ...data, meta: { ...data.meta, provenance: Object.fromEntries(wanted) } }
}

/** Whether one name is the other or a part of it: `import_deadlines.pickup_lfd_line` is part of `import_deadlines`. */
const isPart = (name: string, whole: string): boolean => name === whole || name.startsWith(`${whole}.`)

type Document = { data?: Resource; links?: object }

/** A document computed from a record, such as its provenance: the recorded one, otherwise the contract's example. */
export const readDocument = (operation: DocumentedOperation, call: Call): unknown => {
  const { params, world, requestUrl } = call
  const [id] = Object.values(params)
  if (id !== undefined) parentOf(operation.path, id, world)
  const found = (world.document(operation.id, id) ?? exampleOf(operation, id)) as Document | undefined
  if (typeof found !== 'object' || !found.links) return found
  const included = found.data && includedIn(operation, [found.data], call)
  return { ...found, ...(included ? { included } : {}), links: { ...found.links, self: requestUrl } }
}

/** The contract's first example of a success, with the id of the requested record. */
export const exampleOf = ({ answers }: DocumentedOperation, id?: string): unknown => {
  const success = answers.find(({ status }) => status < 300)
  const [example] = Object.values(success?.examples ?? {})
  const own = (example as Document | undefined)?.data?.id
  if (id === undefined || own === undefined) return structuredClone(example)
  return JSON.parse(JSON.stringify(example).replaceAll(own, id))
}

import type { Schemas } from '@boxtrail/contracts'

type Resource = Schemas['IncludedResource']
type Reference = { type: string; id: string }
type ResourceOf<Type> = Extract<Resource, { type: Type }>

/** A document of the contract, with the members in which records are looked up. */
export interface Document {
  data?: unknown
  included?: readonly unknown[] | undefined
}

/** A record with relationships. */
export interface Linked {
  relationships?: Record<string, { data?: unknown } | undefined> | undefined
}

type Data<Source extends Linked, Name extends keyof NonNullable<Source['relationships']>> =
  NonNullable<NonNullable<Source['relationships']>[Name]> extends { data?: infer Found } ? Found : never

/** The records that a relationship leads to: a list, one record, or undefined. */
export type Related<Found> = Found extends readonly (infer Each)[]
  ? ResourceOf<Each extends Reference ? Each['type'] : never>[]
  : ResourceOf<Found extends Reference ? Found['type'] : never> | undefined

/**
 * The records of a document that a relationship refers to, from `included` or from the document's own data:
 * `related(document, container, 'shipment')`. Records that were not requested with `include` are missing.
 */
export const related = <Source extends Linked, Name extends keyof NonNullable<Source['relationships']> & string>(
  document: Document,
  resource: Source,
  name: Name,
): Related<Data<Source, Name>> => {
  const data = resource.relationships?.[name]?.data as Reference | Reference[] | null | undefined
  const records = recordsOf(document)
  const find = ({ type, id }: Reference) => records.find((record) => record.type === type && record.id === id)
  const found = Array.isArray(data)
    ? data.map(find).filter((record) => record !== undefined)
    : data
      ? find(data)
      : undefined
  return found as Related<Data<Source, Name>>
}

const recordsOf = ({ data, included = [] }: Document): Reference[] =>
  [...included, ...[data ?? []].flat()] as Reference[]

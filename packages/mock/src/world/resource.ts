/** A record as the API serves it. */
export interface Resource {
  id: string
  type: string
  attributes: Attributes
  relationships?: Record<string, Relationship>
  meta?: Record<string, unknown>
  links?: Record<string, string>
}
type Attributes = Record<string, unknown>
interface Relationship {
  data?: Reference | Reference[] | null
}
export interface Reference {
  type: string
  id: string
}

export const keyOf = ({ type, id }: Reference): string => `${type} ${id}`

/** The records that a relationship names; none if it is null or left out. */
export const related = ({ relationships }: Resource, name: string): Reference[] =>
  [relationships?.[name]?.data ?? []].flat()

/** The record that a relationship names. */
export const relatedOne = (record: Resource, name: string): Reference | undefined => related(record, name)[0]

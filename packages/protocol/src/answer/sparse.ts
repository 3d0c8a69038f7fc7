import type { Resource } from './include.ts'

type Query = Readonly<Record<string, unknown>>

/**
 * Of records whose type has `fields[…]` in the query, only the attributes and relationships that it names. The type stays that of
 * the whole record: a caller that names fields knows what it left out.
 */
export const sparse = <Record extends Resource>(records: readonly Record[], query: Query): Record[] =>
  records.map((record) => {
    const fields = query[`fields[${record.type}]`] as readonly string[] | undefined
    return fields ? onlyFields(record, new Set(fields)) : record
  })

const onlyFields = <Record extends Resource>(record: Record, fields: ReadonlySet<string>): Record => {
  const only = (members: object) => Object.fromEntries(Object.entries(members).filter(([name]) => fields.has(name)))
  const { attributes, relationships } = record as Resource & { attributes?: object }
  return {
    ...record,
    ...(attributes ? { attributes: only(attributes) } : {}),
    ...(relationships ? { relationships: only(relationships) } : {}),
  }
}

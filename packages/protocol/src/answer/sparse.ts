import type { Resource } from './include.ts'

type Query = Readonly<Record<string, unknown>>

/**
 * Keeps only the attributes and relationships that `fields[…]` in the query names for the type of a record. The
 * TypeScript type remains that of the whole record, because a caller that names fields knows what it left out.
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

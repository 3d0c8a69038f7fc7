import * as z from 'zod'

/**
 * Types of records that may leave out attributes and relationships, as `fields[container]=number` of lists requests.
 */
type Types = ReadonlySet<string>

/** A validator for a response in which records of these types have only some of their attributes and relationships. */
export const sparseValidator = (schema: z.ZodType, types: Types): z.ZodType => rebuilt(schema, types)

const rebuilt = (schema: z.ZodType, types: Types): z.ZodType => {
  if (schema instanceof z.ZodOptional) return rebuilt(schema.unwrap() as z.ZodType, types).optional()
  if (schema instanceof z.ZodArray) return z.array(rebuilt(schema.element as z.ZodType, types))
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((one) => rebuilt(one as z.ZodType, types)))
  if (!(schema instanceof z.ZodObject)) return schema
  const { type, data, included, attributes, relationships } = schema.shape as Record<string, z.ZodType | undefined>
  if (data) return schema.extend(members({ data, included }, (one) => rebuilt(one, types)))
  // A single value, like the `type` of every record.
  if (!(type instanceof z.ZodEnum) || !type.options.every((one) => types.has(String(one)))) return schema
  return schema.extend(members({ attributes, relationships }, partial))
}

const members = (given: Record<string, z.ZodType | undefined>, change: (one: z.ZodType) => z.ZodType) =>
  Object.fromEntries(Object.entries(given).flatMap(([name, one]) => (one ? [[name, change(one)]] : [])))

const partial = (schema: z.ZodType): z.ZodType => (schema instanceof z.ZodObject ? schema.partial() : schema)

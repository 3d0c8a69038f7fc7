import { z } from 'zod'

type Json = Record<string, unknown>

/** A schema as the SDK expects it, with a short JSON form that is created once. */
export interface Described<Output> {
  readonly '~standard': z.ZodType<Output>['~standard']
}

/**
 * A schema with a short JSON form. Clients read all schemas before their first question, and zod writes patterns of a
 * hundred tokens for each time and id. Values are still checked against the full schema.
 */
export const described = <Output>(schema: z.ZodType<Output>, io: 'input' | 'output'): Described<Output> => {
  const json = short(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), unread[io]) as Json
  const jsonSchema = { input: () => json, output: () => json }
  return { '~standard': { ...schema['~standard'], jsonSchema } } as Described<Output>
}

/** The same without validation by the SDK, for tools that validate their arguments themselves to give better errors. */
export const unchecked = <Output>({ '~standard': standard }: Described<Output>): Described<Output> => ({
  '~standard': { ...standard, validate: (value: unknown) => ({ value: value as Output }) },
})

/** Parts of a JSON schema that readers do not need. The lengths of arguments are checked, and errors name them. */
const UNREAD = ['$schema', 'pattern', 'maximum', 'minimum', 'exclusiveMinimum', 'propertyNames']
const unread = { input: new Set([...UNREAD, 'minLength', 'maxLength']), output: new Set(UNREAD) }

const short = (value: unknown, left: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((one) => short(one, left))
  if (typeof value !== 'object' || value === null) return value
  // `allOf` has a type and its patterns; the patterns are left out.
  const { allOf, ...rest } = value as Json
  const [first] = Array.isArray(allOf) ? allOf : []
  return Object.fromEntries(
    Object.entries(oneTyped({ ...first, ...rest }))
      .filter(([name, member]) => !left.has(name) && !isOpen(name, member) && !isEmpty(name, member))
      .map(([name, member]) => [name, name === 'enum' ? member : short(member, left)]),
  )
}

/** Some clients do not support lists of types. */
const oneTyped = ({ type, ...rest }: Json): Json => {
  if (!Array.isArray(type)) return type === undefined ? rest : { type, ...rest }
  return { anyOf: type.map((one) => (one === 'null' ? { type: one } : { type: one, ...rest })) }
}

/** Whether a member only states the default that further properties are allowed. */
const isOpen = (name: string, member: unknown) =>
  name === 'additionalProperties' && typeof member === 'object' && Object.keys(member as Json).length === 0

const isEmpty = (name: string, member: unknown) => name === 'properties' && Object.keys(member as Json).length === 0

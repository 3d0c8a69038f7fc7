import { z } from 'zod'

type Json = Record<string, unknown>

/** A schema as the protocol's SDK takes it, whose JSON is made once and short. */
export interface Described<Output> {
  readonly '~standard': z.ZodType<Output>['~standard']
}

/**
 * A schema with a short JSON form. Every client reads all of them before its first question, and zod writes patterns of
 * a hundred tokens for each time and id; values are checked against the whole schema all the same.
 */
export const described = <Output>(schema: z.ZodType<Output>, io: 'input' | 'output'): Described<Output> => {
  const json = short(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), unread[io]) as Json
  const jsonSchema = { input: () => json, output: () => json }
  return { '~standard': { ...schema['~standard'], jsonSchema } } as Described<Output>
}

/** The same for a tool that checks what it is given itself, to say what to do where the SDK would say what is wrong. */
export const unchecked = <Output>({ '~standard': standard }: Described<Output>): Described<Output> => ({
  '~standard': { ...standard, validate: (value: unknown) => ({ value: value as Output }) },
})

/** The parts of a JSON schema that no reader needs; lengths of arguments are checked, and named where they are wrong. */
const UNREAD = ['$schema', 'pattern', 'maximum', 'minimum', 'exclusiveMinimum', 'propertyNames']
const unread = { input: new Set([...UNREAD, 'minLength', 'maxLength']), output: new Set(UNREAD) }

const short = (value: unknown, left: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((one) => short(one, left))
  if (typeof value !== 'object' || value === null) return value
  // A type and its patterns, of which the patterns are left out.
  const { allOf, ...rest } = value as Json
  const [first] = Array.isArray(allOf) ? allOf : []
  return Object.fromEntries(
    Object.entries(oneTyped({ ...first, ...rest }))
      .filter(([name, member]) => !left.has(name) && !isOpen(name, member) && !isEmpty(name, member))
      .map(([name, member]) => [name, name === 'enum' ? member : short(member, left)]),
  )
}

/** Some clients know no lists of types. */
const oneTyped = ({ type, ...rest }: Json): Json => {
  if (!Array.isArray(type)) return type === undefined ? rest : { type, ...rest }
  return { anyOf: type.map((one) => (one === 'null' ? { type: one } : { type: one, ...rest })) }
}

/** Further members are allowed unless a schema says otherwise. */
const isOpen = (name: string, member: unknown) =>
  name === 'additionalProperties' && typeof member === 'object' && Object.keys(member as Json).length === 0

const isEmpty = (name: string, member: unknown) => name === 'properties' && Object.keys(member as Json).length === 0

import type { Json, Spec } from '../../generate/bundle.ts'

type Node = { [key: string]: Json }

/**
 * The contract as it is published. A nullable enum becomes an enum or null: the same for validators, and better for
 * generators that would create a name for each value, including null.
 */
export const published = (spec: Spec): Spec =>
  JSON.parse(JSON.stringify(spec), (_, value: Json) => (isNullableEnum(value) ? listOrNull(value) : value))

const isNullableEnum = (value: Json): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Array.isArray(value.enum) &&
  value.enum.includes(null) &&
  Array.isArray(value.type)

function listOrNull({ type, enum: values, 'x-extensible-enum': open, ...rest }: Node): Node {
  const [kind] = (type as string[]).filter((one) => one !== 'null')
  const known = (values as Json[]).filter((value) => value !== null)
  return {
    ...rest,
    anyOf: [
      { type: kind!, enum: known, ...(open === undefined ? {} : { 'x-extensible-enum': open }) },
      { type: 'null' },
    ],
  }
}

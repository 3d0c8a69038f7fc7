import type { Json, Spec } from '../../generate/bundle.ts'
import { reachableComponents } from './reachable.ts'
import { withoutSamples } from './yaml.ts'

type Node = { [key: string]: Json }

/**
 * The contract in OpenAPI 3.0, for tools that support nothing later: `type` is a single name with `nullable`, constants
 * are enums with one value, and siblings of a reference are wrapped. OpenAPI 3.0 has no place for events and their
 * payloads; examples are only in the current document.
 */
export function asOpenapi30(spec: Spec): Node {
  const current = withoutSamples(spec) as Spec
  const { webhooks: _, info, components, ...rest } = current as unknown as Record<string, Node>
  const { summary, license, ...facts } = info as { summary?: string; license?: { name: string }; description?: string }
  const title = [summary, facts.description].filter(Boolean).join('\n\n')
  return convert({
    ...rest,
    openapi: '3.0.3',
    info: { ...facts, description: title, ...(license ? { license: { name: license.name } } : {}) },
    components: { ...reachableComponents(current, current.paths), securitySchemes: components!.securitySchemes! },
  } as Node) as Node
}

function convert(node: Json): Json {
  if (Array.isArray(node)) return node.map(convert)
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries(asSchema(node)).map(([key, member]) => [key, convertMember(key, member)]),
  ) as Node
}

/** Names in `properties` are data: a property may be called `const`. */
const convertMember = (key: string, member: Json): Json =>
  key === 'properties' && isObject(member)
    ? Object.fromEntries(Object.entries(member).map(([name, schema]) => [name, convert(schema)]))
    : ['example', 'default', 'enum', 'const', 'value'].includes(key)
      ? member
      : convert(member)

const isObject = (value: Json | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function asSchema(node: Node): Node {
  const schema = { ...node }
  if ('$ref' in schema && Object.keys(schema).length > 1) {
    const { $ref, ...beside } = schema
    return asSchema({ ...beside, allOf: [{ $ref: $ref! }] })
  }
  if ('const' in schema) {
    schema.enum = [schema.const!]
    delete schema.const
  }
  if (Array.isArray(schema.examples)) delete schema.examples
  for (const key of ['oneOf', 'anyOf']) {
    const parts = schema[key]
    if (!Array.isArray(parts)) continue
    const kept = parts.filter((part) => !(isObject(part) && part.type === 'null'))
    if (kept.length === parts.length) continue
    delete schema[key]
    // `nullable` only has an effect beside a type, and a reference allows no siblings.
    const [one] = kept
    if (kept.length === 1 && isObject(one) && '$ref' in one) Object.assign(schema, { allOf: kept, nullable: true })
    else if (kept.length === 1 && isObject(one)) return asSchema({ ...schema, ...one, nullable: true })
    else Object.assign(schema, { [key]: kept, nullable: true })
  }
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null')
    if (types.length < schema.type.length) schema.nullable = true
    if (types.length === 1) schema.type = types[0]!
    else {
      delete schema.type
      schema.anyOf = types.map((type) => ({ type }))
    }
  }
  if (schema.type === 'null') return { nullable: true, enum: [null] }
  if (typeof schema.exclusiveMinimum === 'number') {
    schema.minimum = schema.exclusiveMinimum
    schema.exclusiveMinimum = true
  }
  if (typeof schema.exclusiveMaximum === 'number') {
    schema.maximum = schema.exclusiveMaximum
    schema.exclusiveMaximum = true
  }
  if (schema.type === 'array' && schema.items === undefined) schema.items = {}
  return schema
}

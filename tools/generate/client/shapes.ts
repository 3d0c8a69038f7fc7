import { resolve, type Spec } from '../bundle.ts'
import { name } from '../text.ts'
import { shown } from './names.ts'

/** The part of JSON Schema that the contract uses. */
export interface Shape {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  examples?: string[]
  description?: string
  format?: string
  deprecated?: boolean
  required?: string[]
  properties?: Record<string, Shape>
  additionalProperties?: boolean | Shape
  items?: Shape
  oneOf?: Shape[]
  anyOf?: Shape[]
  'x-extensible-enum'?: boolean
  'x-beta'?: boolean
}

/** The types of the client, as TypeScript source. Schemas that are used become interfaces with their name. */
export class Shapes {
  readonly #spec: Spec
  readonly #schemas: Record<string, Shape>
  /** The types of records, by the `type` of a reference. */
  readonly #included: Map<string, string>
  readonly #wanted: string[] = []
  #memberNames: Set<string> | undefined
  readonly #keptAsData = new Set<string>()
  readonly #structured = new Set<string>()

  constructor(spec: Spec) {
    this.#spec = spec
    this.#schemas = spec.components.schemas as unknown as Record<string, Shape>
    const { mapping } = (
      spec.components.schemas!.IncludedResource as unknown as { discriminator: { mapping: Record<string, string> } }
    ).discriminator
    this.#included = new Map(Object.entries(mapping).map(([type, reference]) => [type, lastOf(reference)]))
  }

  /** The names of the interfaces used so far. */
  get names(): string[] {
    return this.#wanted.map(interfaceName)
  }

  /**
   * The names of objects whose keys are data, and are not renamed, unless the same name is an object with fixed members
   * elsewhere.
   */
  get opaque(): string[] {
    return [...this.#keptAsData].filter((name) => !this.#structured.has(name)).sort()
  }

  resolve(shape: Shape): Shape {
    return resolve<Shape>(this.#spec, shape as { $ref: string })
  }

  isRecord(shape: Shape): boolean {
    const { properties = {} } = this.resolve(shape)
    return 'id' in properties && 'type' in properties && 'attributes' in properties
  }

  /** The name of a schema, which becomes an interface by being used. */
  use(reference: string): string {
    const schema = lastOf(reference)
    if (!this.#wanted.includes(schema)) this.#wanted.push(schema)
    return interfaceName(schema)
  }

  /** A record with its included records: `Container<I>`. */
  record(reference: string, included: string): string {
    const made = this.use(reference)
    return this.hasRelations(reference) ? `${made}<${included}>` : made
  }

  hasRelations(reference: string): boolean {
    return this.relationsOf(this.#schemas[lastOf(reference)]!).length > 0
  }

  /** The relationships of a record; those that name no type are reserved, and left out. */
  relationsOf(record: Shape): Relation[] {
    const { properties = {}, required = [] } = this.resolve(record.properties?.relationships ?? {})
    return Object.entries(properties).flatMap(([wire, relationship]) => {
      const { properties: members = {}, description } = this.resolve(relationship)
      const data = members.data && this.resolve(members.data)
      if (!data) return []
      const parts = (data.oneOf ?? [data]).map((part) => this.resolve(part))
      const list = parts.find((part) => part.type === 'array')
      const types = (list ? [this.resolve(list.items!)] : parts).flatMap((part) => this.#typesOf(part))
      if (types.length === 0) return []
      const isOptional = !required.includes(wire)
      const example = parts.map(({ properties }) => properties?.type?.examples?.[0]).find((one) => one !== undefined)
      return [
        { wire, types, description, isList: list !== undefined, example, isOptional, isNullable: parts.some(isNull) },
      ]
    })
  }

  #typesOf(reference: Shape): string[] {
    const shape = this.resolve(reference)
    if (shape.oneOf) return shape.oneOf.flatMap((part) => this.#typesOf(part))
    const type = shape.properties?.type && this.resolve(shape.properties.type)
    if (!type) return []
    if (type.const !== undefined) return [String(type.const)]
    return type.enum ? type.enum.map(String) : ['']
  }

  /** Whether a dotted path of relationships exists: older names of includes do not. */
  leads(record: Shape, path: readonly string[]): boolean {
    const [first, ...rest] = path
    const relation = this.relationsOf(this.resolve(record)).find(({ wire }) => wire === first)
    if (!relation) return false
    return (
      rest.length === 0 ||
      relation.types.some(
        (type) => this.#included.has(type) && this.leads(this.#schemas[this.#included.get(type)!]!, rest),
      )
    )
  }

  #relation({ wire, types, isList, isNullable }: Relation): string {
    const reference = `Reference<${types[0] === '' ? 'string' : types.map((type) => `'${type}'`).join(' | ')}>`
    const records = types.flatMap((type) => {
      const record = this.#included.get(type)
      return record ? [this.record(record, `Below<I, '${wire}'>`)] : []
    })
    const one = records.length > 0 ? `Related<I, '${wire}', ${reference}, ${records.join(' | ')}>` : reference
    return `${one}${isList ? '[]' : ''}${isNullable ? ' | null' : ''}`
  }

  /** The interfaces of all schemas that are used, directly or by others. */
  interfaces(): string[] {
    const made: string[] = []
    for (const schema of this.#wanted) made.push(this.#interface(schema))
    return made
  }

  #interface(schema: string): string {
    const shape = this.#schemas[schema]!
    const made = interfaceName(schema)
    const comment = commentOf(this.#described(shape), '')
    if (!this.isRecord(shape)) {
      const text = this.type(shape, '', true)
      return text.startsWith('{')
        ? `${comment}export interface ${made} ${text}`
        : `${comment}export type ${made} = ${text}`
    }
    const relations = this.relationsOf(shape)
    const attributes = this.resolve(shape.properties!.attributes!)
    const type = this.resolve(shape.properties!.type!)
    const lines = [
      '  /** Identifier. */\n  id: string',
      `  /** Kind of record. */\n  type: ${this.type(type, '  ')}`,
      ...this.#members(attributes, '  ').filter((line) => !/^ {2}(\/\*\*[\s\S]*?\*\/\n {2})?id: /.test(line)),
      ...this.#members({ properties: only(shape.properties!, 'meta'), required: shape.required ?? [] }, '  '),
    ].join('\n')
    if (relations.length === 0) return `${comment}export interface ${made} {\n${lines}\n}`
    const links = relations.map(
      (relation) =>
        `${commentOf(this.#described(relation), '  ')}  ${shown(relation.wire)}${relation.isOptional ? '?' : ''}: ${this.#relation(relation)}`,
    )
    // Two interfaces, because the compiler would compare a single one by its type parameter, and not by its members.
    return `${comment}export interface ${made}Attributes {\n${lines}\n}

${comment}export type ${made}<I extends string = never> = ${made}Attributes & {\n${links.join('\n')}\n}`
  }

  #members({ properties = {}, required = [] }: Shape, indent: string): string[] {
    return Object.entries(properties).map(([wire, member]) => {
      const optional = required.includes(wire) ? '' : '?'
      const shape = this.resolve(member)
      if ([shape.type].flat().includes('object'))
        (this.#hasNames(shape) ? this.#structured : this.#keptAsData).add(wire)
      return `${commentOf(this.#described(member), indent)}${indent}${name(shown(wire))}${optional}: ${this.type(member, indent)}`
    })
  }

  /** Whether an object has fixed members, or values that are such objects. */
  #hasNames({ properties, additionalProperties: values }: Shape): boolean {
    return properties !== undefined || (typeof values === 'object' && this.resolve(values).properties !== undefined)
  }

  /** A property that only refers to a schema has the description of the schema. */
  #described(member: Pick<Shape, '$ref' | 'description'> & Partial<Shape>): Shape {
    const { description = '', ...rest } = member.$ref ? { ...this.resolve(member), ...member } : member
    const inOurNames = (text: string, path: string) =>
      this.#isMember(path) ? `\`${path.split('.').map(shown).join('.')}\`` : text
    return { ...rest, description: description.replaceAll(/`([a-z][a-z_]*(?:\.[a-z][a-z_]*)*)`/g, inOurNames) }
  }

  /** Whether a name in a description, which uses the contract's names, is a member. */
  #isMember(path: string): boolean {
    if (!this.#memberNames) {
      this.#memberNames = new Set()
      for (const schema of Object.values(this.#schemas)) collectNames(schema, this.#memberNames)
    }
    return path.includes('_') && path.split('.').every((name) => this.#memberNames!.has(name))
  }

  type(shape: Shape, indent: string, isTop = false): string {
    if (shape.$ref && !isTop) {
      const target = this.resolve(shape)
      // Scalars are written out, and need no name.
      if (!target.properties && !target.oneOf && !target.anyOf) return this.type(target, indent)
      return this.isRecord(target) ? this.record(shape.$ref, 'never') : this.use(shape.$ref)
    }
    const alternatives = shape.oneOf ?? shape.anyOf
    if (alternatives) return unique(alternatives.map((part) => this.type(part, indent))).join(' | ')
    if (shape.const !== undefined) return literalOf(shape.const)
    if (shape.enum) {
      const values = shape.enum.filter((value) => value !== null).map(literalOf)
      if (shape['x-extensible-enum']) values.push('(string & {})')
      return [...values, ...(shape.enum.includes(null) ? ['null'] : [])].join(' | ')
    }
    return unique([shape.type].flat().map((type) => this.#typed(type, shape, indent))).join(' | ')
  }

  #typed(type: string | undefined, shape: Shape, indent: string): string {
    if (type === 'integer') return 'number'
    if (type === 'string' || type === 'number' || type === 'boolean' || type === 'null') return type
    if (type === 'array') {
      const item = this.type(shape.items ?? {}, indent)
      return / \| /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
    }
    if (type !== 'object') return 'unknown'
    if (!shape.properties) {
      const { additionalProperties: values } = shape
      return `Record<string, ${typeof values === 'object' ? this.type(values, indent) : 'unknown'}>`
    }
    return `{\n${this.#members(shape, `${indent}  `).join('\n')}\n${indent}}`
  }
}

function collectNames(shape: unknown, names: Set<string>): void {
  if (typeof shape !== 'object' || shape === null) return
  for (const [key, member] of Object.entries(shape)) {
    if (key === 'properties') for (const name of Object.keys(member as object)) names.add(name)
    collectNames(member, names)
  }
}

interface Relation {
  wire: string
  /** Types of records; an empty text means any. */
  types: string[]
  description: string | undefined
  /** The type in an example, if any text is allowed. */
  example: string | undefined
  isList: boolean
  isOptional: boolean
  isNullable: boolean
}

const isNull = ({ type }: Shape): boolean => type === 'null'

const only = (properties: Record<string, Shape>, key: string) =>
  Object.fromEntries(Object.entries(properties).filter(([other]) => other === key))

const lastOf = (reference: string): string => reference.split('/').at(-1)!

/** An interface named `Error` would hide the global one. */
const interfaceName = (schema: string): string => (schema === 'Error' ? 'ProblemDetails' : schema)

const literalOf = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value))

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** A comment with the description, and with beta and deprecation notices. */
export function commentOf(
  { description = '', deprecated, 'x-beta': beta }: Pick<Shape, 'description' | 'deprecated' | 'x-beta'>,
  indent: string,
): string {
  const lines = [...description.trim().split('\n'), ...(beta ? ['@beta'] : []), ...(deprecated ? ['@deprecated'] : [])]
    .filter((line, at) => at > 0 || line !== '')
    .map((line) => line.replaceAll('*/', '* /'))
  if (lines.length === 0) return ''
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}

import { type Parameter, resolve, type Spec } from '../bundle.ts'
import { pascal } from '../text.ts'
import { type Forms, type MethodContext, union } from './method-context.ts'
import { type Called, type MethodName, shown } from './names.ts'
import { commentOf, type Shape, type Shapes } from './shapes.ts'

/** The arguments of a method. Types that they need are added to `inputs`. */
export class MethodInputs {
  readonly #spec: Spec
  readonly #shapes: Shapes
  readonly #called: Called
  readonly #name: MethodName
  readonly #forms: Forms
  readonly #record: Shape | undefined

  constructor(context: MethodContext, record: Shape | undefined) {
    this.#spec = context.spec
    this.#shapes = context.shapes
    this.#called = context.called
    this.#name = context.name
    this.#forms = context.forms
    this.#record = record
  }

  get #id(): string {
    return this.#called.operation.operationId
  }

  /** The query argument, with the type of its includes. */
  query(inputs: string[]): { argument: string; include?: string; settings: object } | undefined {
    const wire = this.#called.parameters.filter((parameter) => parameter.in === 'query')
    if (wire.length === 0) return undefined
    const include = wire.find((parameter) => parameter.name === 'include')
    const { parts } = this.#name
    if (parts) {
      const members = Object.fromEntries(wire.map(({ name, schema }) => [name, schema as Shape]))
      return { argument: this.#parts(parts, members), settings: { parts } }
    }
    const type = `${pascal(this.#id)}Query`
    const current = wire.filter((parameter) => parameter !== include && !this.#isLegacy(parameter))
    if (current.length > 0) inputs.push(this.#queryInterface(type, current))
    const isRequired = wire.some((parameter) => parameter.required)
    const names = include && this.#includeNames(include, inputs)
    const given = [
      ...(current.length > 0 ? [this.#forms.query(this.#id, `inputs.${type}`)] : []),
      ...(names ? ['{ include?: readonly I[] }'] : []),
    ]
    return {
      argument: `query${isRequired ? '' : '?'}: ${given.join(' & ')}`,
      ...(names ? { include: names } : {}),
      settings: {},
    }
  }

  /**
   * The names of relations that `include` accepts. Older names are only accepted in the form with the contract's names.
   */
  #includeNames(include: Parameter, inputs: string[]): string {
    const { enum: all = [] } = resolve<Shape>(this.#spec, (include.schema as Shape).items as { $ref: string })
    const record = this.#record
    const names = all.map(String)
    const leading = names.filter((name) => record && this.#shapes.leads(record, name.split('.')))
    const own = `inputs.${this.#includeType(record, leading, inputs)}`
    const older = names.filter((name) => !leading.includes(name))
    return older.length === 0 ? own : `${own} | ${this.#forms.input(union(older), 'never')}`
  }

  /** Equal lists of names share one type, named after the record. */
  #includeType(record: Shape | undefined, names: readonly string[], inputs: string[]): string {
    const text = ` = ${union(names)}`
    const own = `export type ${record!.$ref!.split('/').at(-1)}Include`
    const declared = inputs.find((input) => input.startsWith(`${own} `)) ?? `${own}${text}`
    const type = declared.endsWith(text) ? declared : `export type ${pascal(this.#id)}Include${text}`
    if (!inputs.includes(type)) inputs.push(type)
    return type.split(' ')[2]!
  }

  #isLegacy(parameter: Parameter): boolean {
    const components = Object.entries(this.#spec.components.parameters ?? {})
    return components.some(
      ([name, component]) => name.startsWith('Legacy') && (component as unknown as Parameter) === parameter,
    )
  }

  #queryInterface(type: string, parameters: readonly Parameter[]): string {
    interface Node {
      parameter?: Parameter
      below: Map<string, Node>
    }
    const root: Node = { below: new Map() }
    for (const parameter of parameters) {
      let node = root
      for (const part of parameter.name.split(/[[\]]+/).filter(Boolean)) {
        if (!node.below.has(part)) node.below.set(part, { below: new Map() })
        node = node.below.get(part)!
      }
      node.parameter = parameter
    }
    const write = (node: Node, indent: string): string =>
      [...node.below]
        .map(([part, { parameter, below }]) => {
          if (!parameter) return `${indent}${shown(part)}?: {\n${write({ below }, `${indent}  `)}\n${indent}}`
          if (below.size > 0)
            throw new Error(`${this.#id}: ${parameter.name} is a parameter and the beginning of others`)
          const comment = commentOf(parameter as unknown as Shape, indent)
          return `${comment}${indent}${shown(part)}${parameter.required ? '' : '?'}: ${this.#shapes.type(parameter.schema as Shape, indent)}`
        })
        .join('\n')
    return `export interface ${type} {\n${write(root, '  ')}\n}`
  }

  /** The argument for the request body. */
  values(inputs: string[]): { argument: string; settings: object } | undefined {
    const { requestBody } = this.#called.operation
    const [media, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
    if (!media || !content) return undefined
    if (!/json$/.test(media)) return { argument: 'body: string | Uint8Array | Blob', settings: { media } }
    const reference = content.schema as { $ref: string }
    const body = this.#shapes.resolve(reference)
    const raw = `Values<'${this.#id}'>`
    const data = body.properties?.data && this.#shapes.resolve(body.properties.data)
    if (data && !data.properties?.attributes) return undefined
    const type = reference.$ref.split('/').at(-1)!
    const { properties = {}, required = [] } = data ? this.#shapes.resolve(data.properties!.attributes!) : body
    const resource = {
      type: data ? resourceType(this.#called, data) : '',
      ...(data?.properties?.id && /\{(\w+_)?id\}$/.test(this.#called.path) ? { id: 1 } : {}),
    }
    const { parts } = this.#name
    if (parts) return { argument: this.#parts(parts, properties), settings: { ...resource, parts } }
    const relations = data ? this.#shapes.relationsOf(data) : []
    const text = this.#shapes.type({ type: 'object', properties, required }, '')
    const links = relations.map(
      ({ wire, types, example, description, isOptional }) =>
        `${commentOf({ description: description ?? '' }, '  ')}  ${shown(wire)}${isOptional ? '?' : ''}: Reference<${union(types[0] === '' && example ? [example] : types)}>`,
    )
    const declared = `export interface ${type} ${text.replace(/\n\}$/, `\n${links.map((link) => `${link}\n`).join('')}}`)}`
    if (!inputs.includes(declared)) inputs.push(declared)
    return {
      argument: `values: ${this.#forms.input(raw, `inputs.${type}`)}`,
      settings: { ...resource, ...(relations.length > 0 ? { relations: relations.map(({ wire }) => wire) } : {}) },
    }
  }

  /** Members that are separate arguments. All of them must be listed, so that none is unavailable. */
  #parts(parts: readonly string[], members: Record<string, Shape>): string {
    const left = Object.keys(members).filter((name) => !parts.includes(name))
    if (left.length > 0)
      throw new Error(`${this.#id} takes ${left.join(', ')} as well: list it in tools/generate/client/names.ts`)
    const form = (name: string) => {
      const member = members[name]!
      const mapped = this.#shapes.type(member, '')
      // A member that is an object with named members exists in both forms.
      const hasNames = this.#shapes.resolve(member).properties !== undefined
      const type = this.#prefixed(mapped)
      return hasNames ? this.#forms.input(`Values<'${this.#id}'>['${name}']`, type) : type
    }
    return parts.map((name) => `${shown(name)}: ${form(name)}`).join(', ')
  }

  /** The name of a type from another file. */
  #prefixed(type: string): string {
    return this.#shapes.names.includes(type) ? `records.${type}` : type
  }
}

/** The type of the resource in a body, from its examples, if the contract accepts any text. */
function resourceType({ operation }: Called, data: Shape): string {
  const { examples = [], const: only } = data.properties!.type!
  const type = only ?? examples[0]
  if (typeof type !== 'string')
    throw new Error(`${operation.operationId}: say in an example which type its resource has`)
  return type
}

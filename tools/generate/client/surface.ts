import { type Answer, operationsOf, type Parameter, resolve, type Spec } from '../bundle.ts'
import { header, pascal } from '../text.ts'
import { type Called, hadNoParameters, type MethodName, methodName, shown } from './names.ts'
import { commentOf, type Shape, Shapes } from './shapes.ts'

/** The surface of the client: records as it shows them, what its methods take, and the methods by kind of record. */
export function clientSurface(spec: Spec): Record<string, string> {
  const shapes = new Shapes(spec)
  const inputs: string[] = []
  const methods = operationsOf(spec).flatMap((called) => new Method(spec, shapes, called, everyForm).write(inputs))
  const groups = Map.groupBy(methods, ({ group }) => group)
  const records = shapes.interfaces()
  return {
    'records.ts': `${header}import type { Below, Reference, Related } from '../types.ts'

/** Members whose keys are data, and are left as they are. */
export const opaque: ReadonlySet<string> = new Set(${JSON.stringify(shapes.opaque)})

${records.join('\n\n')}

/** Stable name of a problem. The service may name others: a \`switch\` over it needs a \`default\`. */
export type ErrorCode = ${errorCodes(shapes)}
`,
    'inputs.ts': `${header}${importsOf(inputs.join('\n'), shapes.names)}import type { Reference } from '../types.ts'\n\n${inputs.join('\n\n')}\n`,
    'methods.ts': `${header}import type { Api } from '../call/api.ts'
import { list, method } from '../call/method.ts'
import type { Answers, CallOptions, Document, Format, Input, Items, Page, Query, Through, Usual, Values, WriteOptions } from '../types.ts'
import type * as inputs from './inputs.ts'
import type * as records from './records.ts'

${[...groups].map(([group, all]) => (group === '' ? all.map(single).join('\n\n') : grouped(spec, group, all))).join('\n\n')}

${everything([...groups].flatMap(([group, all]) => (group === '' ? all.map(({ method }) => method) : [group])))}
`,
  }
}

const errorCodes = (shapes: Shapes): string => {
  const { properties } = shapes.resolve({ $ref: '#/components/schemas/Error' })
  return shapes.type(properties!.code!, '')
}

/** What a text uses of the records. */
const importsOf = (text: string, names: readonly string[]): string => {
  const used = names.filter((name) => new RegExp(`\\b${name}\\b(?! =| \\{)`).test(text)).sort()
  return `import type { ${used.join(', ')} } from './records.ts'\n`
}

/** How a signature writes what depends on the form that a client shows. */
export interface Forms {
  query: (id: string, mapped: string) => string
  input: (raw: string, mapped: string) => string
  answer: (id: string, mapped: string) => string
}

/** Those of the client, for every form. */
const everyForm: Forms = {
  query: (id, mapped) => `Query<D, '${id}', ${mapped}>`,
  input: (raw, mapped) => `Input<D, ${raw}, ${mapped}>`,
  answer: (id, mapped) => `Answers<F, '${id}', ${mapped}>`,
}

interface Written {
  group: string
  method: string
  tag: string
  /** Signatures with their comments, and the code behind each. */
  signature: string
  code: string
}

function grouped(spec: Spec, group: string, all: readonly Written[]): string {
  const type = pascal(group)
  const tag = (spec as unknown as { tags: { name: string; description: string }[] }).tags.find(
    ({ name }) => name === all[0]!.tag,
  )
  return `${commentOf({ description: tag?.description ?? '' }, '')}export interface ${type}<D extends Format = 'mapped'> {
${all.map(({ signature }) => signature).join('\n')}
}

export const ${group} = <D extends Format>(api: Api<D>): ${type}<D> => {
  const call = method(api)
${all.some(({ code }) => code.startsWith('walk')) ? '  const walk = list(api)\n' : ''}  return {
${all.map(({ method, code }) => `    ${method}: ${code},`).join('\n')}
  } as unknown as ${type}<D>
}`
}

const everything = (names: readonly string[]): string => `/** Every method, by kind of record. */
export interface Methods<D extends Format = 'mapped'> {
${names.map((name) => `  ${name}: ${pascal(name)}<D>`).join('\n')}
}

export const methods = <D extends Format>(api: Api<D>): Methods<D> => ({
${names.map((name) => `  ${name}: ${name}(api),`).join('\n')}
})`

function single({ method, signature, code }: Written): string {
  const type = pascal(method)
  return `export interface ${type}<D extends Format = 'mapped'> {
${signature.replace(`  ${method}`, '  ')}
}

export const ${method} = <D extends Format>(api: Api<D>): ${type}<D> =>
  ${code.replace('call(', 'method(api)(')} as unknown as ${type}<D>`
}

/** What a method takes and answers. */
export interface Signature {
  group: string
  method: string
  /** `id: string`, `query?: …`, in their order. */
  parameters: string[]
  /** `I extends ContainerInclude = never`; empty without includes. */
  include: string
  comment: string
  answer: Answered
  settings: object
  takesQuery: boolean
}

export class Method {
  readonly #spec: Spec
  readonly #shapes: Shapes
  readonly #called: Called
  readonly #name: MethodName
  readonly #forms: Forms

  constructor(spec: Spec, shapes: Shapes, called: Called, forms: Forms) {
    this.#spec = spec
    this.#shapes = shapes
    this.#called = called
    this.#name = methodName(called)
    this.#forms = forms
  }

  get #id(): string {
    return this.#called.operation.operationId
  }

  signature(inputs: string[]): Signature {
    const { operation, path } = this.#called
    const query = this.#query(inputs)
    const values = this.#values(inputs)
    if (query && values) throw new Error(`${this.#id} takes a query and a body: the client has one place for both`)
    const answer = this.#answer(query)
    const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => `${shown(parameter!)}: string`)
    const input = values?.argument ?? query?.argument
    const described = {
      ...operation,
      description: [`${operation.summary}.`, operation.description?.trim()].filter(Boolean).join('\n\n'),
    }
    return {
      group: this.#name.group,
      method: this.#name.method,
      parameters: [...ids, ...(input ? [input] : [])],
      include: query?.include ? `I extends ${query.include} = never` : '',
      comment: commentOf(described as Shape, '  '),
      answer,
      settings: {
        ...query?.settings,
        ...values?.settings,
        ...answer.settings,
        ...(hadNoParameters.has(this.#id) ? { optionsFirst: 1 } : {}),
      },
      takesQuery: query !== undefined && !this.#name.parts,
    }
  }

  write(inputs: string[]): Written[] {
    const { operation, method: verb, path } = this.#called
    const { group, method, answer, settings, ...signature } = this.signature(inputs)
    const include = signature.include ? `${signature.include}, ` : ''
    const options = verb === 'post' ? 'WriteOptions<F>' : 'CallOptions<F>'
    const parameters = [...signature.parameters, `options?: ${options}`]
    const code = `call('${verb.toUpperCase()} ${path}${signature.takesQuery ? '?' : ''}'${settingsText(settings)})`
    const signed = (taken: readonly string[]) =>
      `${signature.comment}  ${method}<${include}F extends Format = D>(${taken.join(', ')}): Promise<${answer.type}>`
    const written: Written[] = [
      {
        group,
        method,
        tag: operation.tags[0]!,
        signature: (hadNoParameters.has(this.#id) ? [parameters.toSpliced(-2, 1), parameters] : [parameters])
          .map(signed)
          .join('\n'),
        code,
      },
    ]
    if (answer.isPaged) written.push(this.#iterate(answer, signature.parameters, include, settings))
    return written
  }

  #iterate(answer: Answered, parameters: string[], include: string, settings: object): Written {
    const { group, method: name } = this.#name
    const { operation, path } = this.#called
    const own = name === 'list' ? 'iterate' : `iterate${pascal(name)}`
    return {
      group,
      method: own,
      tag: operation.tags[0]!,
      signature: `  /** One by one, however many pages they fill; the next page is read when it is needed. */
  ${own}<${include}F extends Format = D>(${[...parameters, 'options?: CallOptions<F>'].join(', ')}): AsyncGenerator<${answer.item}, void, undefined>`,
      code: `walk('GET ${path}?'${settingsText(settings)})`,
    }
  }

  #query(inputs: string[]): { argument: string; include?: string; settings: object } | undefined {
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

  /** Older names of relations are taken where the names are those of the contract. */
  #includeNames(include: Parameter, inputs: string[]): string {
    const { enum: all = [] } = resolve<Shape>(this.#spec, (include.schema as Shape).items as { $ref: string })
    const record = this.#record()
    const names = all.map(String)
    const leading = names.filter((name) => record && this.#shapes.leads(record, name.split('.')))
    const own = `inputs.${this.#includeType(record, leading, inputs)}`
    const older = names.filter((name) => !leading.includes(name))
    return older.length === 0 ? own : `${own} | ${this.#forms.input(union(older), 'never')}`
  }

  /** Lists of the same names are one type, called after the record. */
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

  #values(inputs: string[]): { argument: string; settings: object } | undefined {
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

  /** Members that are given one by one: all that there are, so that none is out of reach. */
  #parts(parts: readonly string[], members: Record<string, Shape>): string {
    const left = Object.keys(members).filter((name) => !parts.includes(name))
    if (left.length > 0)
      throw new Error(`${this.#id} takes ${left.join(', ')} as well: list it in tools/generate/client/names.ts`)
    const form = (name: string) => {
      const member = members[name]!
      const mapped = this.#shapes.type(member, '')
      // What has names of its own has them in both forms.
      const hasNames = this.#shapes.resolve(member).properties !== undefined
      const type = this.#prefixed(mapped)
      return hasNames ? this.#forms.input(`Values<'${this.#id}'>['${name}']`, type) : type
    }
    return parts.map((name) => `${shown(name)}: ${form(name)}`).join(', ')
  }

  /** A type as another file names it. */
  #prefixed(type: string): string {
    return this.#shapes.names.includes(type) ? `records.${type}` : type
  }

  #success(): Shape | undefined {
    const [, answer] = Object.entries(this.#called.operation.responses).find(([status]) => status.startsWith('2')) ?? []
    const [media] = Object.values(resolve<Answer>(this.#spec, answer!).content ?? {})
    return media?.schema as Shape | undefined
  }

  #record(): Shape | undefined {
    const data = this.#shapes.resolve(this.#success() ?? {}).properties?.data
    const one = data && (this.#shapes.resolve(data).items ?? data)
    return one && this.#shapes.isRecord(one) ? one : undefined
  }

  #answer(query: { include?: string } | undefined): Answered {
    const schema = this.#success()
    if (!schema) return { type: 'void', item: 'never', isPaged: false, settings: {} }
    const { properties = {}, format } = this.#shapes.resolve(schema)
    if (format === 'binary')
      return {
        type: this.#forms.answer(this.#id, 'Blob'),
        item: 'never',
        isPaged: false,
        settings: { asIs: 1, parseAs: 'blob' },
      }
    const record = this.#record()
    const { 'x-included': always = [], 'x-included-by-default': usual = [] } = this.#called.operation
    const settings = { ...(always.length ? { always } : {}), ...(usual.length ? { usual } : {}) }
    const wrap = (mapped: string) => this.#forms.answer(this.#id, mapped)
    if (!record?.$ref) {
      if (isGeojson(properties))
        return { type: wrap(`Document<'${this.#id}'>`), item: 'never', isPaged: false, settings: { asIs: 1 } }
      return { type: wrap(this.#plain(schema)), item: 'never', isPaged: false, settings }
    }
    const names = [
      ...(query?.include ? [usual.length ? `Through<Usual<I, ${union(usual)}>>` : 'Through<I>'] : []),
      ...always.map((name) => `'${name}'`),
    ]
    const one = `records.${this.#shapes.record(record.$ref, names.join(' | ') || 'never')}`
    const { links, meta } = properties
    if (!this.#shapes.resolve(properties.data!).items)
      return { type: wrap(one), item: 'never', isPaged: false, settings }
    const part = (shape: Shape | undefined) => (shape ? this.#plain(shape) : 'undefined')
    const isPaged = 'next' in (links ? (this.#shapes.resolve(links).properties ?? {}) : {})
    return {
      type: wrap(`Page<${one}, ${part(meta)}, ${part(links)}>`),
      item: `Items<F, '${this.#id}', ${one}>`,
      isPaged,
      settings,
    }
  }

  #plain(shape: Shape): string {
    return shape.$ref ? `records.${this.#shapes.use(shape.$ref)}` : this.#shapes.type(shape, '  ')
  }
}

interface Answered {
  type: string
  item: string
  isPaged: boolean
  settings: object
}

const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ')

/** A document of another standard is handed on as it is. */
const isGeojson = ({ type }: Record<string, Shape>): boolean => type?.const === 'FeatureCollection'

const settingsText = (settings: object): string =>
  Object.keys(settings).length === 0
    ? ''
    : `, ${JSON.stringify(settings)
        .replaceAll(/"(\w+)":/g, '$1: ')
        .replaceAll('"', "'")}`

/** The type that a resource of a body has: the only one that its examples show, since any text would pass. */
function resourceType({ operation }: Called, data: Shape): string {
  const { examples = [], const: only } = data.properties!.type!
  const type = only ?? examples[0]
  if (typeof type !== 'string')
    throw new Error(`${operation.operationId}: say in an example which type its resource has`)
  return type
}

import type { Spec } from '../bundle.ts'
import { pascal } from '../text.ts'
import { type Answered, MethodAnswer } from './method-answer.ts'
import type { Forms } from './method-context.ts'
import { MethodInputs } from './method-inputs.ts'
import { type Called, hadNoParameters, type MethodName, methodName, shown } from './names.ts'
import { commentOf, type Shape, type Shapes } from './shapes.ts'

/** A method as it is written into its group. */
export interface Written {
  group: string
  method: string
  tag: string
  /** Its signatures with their comments, and the code of each. */
  signature: string
  code: string
}

/** The arguments and the result of a method. */
export interface Signature {
  group: string
  method: string
  /** In order: `id: string`, `query?: …`. */
  parameters: string[]
  /** The type parameter, such as `I extends ContainerInclude = never`; empty without includes. */
  include: string
  comment: string
  answer: Answered
  settings: object
  takesQuery: boolean
}

export class Method {
  readonly #called: Called
  readonly #name: MethodName
  readonly #inputs: MethodInputs
  readonly #answer: MethodAnswer

  constructor(spec: Spec, shapes: Shapes, called: Called, forms: Forms) {
    this.#called = called
    this.#name = methodName(called)
    const context = { spec, shapes, called, name: this.#name, forms }
    this.#answer = new MethodAnswer(context)
    this.#inputs = new MethodInputs(context, this.#answer.record())
  }

  get #id(): string {
    return this.#called.operation.operationId
  }

  signature(inputs: string[]): Signature {
    const { operation, path } = this.#called
    const query = this.#inputs.query(inputs)
    const values = this.#inputs.values(inputs)
    if (query && values) throw new Error(`${this.#id} takes a query and a body: the client has one place for both`)
    const answer = this.#answer.answer(query)
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
}

const settingsText = (settings: object): string =>
  Object.keys(settings).length === 0
    ? ''
    : `, ${JSON.stringify(settings)
        .replaceAll(/"(\w+)":/g, '$1: ')
        .replaceAll('"', "'")}`

import { type Answer, resolve, type Spec } from '../bundle.ts'
import { type Forms, type MethodContext, union } from './method-context.ts'
import type { Called } from './names.ts'
import type { Shape, Shapes } from './shapes.ts'

export interface Answered {
  type: string
  item: string
  isPaged: boolean
  settings: object
}

/** The result of a method. */
export class MethodAnswer {
  readonly #spec: Spec
  readonly #shapes: Shapes
  readonly #called: Called
  readonly #forms: Forms

  constructor(context: MethodContext) {
    this.#spec = context.spec
    this.#shapes = context.shapes
    this.#called = context.called
    this.#forms = context.forms
  }

  get #id(): string {
    return this.#called.operation.operationId
  }

  #success(): Shape | undefined {
    const [, answer] = Object.entries(this.#called.operation.responses).find(([status]) => status.startsWith('2')) ?? []
    const [media] = Object.values(resolve<Answer>(this.#spec, answer!).content ?? {})
    return media?.schema as Shape | undefined
  }

  /** The type of record in the result. */
  record(): Shape | undefined {
    const data = this.#shapes.resolve(this.#success() ?? {}).properties?.data
    const one = data && (this.#shapes.resolve(data).items ?? data)
    return one && this.#shapes.isRecord(one) ? one : undefined
  }

  answer(query: { include?: string } | undefined): Answered {
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
    const record = this.record()
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

/** A document of another standard is passed on unchanged. */
const isGeojson = ({ type }: Record<string, Shape>): boolean => type?.const === 'FeatureCollection'

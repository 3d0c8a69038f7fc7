import { type Json, resolve, type Spec } from './document.ts'

/** A JSON Schema as the contract uses it. */
export type Shape = {
  $ref?: string
  type?: string | string[]
  const?: Json
  enum?: Json[]
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: boolean | Shape
  items?: Shape
  oneOf?: Shape[]
  anyOf?: Shape[]
  default?: Json
  'x-extensible-enum'?: boolean
  [keyword: string]: unknown
}

/** One of the kinds of value that a schema allows: of a single type, with the component that describes it. */
export type Alternative = Shape & { kind: string; component?: string }

const WORDS_ONLY = ['title', 'description', 'summary', 'example', 'examples', 'deprecated', 'discriminator', '$comment']

/** Whether a keyword is documentation only and does not restrict values. */
export const isWordsOnly = (keyword: string): boolean => WORDS_ONLY.includes(keyword) || keyword.startsWith('x-')

/** The keywords that restrict values in addition to a reference or a choice, as one keyword that can be compared. */
export function limitsBeside(what: 'a reference' | 'a choice', { $ref, ...shape }: Shape): Shape {
  const limits = Object.entries(shape).filter(([keyword]) => !isWordsOnly(keyword))
  return limits.length > 0 ? { [`beside ${what}`]: Object.fromEntries(limits) } : {}
}

/** What a schema allows, kind by kind: `oneOf`, `anyOf` and lists of types are split. */
export function alternatives(spec: Spec, shape: Shape): Alternative[] {
  const component = shape.$ref?.replace('#/components/schemas/', '')
  const { oneOf, anyOf, ...own } = resolve<Shape>(spec, shape)
  if (own.$ref) return alternatives(spec, own)
  const choices = oneOf ?? anyOf
  if (choices) {
    const shared = limitsBeside('a choice', own)
    return choices.flatMap((choice) => alternatives(spec, choice)).map((one) => ({ ...one, ...shared }))
  }
  return typesOf(own).map((type) => (type === 'null' ? { type, kind: type } : alternative(spec, own, type, component)))
}

const alternative = (spec: Spec, shape: Shape, type: string, component: string | undefined): Alternative => ({
  ...shape,
  type,
  ...(shape.enum ? { enum: shape.enum.filter((value) => type === 'any' || isOf(type, value)) } : {}),
  ...(component ? { component } : {}),
  kind: type === 'object' ? (resourceOf(spec, shape) ?? type) : type,
})

/** The types of a schema, inferred from other keywords if `type` is missing; `any` without any. */
function typesOf(shape: Shape): string[] {
  if (shape.type) return [shape.type].flat()
  const values = shape.enum ?? ('const' in shape ? [shape.const as Json] : [])
  if (values.length > 0) return [...new Set(values.map(typeOf))]
  if (shape.properties || shape.required || shape.additionalProperties !== undefined) return ['object']
  return shape.items ? ['array'] : ['any']
}

const typeOf = (value: Json): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

const isOf = (type: string, value: Json): boolean =>
  typeOf(value) === type || (type === 'integer' && Number.isInteger(value))

/** `<container>` for an object identified by a constant `type`, as JSON:API resources are. */
function resourceOf(spec: Spec, { properties }: Shape): string | undefined {
  const type = properties?.type && resolve<Shape>(spec, properties.type).const
  return typeof type === 'string' ? `<${type}>` : undefined
}

/**
 * Whether a value of one kind may be sent where another is accepted: `any` and `object` include more specific kinds.
 */
export const fits = (sent: Alternative, accepted: Alternative): boolean =>
  sent.kind === accepted.kind ||
  accepted.kind === 'any' ||
  (sent.kind === 'integer' && accepted.kind === 'number') ||
  (sent.type === 'object' && accepted.kind === 'object')

/** The direction of a value: `accepted` from a program, or `sent` to it. */
export type Use = 'accepted' | 'sent'

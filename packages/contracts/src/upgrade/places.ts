import { type Answer, type Media, operationsOf, resolve, type Spec } from '../comparison/document.ts'
import type { Shape } from '../comparison/shapes.ts'

/** A place in the contract as the comparison names it, relative to the nearest named schema, with the schema there. */
export interface Cursor {
  place: string
  shape: Shape
}

/** Follows references: from there on, places are named after the component. */
function settle(spec: Spec, { place, shape }: Cursor): Cursor {
  let at = place
  let found = shape
  for (let hops = 0; found?.$ref && hops < 20; hops++) {
    at = found.$ref.split('/').at(-1)!
    found = resolve<Shape>(spec, found as { $ref: string })
  }
  return { place: at, shape: found ?? {} }
}

/** The cursors at a place: if there are alternatives, each by itself. */
export function settled(spec: Spec, cursor: Cursor): Cursor[] {
  const one = settle(spec, cursor)
  const choices = one.shape.oneOf ?? one.shape.anyOf
  return choices ? [one, ...choices.flatMap((shape) => settled(spec, { place: one.place, shape }))] : [one]
}

/** The places of a member; for lists and maps, that of their items. */
export function descend(spec: Spec, cursor: Cursor, name: string): Cursor[] {
  return settled(spec, cursor).flatMap(({ place, shape }): Cursor[] => {
    const member = shape.properties?.[name]
    if (member) return [{ place: `${place}.${name}`, shape: member }]
    if (shape.items) return descend(spec, { place: `${place}[]`, shape: shape.items }, name)
    if (typeof shape.additionalProperties === 'object')
      return descend(spec, { place: `${place}.*`, shape: shape.additionalProperties }, name)
    return []
  })
}

/** All places that a path leads to, references included: a time is also `Timestamp`. */
export function placesOn(spec: Spec, from: Cursor[], names: readonly string[]): { last: Cursor[]; places: string[] } {
  let last = from
  for (const name of names) last = last.flatMap((cursor) => descend(spec, cursor, name))
  return { last, places: [...new Set(last.flatMap((cursor) => namesOf(spec, cursor)))] }
}

/**
 * The names of one place: its own, those of the schemas that it refers to, and for a list of scalars that of its items.
 */
export function namesOf(spec: Spec, cursor: Cursor): string[] {
  const names = [cursor.place]
  for (const { place, shape } of settled(spec, cursor)) {
    names.push(place)
    const held =
      shape.items ?? (typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined)
    if (held) names.push(...namesOf(spec, { place: `${place}${shape.items ? '[]' : '.*'}`, shape: held }))
  }
  return names
}

export const schemaAt = (spec: Spec, name: string): Cursor | undefined => {
  const shape = spec.components.schemas?.[name] as Shape | undefined
  return shape && { place: name, shape }
}

const operationIn = (spec: Spec, id: string) => operationsOf(spec).find((one) => one.operation.operationId === id)

const ofContent = (place: string, content: Record<string, Media> | undefined): Cursor[] =>
  Object.values(content ?? {}).map(({ schema }) => ({ place, shape: (schema ?? {}) as Shape }))

export const bodyOf = (spec: Spec, id: string): Cursor[] =>
  ofContent(`${id} body`, operationIn(spec, id)?.operation.requestBody?.content)

export function answerOf(spec: Spec, id: string, status: number | string): Cursor[] {
  const answer = operationIn(spec, id)?.operation.responses[String(status)]
  return answer ? ofContent(`${id} ${status}`, resolve<Answer>(spec, answer).content) : []
}

export const eventOf = (spec: Spec, name: string): Cursor[] =>
  ofContent(`event ${name}`, spec.webhooks?.[name]?.post.requestBody?.content)

export const parameterOf = (spec: Spec, id: string, name: string): Cursor | undefined => {
  const found = operationIn(spec, id)?.parameters.find((parameter) => parameter.name === name)
  return found && { place: `${id} ${name}`, shape: found.schema as Shape }
}

/**
 * The place of a change, named in the same way as uses are: `ContainerList.data[].attributes.number` is
 * `Container.attributes.number`.
 */
export function canonical(spec: Spec, at: string): string[] {
  const [from, rest] = beginningOf(spec, at)
  const segments = rest.match(/\[\]|[^.[\]]+/g) ?? []
  let cursors = from
  for (const segment of segments)
    cursors = cursors.flatMap((cursor) =>
      settled(spec, cursor).flatMap(({ place, shape }): Cursor[] => {
        if (segment === '[]') return shape.items ? [{ place: `${place}[]`, shape: shape.items }] : []
        if (segment === '*')
          return typeof shape.additionalProperties === 'object'
            ? [{ place: `${place}.*`, shape: shape.additionalProperties }]
            : []
        const member = shape.properties?.[segment]
        return member ? [{ place: `${place}.${segment}`, shape: member }] : []
      }),
    )
  return [...new Set([at, ...cursors.map(({ place }) => place)])]
}

function beginningOf(spec: Spec, at: string): [Cursor[], string] {
  const event = /^event (\S+?)((?:\[\]|\.data|\.included).*)?$/.exec(at)
  if (event) return [eventOf(spec, event[1]!), event[2] ?? '']
  const [id = '', ...others] = at.split(' ')
  const rest = others.join(' ')
  if (!rest) {
    const [name = ''] = /^[^.[]+/.exec(at) ?? []
    const cursor = schemaAt(spec, name)
    return [cursor ? [cursor] : [], at.slice(name.length)]
  }
  const status = /^(\d{3})(?=$|[.[])/.exec(rest)
  if (status) return [answerOf(spec, id, status[1]!), rest.slice(3)]
  if (/^body(?=$|[.[])/.test(rest)) return [bodyOf(spec, id), rest.slice(4)]
  const name = (operationIn(spec, id)?.parameters ?? [])
    .map((parameter) => parameter.name)
    .filter((one) => rest === one || rest.startsWith(`${one}[]`) || rest.startsWith(`${one}.`))
    .sort((one, other) => other.length - one.length)[0]
  const cursor = name === undefined ? undefined : parameterOf(spec, id, name)
  return [cursor ? [cursor] : [], name === undefined ? '' : rest.slice(name.length)]
}

const SAYING_NOTHING = ['discriminator', 'examples']

/** Schemas that can be reached from a place by references; included records only if any are included. */
export function reachable(spec: Spec, from: Cursor[], isIncluding: boolean): Set<string> {
  const seen = new Set<string>()
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) {
      for (const item of node) walk(item)
      return
    }
    const { $ref } = node as Shape
    if (typeof $ref === 'string') {
      const name = $ref.split('/').at(-1)!
      if (seen.has(name)) return
      seen.add(name)
      walk(spec.components.schemas?.[name])
      return
    }
    for (const [key, value] of Object.entries(node))
      if (!SAYING_NOTHING.includes(key) && (isIncluding || key !== 'included')) walk(value)
  }
  for (const { shape } of from) walk(shape)
  return seen
}

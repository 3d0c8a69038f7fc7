import { type Answer, type Operation, operationsOf, type Spec } from './document.ts'
import type { Shape } from './shapes.ts'

type Node = Record<string, unknown>

/** What a contract states besides the values that it allows: wording, and marks such as `deprecated` and `x-beta`. */
export interface Stated {
  places: Set<string>
  words: Map<string, { part: string; text: string }>
  marks: Map<string, { of: string; keyword: string; value: unknown }>
}

const WORDS = ['title', 'summary', 'description']
/** Marks that are compared together with the values. */
const COMPARED = ['x-extensible-enum', 'x-max-body-bytes']
const isMark = (keyword: string) =>
  keyword === 'deprecated' || (keyword.startsWith('x-') && !COMPARED.includes(keyword))

export function statedIn(spec: Spec): Stated {
  const stated: Stated = { places: new Set(), words: new Map(), marks: new Map() }
  /** A place belongs to a part, which is a schema, an operation, an event or a component that several share. */
  const note = (part: string, place: string, node: Node | undefined): void => {
    if (!node || '$ref' in node) return
    stated.places.add(place)
    for (const [keyword, value] of Object.entries(node))
      if (WORDS.includes(keyword)) stated.words.set(`${place} ${keyword}`, { part, text: String(value) })
      else if (isMark(keyword)) stated.marks.set(`${place} ${keyword}`, { of: place, keyword, value })
  }
  const shape = (part: string, place: string, node: Shape | undefined): void => {
    if (!node || node.$ref) return
    note(part, place, node)
    for (const [name, inner] of Object.entries(node.properties ?? {})) shape(part, `${place}.${name}`, inner)
    for (const inner of [...(node.oneOf ?? []), ...(node.anyOf ?? []), ...allOf(node)]) shape(part, place, inner)
    if (node.items) shape(part, `${place}[]`, node.items)
    if (typeof node.additionalProperties === 'object') shape(part, `${place}{}`, node.additionalProperties)
  }
  const content = (part: string, place: string, given: Answer['content']): void => {
    for (const [type, media] of Object.entries(given ?? {})) {
      note(part, `${place} ${type}`, media as Node)
      shape(part, place, media.schema as Shape)
    }
  }
  const parts = (part: string, place: string, { content: given, headers }: Answer): void => {
    content(part, place, given)
    for (const [name, header] of Object.entries(headers ?? {})) note(part, `${place} ${name}`, header as Node)
  }
  const operation = (part: string, given: Operation): void => {
    note(part, part, given as Node)
    for (const parameter of given.parameters ?? [])
      if ('name' in parameter) {
        note(part, `${part} ${parameter.name}`, parameter as Node)
        shape(part, `${part} ${parameter.name}`, parameter.schema as Shape)
      }
    const { requestBody, responses } = given
    note(part, `${part} body`, requestBody as Node | undefined)
    content(part, `${part} body`, requestBody?.content)
    for (const [status, answer] of Object.entries(responses ?? {})) {
      note(part, `${part} ${status}`, answer as Node)
      parts(part, `${part} ${status}`, answer)
    }
  }

  note('info', 'info', spec.info as unknown as Node)
  for (const keyword of Object.keys(spec).filter(isMark))
    note('contract', 'contract', { [keyword]: (spec as unknown as Node)[keyword] })
  for (const tag of spec.tags ?? []) note(`tag ${tag.name}`, `tag ${tag.name}`, tag as Node)
  for (const [path, item] of Object.entries(spec.paths)) note(`path ${path}`, `path ${path}`, item as Node)
  for (const entry of operationsOf(spec)) operation(entry.operation.operationId, entry.operation)
  for (const [name, { post }] of Object.entries(spec.webhooks ?? {})) operation(`event ${name}`, post)
  for (const [name, schema] of Object.entries(spec.components.schemas ?? {})) shape(name, name, schema as Shape)
  for (const [section, singular] of SHARED)
    for (const [name, component] of Object.entries(spec.components[section] ?? {})) {
      note(`${singular} ${name}`, `${singular} ${name}`, component as Node)
      shape(`${singular} ${name}`, `${singular} ${name}`, (component as Node).schema as Shape)
      parts(`${singular} ${name}`, `${singular} ${name}`, component as Answer)
    }
  return stated
}

const allOf = (node: Shape): Shape[] => (node.allOf ?? []) as Shape[]

/** Components whose wording is shared by all that use them. */
const SHARED = [
  ['parameters', 'parameter'],
  ['responses', 'response'],
  ['headers', 'header'],
  ['securitySchemes', 'security'],
] as const

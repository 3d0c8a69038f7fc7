import { type Operation, operationsOf, type Spec } from './document.ts'
import type { Shape } from './shapes.ts'

type Node = Record<string, unknown>

/** What a contract says beside the values that it allows: words, and marks such as `deprecated` and `x-beta`. */
export interface Stated {
  places: Set<string>
  words: Map<string, { part: string; text: string }>
  marks: Map<string, { of: string; value: string }>
}

const WORDS = ['title', 'summary', 'description']
/** Compared with the values. */
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
      else if (isMark(keyword)) stated.marks.set(`${place} ${keyword}`, { of: place, value: JSON.stringify(value) })
  }
  const shape = (part: string, place: string, node: Shape | undefined): void => {
    if (!node || node.$ref) return
    note(part, place, node)
    for (const [name, inner] of Object.entries(node.properties ?? {})) shape(part, `${place}.${name}`, inner)
    for (const inner of [...(node.oneOf ?? []), ...(node.anyOf ?? [])]) shape(part, place, inner)
    if (node.items) shape(part, `${place}[]`, node.items)
    if (typeof node.additionalProperties === 'object') shape(part, `${place}{}`, node.additionalProperties)
  }
  const operation = (part: string, given: Operation): void => {
    note(part, part, given as Node)
    for (const parameter of given.parameters ?? [])
      if ('name' in parameter) {
        note(part, `${part} ${parameter.name}`, parameter as Node)
        shape(part, `${part} ${parameter.name}`, parameter.schema as Shape)
      }
    const { requestBody, responses } = given
    for (const media of Object.values(requestBody?.content ?? {})) shape(part, `${part} body`, media.schema as Shape)
    for (const [status, answer] of Object.entries(responses ?? {})) {
      note(part, `${part} ${status}`, answer as Node)
      for (const media of Object.values(answer.content ?? {})) shape(part, `${part} ${status}`, media.schema as Shape)
    }
  }

  note('info', 'info', spec.info as unknown as Node)
  for (const keyword of Object.keys(spec).filter(isMark))
    note('contract', 'contract', { [keyword]: (spec as unknown as Node)[keyword] })
  for (const entry of operationsOf(spec)) operation(entry.operation.operationId, entry.operation)
  for (const [name, { post }] of Object.entries(spec.webhooks ?? {})) operation(`event ${name}`, post)
  for (const [name, schema] of Object.entries(spec.components.schemas ?? {})) shape(name, name, schema as Shape)
  for (const [section, singular] of SHARED)
    for (const [name, component] of Object.entries(spec.components[section] ?? {})) {
      note(`${singular} ${name}`, `${singular} ${name}`, component as Node)
      shape(`${singular} ${name}`, `${singular} ${name}`, (component as Node).schema as Shape)
    }
  return stated
}

/** Components whose words are shared by those that use them. */
const SHARED = [
  ['parameters', 'parameter'],
  ['responses', 'response'],
  ['headers', 'header'],
  ['securitySchemes', 'security'],
] as const

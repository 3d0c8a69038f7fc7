import { opaque } from '../generated/records.ts'
import type { Reference } from '../types.ts'
import { camel, renamed } from './names.ts'

/** What is included, as a tree: `shipment.port_of_lading` is `{ shipment: { port_of_lading: {} } }`. */
interface Included {
  below: Map<string, Included>
  /** Records made already, so that one that many point at is made once. */
  made: Map<string, object>
}

interface Resource extends Reference {
  attributes?: Record<string, unknown>
  relationships?: Record<string, { data?: Reference | Reference[] | null } | undefined>
  meta?: unknown
}

interface Document {
  data: Resource | Resource[]
  included?: Resource[]
  links?: unknown
  meta?: unknown
}

/**
 * A document of the contract as the client shows it: names in camelCase, attributes and relations side by side, related
 * records in their places as far as `include` names them. It follows the names and not the links between records, so
 * that what it makes is a tree.
 */
export const mapped = (document: unknown, include: readonly string[] = []): unknown => {
  const { data, included, links, meta } = (document ?? {}) as Document
  if (typeof data !== 'object' || data === null) return shown(document)
  const records = new Map([data, included ?? []].flat().map((record) => [record.type + record.id, record]))
  const tree = treeOf(include)
  if (!Array.isArray(data)) return recordOf(data, tree, records)
  return { items: data.map((one) => recordOf(one, tree, records)), meta: shown(meta), links: shown(links) }
}

const shown = (value: unknown) => renamed(value, camel, opaque)

const treeOf = (include: readonly string[]): Included => {
  const root: Included = { below: new Map(), made: new Map() }
  for (const path of include) {
    let node = root
    for (const name of path.split('.')) {
      if (!node.below.has(name)) node.below.set(name, { below: new Map(), made: new Map() })
      node = node.below.get(name)!
    }
  }
  return root
}

const recordOf = (
  { id, type, attributes, relationships, meta }: Resource,
  tree: Included,
  records: Map<string, Resource>,
) => {
  const record: Record<string, unknown> = { id, type }
  for (const name in attributes) {
    const value = attributes[name]
    record[camel(name)] = typeof value !== 'object' || value === null || opaque.has(name) ? value : shown(value)
  }
  for (const name in relationships) {
    const target = relationships[name]?.data
    if (target === undefined) continue
    const below = tree.below.get(name)
    const whole = (reference: Reference) => (below ? related(reference, below, records) : reference)
    record[camel(name)] = Array.isArray(target) ? target.map(whole) : target && whole(target)
  }
  if (meta !== undefined) record.meta = shown(meta)
  return record
}

const related = (reference: Reference, tree: Included, records: Map<string, Resource>): object => {
  const key = reference.type + reference.id
  const known = tree.made.get(key)
  if (known) return known
  const resource = records.get(key)
  const record = resource ? recordOf(resource, tree, records) : reference
  tree.made.set(key, record)
  return record
}

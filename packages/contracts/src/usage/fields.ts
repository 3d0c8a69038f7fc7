import { fieldNames, listedValues } from '../generated/usage-table.ts'

const known = new Set(fieldNames)
const listed = new Map(Object.entries(listedValues).map(([name, values]) => [name, new Set(values)]))

/** Whether a value is one that the contract lists for a field or parameter of this name. */
export const isListed = (name: string, value: unknown): boolean => listed.get(name)?.has(String(value)) ?? false

/** Deeper than any body of the contract, so that a body of somebody else cannot exhaust the stack. */
const DEEPEST = 24

/**
 * The fields of a body and the listed values in them. Only names and values of the contract are kept, so that a record of
 * usage holds nothing of anybody's data.
 */
export function fieldsOf(body: unknown): { fields: Set<string>; values: Set<string> } {
  const [fields, values] = [new Set<string>(), new Set<string>()]
  const walk = (value: unknown, place: string, name: string, depth: number): void => {
    if (depth > DEEPEST) return
    if (Array.isArray(value)) {
      for (const item of value)
        walk(item, name === 'included' ? `included[${typeOf(item)}]` : `${place}[]`, name, depth + 1)
      return
    }
    if (typeof value !== 'object' || value === null) {
      if (isListed(name, value)) values.add(`${place}=${String(value)}`)
      return
    }
    for (const [key, member] of Object.entries(value)) {
      if (!known.has(key)) continue
      const inner = place ? `${place}.${key}` : key
      fields.add(inner)
      walk(member, inner, key, depth + 1)
    }
  }
  walk(body, '', '', 0)
  return { fields, values }
}

const typeOf = (record: unknown): string => {
  const { type } = (record ?? {}) as { type?: unknown }
  return typeof type === 'string' && /^[a-z_]{1,64}$/.test(type) ? type : ''
}

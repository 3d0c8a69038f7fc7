/** A record as the client returns it, or a reference to one, which has only a type and an id. */
export interface Held {
  type: string
  id: string
  [name: string]: unknown
}

/** A record after a change; undefined if it cannot be derived from the cached record. */
export type Change = (held: Held) => Held | undefined

export const nameOf = ({ type, id }: { type: string; id: string }): string => `${type} ${id}`

const isHeld = (value: unknown): value is Held => {
  const { type, id } = (value ?? {}) as Partial<Held>
  return typeof type === 'string' && typeof id === 'string'
}

export interface Amended {
  data: unknown
  /** Whether it contains a record that changes. */
  isConcerned: boolean
  /** Whether it must be fetched again. */
  isLost: boolean
}

/**
 * Applies changes to every copy of their records in cached data: single records, pages of lists, and included records.
 * What does not change stays the same object.
 */
export const amend = (data: unknown, changes: ReadonlyMap<string, Change>): Amended => {
  let isConcerned = false
  let isLost = false
  const each = (values: readonly unknown[]): readonly unknown[] => {
    const made = values.map(walk)
    return made.some((value, at) => value !== values[at]) ? made : values
  }
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return each(value)
    if (typeof value !== 'object' || value === null) return value
    const isRecord = isHeld(value)
    const members = value as Record<string, unknown>
    let made = members
    for (const name of isRecord ? Object.keys(members) : ['pages', 'items']) {
      const member = members[name]
      // Only the relations of a record lead to others.
      if (isRecord && !isHeld(Array.isArray(member) ? member[0] : member)) continue
      const next = walk(member)
      if (next !== member) made = { ...made, [name]: next }
    }
    const change = isRecord && Object.keys(value).length > 2 && changes.get(nameOf(value))
    if (!change) return made
    isConcerned = true
    const changed = change(made as Held)
    isLost ||= changed === undefined
    return changed ?? made
  }
  return { data: walk(data), isConcerned, isLost }
}

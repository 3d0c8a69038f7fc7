/** A record as the client shows it, or what points at one: that has nothing but its type and its id. */
export interface Held {
  type: string
  id: string
  [name: string]: unknown
}

/** A record after a change; undefined if the change cannot be told from what is held. */
export type Change = (held: Held) => Held | undefined

export const nameOf = ({ type, id }: { type: string; id: string }): string => `${type} ${id}`

const isHeld = (value: unknown): value is Held => {
  const { type, id } = (value ?? {}) as Partial<Held>
  return typeof type === 'string' && typeof id === 'string'
}

export interface Amended {
  data: unknown
  /** Whether a record that changes is in it. */
  isConcerned: boolean
  /** Whether it has to be read again. */
  isLost: boolean
}

/**
 * Cached data with changes made to every copy of the records that they are of: by itself, in the pages of lists, and
 * included in others. What does not change stays the same object.
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
      // Of a record, only its relations lead to others.
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

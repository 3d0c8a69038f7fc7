const made = new Map<string, string>()

/** Converts `ref_numbers` to `refNumbers`. The same names occur again and again, so results are cached. */
export const camel = (name: string): string => {
  let known = made.get(name)
  if (known === undefined) {
    known = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    made.set(name, known)
  }
  return known
}

/** Converts `refNumbers` to `ref_numbers`; names of the contract stay as they are. */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A value with its names changed by `rename`, except below names whose members are data. */
export const renamed = (value: unknown, rename: (name: string) => string, opaque: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename, opaque))
  if (value === null || typeof value !== 'object') return value
  const copy: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value))
    copy[rename(name)] = opaque.has(snake(name)) ? member : renamed(member, rename, opaque)
  return copy
}

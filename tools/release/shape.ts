type Resource = { type: string; attributes?: object; relationships?: object }

/**
 * The structure of a response: its members, and the types of its records. Programs read responses of the same structure
 * alike.
 */
export function outlineOf(contentType: string | null, body: unknown): string {
  const media = contentType?.split(';')[0] ?? 'no content'
  if (typeof body !== 'object' || body === null) return media
  // Related records are only present if there are any, and so are metadata.
  const members = Object.keys(body).filter((name) => name !== 'included' && name !== 'meta')
  const { data } = body as { data?: unknown }
  return `${media} with ${members.sort().join(', ')}${data === undefined ? '' : `; data: ${kindOf(data)}`}`
}

const kindOf = (data: unknown): string => {
  if (!Array.isArray(data)) return isResource(data) ? data.type : typeof data
  return 'list'
}

/** The names of attributes and relationships that were seen, by type of record. */
export class SeenNames {
  readonly #names = new Map<string, Set<string>>()

  add(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if (isResource(value)) this.#addNames(value)
    for (const inner of Object.values(value)) this.add(inner)
  }

  #addNames({ type, attributes = {}, relationships = {} }: Resource): void {
    const names = this.#names.get(type) ?? new Set()
    for (const name of Object.keys(attributes)) names.add(`attributes.${name}`)
    for (const name of Object.keys(relationships)) names.add(`relationships.${name}`)
    this.#names.set(type, names)
  }

  /** The names that these records have and those of the same type there lack; the type if there are none there. */
  missingFrom(other: SeenNames): string[] {
    return [...this.#names].flatMap(([type, names]) => {
      const others = other.#names.get(type)
      return others ? [...names].filter((name) => !others.has(name)).map((name) => `${type}.${name}`) : [type]
    })
  }
}

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'type' in value && ('attributes' in value || 'relationships' in value)

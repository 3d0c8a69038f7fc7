import { snake } from './names.ts'

/**
 * Converts `{ filter: { updatedAt: { start } } }` to `filter[updated_at][start]`; names of the contract stay as they
 * are.
 */
export const flatQuery = (query: object, prefix = ''): Record<string, unknown> => {
  const flat: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(query)) {
    const key = prefix ? `${prefix}[${snake(name)}]` : snake(name)
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) Object.assign(flat, flatQuery(value, key))
    else flat[key] = value
  }
  return flat
}

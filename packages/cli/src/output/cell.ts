/** A value as the text of a cell: by its name if it has one, a reference by its id, anything else as JSON. */
export const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(cellOf).join(', ')
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object') return String(value)
  const { name, number, id, type } = value as Record<string, unknown>
  for (const label of [name, number, typeof type === 'string' ? id : undefined])
    if (typeof label === 'string') return label
  return JSON.stringify(value)
}

// Sources write these texts: control characters would move the cursor, and direction marks would disguise the text.
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

export const visible = (text: string): string => text.replace(UNSEEN, ' ')

import { invalidParameter } from '../errors.ts'
import { isUuid } from '../uuid.ts'

/**
 * The key of the last record of a page in the order of the list, so that the next page continues after it even if other
 * records have moved.
 */
export type CursorKey = readonly (string | number | boolean | null)[]

/** The form that a value of a key must have before it is compared with those of a list. */
const kinds = {
  uuid: (value: unknown) => typeof value === 'string' && isUuid(value),
  /** Microseconds since 1970, as PostgreSQL keeps them. */
  time: (value: unknown) => Number.isSafeInteger(value),
  text: (value: unknown) => typeof value === 'string' && !value.includes('\0') && value.isWellFormed(),
  'text or null': (value: unknown) => value === null || kinds.text(value),
  'time or null': (value: unknown) => value === null || kinds.time(value),
  'date or null': (value: unknown) =>
    value === null || (typeof value === 'string' && /^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) && isDay(value)),
  number: (value: unknown) => Number.isSafeInteger(value),
  date: (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
}

/** Whether a day exists: PostgreSQL rejects a day that its month does not have. */
const isDay = (text: string): boolean => {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export type CursorKind = keyof typeof kinds

export const writeCursor = (key: CursorKey): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/** Rejects a cursor of another list or order: its key has another form, or begins with another `order`. */
export const readCursor = <Key extends CursorKey>(
  text: string,
  expected: readonly CursorKind[],
  order?: string,
): Key => {
  const key = parse(text)
  const isOfOrder = order === undefined || (Array.isArray(key) && key[0] === order)
  const isKey = Array.isArray(key) && key.length === expected.length
  if (isOfOrder && isKey && expected.every((kind, at) => kinds[kind](key[at]))) return key as unknown as Key
  throw noCursor()
}

export const noCursor = () =>
  invalidParameter(
    'page[after]',
    'page[after] is not a cursor of this list and order. Take it from links.next, or leave it out to begin at the first page.',
  )

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

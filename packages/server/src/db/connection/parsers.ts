import { types } from 'pg'
import { instantOfText } from './instant-of-text.ts'

type Parse = (text: string) => unknown

/** Parses an int8; throws beyond 2^53, where a double would silently be another number. */
export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`The bigint ${text} from the database does not fit a number.`)
  return value
}

const verbatim: Parse = (text) => text

// Parsers by type number: the scalar, then its array. A bare date or timestamp has no zone, so it remains text: as a
// Date it shifted by a day under TZ=Asia/Tokyo.
const parsers = new Map<number, Parse>()
register(20, 1016, parseInt8)
register(1700, 1231, Number)
register(1082, 1182, verbatim)
register(1114, 1115, verbatim)
register(1184, 1185, instantOfText)

function register(scalar: number, array: number, parse: Parse): void {
  const { arrayParser } = types as unknown as {
    arrayParser: { create(text: string, parse: Parse): { parse(): unknown } }
  }
  parsers.set(scalar, parse)
  parsers.set(array, (text) => arrayParser.create(text, parse).parse())
}

/** `pg`'s parsers with ours taking precedence, for one pool: the process-wide table is not modified. */
export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const parse = format === 'binary' ? undefined : parsers.get(oid)
    return (parse ?? types.getTypeParser(oid, format as 'text')) as Parse
  },
} as unknown as typeof types

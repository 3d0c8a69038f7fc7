import { types } from 'pg'
import { typeParsers } from './parsers.ts'

type Parser = { getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown }

/** `2026-03-01 10:20:30.5+00`, as every session of ours writes a time, to the wire's form: no Date is made in between. */
const toWire = (text: string) => `${text.slice(0, 10)}T${text.slice(11, 19)}Z`

/** For statements whose rows are only served: times come as they go out. Reading a list of boxes spends half on Dates. */
export const wireTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === types.builtins.TIMESTAMPTZ ? toWire : (typeParsers as unknown as Parser).getTypeParser(oid, format),
} as unknown as typeof types

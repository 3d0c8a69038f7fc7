import type { Pool } from 'pg'
import { isTracing, isWithinTrace, SpanKind, traced } from '../../tracing/tracing.ts'

type Query = (...given: unknown[]) => unknown

/**
 * Records each statement of a pool by its name, as a span of what it is part of. Its text is in the repository, and its
 * parameters are not recorded because they are private.
 */
export const traceStatements = (pool: Pool): void => {
  if (!isTracing()) return
  pool.query = tracing(pool.query.bind(pool) as Query) as typeof pool.query
  pool.on('connect', (client) => {
    client.query = tracing(client.query.bind(client) as Query) as typeof client.query
  })
}

/** A call with a callback belongs to a statement of the pool, which is traced already. */
const tracing =
  (query: Query): Query =>
  (...given) => {
    if (!isWithinTrace() || typeof given.at(-1) === 'function' || isCursor(given[0])) return query(...given)
    const name = nameOf(given[0])
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
    return traced(name, { kind: SpanKind.CLIENT, attributes }, () => query(...given) as Promise<unknown>)
  }

const isCursor = (given: unknown): boolean => typeof given === 'object' && given !== null && 'submit' in given

/** The name of a statement; if it has none, its first word. */
const nameOf = (given: unknown): string => {
  if (typeof given === 'string') return given.trimStart().split(/\s/, 1)[0]!
  const { name, text } = given as { name?: string; text: string }
  return name ?? nameOf(text)
}

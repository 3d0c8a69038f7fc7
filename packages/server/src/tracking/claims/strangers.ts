import type { Statement } from '../statement.ts'
import type { ReadReport } from './claim.ts'

/** The containers of which statements speak. */
export const containersOf = (statements: readonly Statement[]): Set<string> =>
  new Set(statements.flatMap(({ container }) => (container === null ? [] : [container])))

/**
 * Reports without what they say of somebody else's containers. An answer that does not name the number asked for may be
 * about another one: once a later complete answer names it, a container that no such answer has ever spoken of was never
 * under this number. One that such an answer did speak of stays, though its line may have forgotten it.
 */
export const withoutStrangers = (reports: readonly ReadReport[]): ReadReport[] => {
  const proven = reports.filter(({ reading }) => reading.outcome === 'ok' && reading.namesSubject)
  const lastMs = Math.max(...proven.filter(({ reading }) => reading.complete).map(({ observedAtMs }) => observedAtMs))
  const known = containersOf(proven.flatMap(({ reading }) => reading.statements))
  return reports.map((report) => {
    const { reading, observedAtMs } = report
    if (observedAtMs >= lastMs || reading.namesSubject !== false) return report
    const named = [...containersOf(reading.statements)]
    const isOthers = named.length > 0 && !named.some((container) => known.has(container))
    const statements = reading.statements.filter(
      ({ container }) => !isOthers && (container === null || known.has(container)),
    )
    return { ...report, reading: { ...reading, statements } }
  })
}

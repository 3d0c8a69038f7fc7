import type { Statement } from '../statement.ts'
import type { ReadReport } from './claim.ts'

export const containersOf = (statements: readonly Statement[]): Set<string> =>
  new Set(statements.flatMap(({ container }) => (container === null ? [] : [container])))

/**
 * Removes from the reports what they state about containers of other numbers. A response that does not name the
 * requested number may be about another one. Once a later complete response names it, a container that appears in no
 * such response was never part of this number. A container that did appear in one stays, even if the line has since
 * dropped it.
 */
export const withoutForeignContainers = (reports: readonly ReadReport[]): ReadReport[] => {
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

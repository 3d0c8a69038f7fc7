import { applyReport } from '@boxtrail/engine/claims/apply-report'
import type { Stored } from '@boxtrail/engine/diff/difference'
import type { Statement } from '@boxtrail/engine/statement'
import { roughMs } from '@boxtrail/engine/time'
import { type Engine, engine } from './engine.ts'

/** Typical bugs of such engines. The interleavings must find each of them, or they prove nothing. */
export const plantedBugs: Record<string, Engine> = {
  'a late report is taken for the newest': {
    ...engine,
    rebuild: (check, reports, style, known) => {
      const late = reports.find(({ id }) => !known.some(({ firstReport }) => firstReport === id)) ?? reports[0]!
      return applyReport(check, known, reports.at(-1)!, late, style).claims
    },
  },
  'a second look does not see what the first has written': {
    ...engine,
    diff: (stored, projection, context) => engine.diff(withoutEvents(stored), projection, context),
  },
  'a crash after the first transaction forgets that the journey is stale': {
    ...engine,
    marksStale: (crashes) => !crashes,
  },
  'an estimate becomes an actual when its time has passed': {
    ...engine,
    project: (input) =>
      engine.project({
        ...input,
        claims: input.claims.map((claim) => ({ ...claim, statement: promoted(claim.statement, input.nowMs) })),
      }),
  },
  'a blank clears the holds': {
    ...engine,
    read: (reading) => {
      if (reading.statements.some(({ says, ...rest }) => says === 'fact' && 'field' in rest && rest.field === 'holds'))
        return reading
      const about = reading.statements.find((one) => one.says === 'fact' && one.place !== null)
      if (about?.says !== 'fact') return reading
      const none: Statement = { ...about, field: 'holds', value: [], text: null }
      return { ...reading, statements: [...reading.statements, none] }
    },
  },
}

const withoutEvents = (stored: Stored): Stored => ({
  ...stored,
  containers: new Map([...stored.containers].map(([number, container]) => [number, { ...container, events: [] }])),
})

const promoted = (statement: Statement, nowMs: number): Statement =>
  statement.says === 'milestone' && statement.classifier === 'estimated' && roughMs(statement.time) < nowMs
    ? { ...statement, classifier: 'actual' }
    : statement

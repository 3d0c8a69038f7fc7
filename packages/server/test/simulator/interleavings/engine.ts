import { applyReport, foldReports } from '@boxtrail/engine/claims/apply-report'
import type { Claim, ReadReport } from '@boxtrail/engine/claims/claim'
import { diff } from '@boxtrail/engine/diff/diff'
import { project } from '@boxtrail/engine/project/project'
import type { Reading } from '@boxtrail/engine/statement'
import type { SimulatedSource } from '../sources.ts'

/** The steps of the engine, so that a test can plant a bug in any of them. */
export interface Engine {
  read: (reading: Reading) => Reading
  apply: typeof applyReport
  /** Applies a late report to a check, by folding all its reports again. */
  rebuild: (check: string, reports: readonly ReadReport[], style: SimulatedSource['style'], known: Claim[]) => Claim[]
  project: typeof project
  diff: typeof diff
  /** Whether a report marks the journey stale in the transaction that stores it. */
  marksStale: (crashedAfter: boolean) => boolean
}

export const engine: Engine = {
  read: (reading) => reading,
  apply: applyReport,
  rebuild: (check, reports, style) => foldReports(check, reports, style).claims,
  project,
  diff,
  marksStale: () => true,
}

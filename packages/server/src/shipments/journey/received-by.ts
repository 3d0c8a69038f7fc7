import { timeOfId } from '../../db/idv7.ts'
import type { SaidReport } from './queries.ts'

/** What of the reports of a check had been received by a moment. */
export interface Received {
  /** When the last of them was made, in ms; null: none had. */
  lastMs: number | null
  /** One that was made by then came later. */
  isLate: boolean
  ids: ReadonlySet<string>
}

/**
 * `said`: the reports that a check had made by a moment, in that order. That one was repeated unchanged is recorded only
 * before the next different one, with its receipt; where that is not known, a repetition counts from when it was made.
 */
export const receivedBy = (said: readonly SaidReport[], ms: number): Received => {
  const ids = new Set<string>()
  let lastMs: number | null = null
  for (const [index, report] of said.entries()) {
    const before = said[index - 1]
    const isRepeated = repeats(report, before) && ids.has(before!.id)
    if (timeOfId(report.id) > ms && !(isRepeated && repeatedAtMs(report) <= ms)) continue
    ids.add(report.id)
    lastMs = report.asked_at.getTime()
  }
  return { lastMs, isLate: ids.size < said.length, ids }
}

/** Recorded with the next different report, as if received at that moment where its receipt was not known. */
const repeatedAtMs = ({ asked_at, received_at, recorded_at }: SaidReport): number =>
  (received_at < recorded_at ? received_at : asked_at).getTime()

const repeats = ({ content_hash }: SaidReport, before: SaidReport | undefined): boolean =>
  content_hash !== null && before?.content_hash?.equals(content_hash) === true

import { timeOfId } from '../../db/idv7.ts'
import type { SaidReport } from './queries.ts'

/** Which reports of a check had been received by a moment. */
export interface Received {
  /** When the last of them was made, in ms; null if there was none. */
  lastMs: number | null
  /** Whether a report that was made by then was received later. */
  isLate: boolean
  ids: ReadonlySet<string>
}

/**
 * `said`: the reports that a check had made by a moment, in that order. A report's unchanged repetitions are recorded
 * only before the next different one, with the time of receipt; if that is not known, a repetition counts from when it
 * was made.
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

/**
 * When a repetition was received. It is recorded when the next different report comes; if its own receipt is not known,
 * `received_at` is not before `recorded_at`, and it counts from when it was made.
 */
const repeatedAtMs = ({ asked_at, received_at, recorded_at }: SaidReport): number =>
  (received_at < recorded_at ? received_at : asked_at).getTime()

const repeats = ({ content_hash }: SaidReport, before: SaidReport | undefined): boolean =>
  content_hash !== null && before?.content_hash?.equals(content_hash) === true

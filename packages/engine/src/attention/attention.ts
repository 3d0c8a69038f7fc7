import type { Attended } from './entry/attended.ts'
import { createClock } from './entry/clock.ts'
import type { AttentionEntry } from './entry/entry.ts'
import type { Rule } from './entry/rule.ts'
import { arriving } from './rules/arriving.ts'
import { contradictions } from './rules/contradictions.ts'
import { documents } from './rules/documents.ts'
import { emptyReturn } from './rules/empty-return.ts'
import { freeTime } from './rules/free-time.ts'
import { holds } from './rules/holds.ts'
import { notReported } from './rules/not-reported.ts'
import { ready } from './rules/ready.ts'
import { requests } from './rules/requests.ts'
import { silentSources } from './rules/sources.ts'

export interface Attention {
  entries: AttentionEntry[]
  /** Until when the same records give the same entries; null: for ever. */
  nextAtMs: number | null
}

const rules: readonly Rule[] = [
  freeTime,
  emptyReturn,
  holds,
  ready,
  arriving,
  notReported,
  silentSources,
  requests,
  documents,
  contradictions,
]

/** What somebody must do or know about one journey. Pure: the same records and clock give the same entries. */
export const attentionTo = (attended: Attended): Attention => {
  const clock = createClock(attended.nowMs)
  const present = withoutReplaced(attended)
  const entries = rules.flatMap((rule) => rule(present, clock))
  return { entries, nextAtMs: clock.nextAtMs() }
}

/**
 * A container that its line has replaced by another one is nobody's concern any more, nor is what its facility reports
 * of it.
 */
const withoutReplaced = (attended: Attended): Attended => {
  const replaced = new Set(
    attended.containers.filter(({ meta }) => meta.replaced_by !== undefined).map(({ number }) => number),
  )
  if (replaced.size === 0) return attended
  const isPresent = ({ container }: { container: string | null }) => container === null || !replaced.has(container)
  return {
    ...attended,
    containers: attended.containers.filter(({ number }) => !replaced.has(number)),
    sources: attended.sources.filter(isPresent),
    feeds: attended.feeds.filter(isPresent),
  }
}

import { arriving } from './arriving.ts'
import type { Attended } from './attended.ts'
import { createClock } from './clock.ts'
import { contradictions } from './contradictions.ts'
import { documents } from './documents.ts'
import { emptyReturn } from './empty-return.ts'
import type { AttentionEntry } from './entry.ts'
import { freeTime } from './free-time.ts'
import { holds } from './holds.ts'
import { notReported } from './not-reported.ts'
import { ready } from './ready.ts'
import { requests } from './requests.ts'
import type { Rule } from './rule.ts'
import { silentSources } from './sources.ts'

export interface Attention {
  entries: AttentionEntry[]
  /** Until then, the same records give the same entries; null: for ever. */
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
  const entries = rules.flatMap((rule) => rule(attended, clock))
  return { entries, nextAtMs: clock.nextAtMs() }
}

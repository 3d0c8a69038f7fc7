import { textOf } from '../../format/search.ts'

/** The state of the Today page in its URL. */
export interface TodaySearch {
  kind?: string | undefined
  /** Undefined for open entries. */
  state?: 'snoozed' | 'done' | undefined
  /** The id of the source that entries wait for. */
  source?: string | undefined
}

export const searchOfToday = (given: Record<string, unknown>): TodaySearch => ({
  kind: textOf(given.kind, /^[a-z_]{1,40}$/),
  state: textOf(given.state, /^(snoozed|done)$/) as TodaySearch['state'],
  source: textOf(given.source, /^[^\s]{1,200}$/),
})

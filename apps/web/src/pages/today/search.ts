import { textOf } from '../../format/search.ts'

/** What the address of Today says. */
export interface TodaySearch {
  kind?: string | undefined
  /** Absent for what is open. */
  state?: 'snoozed' | 'done' | undefined
  /** The id of the source that is waited for. */
  source?: string | undefined
}

export const searchOfToday = (given: Record<string, unknown>): TodaySearch => ({
  kind: textOf(given.kind, /^[a-z_]{1,40}$/),
  state: textOf(given.state, /^(snoozed|done)$/) as TodaySearch['state'],
  source: textOf(given.source, /^[^\s]{1,200}$/),
})

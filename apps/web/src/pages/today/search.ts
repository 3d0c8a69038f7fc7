import { textOf } from '../../format/search.ts'

/** What the address of Today says. */
export interface TodaySearch {
  kind?: string | undefined
  /** Absent for what is open. */
  state?: 'snoozed' | 'done' | undefined
}

export const searchOfToday = (given: Record<string, unknown>): TodaySearch => ({
  kind: textOf(given.kind, /^[a-z_]{1,40}$/),
  state: textOf(given.state, /^(snoozed|done)$/) as TodaySearch['state'],
})

import type { Accepted } from '../dates/dates.ts'

/** The first and the last day of a period. */
export interface DayRange {
  from: Accepted<string>
  through: Accepted<string>
}

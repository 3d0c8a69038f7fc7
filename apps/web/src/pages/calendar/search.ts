import { textOf } from '../../format/search.ts'

/** The state of the calendar in its URL; undefined for the current month. */
export interface CalendarSearch {
  month?: string | undefined
}

export const searchOfCalendar = ({ month }: Record<string, unknown>): CalendarSearch => ({
  month: textOf(month, /^(?:19|20)\d{2}-(0[1-9]|1[0-2])$/),
})

import { type DateOrder, readDate } from '../dates/dates.ts'
import type { DayRange } from './day-range.ts'

const ORDINAL = '(?:st|nd|rd|th|er|\\.)?'

interface FirstDay {
  at: number
  length: number
  day: string
  /** Null for the month of the last day. */
  month: string | null
}

/** A day without its year: "October 6", "6 de octubre", or "6" before "9 October 2026". */
const firstDays: readonly ((text: string) => FirstDay | null)[] = [
  (text) => firstDay(MONTH_AND_DAY.exec(text)),
  (text) => firstDay(DAY_AND_MONTH.exec(text)),
  (text) => firstDay(DAY_ALONE.exec(text)),
]
const MONTH_AND_DAY = new RegExp(`(?<!\\p{L})(?<month>\\p{L}{3,10})\\.? ?(?<day>\\d{1,2})${ORDINAL}(?!\\d)`, 'u')
const DAY_AND_MONTH = new RegExp(
  `(?<![\\d./-])(?<day>\\d{1,2})${ORDINAL} ?(?:de |of )?(?<month>\\p{L}{3,10})(?!\\p{L})\\.?`,
  'u',
)
const DAY_ALONE = new RegExp(`(?<=^(?:(?:from|del?|vom|du|dal|van) )?)(?<day>\\d{1,2})${ORDINAL}(?!\\d)`, 'iu')

const firstDay = (found: RegExpExecArray | null): FirstDay | null =>
  found && {
    at: found.index,
    length: found[0].length,
    day: found.groups!.day!,
    month: found.groups!.month ?? null,
  }

/** "October 6 through October 9, 2026", "October 6 - 9, 2026", "6 to 9 October 2026": the year is stated once. */
export function readDaysOfOneYear(text: string, order: DateOrder, joint: RegExp): DayRange | null {
  for (const read of firstDays) {
    const first = read(text)
    const end = first ? first.at + first.length : 0
    const space = first && spaceBetween(text.slice(end), joint)
    if (!first || space === null) continue
    const rest = text.slice(end + space)
    const through = dayOfSameMonth(first, rest, order) ?? readDate(rest, order)
    const from = through?.at === 0 ? dateOf(first, through.value, order) : null
    // A month is before its day, or after both days.
    if (!through || !from || (first.month === null && !/^\d/.test(rest))) continue
    return {
      from: { value: from, at: first.at, length: first.length },
      through: { ...through, at: end + space },
    }
  }
  return null
}

/** The length of the words that join two days; null if there are none. A month may be before the last day. */
const spaceBetween = (text: string, joint: RegExp): number | null => {
  const spaces = [/^\D{1,20}(?=\d)/, /^\D{1,20}?(?=\p{L}{3,10}\.? ?\d)/u].map((pattern) => pattern.exec(text)?.[0])
  return spaces.find((space) => space !== undefined && joint.test(space))?.length ?? null
}

const DAY_AND_YEAR = new RegExp(`^(?<day>\\d{1,2})${ORDINAL},? ?(?<year>\\d{4})(?!\\d)`)

/** "9, 2026" after "October 6 -". */
const dayOfSameMonth = ({ month }: FirstDay, text: string, order: DateOrder) => {
  const found = month === null ? null : DAY_AND_YEAR.exec(text)
  const day = found && readDate(`${month} ${found.groups!.day}, ${found.groups!.year}`, order)
  return day && { value: day.value, at: 0, length: found[0].length }
}

/** A date in the year of the last day, or in the year before for December to January. */
const dateOf = ({ day, month }: FirstDay, last: string, order: DateOrder): string | null => {
  if (month === null) {
    const date = `${last.slice(0, 8)}${day.padStart(2, '0')}`
    return Number(day) > 0 && date <= last ? date : null
  }
  const inYear = (year: number) => readDate(`${month} ${day}, ${year}`, order)?.value ?? null
  const year = Number(last.slice(0, 4))
  const same = inYear(year)
  if (same === null || same <= last) return same
  return same.slice(5, 7) > last.slice(5, 7) ? inYear(year - 1) : null
}

const DAY_MS = 86_400_000

/** A day as `2026-11-26`. */
export type Day = string

const dayOf = (at: number): Day => new Date(at).toISOString().slice(0, 10)

/** The month of a moment by the reader's clock, such as `2026-11`. */
export const monthOf = (now: Date): string => `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`

export const today = (now: Date): Day => `${monthOf(now)}-${String(now.getDate()).padStart(2, '0')}`

/** The next or the previous month. */
export const monthFrom = (month: string, step: number): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return dayOf(Date.UTC(year, number - 1 + step, 1)).slice(0, 7)
}

/** The weeks of a month, from Monday to Sunday. */
export const weeksOf = (month: string): Day[][] => {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS
  const after = Date.parse(`${monthFrom(month, 1)}-01T00:00:00Z`)
  const weeks: Day[][] = []
  for (let at = monday; at < after; at += 7 * DAY_MS)
    weeks.push(Array.from({ length: 7 }, (_, n) => dayOf(at + n * DAY_MS)))
  return weeks
}

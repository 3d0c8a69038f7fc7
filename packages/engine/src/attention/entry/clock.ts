import { addDays, dayIn, startOfDay } from '../../charges/days.ts'
import { formatInstant } from '../../time.ts'

/** Answers questions about the time, and remembers when one of its answers will change. */
export interface AttentionClock {
  nowMs: number
  /** The day at a place. */
  today(zone: string | null): string
  hasPassed(ms: number): boolean
  /** Until when the same records give the same entries; null: for ever. */
  nextAtMs(): number | null
}

export const createClock = (nowMs: number): AttentionClock => {
  let next = Number.POSITIVE_INFINITY
  const note = (ms: number) => {
    if (ms > nowMs && ms < next) next = ms
  }
  return {
    nowMs,
    today: (zone) => {
      const today = dayIn(nowMs, zone)
      note(startOfDay(addDays(today, 1), zone))
      return today
    },
    hasPassed: (ms) => {
      note(ms)
      return nowMs >= ms
    },
    nextAtMs: () => (next === Number.POSITIVE_INFINITY ? null : next),
  }
}

/** The first instant of a day at a place, in wire form. */
export const startOfDayAt = (day: string, zone: string | null): string => formatInstant(startOfDay(day, zone))

/** Words for days in steps of a charge that count them: "days 1-3", "1st to 5th day", "Tage 4 bis 8", "day 3". */
export const DAYS = '(?:天|days?|tage?|jours?|dias?|días?|giorn[oi]|dagen|dag|dage|dager|dagar|gün)'
const NTH = '(?:st|nd|rd|th|[.º°ª]|er|e|ème)?'
const TO = '(?:-|–|—|to|thru|through|bis(?: zum)?|au|à|al?|até|ao|hasta|t\\/m|til)'
const RANGE = `(\\d{1,3})${NTH}\\s*${TO}\\s*(?:${DAYS}\\s*)?(\\d{1,3})${NTH}`

/** Captures the first and the last day, or the only one. */
export const STEP = `(?:${DAYS}\\s*${RANGE}|${RANGE}\\s*${DAYS}|${DAYS}\\s*(\\d{1,3}))(?![\\d+./-])`

export interface DayStep {
  count: number
  at: number
  length: number
}

const STEP_WORDS = new RegExp(`(?<![\\p{L}\\d.,/-])${STEP}`, 'iu')
const MAX_LENGTH = 120

/** The number of days of a step, and its position; null if a text has no step. */
export function readDayStep(text: string): DayStep | null {
  const found = text.length > MAX_LENGTH ? null : STEP_WORDS.exec(text)
  const count = found && countOfStep(found.slice(1, 6))
  return count ? { count, at: found!.index, length: found![0].length } : null
}

/** The number of days from the five groups of STEP; null if the step ends before it begins. */
export function countOfStep([a, b, c, d, only]: readonly (string | undefined)[]): number | null {
  if (only !== undefined) return 1
  const [first, last] = [Number(a ?? c), Number(b ?? d)]
  return first > 0 && last >= first ? last - first + 1 : null
}

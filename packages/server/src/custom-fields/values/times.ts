import { splitSuffix, suffixProblem } from '@boxtrail/engine/time-suffix'

/** A valid date as `YYYY-MM-DD`; otherwise null. */
export const readDate = (text: string): string | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return null
  const ms = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? text : null
}

const TIME = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?:[Zz]|([+-])(\d{2}):?(\d{2}))?$/

/** An instant to the second, in UTC, which is also assumed without an offset. */
export const readTime = (text: string): string | null => {
  const parts = TIME.exec(splitSuffix(text).time)
  if (!parts || suffixProblem(text) !== null) return null
  const [, date = '', hour = '', minute = '', second = '00', sign, offsetHour = '00', offsetMinute = '00'] = parts
  if (readDate(date) === null || hour > '23' || minute > '59' || second > '59') return null
  if (offsetHour > '23' || offsetMinute > '59') return null
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -60_000 : 60_000)
  const written = new Date(Date.parse(`${date}T${hour}:${minute}:${second}Z`) - offset).toISOString()
  return /^(?!0000)\d{4}-/.test(written) ? `${written.slice(0, 19)}Z` : null
}

import { quoted } from '@boxtrail/edi/segment'
import { formatInstant, readTime, type TimeValue, wallTimeMs } from '@boxtrail/engine/time'
import { x12TimeCodes } from '../tables/x12-times.ts'

/** A bare date, a wall time, or an instant. `reason` says what cannot be read, and in which element. */
export type TimeRead = { time: TimeValue } | { reason: string; part: 'date' | 'time' | 'code' }

/**
 * CCYYMMDD or YYMMDD; HHMM, optionally with seconds and tenths; element 623. `zone` applies to times without a code.
 */
export const readX12Time = (date = '', time = '', code = '', zone: string | null = null): TimeRead => {
  const day = readDate(date)
  if (day === null) return { part: 'date', reason: date === '' ? 'no date' : `no readable date: ${quoted(date)}` }
  if (time.trim() === '') return { time: { at: day, precision: 'day' } }
  const clock = /^(\d{2})(\d{2})(?:(\d{2})\d{0,2})?$/.exec(time.trim())
  const local = clock && readTime(`${day}T${clockOf(clock[1]!, clock[2]!, clock[3])}`)
  if (!local) return { part: 'time', reason: `no readable time: ${quoted(time)}` }
  const meant =
    code.trim() === '' ? zone && { zone } : Object.hasOwn(x12TimeCodes, code) ? x12TimeCodes[code] : undefined
  if (meant === undefined) return { part: 'code', reason: `unknown time code ${quoted(code)}` }
  if (meant === null || meant === 'local' || meant === '') return { time: local }
  return { time: placed(local, meant) }
}

/** The time of day. 2400 is the end of the day, and becomes its last second, so that the stated day stays the same. */
const clockOf = (hour: string, minute: string, second = '00'): string =>
  hour === '24' && minute === '00' && second === '00' ? '23:59:59' : `${hour}:${minute}:${second}`

const placed = (local: TimeValue, meant: { offset: number } | { zone: string }): TimeValue => {
  const ms = Date.parse(`${local.at}Z`)
  const instant = 'offset' in meant ? ms - meant.offset * 60_000 : wallTimeMs(ms, meant.zone)
  return { at: formatInstant(instant), precision: local.precision }
}

const readDate = (text: string): string | null => {
  const parts = /^(?:(\d{2}))?(\d{2})(\d{2})(\d{2})$/.exec(text.trim())
  if (!parts) return null
  const [, century = '20', year, month, day] = parts
  return readTime(`${century}${year}-${month}-${day}`)?.at ?? null
}

/** DTM by element 2379: dates, minutes, seconds, with or without the offset of formats 205 and 303. */
export const readEdifactTime = (value = '', format = '', zone: string | null = null): TimeRead => {
  const text = value.trim()
  // Without a format, the length determines it.
  const list = format === '' ? byLength : shapes
  const name = format === '' ? String(text.length) : format
  const parts = Object.hasOwn(list, name) ? list[name]!.exec(text) : null
  if (!parts?.groups) return { part: 'date', reason: `no readable time: ${quoted(value)} in format ${quoted(format)}` }
  const { century = '20', year, month, day, hour, minute, second, offset } = parts.groups
  const date = `${century}${year}-${month}-${day}`
  const time = readTime(hour === undefined ? date : `${date}T${clockOf(hour, minute!, second)}`)
  if (!time) return { part: 'date', reason: `no such time: ${quoted(value)}` }
  if (time.precision === 'day') return { time }
  const stated = offset === undefined || isLocal(offset) ? null : statedOffset(offset)
  if (stated === undefined) return { part: 'date', reason: `unknown time zone ${quoted(offset!)}: ${quoted(value)}` }
  if (stated !== null) return { time: placed(time, { offset: stated }) }
  return { time: zone === null ? time : placed(time, { zone }) }
}

const date = '(?<century>\\d{2})(?<year>\\d{2})(?<month>\\d{2})(?<day>\\d{2})'
const shortDate = '(?<year>\\d{2})(?<month>\\d{2})(?<day>\\d{2})'
const clock = '(?<hour>\\d{2})(?<minute>\\d{2})'
const shape = (text: string) => new RegExp(`^${text}$`)
const shapes: Readonly<Record<string, RegExp>> = {
  '101': shape(shortDate),
  '102': shape(date),
  '201': shape(shortDate + clock),
  '202': shape(`${shortDate}${clock}(?<second>\\d{2})`),
  '203': shape(date + clock),
  '204': shape(`${date}${clock}(?<second>\\d{2})`),
  '205': shape(`${date}${clock}(?<offset>[+-]?\\d{4}|[+-]\\d{2}:\\d{2}|Z)`),
  '301': shape(`${shortDate}${clock}(?<offset>[A-Z]{1,4}|[+-]\\d{2}:?\\d{0,2})?`),
  '302': shape(`${shortDate}${clock}(?<second>\\d{2})(?<offset>[A-Z]{1,4}|[+-]\\d{2}:?\\d{0,2})?`),
  '303': shape(`${date}${clock}(?<offset>[A-Z]{1,4}|[+-]\\d{2}:?\\d{0,2})?`),
  '304': shape(`${date}${clock}(?<second>\\d{2})(?<offset>[A-Z]{1,4}|[+-]\\d{2}:?\\d{0,2})?`),
}
const byLength: Readonly<Record<string, RegExp>> = {
  '6': shape(shortDate),
  '8': shape(date),
  '10': shape(shortDate + clock),
  '12': shape(date + clock),
  '14': shape(`${date}${clock}(?<second>\\d{2})`),
}

const isLocal = (zone: string): boolean => ['LOC', 'LCL', 'LT'].includes(zone)

/** Hours ahead of UTC of zone names that have only one meaning: CST and IST have several. */
const namedZones: Readonly<Record<string, number>> = {
  ...{ Z: 0, UT: 0, UTC: 0, GMT: 0, WET: 0, WEST: 1, CET: 1, CEST: 2, EET: 2, EEST: 3 },
  ...{ EST: -5, EDT: -4, MST: -7, MDT: -6, PST: -8, PDT: -7, HKT: 8, SGT: 8, JST: 9, KST: 9 },
}

/** Minutes ahead of UTC; undefined for an unknown name. */
const statedOffset = (text: string): number | undefined => {
  if (Object.hasOwn(namedZones, text)) return namedZones[text]! * 60
  const parts = /^([+-]?)(\d{2})(?::?(\d{2}))?$/.exec(text)
  if (!parts) return undefined
  const minutes = Number(parts[2]) * 60 + Number(parts[3] ?? 0)
  return parts[1] === '-' ? -minutes : minutes
}

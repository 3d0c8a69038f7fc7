import { offsetMs, zoneOffsetMs } from './zone-offset.ts'

/**
 * What may follow the offset of a time by RFC 9557: the name of its zone, then tags such as `[u-ca=gregory]`. None of it
 * changes the instant, so it is ignored, unless `!` demands that it is understood.
 */
const SUFFIX = /^(\[!?(?:[+-]\d{2}:\d{2}|[\w./+-]+)\])?((?:\[!?[a-z_][a-z\d_-]*=[a-z\d]+(?:-[a-z\d]+)*\])*)$/i
const TAG = /\[(!?)([^=\]]+)=([^\]]+)\]/g

/** Far longer than what any program writes: a longer one is not read, nor repeated in an error. */
const MAX_LENGTH = 200

/** How a time begins: other texts may contain brackets. */
const A_TIME = /^\s*\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/i
const WITH_OFFSET = new RegExp(`${A_TIME.source}.*(?:Z|[+-]\\d{2}(?::?\\d{2})?)$`, 'i')

/** Calendars in which the date is written as it is read here. */
const OUR_CALENDARS: ReadonlySet<string> = new Set(['gregory', 'iso8601'])

/** A time without its suffix, and the suffix, which is empty for most. */
export const splitSuffix = (text: string): { time: string; suffix: string } => {
  const at = text.indexOf('[')
  return at < 0 ? { time: text, suffix: '' } : { time: text.slice(0, at), suffix: text.slice(at).trimEnd() }
}

/** Why the suffix of a time must not be ignored; null if it may be. */
export const suffixProblem = (text: string): string | null => {
  const { time, suffix } = splitSuffix(text)
  if (suffix === '') return null
  if (!WITH_OFFSET.test(time)) return 'a suffix as in RFC 9557 needs a time with its offset before it'
  const [, zone, list] = (suffix.length <= MAX_LENGTH && SUFFIX.exec(suffix)) || []
  if (list === undefined) return 'what follows the offset is not a suffix as in RFC 9557'
  if (zone?.startsWith('[!')) {
    const problem = zoneProblem(time, zone.slice(2, -1))
    if (problem !== null) return `${zone} ${problem}`
  }
  const tags = [...list.matchAll(TAG)].map(([written, critical, key, value]) => ({ written, critical, key, value }))
  const calendars = new Set(tags.filter(({ key }) => key === 'u-ca').map(({ value }) => value!))
  const isKnown = calendars.size === 1 && OUR_CALENDARS.has([...calendars][0]!)
  const refused = tags.find(({ critical, key }) => critical && !(key === 'u-ca' && isKnown))
  return refused ? `${refused.written} must be understood, and is not known here` : null
}

/** The problem of the suffix of a time as an addition to a message; empty if there is none. */
export const suffixReason = (value: unknown): string => {
  const problem = typeof value === 'string' && A_TIME.test(value) ? suffixProblem(value) : null
  return problem === null ? '' : ` (${problem})`
}

/** `Z` and `-00:00` say nothing of the local time, so no zone contradicts them (RFC 9557, section 3.4). */
const zoneProblem = (text: string, zone: string): string | null => {
  const time = text
    .trim()
    .toUpperCase()
    .replace(' ', 'T')
    .replace(/([+-]\d{2}):?(\d{2})?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`)
  const isOffset = /^[+-]/.test(zone)
  const name = isOffset ? zone : nameOfZone(zone)
  if (name === null) return 'must be understood, and is not known here'
  const ms = Date.parse(time)
  if (Number.isNaN(ms) || /(?:Z|-00:00)$/.test(time)) return null
  const meant = isOffset ? offsetMs(zone) : zoneOffsetMs(ms, name)
  return meant === offsetMs(time) ? null : 'contradicts the offset before it'
}

/** The one spelling of a zone's name, so that what is cached by it stays small. */
const nameOfZone = (zone: string): string | null => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** A validator, of which only this is needed. */
interface Schema<Read> {
  safeParse(value: unknown): Read
}
type Checked = { success: true } | { success: false; error: { issues: { code: string; path: PropertyKey[] }[] } }

/**
 * Validates a value by a schema of the contract, whose times are those of RFC 3339, and also accepts a suffix that may be
 * ignored: what is read has the time without it.
 */
export const parseTimes = <Read extends Checked>(schema: Schema<Read>, value: unknown): Read => {
  const read: Checked & Read = schema.safeParse(value)
  if (read.success) return read
  const ofForm = read.error.issues.filter(({ code }) => code === 'invalid_format' || code === 'invalid_union')
  const bare = ofForm.reduce((copy, { path }) => withoutSuffix(copy, path), value)
  return bare === value ? read : schema.safeParse(bare)
}

/** A copy of a value in which the time at a path has no suffix; the value itself where there is none to remove. */
const withoutSuffix = (value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown => {
  if (key === undefined) {
    return typeof value === 'string' && suffixProblem(value) === null ? splitSuffix(value).time : value
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value
  const old = (value as Record<PropertyKey, unknown>)[key]
  const changed = withoutSuffix(old, rest)
  if (changed === old) return value
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }
}

/** The value at a path of an issue; undefined where there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((at: unknown, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

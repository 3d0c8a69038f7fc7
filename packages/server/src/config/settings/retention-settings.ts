import { z } from 'zod'
import { type RetentionKind, type RetentionName, retentionKinds, retentionNames } from './retention-kinds.ts'

/** Null means for ever. */
export type Period = { count: number; unit: 'day' | 'month' | 'year' } | null
export type Retention = Record<RetentionName, Period> & {
  ended_journeys_packed_after: Period
  report_bodies_stored_after: Period
}

const MIN_DAYS = { day: 1, month: 28, year: 365 }
/** A longer period would begin before the calendar of the database. */
const MAX_DAYS = 1_000 * 366
const FORM = /^([1-9]\d{0,3}) (day|month|year)s?$/

const periodOf = (text: string): Period | undefined => {
  if (text === 'forever') return null
  const [, count, unit] = FORM.exec(text) ?? []
  return unit === undefined ? undefined : { count: Number(count), unit: unit as 'day' | 'month' | 'year' }
}

const issueOf = (read: Period | undefined, minimumDays: number): string | null => {
  if (read === undefined) return 'is not a period such as 90 days, 13 months or forever'
  if (read === null) return null
  const atLeastDays = read.count * MIN_DAYS[read.unit]
  if (atLeastDays < minimumDays) return `is less than ${minimumDays} days`
  return atLeastDays > MAX_DAYS ? 'is more than 1000 years; write forever' : null
}

const period = ({ minimumDays, ...kind }: { default: string; minimumDays: number }) =>
  z
    .string()
    .transform((text, context): Period => {
      const read = periodOf(text)
      const issue = issueOf(read, minimumDays)
      if (issue === null) return read as Period
      context.addIssue({ code: 'custom', message: issue })
      return z.NEVER
    })
    .prefault(kind.default)

const kept = (kind: RetentionKind) =>
  period(kind).describe(`${kind.holds}. Afterwards ${kind.without}. At least ${kind.minimumDays} days`)

export const retention = z.strictObject({
  ...(Object.fromEntries(retentionNames.map((name) => [name, kept(retentionKinds[name])])) as Record<
    RetentionName,
    ReturnType<typeof kept>
  >),
  ended_journeys_packed_after: period({ default: '30 days', minimumDays: 1 }).describe(
    'How long after its tracking has stopped a journey is packed: what sources reported about it then takes a fifth of the space, and responses stay the same. `forever` packs no journey that has ended',
  ),
  report_bodies_stored_after: period({ default: '30 days', minimumDays: 7 }).describe(
    'Where `STORAGE_URL` is set: how long after a month has ended the bodies of its reports move from the database to that store, in which they are read as before. `forever` moves nothing',
  ),
})

/**
 * The moment before which everything of a kind may be dropped: the beginning of the month in which its period ended,
 * because whole months are dropped. Null if nothing may.
 */
export const droppedBefore = (retention: Retention, name: RetentionName, nowMs: number): number | null => {
  const { with: other } = retentionKinds[name] as RetentionKind
  const ends = [name, ...(other === undefined ? [] : [other as RetentionName])].flatMap((one) => {
    const period = retention[one]
    return period === null ? [] : [monthOf(endOf(period, new Date(nowMs)))]
  })
  return ends.length === 0 ? null : Math.max(...ends)
}

/** Journeys whose tracking stopped before this moment are packed; null if none are. */
export const packedBefore = ({ ended_journeys_packed_after: period }: Retention, nowMs: number): number | null =>
  period && endOf(period, new Date(nowMs)).getTime()

/** Bodies of reports from before this moment, the beginning of a month, are moved to the store; null if none are. */
export const storedBefore = ({ report_bodies_stored_after: period }: Retention, nowMs: number): number | null =>
  period && monthOf(endOf(period, new Date(nowMs)))

const endOf = ({ count, unit }: NonNullable<Period>, now: Date): Date => {
  if (unit === 'day') return new Date(now.getTime() - count * 86_400_000)
  // Counted from the first of the month, because every month has a first day.
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count * (unit === 'year' ? 12 : 1), 1))
}

const monthOf = (date: Date) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)

/** `90 days`, `forever`. */
export const periodText = (period: Period): string =>
  period === null ? 'forever' : `${period.count} ${period.unit}${period.count === 1 ? '' : 's'}`

/** The retention in one line, for the first start. */
export const retentionText = (retention: Retention): string =>
  retentionNames.map((name) => `${name.replaceAll('_', ' ')} ${periodText(retention[name])}`).join(', ')

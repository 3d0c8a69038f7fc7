import type { Schemas } from '@boxtrail/contracts'
import { wireMs } from '../time.ts'
import { isRunning } from './binding-clock.ts'
import { addDays, dayIn, lastDayOf } from './days.ts'
import { type Charge, chooseTariff, type Tariff, type Terms } from './tariff.ts'

export type FreeTimeClock = Schemas['FreeTimeClock']
type Reason = FreeTimeClock['because'][number]

/** Free time as a source grants it, without its last day. */
export interface FreeTimeGrant {
  charge: Charge
  duration: number
  unit: 'calendar_days' | 'working_days' | 'hours'
}

/** A value and the statement that it rests on. */
export interface Stated<Value> {
  value: Value
  source: string
  /** Absent for a document of the account. */
  reportId?: string
}

/**
 * A last free day. If it was stated differently since the pickup, both are kept: free time that was granted stays
 * granted.
 */
export interface GrantedDay extends DayAsStated {
  other?: DayAsStated | undefined
}

interface DayAsStated extends Stated<string> {
  /** If the two differ: as of the pickup, since a later moment, or as it once was after the pickup and no longer is. */
  when?: 'at_pickup' | { sinceMs: number } | { onMs: number } | undefined
}

/** What free time depends on. Times are in wire form; null if not yet. */
export interface FreeTimeFacts {
  dischargedAt: string | null
  pickedUpAt: string | null
  returnedAt: string | null
  zone: string | null
  terms: Terms
  /** The reported last free days, by who charges. */
  lineLastFreeDay: GrantedDay | null
  facilityLastFreeDay: GrantedDay | null
  /** By when the empty container must be back to avoid charges, according to a document of the account. */
  returnBy?: GrantedDay | null
  grants: Stated<readonly FreeTimeGrant[]> | null
}

/** The zone of the calendar by which a charge ends: the empty container may be returned in another one. */
export const zoneOfEnd = (charge: string, zone: string | null, returnZone: string | null): string | null =>
  charge === 'detention' || charge === 'combined' ? (returnZone ?? zone) : zone

const CHARGED_BY: Record<Charge, string> = {
  demurrage: 'the line',
  storage: 'the terminal or railway',
  detention: 'the line',
  combined: 'the line',
}

/**
 * The clocks of a container that has been discharged or picked up or has a last free day; otherwise undefined. A line
 * that grants one period for both has a combined clock instead of demurrage and detention.
 */
export const computeFreeTime = (facts: FreeTimeFacts, tariffs: readonly Tariff[]): Schemas['FreeTime'] | undefined => {
  const { dischargedAt, pickedUpAt, returnedAt, lineLastFreeDay, facilityLastFreeDay } = facts
  if (!dischargedAt && !pickedUpAt && !lineLastFreeDay && !facilityLastFreeDay) return undefined
  const waiting = { starts_at: dischargedAt, ended_at: pickedUpAt ?? returnedAt }
  const inUse = { starts_at: pickedUpAt, ended_at: returnedAt }
  const untilReturn = { starts_at: dischargedAt, ended_at: returnedAt }
  const clockOf = (charge: Charge, span: Span, reported: GrantedDay | null = null) =>
    clock(charge, span, reported, facts, tariffs)
  const isCombined = facts.grants?.value.some(({ charge }) => charge === 'combined')
  const { returnBy = null } = facts
  const usable = returnBy && !isBefore(returnBy, facts) ? returnBy : null
  const counted = clockOf('combined', untilReturn)
  const isOfOneTime = isCombined || (counted.last_free_day !== null && lineLastFreeDay === null)
  const untilBack = (isCombined ? lineLastFreeDay : null) ?? returnBy
  const storage = clockOf('storage', waiting, facilityLastFreeDay)
  const clocks = isOfOneTime
    ? [clockOf('combined', untilReturn, untilBack), storage]
    : [clockOf('demurrage', waiting, lineLastFreeDay), storage, ofReturn(clockOf('detention', inUse, usable), facts)]
  const running = clocks.filter(isRunning).map(({ last_free_day }) => last_free_day!)
  return { ends_on: running.sort()[0] ?? null, locode: facts.terms.locode, timezone: facts.zone, clocks }
}

type Span = Pick<FreeTimeClock, 'starts_at' | 'ended_at'>

const dayOf = ({ value }: DayAsStated, zone: string | null): string => dayIn(wireMs(value)!, zone)

/** A day for the return before the pickup is not for this pickup: detention would be charged before it. */
const isBefore = (returnBy: DayAsStated, { pickedUpAt, zone }: FreeTimeFacts): boolean =>
  pickedUpAt !== null && dayOf(returnBy, zone) < dayIn(wireMs(pickedUpAt)!, zone)

/** The clock of detention, which also mentions a day for the return that does not count. */
const ofReturn = (clock: FreeTimeClock, facts: FreeTimeFacts): FreeTimeClock => {
  const { returnBy, zone } = facts
  if (!returnBy || !isBefore(returnBy, facts)) return clock
  const detail = `${returnInWords(dayOf(returnBy, zone))}; that was before the pickup, and does not count`
  return { ...clock, because: [...clock.because, reason(detail, returnBy)] }
}

const returnInWords = (day: string) =>
  `your document states ${day} as the day by which the empty container is to be back`

/** The reported day counts; otherwise the days that a source grants, otherwise those of the account's tariff. */
const clock = (
  charge: Charge,
  span: Span,
  reported: GrantedDay | null,
  facts: FreeTimeFacts,
  tariffs: readonly Tariff[],
): FreeTimeClock => {
  if (reported) {
    const stated = [reported, ...(reported.other ? [reported.other] : [])]
    const because = stated.map((one) =>
      reason(reported === facts.returnBy ? statedReturn(one, facts.zone) : statedInWords(charge, one, facts.zone), one),
    )
    const day = dayOf(reported, facts.zone)
    return { charge, ...span, last_free_day: day, is_calculated: false, because }
  }
  const calculated = span.starts_at === null ? null : calculateDay(charge, span.starts_at, facts, tariffs)
  return {
    charge,
    ...span,
    last_free_day: calculated?.day ?? null,
    is_calculated: calculated !== null,
    because: calculated ? [calculated.because] : [],
  }
}

const statedReturn = (one: DayAsStated, zone: string | null): string => {
  const { when } = one
  const moment = when && (when === 'at_pickup' ? 'the pickup' : dayIn('onMs' in when ? when.onMs : when.sinceMs, zone))
  return `${returnInWords(dayOf(one, zone))}${moment ? `, as of ${moment}` : ''}`
}

const statedInWords = (charge: Charge, { value, reportId, when }: DayAsStated, zone: string | null): string => {
  const day = dayIn(wireMs(value)!, zone)
  if (reportId === undefined) return `your document states ${day} as the last free day`
  const who = CHARGED_BY[charge]
  if (when === 'at_pickup') return `${who} reported ${day} as the last free day when it was picked up`
  if (when && 'onMs' in when)
    return `${who} reported ${day} as the last free day on ${dayIn(when.onMs, zone)}, after the pickup`
  const since = when ? `, since ${dayIn(when.sinceMs, zone)}, after the pickup` : ''
  return `${who} reports ${day} as the last free day${since}`
}

const reason = (detail: string, { source, reportId }: Stated<unknown>): Reason => ({
  detail,
  source,
  ...(reportId === undefined ? {} : { report_id: reportId }),
})

const calculateDay = (
  charge: Charge,
  startsAt: string,
  { zone, terms, grants }: FreeTimeFacts,
  tariffs: readonly Tariff[],
): { day: string; because: Reason } | null => {
  const startMs = wireMs(startsAt)!
  const from = dayIn(startMs, zone)
  const since = charge === 'detention' ? 'pickup' : 'discharge'
  const granted = grants?.value.find((grant) => grant.charge === charge)
  if (grants && granted) {
    const { duration, unit } = granted
    const day = unit === 'hours' ? dayIn(startMs + duration * 3_600_000, zone) : lastDayOf(from, duration, unit)
    const begins = unit === 'hours' ? `from ${startsAt}` : `from ${addDays(from, 1)}`
    return { day, because: reason(`the line grants ${inWords(duration, unit)} after ${since}, ${begins}`, grants) }
  }
  const tariff = chooseTariff(tariffs, charge, terms, from)
  if (tariff?.free_days === null || tariff === undefined) return null
  const { id, free_days, free_days_unit } = tariff
  const detail = `your tariff gives ${inWords(free_days, free_days_unit)} after ${since}, from ${addDays(from, 1)}`
  return { day: lastDayOf(from, free_days, free_days_unit), because: { detail, source: `tariff:${id}` } }
}

const inWords = (count: number, unit: string) => `${count} ${count === 1 ? unit.slice(0, -1) : unit}`.replace('_', ' ')

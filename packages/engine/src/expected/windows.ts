import type { Schemas } from '@boxtrail/contracts'
import { addDays, startOfDay } from '../charges/days.ts'
import type { LaneWindow } from '../lane-windows.ts'
import type { MilestoneClaim, SourcedClaim } from '../project/projection.ts'
import { publicId } from '../source-id.ts'
import { formatInstant } from '../time.ts'
import type { DueMilestoneName } from './milestones.ts'

const DAY_MS = 86_400_000

type Served = Schemas['ExpectedMilestone']

/** The others are due by history alone. */
export type WithRule = Exclude<DueMilestoneName, 'rail_departure'>

/** How long a milestone is due: after its estimate, or after the one before it. A source may be a day late. */
export const WINDOW_DAYS: Readonly<Record<WithRule, number>> = {
  departure: 1,
  arrival: 1,
  discharge: 3,
  inland_arrival: 2,
  release: 7,
  gate_out: 21,
  empty_return: 30,
}

/** A milestone that nobody has reported, and when it is due. */
export interface Due {
  milestone: DueMilestoneName
  place: string | null
  fromMs: number
  untilMs: number
  basis: Served['basis']
  /** Of how many journeys of the lane it was learned. */
  cases?: number
  /** States what the window rests on. */
  claim: SourcedClaim
}

export const servedDue = ({ milestone, place, fromMs, untilMs, basis, cases, claim }: Due, nowMs: number): Served => ({
  milestone,
  place,
  due_from: formatInstant(fromMs),
  due_until: formatInstant(untilMs),
  basis,
  ...(cases === undefined ? {} : { cases }),
  stated_by: publicId(claim.source.id),
  overdue: untilMs <= nowMs,
})

/** The window of what a source plans or estimates; of a bare date, its whole day counts. */
export const afterEstimate = (
  milestone: WithRule,
  { time, place, claim, statement }: MilestoneClaim,
  days: number = WINDOW_DAYS[milestone],
): Due => ({
  milestone,
  place: place.locode ?? place.name,
  fromMs: time.ms,
  untilMs: time.ms + (days + (time.precision === 'day' ? 1 : 0)) * DAY_MS,
  basis: statement.classifier === 'planned' ? 'plan' : 'estimate',
  claim,
})

/** What usually takes at most some days from a milestone that happened. */
export const afterMilestone = (milestone: WithRule, { time, claim }: MilestoneClaim, place: string | null): Due => ({
  milestone,
  place,
  fromMs: time.ms,
  untilMs: time.ms + WINDOW_DAYS[milestone] * DAY_MS,
  basis: 'rule',
  claim,
})

/** What journeys of the same lane took at most, from a milestone that happened. */
export const afterLane = (
  milestone: DueMilestoneName,
  { time, claim }: MilestoneClaim,
  place: string | null,
  { hours, cases }: LaneWindow,
): Due => ({
  milestone,
  place,
  fromMs: time.ms,
  untilMs: time.ms + (hours / 24 + (time.precision === 'day' ? 1 : 0)) * DAY_MS,
  basis: 'history',
  cases,
  claim,
})

/** Until some days after a last free day: when it costs and still is not reported, it is overdue. */
export const byLastFreeDay = (
  due: Due,
  lastFreeDay: string,
  { zone, graceDays, minDays }: { zone: string | null; graceDays: number; minDays: number },
): Due => {
  const endMs = startOfDay(addDays(lastFreeDay, 1 + graceDays), zone)
  const { cases: _, ...known } = due
  return { ...known, untilMs: Math.max(due.fromMs + minDays * DAY_MS, endMs), basis: 'free_time' }
}

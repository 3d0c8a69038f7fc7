import type { Schemas } from '@boxtrail/contracts'
import { addDays, endOfTime, startOfDay } from '../charges/days.ts'
import type { LaneWindow } from '../lane-windows.ts'
import type { MilestoneClaim, SourcedClaim } from '../project/types/projection.ts'
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
  /** From when its days are counted: the same, or the end of a bare date. */
  countedFromMs: number
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

/** So many days from a time on; of a bare date, its whole day counts. */
const windowFrom = ({ time }: MilestoneClaim, days: number): Pick<Due, 'fromMs' | 'countedFromMs' | 'untilMs'> => {
  const countedFromMs = endOfTime(time)
  return { fromMs: time.ms, countedFromMs, untilMs: countedFromMs + days * DAY_MS }
}

/** The window of what a source plans or estimates. */
export const afterEstimate = (
  milestone: WithRule,
  estimate: MilestoneClaim,
  days: number = WINDOW_DAYS[milestone],
): Due => ({
  milestone,
  place: estimate.place.locode ?? estimate.place.name,
  ...windowFrom(estimate, days),
  basis: estimate.statement.classifier === 'planned' ? 'plan' : 'estimate',
  claim: estimate.claim,
})

/** What usually takes at most some days from a milestone that happened. */
export const afterMilestone = (milestone: WithRule, before: MilestoneClaim, place: string | null): Due => ({
  milestone,
  place,
  ...windowFrom(before, WINDOW_DAYS[milestone]),
  basis: 'rule',
  claim: before.claim,
})

/** What journeys of the same lane took at most, from a milestone that happened. */
export const afterLane = (
  milestone: DueMilestoneName,
  before: MilestoneClaim,
  place: string | null,
  { hours, cases }: LaneWindow,
): Due => ({
  milestone,
  place,
  ...windowFrom(before, hours / 24),
  basis: 'history',
  cases,
  claim: before.claim,
})

/** Until some days after a last free day: when it costs and still is not reported, it is overdue. */
export const byLastFreeDay = (
  due: Due,
  lastFreeDay: string,
  { zone, graceDays, minDays }: { zone: string | null; graceDays: number; minDays: number },
): Due => {
  const endMs = startOfDay(addDays(lastFreeDay, 1 + graceDays), zone)
  const { cases: _, ...known } = due
  return { ...known, untilMs: Math.max(due.countedFromMs + minDays * DAY_MS, endMs), basis: 'free_time' }
}

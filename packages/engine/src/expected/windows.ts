import type { Schemas } from '@boxtrail/contracts'
import { addDays, endOfTime, startOfDay } from '../charges/days.ts'
import type { LaneWindow } from '../lane-windows.ts'
import type { MilestoneClaim, SourcedClaim, Visit } from '../project/types/projection.ts'
import { publicId } from '../source-id.ts'
import { formatInstant } from '../time.ts'
import { latestEstimate } from './latest-estimate.ts'
import type { DueMilestoneName } from './milestones.ts'

const DAY_MS = 86_400_000

type Served = Schemas['ExpectedMilestone']

/** The milestones with a fixed rule; the others are due only by the history of their lane. */
export type WithRule = Exclude<DueMilestoneName, 'rail_departure'>

/** How many days after its estimate or the previous milestone a milestone is due. A source may be a day late. */
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
  /** The time from which the days of the window are counted: `fromMs`, or the end of a bare date. */
  countedFromMs: number
  untilMs: number
  basis: Served['basis']
  /** How many journeys of the lane the window was learned from. */
  cases?: number
  /** The claim that the window rests on. */
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

/** The window of some days from a time; a bare date counts as its whole day. */
const windowFrom = ({ time }: MilestoneClaim, days: number): Pick<Due, 'fromMs' | 'countedFromMs' | 'untilMs'> => {
  const countedFromMs = endOfTime(time)
  return { fromMs: time.ms, countedFromMs, untilMs: countedFromMs + days * DAY_MS }
}

/** The window of a milestone that a source plans or estimates. */
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

/** The window of a milestone that usually happens within some days of the previous one. */
export const afterMilestone = (milestone: WithRule, before: MilestoneClaim, place: string | null): Due => ({
  milestone,
  place,
  ...windowFrom(before, WINDOW_DAYS[milestone]),
  basis: 'rule',
  claim: before.claim,
})

/** The window of a milestone by how long the journeys of its lane took after the previous one. */
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

/** Extends the window to a day after the time that a source plans or estimates. */
export const byEstimate = (due: Due, estimate: Visit | undefined): Due =>
  estimate ? { ...due, untilMs: Math.max(due.untilMs, endOfTime(latestEstimate(estimate).time) + DAY_MS) } : due

/**
 * Extends the window to some days after a last free day: a move is overdue if it costs money by then and is still not
 * reported.
 */
export const byLastFreeDay = (
  due: Due,
  lastFreeDay: string,
  { zone, graceDays, minDays }: { zone: string | null; graceDays: number; minDays: number },
): Due => {
  const endMs = startOfDay(addDays(lastFreeDay, 1 + graceDays), zone)
  const { cases: _, ...known } = due
  return { ...known, untilMs: Math.max(due.countedFromMs + minDays * DAY_MS, endMs), basis: 'free_time' }
}

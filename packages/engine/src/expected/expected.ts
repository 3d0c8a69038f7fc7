import type { Schemas } from '@boxtrail/contracts'
import type { InlandWindows, LaneWindows } from '../lane-windows.ts'
import type { ContainerJourney } from '../project/fields/container-journey.ts'
import { isOnWater, isOpen } from '../project/milestones/milestones.ts'
import { inlandArrival, inlandEstimate } from '../project/route/transport-events.ts'
import type { ContainerFields, MilestoneClaim, Place, Visit } from '../project/types/projection.ts'
import type { ContainerMarks } from '../record/column-types.ts'
import { departed, railDeparture } from './lane.ts'
import { latestEstimate } from './latest-estimate.ts'
import type { DueMilestoneName } from './milestones.ts'
import { isBefore, reached } from './reached.ts'
import {
  afterEstimate,
  afterLane,
  afterMilestone,
  byEstimate,
  byLastFreeDay,
  type Due,
  servedDue,
  WINDOW_DAYS,
  type WithRule,
} from './windows.ts'

export type ExpectedMilestone = Schemas['ExpectedMilestone']

/** What is known of a container that determines what is due next. */
interface Recorded {
  journey: ContainerJourney
  fields: ContainerFields
  freeTime: ContainerMarks['free_time']
  /** The attributes that its line is known never to report. */
  gaps: ReadonlySet<string>
  /** The windows that were learned for its lane. */
  lane: LaneWindows
  /** The windows that were learned for its way inland. */
  inland: InlandWindows
  nowMs: number
}

/** The milestones that are due next, in the order in which they should happen. Only `overdue` depends on the clock. */
export const expectedOf = (recorded: Recorded): ExpectedMilestone[] => {
  const last = reached(recorded.journey, recorded.fields)
  return rules
    .filter(({ milestone }) => isBefore(last, milestone))
    .flatMap(({ due }) => due(recorded, last))
    .map((due) => servedDue(due, recorded.nowMs))
}

interface Rule {
  milestone: DueMilestoneName
  due: (recorded: Recorded, last: DueMilestoneName | null) => Due[]
}

const rules: readonly Rule[] = [
  { milestone: 'departure', due: (recorded) => ofEstimate('departure', atSea(recorded, 'depart', 'pol')) },
  {
    milestone: 'arrival',
    due: (recorded) => (recorded.gaps.has('pod_arrived_at') ? [] : arrival(recorded)),
  },
  { milestone: 'discharge', due: (recorded) => discharge(recorded) },
  { milestone: 'rail_departure', due: (recorded) => trainLeaves(recorded) },
  {
    milestone: 'inland_arrival',
    due: (recorded, last) => (isBefore(last, 'discharge') ? [] : arrivalInland(recorded)),
  },
  { milestone: 'release', due: (recorded) => release(recorded) },
  { milestone: 'gate_out', due: (recorded) => gateOut(recorded) },
  { milestone: 'empty_return', due: (recorded, last) => (last === 'gate_out' ? emptyReturn(recorded) : []) },
]

const ofEstimate = (milestone: WithRule, estimate: Visit | undefined): Due[] =>
  estimate ? [afterEstimate(milestone, latestEstimate(estimate))] : []

const atSea = (
  { journey: { expected, route } }: Recorded,
  kind: 'depart' | 'arrive' | 'discharge',
  role: 'pol' | 'pod',
): Visit | undefined =>
  expected.findLast(({ set }) => isOnWater(set) && set.statement.kind === kind && route.roleOf(set) === role)

/** Due by the estimate, or by the time that the lane takes if there is none. */
const arrival = (recorded: Recorded): Due[] => {
  const estimate = atSea(recorded, 'arrive', 'pod')
  if (estimate) return ofEstimate('arrival', estimate)
  const { journey, lane } = recorded
  const from = departed(journey)
  return from && lane.arrival ? [afterLane('arrival', from, nameOf(journey.route.pod), lane.arrival)] : []
}

const discharge = (recorded: Recorded): Due[] => {
  const { journey, gaps } = recorded
  if (gaps.has('pod_discharged_at')) return []
  const arrived = journey.happened.findLast(isLandingAt('pod', journey))?.set
  if (arrived)
    return [
      byEstimate(afterMilestone('discharge', arrived, nameOf(arrived.place)), atSea(recorded, 'discharge', 'pod')),
    ]
  const estimate = gaps.has('pod_arrived_at') ? atSea(recorded, 'arrive', 'pod') : undefined
  const days = WINDOW_DAYS.arrival + WINDOW_DAYS.discharge
  return estimate ? [afterEstimate('discharge', latestEstimate(estimate), days)] : []
}

/** Due for a container that is reported to go on by train. */
const trainLeaves = ({ journey, fields, gaps, inland }: Recorded): Due[] => {
  const { happened, expected, route, milestones } = journey
  const landed = happened.findLast(isDischargeAtPod(journey))?.set
  if (!landed || !route.destination || !inland.rail_departure || gaps.has('pod_rail_departed_at')) return []
  const isByTrain = fields.pod_rail_carrier_scac !== null || milestones.some((one) => isOpen(one) && isByRail(one))
  if (!isByTrain) return []
  const estimate = expected.find(
    ({ set }) => isByRail(set) && set.statement.kind === 'depart' && route.roleOf(set) === 'pod',
  )
  return [byEstimate(afterLane('rail_departure', landed, nameOf(route.pod), inland.rail_departure), estimate)]
}

const isByRail = ({ statement }: MilestoneClaim) => statement.mode === 'rail'

const arrivalInland = ({ journey, inland }: Recorded): Due[] => {
  const { expected, route } = journey
  const estimate = inlandEstimate(expected, route)
  if (estimate) return ofEstimate('inland_arrival', estimate)
  const left = railDeparture(journey)
  if (!left || !route.destination || !inland.inland_arrival) return []
  return [afterLane('inland_arrival', left, nameOf(route.destination), inland.inland_arrival)]
}

const isDischargeAtPod =
  ({ route }: ContainerJourney) =>
  ({ set }: Visit) =>
    isOnWater(set) && set.statement.kind === 'discharge' && route.roleOf(set) === 'pod'

const isLandingAt =
  (role: 'pod', { route }: ContainerJourney) =>
  ({ set }: Visit) =>
    isOnWater(set) && route.roleOf(set) === role && (set.statement.kind === 'arrive' || set.statement.kind === 'berth')

/** The unloading at the facility where the container is picked up. */
const landing = ({ journey }: Recorded): MilestoneClaim | undefined =>
  journey.route.destination
    ? inlandArrival(journey.happened, journey.route)?.set
    : journey.happened.findLast(isDischargeAtPod(journey))?.set

/** Due only if the facility reports holds or availability. */
const release = (recorded: Recorded): Due[] => {
  const { journey, fields } = recorded
  const landed = landing(recorded)
  const isReported = fields.availability_known || (fields.holds_at_pod_terminal ?? []).length > 0
  if (!landed || !isReported) return []
  const due = byLane('release', landed, nameOf(journey.pickup.presence.place), recorded)
  return [withFreeTime(due, recorded, { charges: AT_TERMINAL, graceDays: 0, minDays: 2 })]
}

const AT_TERMINAL = ['storage', 'demurrage']

/** How many days after the last free day a move is overdue, and how many after the previous milestone at least. */
const MOVES = { graceDays: 2, minDays: 7 }

const gateOut = (recorded: Recorded): Due[] => {
  const { journey, gaps } = recorded
  const landed = landing(recorded)
  if (!landed || gaps.has(journey.route.destination ? 'final_destination_full_out_at' : 'pod_full_out_at')) return []
  const place = nameOf(journey.pickup.presence.place)
  return [withFreeTime(byLane('gate_out', landed, place, recorded), recorded, { charges: AT_TERMINAL, ...MOVES })]
}

const emptyReturn = (recorded: Recorded): Due[] => {
  const left = recorded.journey.pickup.presence.left?.set
  if (!left || recorded.gaps.has('empty_terminated_at')) return []
  return [
    withFreeTime(byLane('empty_return', left, null, recorded), recorded, {
      charges: ['detention', 'combined'],
      ...MOVES,
    }),
  ]
}

/** The window of the way inland for a container that goes on inland, otherwise that of the lane. */
const byLane = (
  step: 'release' | 'gate_out' | 'empty_return',
  before: MilestoneClaim,
  place: string | null,
  { journey, lane, inland }: Recorded,
): Due => {
  const window = journey.route.destination ? inland[step] : step === 'release' ? undefined : lane[step]
  return window ? afterLane(step, before, place, window) : afterMilestone(step, before, place)
}

/**
 * Extends the window to the latest last free day that still applies: an earlier day that is contradicted may not be the
 * right one.
 */
const withFreeTime = (
  due: Due,
  { freeTime }: Recorded,
  { charges, ...allowed }: { charges: readonly string[]; graceDays: number; minDays: number },
): Due => {
  const days = (freeTime?.clocks ?? [])
    .filter(({ charge, ended_at }) => charges.includes(charge) && ended_at === null)
    .flatMap(({ last_free_day: day }) => day ?? [])
  const last = days.sort().at(-1)
  return last && freeTime ? byLastFreeDay(due, last, { zone: freeTime.timezone, ...allowed }) : due
}

const nameOf = (place: Place | null): string | null => place?.locode ?? place?.name ?? null

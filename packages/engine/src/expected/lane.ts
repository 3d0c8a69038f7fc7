import { type InlandStep, inlandSteps, type LaneStep, type LaneWindow, laneSteps } from '../lane-windows.ts'
import type { ContainerJourney } from '../project/fields/container-journey.ts'
import { isOnWater } from '../project/milestones/milestones.ts'
import { eventName, inlandArrival } from '../project/route/transport-events.ts'
import type { ContainerFields, MilestoneClaim } from '../project/types/projection.ts'
import { quantile } from '../quantile.ts'
import { wireMs } from '../time.ts'

/** How many hours the steps of one journey took. */
export type StepHours<Step extends LaneStep | InlandStep = LaneStep> = Readonly<Partial<Record<Step, number>>>

/** How many of the latest journeys of a lane are kept. */
export const KEPT_JOURNEYS = 100
const MIN_JOURNEYS = 20
const HOUR_MS = 3_600_000
const DAY_HOURS = 24

/** The minimum of each window: the first journeys that complete on a lane are its fastest ones. */
const MIN_DAYS: Readonly<Record<LaneStep | InlandStep, number>> = {
  arrival: 2,
  gate_out: 7,
  empty_return: 7,
  rail_departure: 3,
  inland_arrival: 2,
  release: 2,
}
/** A longer time is not a step of one journey. */
const MAX_DAYS = 365

/** By how many hours the window exceeds the median for each hour that the 95th percentile exceeds it. */
const MARGIN = 2.5

/**
 * A window well beyond the 95th percentile, wider the more the journeys differ, and a day more for late reports: even
 * for steps that vary a lot, at most one journey in a hundred takes longer. Null if there are too few journeys.
 */
export const laneWindow = (step: LaneStep | InlandStep, hours: readonly number[]): LaneWindow | null => {
  if (hours.length < MIN_JOURNEYS) return null
  const [half, most] = [quantile(hours, 0.5), quantile(hours, 0.95)]
  const allowed = Math.max(half + MARGIN * (most - half) + DAY_HOURS, MIN_DAYS[step] * DAY_HOURS)
  return { hours: Math.ceil(allowed), cases: hours.length }
}

/** The containers of a journey, and what is known of each. */
type Containers = readonly { number: string; fields: ContainerFields }[]
type Journeys = ReadonlyMap<string, ContainerJourney>

/**
 * How long a journey took for each step of its lane that all of its containers have completed, by the slowest of them.
 * Steps of a container that goes on inland do not count for the lane.
 */
export const stepsTaken = (journeys: Journeys, containers: Containers): StepHours =>
  taken(laneSteps, containers, ({ number, fields }) => {
    const journey = journeys.get(number)!
    return (step) => ends[step](journey, fields)
  })

/** The same for the steps of its way from the port to an inland place. */
export const inlandStepsTaken = (
  journeys: Journeys,
  containers: Containers,
  destination: string,
): StepHours<InlandStep> =>
  taken(inlandSteps, containers, ({ number, fields }) => {
    const journey = journeys.get(number)!
    const isThere = journey.route.destination?.locode === destination
    return (step) => (isThere ? inlandEnds[step](journey, fields) : [])
  })

/** When a step began and ended; null, undefined or missing if it did not. */
type Ends = (journey: ContainerJourney, fields: ContainerFields) => (number | null | undefined)[]

const taken = <Step extends LaneStep | InlandStep>(
  steps: readonly Step[],
  containers: Containers,
  endsOf: (container: Containers[number]) => (step: Step) => ReturnType<Ends>,
): StepHours<Step> => {
  const each = containers.map(endsOf)
  const found = steps.flatMap((step) => {
    const hours = each.map((of) => hoursBetween(of(step)))
    if (hours.length === 0 || hours.some((one) => one === null || one < 0 || one > MAX_DAYS * DAY_HOURS)) return []
    return [[step, Math.max(...(hours as number[]))] as const]
  })
  return Object.fromEntries(found) as StepHours<Step>
}

const hoursBetween = ([fromMs, toMs]: ReturnType<Ends>): number | null =>
  fromMs == null || toMs == null ? null : Math.round((toMs - fromMs) / HOUR_MS)

const msOf = (milestone: MilestoneClaim | undefined) => milestone?.time.ms
const leftMs = ({ pickup }: ContainerJourney) => msOf(pickup.presence.left?.set)

const ends: Readonly<Record<LaneStep, Ends>> = {
  arrival: (journey) => [msOf(departed(journey)), msOf(firstAt('arrive', journey) ?? firstAt('berth', journey))],
  gate_out: (journey) => (journey.route.destination ? [] : [msOf(firstAt('discharge', journey)), leftMs(journey)]),
  empty_return: (journey, fields) =>
    journey.route.destination ? [] : [leftMs(journey), wireMs(fields.empty_terminated_at)],
}

const inlandEnds: Readonly<Record<InlandStep, Ends>> = {
  rail_departure: (journey) => [msOf(firstAt('discharge', journey)), msOf(railDeparture(journey))],
  inland_arrival: (journey) => [msOf(railDeparture(journey)), unloadedInlandMs(journey)],
  release: (journey) => [unloadedInlandMs(journey), availableMs(journey)],
  gate_out: (journey) => [unloadedInlandMs(journey), leftMs(journey)],
  empty_return: (journey, fields) => [leftMs(journey), wireMs(fields.empty_terminated_at)],
}

/** The sailing from the port of lading. */
export const departed = ({ happened, route }: ContainerJourney): MilestoneClaim | undefined =>
  happened.findLast(({ set }) => isOnWater(set) && set.statement.kind === 'depart' && route.roleOf(set) === 'pol')?.set

/** The departure of the train from the port of discharge. */
export const railDeparture = ({ happened, route }: ContainerJourney): MilestoneClaim | undefined =>
  happened.find(({ set }) => route.roleOf(set) === 'pod' && eventName(set, route) === 'rail_departed')?.set

const unloadedInlandMs = ({ happened, route }: ContainerJourney) => msOf(inlandArrival(happened, route)?.set)

const availableMs = ({ events }: ContainerJourney) =>
  events.find(({ event }) => event === 'container.transport.available')?.ms

const firstAt = (kind: 'arrive' | 'berth' | 'discharge', { happened, route }: ContainerJourney) =>
  happened.find(({ set }) => isOnWater(set) && set.statement.kind === kind && route.roleOf(set) === 'pod')?.set

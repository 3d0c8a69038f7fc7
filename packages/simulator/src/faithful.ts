import type { Scenario, Seen, SimulatedStory } from './scenario.ts'
import { DAY_MS, MINUTE_MS } from './time.ts'

/** How far a clock may be ahead of another's. */
const SKEW_MS = 5 * MINUTE_MS

/**
 * The invariants of every scenario at every step: no actual is served before it happened, none with another time than
 * it happened at (another day, if a line reports dates only), and none that did not happen at all. `misreports` names
 * the fields that a source gets wrong, for which the scenario's own invariant applies.
 */
export const faithful = (scenario: Scenario, seen: Seen, story: SimulatedStory, byDay: boolean): string | null => {
  const misreports = new Set(scenario.misreports)
  for (const [container, number] of story.containers.entries()) {
    const served = seen.containers.get(number)
    const truth = story.truth[container]
    if (!served || !truth) continue
    for (const field of actualFields) {
      const value = served[field]
      if (typeof value !== 'string' || misreports.has(field)) continue
      const servedMs = Date.parse(value)
      // A bare date gives only the day: its midnight may be half a day off, in any zone.
      if (!byDay && servedMs > seen.nowMs + SKEW_MS) return `${number}: ${field} ${value} lies ahead`
      const happenedMs = truth[field]
      if (happenedMs === undefined) return `${number}: ${field} is ${value}, and it never happened`
      if (Math.abs(servedMs - (seen.beganMs + happenedMs)) > (byDay ? 1.6 * DAY_MS : MINUTE_MS))
        return `${number}: ${field} is ${value}, and it happened at ${new Date(seen.beganMs + happenedMs).toISOString()}`
    }
  }
  return null
}

/** Events that happen to a container once in a journey, however often they are reported. */
const onceInAJourney = [
  'empty_out',
  'full_in',
  'vessel_loaded',
  'vessel_departed',
  'vessel_arrived',
  'vessel_discharged',
  'rail_loaded',
  'arrived_at_inland_destination',
  'full_out',
  'empty_in',
].map((name) => `container.transport.${name}`)

/** No milestone occurs twice in the journey of a container. */
export const onceEach = ({ events }: Seen): string | null => {
  const current = new Set<string>()
  for (const { container, event } of events) {
    if (!onceInAJourney.includes(event)) continue
    if (current.has(`${container} ${event}`)) return `${container}: ${event} occurs twice`
    current.add(`${container} ${event}`)
  }
  return null
}

/** What happened is never taken back, unless a source misreported it. */
export const steady = ({ misreports = [] }: Scenario, before: Seen, after: Seen): string | null => {
  for (const [number, served] of before.containers)
    for (const field of actualFields) {
      const isGone = (served[field] ?? null) !== null && (after.containers.get(number)?.[field] ?? null) === null
      if (isGone && !misreports.includes(field)) return `${number}: ${field} was ${String(served[field])} and is gone`
    }
  return null
}

/** A subscriber is notified of each milestone of each container once, unless a source misreports. */
export const notifiedOnce = (
  { misreports = [] }: Scenario,
  { notified }: Seen,
  { containers }: SimulatedStory,
): string | null => {
  if (misreports.length > 0) return null
  for (const event of onceInAJourney) {
    const count = notified.filter((name) => name === event).length
    if (count > containers.length) return `${event} was notified ${count} times for ${containers.length} containers`
  }
  return null
}

/**
 * At the end of a journey everything that happened is served, at its time, and nothing else; misreports have been
 * corrected. `unreported` names what no source reports, or what a source keeps misreporting.
 */
export const completed = (scenario: Scenario, seen: Seen, story: SimulatedStory, byDay: boolean): string | null => {
  const unreported = new Set(scenario.unreported)
  for (const [container, number] of story.containers.entries()) {
    const served = seen.containers.get(number)
    if (!served) continue
    for (const field of Object.keys(story.truth[container]!))
      if (!unreported.has(field) && (served[field] ?? null) === null) return `${number}: ${field} is not served`
  }
  return faithful({ ...scenario, misreports: scenario.unreported ?? [] }, seen, story, byDay)
}

export const actualFields = [
  'empty_out_at',
  'pol_full_in_at',
  'pol_vessel_loaded_at',
  'pol_vessel_departed_at',
  'pod_arrived_at',
  'pod_discharged_at',
  'pod_full_out_at',
  'pod_rail_loaded_at',
  'pod_rail_departed_at',
  'ind_ata_at',
  'ind_rail_unloaded_at',
  'final_destination_full_out_at',
  'empty_terminated_at',
] as const

import type { Scenario, Seen, Told } from './scenario.ts'
import { DAY_MS, MINUTE_MS } from './time.ts'

/** How far a clock may be ahead of another's. */
const SKEW_MS = 5 * MINUTE_MS

/**
 * What must hold for every scenario at every step: no actual is served before it happened, none at another time than
 * it happened (to the day, where a line tells dates only), and none that did not happen at all. `lies` names the
 * fields that a source gets wrong, for which the scenario's own invariant stands.
 */
export const faithful = (scenario: Scenario, seen: Seen, told: Told, byDay: boolean): string | null => {
  const lies = new Set(scenario.lies)
  for (const [box, number] of told.boxes.entries()) {
    const served = seen.containers.get(number)
    const truth = told.truth[box]
    if (!served || !truth) continue
    for (const field of actualFields) {
      const value = served[field]
      if (typeof value !== 'string' || lies.has(field)) continue
      const servedMs = Date.parse(value)
      // Of a bare date only the day is known: its midnight may be half a day off, whatever the zone.
      if (!byDay && servedMs > seen.nowMs + SKEW_MS) return `${number}: ${field} ${value} lies ahead`
      const happenedMs = truth[field]
      if (happenedMs === undefined) return `${number}: ${field} is ${value}, and it never happened`
      if (Math.abs(servedMs - (seen.beganMs + happenedMs)) > (byDay ? 1.6 * DAY_MS : MINUTE_MS))
        return `${number}: ${field} is ${value}, and it happened at ${new Date(seen.beganMs + happenedMs).toISOString()}`
    }
  }
  return null
}

/** At the end of a journey everything that happened is served, except what its scenario says nobody tells. */
export const completed = (scenario: Scenario, seen: Seen, told: Told): string | null => {
  const excused = new Set([...(scenario.lies ?? []), ...(scenario.untold ?? [])])
  for (const [box, number] of told.boxes.entries()) {
    const served = seen.containers.get(number)
    if (!served) continue
    for (const field of Object.keys(told.truth[box]!))
      if (!excused.has(field) && (served[field] ?? null) === null) return `${number}: ${field} is not served`
  }
  return null
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

import { momentsOf } from './moments.ts'
import { billNumber, bookingNumber, containerNumber } from './numbers.ts'
import { MINUTE_MS } from './time.ts'
import { theWorld, type World } from './world.ts'

/** One shipment of the demo world. */
export interface DemoJourney {
  /** The number to track it by. */
  number: string
  kind: 'bill' | 'booking' | 'container'
  scenario: string
  /** When its journey began, so that its next moment comes within the hour. */
  beganMs: number
  /** Its next moment. */
  nextMs: number
}

/** Variations from this number on belong to the demo world, which runs in real time; those below are for sandboxes. */
export const DEMO_VARIATION = 900

/** The journeys, and the next moment of each: together they are in every state. */
const cast: readonly (readonly [scenario: string, next: string])[] = [
  ['direct', 'departure'],
  ['rail', 'rail_load'],
  ['long-dwell', 'tmf_paid'],
  ['transshipment', 'transshipment_load'],
  ['multi-box', 'exam_passed'],
  ['booking-before-bill', 'empty_out'],
  ['reefer', 'freight_release'],
  ['dropped', 'dropped_over'],
  ['direct', 'available'],
  ['split', 'arrival'],
  ['rail-canada', 'rail_arrival'],
  ['off-dock', 'at_station'],
  ['direct', 'full_out'],
  ['feeder', 'load'],
  ['stale-terminal-after-return', 'stale'],
  ['loaded', 'loaded_over'],
  ['by-container', 'discharge'],
  ['not-yet-manifested', 'no_data_over'],
  ['discharge-taken-back', 'full_out'],
  ['two-hubs', 'transshipment_arrival_2'],
  ['truck', 'linehaul_in'],
  ['long-dwell', 'fees_grow'],
  ['line-lfd', 'line_lfd_moved'],
  ['rail', 'available'],
  ['barge', 'barge_discharge'],
  ['barge-inland', 'barge_arrival'],
  ['direct', 'empty_return'],
  ['transshipment', 'arrival'],
  ['rollover', 'departure'],
  ['port-omission', 'arrival'],
  ['login-page', 'login_page_over'],
  ['blank-holds', 'blank_over'],
  ['availability-flips', 'not_available'],
  ['eta-passes', 'arrival'],
  ['rail', 'full_out'],
  ['reefer', 'departure'],
  ['direct', 'manifested'],
  ['split', 'empty_out'],
  ['gap-no-arrival-events', 'discharge'],
  ['feeder', 'customs_release'],
]

/** The time between the next moments of two journeys. */
const STEP_MS = 1.5 * MINUTE_MS

/** Forty shipments in every state, with an event every minute and a half of the next hour. */
export const demoWorld = (nowMs: number, world: World = theWorld()): DemoJourney[] =>
  cast.map(([key, next], index) => {
    const scenario = world.scenarios.find((one) => one.key === key)
    if (!scenario) throw new Error(`there is no scenario ${key}`)
    // Each repetition of a scenario uses another variation.
    const variation = DEMO_VARIATION + cast.slice(0, index).filter(([other]) => other === key).length
    const parts = { serial: scenario.serial, variation }
    const kind = scenario.trackBy ?? 'bill'
    const number =
      kind === 'bill' ? billNumber(parts) : kind === 'booking' ? bookingNumber(parts) : containerNumber(parts)
    const moments = momentsOf(number, 0, world)
    const moment = moments.find(({ name }) => name === next) ?? moments.find(({ name }) => name.startsWith(next))
    if (!moment) throw new Error(`${key} has no moment ${next}`)
    const nextMs = nowMs + Math.round((index + 1) * STEP_MS)
    return { number, kind, scenario: key, beganMs: nextMs - moment.atMs, nextMs }
  })

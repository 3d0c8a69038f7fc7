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

/** From here on variations are the demo world's, which goes by the time of day; the others are for sandboxes. */
export const DEMO_VARIATION = 900

const SIZE = 40
/** Between the next moments of two journeys. */
const STEP_MS = 1.5 * MINUTE_MS

/** Shipments in every state, with something to happen every minute and a half of the next hour. */
export const demoWorld = (nowMs: number, world: World = theWorld()): DemoJourney[] =>
  Array.from({ length: SIZE }, (_, index) => {
    const scenario = world.scenarios[index % world.scenarios.length]!
    const parts = { serial: scenario.serial, variation: DEMO_VARIATION + Math.floor(index / world.scenarios.length) }
    const kind = scenario.trackBy ?? 'bill'
    const number =
      kind === 'bill' ? billNumber(parts) : kind === 'booking' ? bookingNumber(parts) : containerNumber(parts)
    const story = world.story(number)!
    // From before the departure to after the return: each journey stands somewhere else in its life.
    const first = Math.max(story.billFromMs, (scenario.trackFromDays ?? 0) * 86_400_000)
    const told = momentsOf(number, 0, world).filter(({ source }) => source !== 'calendar')
    const offsets = [...new Set(told.map(({ atMs }) => atMs))].filter((ms) => ms > first)
    const position = ((index * 0.618034) % 1) * offsets.length
    const nextMs = nowMs + Math.round((index + 1) * STEP_MS)
    const beganMs = nextMs - offsets[Math.floor(position)]!
    return { number, kind, scenario: scenario.key, beganMs, nextMs }
  })

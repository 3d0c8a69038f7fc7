import {
  billNumber,
  bookingNumber,
  containerNumber,
  createWorld,
  DEMO_VARIATION,
  momentsOf,
  readNumber,
  type World,
} from '@boxtrail/simulator'

const DAY_MS = 86_400_000

let world: World | undefined

/** The simulated world shared by all sandboxes. */
export const sandboxWorld = (): World => {
  world ??= createWorld(1)
  return world
}

/**
 * A number of the demo world: it follows real time, whatever a sandbox's clock shows, and is shared by all accounts.
 */
export const isDemoNumber = (number: string): boolean => (readNumber(number)?.variation ?? 0) >= DEMO_VARIATION

/** A number that is simulated by the clock of the account that tracks it. */
export const isSandboxNumber = (number: string): boolean => sandboxJourney(number) !== null && !isDemoNumber(number)

/** The journey behind a sandbox number: container, bill and booking all map to the same. Null for other numbers. */
export const sandboxJourney = (number: string): string | null => {
  const read = readNumber(number)
  return read && sandboxWorld().story(number) ? `${read.serial}/${read.variation}` : null
}

/**
 * When the journey of a number that is tracked now began: early enough for the line to know the number, unless the
 * scenario is about a number that is not known yet.
 */
export const beganMs = (number: string, nowMs: number): number => {
  const played = sandboxWorld()
  const scenario = played.scenarioOf(number)
  if (scenario?.trackFromDays !== undefined) return nowMs - scenario.trackFromDays * DAY_MS
  if (readNumber(number)?.kind !== 'container') return nowMs
  const known = momentsOf(number, 0, played).find(
    ({ atMs }) => played.answer({ source: 'line:TEST', number, beganMs: 0, nowMs: atMs }).kind === 'events',
  )
  return nowMs - (known?.atMs ?? 0)
}

/** A scenario and the moments at which something is reported in it. */
export interface Played {
  scenario: string
  title: string
  beganMs: number
  moments: { name: string; atMs: number; source: string }[]
  /** The numbers it can be polled by: its bill, its booking, its containers. */
  numbers: string[]
}

export const playedBehind = (number: string, began: ReadonlyMap<string, number>): Played | undefined => {
  const journey = sandboxJourney(number)
  const beginning = journey === null ? undefined : began.get(journey)
  const scenario = sandboxWorld().scenarioOf(number)
  if (beginning === undefined || !scenario) return undefined
  return {
    scenario: scenario.key,
    title: scenario.title,
    beganMs: beginning,
    moments: momentsOf(number, beginning, sandboxWorld()),
    numbers: numbersOf(number),
  }
}

const numbersOf = (number: string): string[] => {
  const parts = readNumber(number)!
  const containers = sandboxWorld().scenarioOf(number)?.containers ?? 1
  return [
    billNumber(parts),
    bookingNumber(parts),
    ...Array.from({ length: containers }, (_, container) => containerNumber(parts, container)),
  ]
}

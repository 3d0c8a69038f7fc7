import type { Schemas } from '@boxtrail/contracts'
import { formatInstant } from '@boxtrail/engine/time'
import type { Moment } from '@boxtrail/protocol/sandbox/target-time'
import type { PlayedRequest } from './queries.ts'

export interface Played extends PlayedRequest {
  scenario: string
  title: string
  beganMs: number
  moments: readonly Moment[]
}

export const sandboxResource = (
  accountId: string,
  clock: { now: Date; ahead_ms: number },
  played: readonly Played[],
): Schemas['SandboxClock'] => ({
  id: accountId,
  type: 'sandbox_clock',
  attributes: {
    now: formatInstant(clock.now.getTime()),
    ahead_s: Math.round(clock.ahead_ms / 1_000),
    journeys: played.map((one) => journeyOf(one, clock.now.getTime())),
  },
})

/**
 * Rounds a time up to the second: times are served to the second, and a clock that is advanced to the time of a moment
 * must reach it.
 */
const wholeSecondFrom = (ms: number): number => Math.ceil(ms / 1_000) * 1_000

const journeyOf = ({ request_number, scenario, title, beganMs, moments }: Played, nowMs: number) => {
  const toCome = moments.filter(({ atMs }) => atMs > nowMs)
  const [next] = toCome
  return {
    request_number,
    scenario,
    title,
    began_at: formatInstant(beganMs),
    next_moment: next ? { name: next.name, at: formatInstant(wholeSecondFrom(next.atMs)) } : null,
    moments: [...new Set(toCome.map(({ name }) => name))],
  }
}

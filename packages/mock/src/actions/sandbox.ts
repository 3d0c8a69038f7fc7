import { sandboxInPast } from '@boxtrail/protocol/errors'
import { type Call, givenIn } from '../records/call.ts'
import { exampleOf } from '../records/reads.ts'
import type { Resource } from '../world/resource.ts'
import type { Action } from './action.ts'

const getSandboxClock: Action = (operation, call) => clock(operation, call)

/** The clock is advanced; journeys go on with it only in the service (`--stateful`). */
const advanceSandboxClock: Action = (operation, call) => {
  const { world } = call
  const { advance_by: by, advance_to: to } = givenIn(call).attributes as { advance_by?: string; advance_to?: string }
  const now = Date.parse(world.now())
  const target = to === undefined ? now : Date.parse(to)
  if (target < now) throw sandboxInPast(world.now())
  world.advance(by === undefined ? (Number.isNaN(target) ? DAY_MS : target - now) : durationMs(by))
  return clock(operation, call)
}

const DAY_MS = 86_400_000
const UNITS: Readonly<Record<string, number>> = { W: 7 * DAY_MS, D: DAY_MS, H: 3_600_000, M: 60_000, S: 1_000 }

/** `P3DT4H` in milliseconds. */
const durationMs = (text: string): number =>
  [...text.matchAll(/(\d+)([WDHMS])/g)].reduce((total, [, count, unit]) => total + Number(count) * UNITS[unit!]!, 0)

const clock = (operation: Parameters<Action>[0], { world, requestUrl }: Call) => {
  const { data } = (world.document('getSandboxClock') ?? exampleOf(operation)) as { data: Resource }
  const attributes = { ...data.attributes, now: world.now(), ahead_s: world.aheadS() }
  return { data: { ...data, attributes }, links: { self: requestUrl } }
}

export const sandbox = { getSandboxClock, advanceSandboxClock }

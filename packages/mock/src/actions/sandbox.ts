import { readTime } from '@boxtrail/engine/time'
import { sandboxInPast, unprocessable } from '@boxtrail/protocol/errors'
import { durationMs, END_MS, MAX_ADVANCE_MS } from '@boxtrail/protocol/sandbox/target-time'
import { type Call, givenIn } from '../records/call.ts'
import { exampleOf } from '../records/reads.ts'
import type { Resource } from '../world/resource.ts'
import type { Action } from './action.ts'

const getSandboxClock: Action = (operation, call) => clock(operation, call)

/** The clock is advanced; journeys go on with it only in the service (`--stateful`). */
const advanceSandboxClock: Action = (operation, call) => {
  const { world } = call
  const now = Date.parse(world.now())
  world.advance(target(givenIn(call).attributes as Target, world.now()) - now)
  return clock(operation, call)
}

interface Target {
  advance_by?: string
  advance_to?: string
}
const at = (name: string) => `/data/attributes/${name}`

/** The instant that is meant, or why none is, in the words of the service. */
const target = ({ advance_by: by, advance_to: to }: Target, now: string): number => {
  if ((by === undefined) === (to === undefined))
    throw unprocessable('/data/attributes', 'Give either advance_by or advance_to.')
  const nowMs = Date.parse(now)
  const name = by === undefined ? 'advance_to' : 'advance_by'
  const ms = by === undefined ? instantOf(to!) : nowMs + durationOf(by)
  if (ms < nowMs) throw sandboxInPast(now)
  if (ms - nowMs > MAX_ADVANCE_MS) throw unprocessable(at(name), 'The clock is advanced by at most 400 days at once.')
  if (ms >= END_MS) throw unprocessable(at(name), 'The clock of a sandbox goes no further than the year 2199.')
  return ms
}

const durationOf = (text: string): number => {
  const ms = durationMs(text)
  if (ms === null)
    throw unprocessable(at('advance_by'), 'Give a duration of weeks, days, hours, minutes or seconds, such as P1DT6H.')
  return ms
}

const instantOf = (text: string): number => {
  const instant = readTime(text)
  if (instant?.at.endsWith('Z')) return Date.parse(instant.at)
  if (instant) throw unprocessable(at('advance_to'), 'An instant needs its offset, such as 2026-05-04T00:00:00Z.')
  throw unprocessable(at('advance_to'), 'Journeys of the mock have no moments: name an instant, or use --stateful.')
}

const clock = (operation: Parameters<Action>[0], { world, requestUrl }: Call) => {
  const { data } = (world.document('getSandboxClock') ?? exampleOf(operation)) as { data: Resource }
  const attributes = { ...data.attributes, now: world.now(), ahead_s: world.aheadS() }
  return { data: { ...data, attributes }, links: { self: requestUrl } }
}

export const sandbox = { getSandboxClock, advanceSandboxClock }

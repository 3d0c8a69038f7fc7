import { unprocessable } from '@boxtrail/protocol/errors'
import { at, targetMs } from '@boxtrail/protocol/sandbox/target-time'
import type { DocumentedOperation } from '../contract.ts'
import { type Call, givenIn } from '../records/call.ts'
import { exampleOf } from '../records/reads.ts'
import type { Resource } from '../world/resource.ts'
import type { Action } from './action.ts'

const getSandboxClock: Action = (operation, call) => clock(operation, call)

/** Advances only the clock; journeys continue only in the service (`--stateful`). */
const advanceSandboxClock: Action = async (operation, call) => {
  const { world } = call
  const nowMs = Date.parse(world.now())
  world.advance((await targetMs(givenIn(call).attributes, nowMs, noMoment)) - nowMs)
  return clock(operation, call)
}

const noMoment = (): never => {
  throw unprocessable(at('advance_to'), 'Journeys of the mock have no moments: name an instant, or use --stateful.')
}

const clock = (operation: DocumentedOperation, { world, requestUrl }: Call) => {
  const { data } = (world.document('getSandboxClock') ?? exampleOf(operation)) as { data: Resource }
  const attributes = { ...data.attributes, now: world.now(), ahead_s: world.aheadS() }
  return { data: { ...data, attributes }, links: { self: requestUrl } }
}

export const sandbox = { getSandboxClock, advanceSandboxClock }

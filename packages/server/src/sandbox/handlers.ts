import type { Schemas } from '@boxtrail/contracts'
import { sandboxBusy, unprocessable } from '@boxtrail/protocol/errors'
import { at, type MomentProblem, momentMs, targetMs } from '@boxtrail/protocol/sandbox/target-time'
import { normalizeNumber } from '@boxtrail/reference/number'
import type { Call, Handler } from '../context.ts'
import { journeysBegan, playedRequests, sandboxClock } from './queries.ts'
import { type Played, sandboxResource } from './resource.ts'

export const getSandboxClock: Handler<'getSandboxClock'> = async (_input, call) => document(call)

export const advanceSandboxClock: Handler<'advanceSandboxClock'> = async ({ body }, call) => {
  const toMs = await target(body.data.attributes, call)
  if (!(await call.advanceSandbox(call.accountId, toMs))) throw sandboxBusy()
  return document(call)
}

const document = async (call: Call): Promise<Schemas['SandboxClockDocument']> => {
  const clock = await sandboxClock(call.pool, call.accountId)
  return {
    data: sandboxResource(call.accountId, clock, await playedIn(call)),
    links: { self: call.requestUrl },
  }
}

const SHOWN = 100

/** The journeys of the sandbox with all their moments. */
const playedIn = async ({ pool, accountId, registry }: Call): Promise<Played[]> => {
  const [requests, began] = await Promise.all([playedRequests(pool, accountId, SHOWN), journeysBegan(pool, accountId)])
  return requests.flatMap((request) => {
    const played = registry.played(request.normalized_number, began)
    return played ? [{ ...request, ...played }] : []
  })
}

type Attributes = Schemas['SandboxClockAdvance']['data']['attributes']

/** The instant to advance to, by the sandbox's clock. */
const target = async (attributes: Attributes, call: Call): Promise<number> => {
  const nowMs = (await sandboxClock(call.pool, call.accountId)).now.getTime()
  return targetMs(attributes, nowMs, (text) => momentNamed(text, attributes, call, nowMs))
}

const momentNamed = async (text: string, { request_number: number }: Attributes, call: Call, nowMs: number) => {
  const journeys = await playedIn(call)
  const wanted = number === undefined ? undefined : normalizeNumber(number)
  const journey = journeys.find((one) => wanted === undefined || one.normalized_number === wanted)
  if (!journey)
    throw wanted === undefined
      ? unprocessable(at('advance_to'), 'Track a number of the sandbox first: a moment belongs to its journey.')
      : unprocessable(at('request_number'), 'This number is not tracked in the sandbox.')
  const ms = momentMs(text, journey.moments, nowMs)
  if (typeof ms === 'number') return ms
  const names = [...new Set(journey.moments.filter(({ atMs }) => atMs > nowMs).map(({ name }) => name))]
  throw unprocessable(
    at('advance_to'),
    `${JSON.stringify(text)} ${why[ms](journey.request_number)} To come: ${names.join(', ') || 'nothing'}.`,
  )
}

const why: Record<MomentProblem, (number: string) => string> = {
  unreadable: () =>
    'is neither an instant with its offset (2026-05-04T00:00:00Z) nor a moment with an offset in days or hours (lfd-1d, empty_return+2h).',
  unknown: (number) => `is not a moment in the journey of ${number}.`,
  past: (number) => `is over in the journey of ${number}.`,
}

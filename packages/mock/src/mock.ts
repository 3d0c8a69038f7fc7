import { ApiError } from '@boxtrail/protocol/errors'
import { answer, type MockRequest, operationFor } from './answers/answer.ts'
import { createPlans, type Failure } from './answers/failures.ts'
import { createLimits } from './answers/limit.ts'
import type { MockAnswer } from './answers/mock-answer.ts'
import { refusal } from './answers/refusal.ts'
import { openStream } from './answers/stream.ts'
import { written } from './answers/written.ts'
import { contract } from './contract.ts'
import { control, isControl } from './control.ts'
import { deliverFrom } from './deliveries/deliver.ts'
import { fileAnswer, isFile } from './files.ts'
import { asksForAnswer, readPrefer } from './prefer.ts'
import { chosenByContract, type Negotiate } from './prism.ts'
import { readBytes } from './read-bytes.ts'
import type { BaseOptions } from './world/base.ts'
import type { World } from './world/world.ts'
import { createWorlds, nameIn, type Worlds } from './world/worlds.ts'

/** A call and its response. */
export interface RecordedCall {
  method: string
  /** The path, such as `/v2/containers`. */
  path: string
  query: Record<string, string>
  requestBody: unknown
  status: number
  responseBody: unknown
}

export interface MockParts extends BaseOptions {
  /** Which calls fail. */
  failures?: readonly Failure[] | undefined
  /** The calls per minute that are accepted before others are refused with 429; no limit by default. */
  callsPerMinute?: number | undefined
  /** Called after each request that was answered from the records. */
  record?: ((call: RecordedCall) => void) | undefined
  /** Answers requests with a preference; by default with the contract's examples. */
  negotiate?: Negotiate
  /** The origin of the mock's own URL; by default that of each request. */
  origin?: () => string
  /** Whether notifications are sent to webhooks. */
  delivers?: boolean
}

/** Records in memory behind the API, independent of whether a server, MSW or `fetch` serves them. */
export interface Mock {
  worlds: Worlds
  /** Answers a request of the API, or one that controls the mock itself. */
  respond(request: Request): Promise<Response>
  /** Replaces the planned failures of a world. */
  fail(world: string, failures: readonly Failure[]): void
  /** Deletes a world with everything planned for it. */
  remove(world: string): void
}

export const createMock = (parts: MockParts = {}): Mock => {
  const worlds = createWorlds(parts)
  const delivering = new WeakSet<World>()
  const { failures = [], negotiate = chosenByContract } = parts
  const limits = createLimits(parts.callsPerMinute)
  const plans = createPlans(failures)

  const worldOf = (request: Request): World => {
    const world = worlds.find(nameIn(request.headers))
    if (!delivering.has(world)) {
      delivering.add(world)
      deliverFrom(world, parts.delivers ?? false)
    }
    return world
  }
  const answerFromRecords = async (sent: MockRequest, world: World, origin: string): Promise<Response> => {
    const { name } = world
    const limit = limits.of(name)
    const stream = openStream(sent, world)
    const given = await answer(sent, { world, origin, failures: plans.of(name), ...(limit ? { limit } : {}) })
    if (stream && given.status === 200) return stream
    parts.record?.(await recorded(sent, given))
    return responseOf(given)
  }

  const mock: Mock = {
    worlds,
    fail: plans.set,
    remove: (name) => {
      worlds.remove(name)
      plans.forget(name)
      limits.forget(name)
    },
    respond: refusing(async (request) => {
      const { pathname, search, origin } = new URL(request.url)
      if (pathname === '/openapi.json') return Response.json(contract)
      if (isControl(pathname)) return control(request, pathname, mock)
      if (isFile(pathname)) return fileAnswer(request, pathname, worlds)
      const sent: MockRequest = {
        method: request.method,
        path: pathname,
        search: search.slice(1),
        headers: request.headers,
        read: bodyOf(request),
      }
      const preference = readPrefer(request.headers.get('prefer'))
      if (preference.waitMs) await new Promise((resolve) => setTimeout(resolve, preference.waitMs))
      const operation = asksForAnswer(preference) ? operationFor(sent) : undefined
      if (operation) return responseOf(await negotiate(operation, preference))
      return answerFromRecords(sent, worldOf(request), parts.origin?.() ?? origin)
    }),
  }
  return mock
}

/** Errors of the API that are thrown become the response. */
const refusing =
  (respond: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    try {
      return await respond(request)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return responseOf(refusal(error))
    }
  }

/** Read only once, and kept for whatever records calls. */
const bodyOf = (request: Request): MockRequest['read'] => {
  let reading: Promise<Uint8Array | undefined> | undefined
  return (maxBytes) => {
    reading ??= readBytes(request, maxBytes)
    return reading
  }
}

const responseOf = ({ status, headers, body }: MockAnswer): Response =>
  new Response(body === undefined ? null : written(headers['content-type'], body), { status, headers })

const recorded = async (sent: MockRequest, { status, body }: MockAnswer): Promise<RecordedCall> => {
  const bytes = sent.method === 'GET' ? undefined : await sent.read(0)
  return {
    method: sent.method,
    path: sent.path,
    query: Object.fromEntries(new URLSearchParams(sent.search)),
    requestBody: bytes && parsed(new TextDecoder().decode(bytes)),
    status,
    responseBody: body,
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

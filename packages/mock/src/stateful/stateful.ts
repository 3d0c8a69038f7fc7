import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { OperationId } from '@boxtrail/contracts'
import { ApiError } from '@boxtrail/protocol/errors'
import { hasKey, operationFor } from '../answers/answer.ts'
import { createPlans } from '../answers/failures.ts'
import { createLimits } from '../answers/limit.ts'
import { failure } from '../answers/mock-answer.ts'
import { refusal } from '../answers/refusal.ts'
import { control, isControl } from '../control.ts'
import type { MockOptions } from '../options.ts'
import { asksForAnswer, readPrefer } from '../prefer.ts'
import { createPrism } from '../prism.ts'
import { allow } from '../serve/cors.ts'
import { headersOf } from '../serve/headers.ts'
import { asksForPage, requestOf, targetOf, unreadable } from '../serve/incoming.ts'
import { indexPage } from '../serve/index-page.ts'
import { close, listen } from '../serve/listen.ts'
import { sendAnswer } from '../serve/send.ts'
import { type RunningMock, sendResponse } from '../serve/server.ts'
import { checkedName, DEFAULT_WORLD, nameIn, WORLD_HEADER } from '../world/worlds.ts'
import { createKeyCheck } from './accepted-keys.ts'
import { createAccounts } from './accounts.ts'
import { controlAccounts, NO_FORK, ofRecords } from './controlled.ts'
import { findService } from './find-service.ts'
import { forward } from './forward.ts'
import { startService } from './service-process.ts'

/** The API key of the demo account, which is the same after every start. */
const STATEFUL_KEY = 'boxtrail-mock-stateful-key'

export interface StatefulMock extends RunningMock {
  /** A key that is accepted. */
  apiKey: string
  /** Resets to the initial state: an empty database with the journeys of the demo account. */
  reset(): Promise<void>
}

/** Serves the real service with simulated lines at an address that remains the same after a reset. */
export async function startStateful(options: MockOptions = {}): Promise<StatefulMock> {
  refuseRecords(options)
  const { port = 4010, host = '127.0.0.1', failures = [], callsPerMinute } = options
  const plans = createPlans(failures)
  const limits = createLimits(callsPerMinute)
  const service = await findService()
  const negotiate = createPrism()
  let dataDir = ''
  const begin = async () => {
    const started = await startService(service, { apiKey: STATEFUL_KEY, publicUrl: url })
    dataDir = started.dataDir
    return { ...started, accounts: createAccounts(service, () => dataDir), accepts: createKeyCheck(started.url) }
  }
  const reset = async () => {
    const last = running
    running = last.then(({ stop }) => stop()).then(begin)
    await running
  }
  const accounts = async () => (await running).accounts
  const controlled = controlAccounts({ accounts, reset, plans, limits })

  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: Error) => sendAnswer(outgoing, answerTo(error)))
  })
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = 'GET' } = incoming
    if (method === 'OPTIONS') return allow(incoming, outgoing)
    if (asksForPage(incoming)) return showPage(outgoing, url)
    const headers = headersOf(incoming)
    const target = targetOf(incoming)
    if (target === undefined) return sendAnswer(outgoing, unreadable)
    const [path = '', search = ''] = target.split(/\?(.*)/s)
    const preference = readPrefer(headers.get('prefer'))
    if (preference.waitMs) await new Promise((resolve) => setTimeout(resolve, preference.waitMs))
    if (isControl(path))
      return sendResponse(outgoing, await control(requestOf(incoming, url)!, path, controlled), method)
    const operation = operationFor({ method, path })
    if (asksForAnswer(preference) && operation) return sendAnswer(outgoing, await negotiate(operation, preference))
    const world = checkedName(nameIn(headers))
    // Calls during a reset wait for the new service.
    const { url: address, accounts, accepts } = await running
    // Calls that the service refuses for their key do not count for the rate limit. Worlds accept any key.
    const isRight = world === DEFAULT_WORLD ? accepts : () => true
    const isStranger =
      operation !== undefined && !(hasKey({ headers, search }) && (await isRight(headers.get('authorization'))))
    const id = isStranger ? undefined : (operation?.id as OperationId | undefined)
    const added = (id && limits.of(world)?.take(id)) ?? {}
    try {
      if (id) plans.of(world).refuse(id)
    } catch (error) {
      return sendAnswer(outgoing, answerTo(error as Error, added))
    }
    if (world !== DEFAULT_WORLD && !isStranger) incoming.headers.authorization = `Token ${await accounts.keyOf(world)}`
    await forward({ url: address, target, headers: added }, incoming, outgoing)
  }
  // Links in responses need the address that pages call, so it must be known before the service starts.
  const url = await listen(server, port, host)
  let running = begin()
  await running.catch(async (error) => {
    await close(server)
    throw error
  })
  return {
    url,
    engine: 'the service',
    apiKey: STATEFUL_KEY,
    world: (name) => ({
      name: checkedName(name),
      headers: { [WORLD_HEADER]: name },
      apiKey: `world-${name}`,
      reset: async () => void (await controlled.worlds.reset(name)),
      fork: () => {
        throw new Error(NO_FORK)
      },
      fail: (planned) => plans.set(name, planned),
    }),
    reset,
    close: async () => {
      await close(server)
      await (await running).stop()
    },
  }
}

const showPage = (outgoing: ServerResponse, url: string): void => {
  outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  outgoing.end(indexPage(url, STATEFUL_KEY))
}

const refuseRecords = ({ seed, record }: MockOptions): void => {
  if (seed) throw new Error(ofRecords('seed'))
  if (record) throw new Error(ofRecords('record'))
}

const answerTo = (error: Error, before: Record<string, string> = {}) =>
  error instanceof ApiError ? refusal(error, { 'cache-control': 'no-store', ...before }) : failure(502, error.message)

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { OperationId } from '@boxtrail/contracts'
import { ApiError } from '@boxtrail/protocol/errors'
import { operationFor } from '../answers/answer.ts'
import { createPlans } from '../answers/failures.ts'
import { failure } from '../answers/mock-answer.ts'
import { refusal } from '../answers/refusal.ts'
import type { MockOptions } from '../options.ts'
import { asksForAnswer, readPrefer } from '../prefer.ts'
import { createPrism } from '../prism.ts'
import { allow, CORS } from '../serve/cors.ts'
import { headersOf } from '../serve/headers.ts'
import { indexPage } from '../serve/index-page.ts'
import { close, listen } from '../serve/listen.ts'
import { sendAnswer } from '../serve/send.ts'
import type { RunningMock } from '../serve/server.ts'
import { checkedName, DEFAULT_WORLD, nameIn, WORLD_HEADER } from '../world/worlds.ts'
import { createAccounts } from './accounts.ts'
import { findService } from './find-service.ts'
import { startService } from './service-process.ts'

/** What the demo account is called with, on every start. */
const STATEFUL_KEY = 'boxtrail-mock-stateful-key'

export interface StatefulMock extends RunningMock {
  /** A key that is accepted. */
  apiKey: string
  /** Back to how it began: an empty database with the journeys of the demo account. */
  reset(): Promise<void>
}

/** Serves the real service with simulated lines behind one address that stays the same when it is reset. */
export async function startStateful({
  port = 4010,
  host = '127.0.0.1',
  failures = [],
}: MockOptions = {}): Promise<StatefulMock> {
  const service = await findService()
  const negotiate = createPrism()
  let dataDir = ''
  const plans = createPlans(failures)
  const begin = async () => {
    const started = await startService(service, { apiKey: STATEFUL_KEY, publicUrl: url })
    dataDir = started.dataDir
    return { ...started, accounts: createAccounts(service, () => dataDir) }
  }
  const reset = async () => {
    const last = running
    running = last.then(({ stop }) => stop()).then(begin)
    await running
  }

  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: Error) => sendAnswer(outgoing, answerTo(error)))
  })
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = 'GET', url: target = '/' } = incoming
    if (method === 'OPTIONS') return allow(incoming, outgoing)
    if (target === '/') {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      return void outgoing.end(indexPage(url, STATEFUL_KEY))
    }
    const headers = headersOf(incoming)
    const preference = readPrefer(headers.get('prefer'))
    if (preference.waitMs) await new Promise((resolve) => setTimeout(resolve, preference.waitMs))
    const operation = operationFor({ method, path: target.split('?')[0]! })
    if (asksForAnswer(preference) && operation) return sendAnswer(outgoing, await negotiate(operation, preference))
    const world = checkedName(nameIn(headers))
    if (method === 'POST' && target === '/reset') {
      if (world === DEFAULT_WORLD) await reset()
      else (await running).accounts.forget(world)
      return sendAnswer(outgoing, { status: 204, headers: {}, body: undefined })
    }
    // What arrives during a reset waits for the new service.
    if (operation) plans.of(world).refuse(operation.id as OperationId)
    const { url: address, accounts } = await running
    if (world !== DEFAULT_WORLD) incoming.headers.authorization = `Token ${await accounts.keyOf(world)}`
    await forward(address, incoming, outgoing)
  }
  // Links in answers lead to the address that pages may call, so it is known before the service starts.
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
      reset: async () => (name === DEFAULT_WORLD ? reset() : (await running).accounts.forget(name)),
      fork: () => {
        throw new Error('An account of the service cannot be copied. Without --stateful, worlds can.')
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

const answerTo = (error: Error) => (error instanceof ApiError ? refusal(error) : failure(502, error.message))

/** Passes a call on as it is, in both directions. */
const forward = (url: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> =>
  new Promise((resolve, reject) => {
    const { method, headers } = incoming
    const passed = request(new URL(incoming.url!, url), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, { ...answer.headers, ...CORS })
      answer.pipe(outgoing).once('close', resolve)
    })
    passed.once('error', reject)
    outgoing.once('close', () => passed.destroy())
    incoming.pipe(passed)
  })

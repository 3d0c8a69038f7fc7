import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { failure, send, sendPage } from './answers.ts'
import { allow, CORS } from './cors.ts'
import { findService } from './find-service.ts'
import { indexPage } from './index-page.ts'
import { close, listen } from './listen.ts'
import type { MockOptions, RunningMock } from './server.ts'
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
export async function startStateful({ port = 4010, host = '127.0.0.1' }: MockOptions = {}): Promise<StatefulMock> {
  const service = await findService()
  const start = () => startService(service, { apiKey: STATEFUL_KEY, publicUrl: url })
  const reset = async () => {
    const last = running
    running = last.then(({ stop }) => stop()).then(start)
    await running
  }

  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: Error) => send(outgoing, failure(502, error.message)))
  })
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    if (incoming.method === 'OPTIONS') return allow(incoming, outgoing)
    if (incoming.url === '/') return sendPage(outgoing, indexPage(url, STATEFUL_KEY))
    if (incoming.url === '/reset' && incoming.method === 'POST') {
      await reset()
      return send(outgoing, { status: 204, headers: {}, body: undefined })
    }
    // What arrives during a reset waits for the new service.
    await forward((await running).url, incoming, outgoing)
  }
  // Links in answers lead to the address that pages may call, so it is known before the service starts.
  const url = await listen(server, port, host)
  let running = start()
  await running.catch(async (error) => {
    await close(server)
    throw error
  })
  return {
    url,
    engine: 'the service',
    apiKey: STATEFUL_KEY,
    reset,
    close: async () => {
      await close(server)
      await (await running).stop()
    },
  }
}

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

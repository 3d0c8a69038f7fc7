import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createMock } from '../mock.ts'
import { type MockWorld, worldOf } from '../mock-world.ts'
import type { MockOptions } from '../options.ts'
import { createPrism } from '../prism.ts'
import { DEFAULT_WORLD } from '../world/worlds.ts'
import { allow, CORS } from './cors.ts'
import { asksForPage, requestOf, unreadable } from './incoming.ts'
import { indexPage } from './index-page.ts'
import { close, listen } from './listen.ts'
import { sendAnswer } from './send.ts'

export interface RunningMock {
  /** The base URL without `/v2`: the `baseUrl` of a client. */
  url: string
  /** What answers the requests. */
  engine: string
  /** The world of this name, which is created when it is first named. */
  world(name: string): MockWorld
  /** Resets the world of calls that name none. */
  reset(): void | Promise<void>
  close(): Promise<void>
}

/** Serves records in memory over HTTP, with a page at `/` that lists the operations. */
export async function startMock(options: MockOptions = {}): Promise<RunningMock> {
  const { port = 4010, host = '127.0.0.1', ...parts } = options
  const mock = createMock({ ...parts, negotiate: createPrism(), origin: () => url, delivers: true })
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: Error) => {
      if (!outgoing.headersSent) outgoing.writeHead(500, { ...CORS, 'content-type': 'text/plain' })
      outgoing.end(String(error.stack))
    })
  })
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    if (incoming.method === 'OPTIONS') return allow(incoming, outgoing)
    if (asksForPage(incoming)) {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      return void outgoing.end(indexPage(url))
    }
    const request = requestOf(incoming, url)
    if (!request) return sendAnswer(outgoing, unreadable)
    await sendResponse(outgoing, await mock.respond(request), incoming.method)
  }
  const url = await listen(server, port, host)
  return {
    url,
    engine: 'records in memory, and Prism',
    world: (name) => worldOf(name, mock),
    reset: () => void mock.worlds.reset(DEFAULT_WORLD),
    close: () => close(server),
  }
}

/** Sends a response as it arrives, with the headers that let pages read it. */
export const sendResponse = async (outgoing: ServerResponse, answer: Response, method = 'GET'): Promise<void> => {
  outgoing.writeHead(answer.status, { ...CORS, ...Object.fromEntries(answer.headers) })
  if (!answer.body || method === 'HEAD') return void outgoing.end()
  if (/event-stream/.test(answer.headers.get('content-type') ?? '')) {
    outgoing.flushHeaders()
    return pipeline(Readable.fromWeb(answer.body as never), outgoing).catch(() => {})
  }
  outgoing.end(Buffer.from(await answer.arrayBuffer()))
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { failure, send, sendPage } from './answers.ts'
import { BASE_PATH, type Method } from './contract.ts'
import { allow } from './cors.ts'
import { indexPage } from './index-page.ts'
import { close, listen } from './listen.ts'
import { readPrefer } from './prefer.ts'
import { createPrism, type MockRequest } from './prism.ts'

export interface MockOptions {
  /** 4010 unless given; 0 takes one that is free. */
  port?: number
  /** 127.0.0.1 unless given, so that only programs on this machine reach it. */
  host?: string
}

export interface RunningMock {
  /** Where it answers, without `/v2`: the `baseUrl` of a client. */
  url: string
  /** What answers. */
  engine: string
  close(): Promise<void>
}

/** As much as the largest document that the service takes. */
const MAX_BYTES = 32 << 20

/** Serves the contract's examples on HTTP, with a page at `/` that lists what can be called. */
export async function startMock({ port = 4010, host = '127.0.0.1' }: MockOptions = {}): Promise<RunningMock> {
  const { answer, version } = await createPrism()
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: Error) =>
      send(outgoing, error instanceof TooLarge ? failure(413, error.message) : failure(500, String(error.stack))),
    )
  })

  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://mock')
    if (incoming.method === 'OPTIONS') return allow(incoming, outgoing)
    if (pathname === '/') return sendPage(outgoing, indexPage(url))
    if (!pathname.startsWith(`${BASE_PATH}/`))
      return send(outgoing, failure(404, `The API begins at ${BASE_PATH}; the page at / lists its operations.`))
    const request: MockRequest = {
      method: methodOf(incoming),
      path: pathname.slice(BASE_PATH.length),
      query: valuesOf(searchParams),
      headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
      body: await bodyOf(incoming),
    }
    send(outgoing, await answer(request, readPrefer(request.headers.prefer)))
  }

  const url = await listen(server, port, host)
  return { url, engine: `Prism ${version}`, close: () => close(server) }
}

const methodOf = ({ method = 'GET' }: IncomingMessage): Method =>
  (method === 'HEAD' ? 'get' : method.toLowerCase()) as Method

const valuesOf = (given: URLSearchParams): MockRequest['query'] =>
  Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const values = given.getAll(name)
      return [name, values.length === 1 ? values[0]! : values]
    }),
  )

class TooLarge extends Error {}

/** JSON as what it says, anything else as text. What is no JSON stays text, which the contract then refuses. */
async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new TooLarge(`The mock accepts bodies of at most ${MAX_BYTES} bytes.`)
    chunks.push(chunk)
  }
  if (bytes === 0) return undefined
  const text = Buffer.concat(chunks).toString('utf8')
  if (!/json/.test(incoming.headers['content-type'] ?? '')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

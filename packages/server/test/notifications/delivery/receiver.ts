import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  url: (path: string) => string
  /** The requests received at a path, in order. */
  at: (path: string) => Received[]
  /** How a path responds; 200 by default. `hang` never responds. */
  answer: (path: string, answer: Answering) => void
  /** Resolves once this many requests have arrived at a path. */
  arrived: (path: string, count: number) => Promise<void>
}

type Answering =
  | 'hang'
  | 'reset'
  | ((response: ServerResponse, received: Received) => void)
  | { status: number; headers?: Record<string, string>; body?: string }

/** Starts a real HTTP server on the loopback interface. */
export const startReceiver = async (): Promise<Receiver> => {
  const received: Received[] = []
  const answers = new Map<string, Answering>()
  const waiting = new Set<() => void>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const one = { path: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() }
      received.push(one)
      for (const look of [...waiting]) look()
      const answer = answers.get(request.url!) ?? { status: 200, body: 'ok' }
      if (answer === 'reset') request.socket.destroy()
      else if (typeof answer === 'function') answer(response, one)
      else if (answer !== 'hang') response.writeHead(answer.status, answer.headers).end(answer.body ?? '')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const at = (path: string) => received.filter((one) => one.path === path)
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    at,
    answer: (path, answer) => void answers.set(path, answer),
    arrived: (path, count) =>
      new Promise((resolve) => {
        const look = () => {
          if (at(path).length < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
  }
}

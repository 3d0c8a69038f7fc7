import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

const asJson = { 'content-type': 'application/json' }

/** Sends an endless response slowly, until the client disconnects. */
const drip = (response: ServerResponse) => {
  response.writeHead(200, asJson).write('[')
  const timer = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(timer))
}

/** The ways in which a reachable line can be down. */
const answers = {
  hangs: () => {},
  resets: (response: ServerResponse) => void (response.socket as Socket).resetAndDestroy(),
  'answers 500': (response: ServerResponse) => void response.writeHead(500, asJson).end('{"statusCode":500}'),
  'answers 429': (response: ServerResponse) => void response.writeHead(429, asJson).end('{"statusCode":429}'),
  'shows a captcha, status 200': (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Are you human?</title>'),
  'cuts its JSON': (response: ServerResponse, whole: string) =>
    void response.writeHead(200, asJson).end(whole.slice(0, whole.length / 2)),
  drips: drip,
} satisfies Record<string, (response: ServerResponse, whole: string) => void>

/** `refuses`: the port is closed. */
export const ways = ['refuses', ...Object.keys(answers)] as Way[]
export type Way = 'refuses' | keyof typeof answers

/** Starts a shipping line on a local socket, which is healthy until `falls` is called. */
export const startLine = async (whole: (number: string) => string) => {
  let way: Way | null = null
  const server = createServer((request, response) => {
    const number = new URL(request.url!, 'http://line').searchParams.get('transportDocumentReference')!
    if (way === null || way === 'refuses') response.writeHead(200, asJson).end(whole(number))
    else answers[way](response, whole(number))
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close,
    falls: async (next: Way) => {
      way = next
      if (way === 'refuses') await close()
    },
    recovers: async () => {
      if (way === 'refuses') await listen(port)
      way = null
    },
  }
}

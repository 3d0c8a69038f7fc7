import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHandler } from '@boxtrail/mcp'
import { getRequestListener } from '@hono/node-server'
import { createFixture } from './fixture.ts'

export interface Served {
  url: string
  close: () => Promise<void>
}

const listening = async (server: Server): Promise<Served> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, close }
}

/** Serves the fixture with the product's handler. The suite sends no credentials. */
export const serveFixture = (): Promise<Served> => {
  const handle = createHandler({ baseUrl: 'http://localhost', create: createFixture })
  const fetch = async (incoming: Request) => {
    const headers = new Headers(incoming.headers)
    headers.set('Authorization', 'Token none')
    return handle(new Request(incoming, { headers }))
  }
  return listening(createServer(getRequestListener(fetch)))
}

/** A proxy of the service that adds a key to requests without one; host and origin headers are passed on unchanged. */
export const withKey = (serviceUrl: string, apiKey: string): Promise<Served> =>
  listening(
    createServer((incoming, outgoing) => {
      const { method, headers } = incoming
      const given = { authorization: `Token ${apiKey}`, ...headers }
      const passed = request(new URL(incoming.url!, serviceUrl), { method, headers: given }, (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(outgoing)
      })
      passed.once('error', () => outgoing.destroy())
      outgoing.once('close', () => passed.destroy())
      incoming.pipe(passed)
    }),
  )
